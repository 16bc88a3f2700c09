#pragma once
// One provider's help page in the window: how to set it up, what is signed, how it is answered and when it sends
// again, each fact with where it was seen. The same sheet as `acknowledgerd providers KEY`.
#include "core/query/views.h"
#include "ui/style/theme.h"

#include <QWidget>

class QScrollArea;

namespace ack::ui::widgets {
class Card;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::sources {

/// Thread: gui.
class ProviderHelpView : public QWidget {
  Q_OBJECT
 public:
  explicit ProviderHelpView(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::ProviderView& provider);
  [[nodiscard]] QString provider() const { return m_provider; }

 Q_SIGNALS:
  void closed();

 private:
  const style::Theme& m_theme;
  QString m_provider;
  widgets::Card* m_card;
  QScrollArea* m_scroll;
};

}  // namespace ack::ui::sources
