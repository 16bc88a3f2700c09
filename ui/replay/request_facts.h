#pragma once
// At the right of a replay that was asked for: who asked and why, how fast it goes, until when it may be approved,
// what was decided, and for whoever may decide the field for their reason.
#include "core/query/replay_views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <optional>

class QGridLayout;

namespace ack::ui::widgets {
class Label;
class ReasonField;
}  // namespace ack::ui::widgets

namespace ack::ui::replay {

/// Thread: gui.
class RequestFacts final : public QWidget {
  Q_OBJECT
 public:
  explicit RequestFacts(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::ReplayView& view, UtcTime now, bool mayDecide);
  [[nodiscard]] widgets::ReasonField* reason() const { return m_reason; }

 private:
  void add(const QString& name, const QString& value, bool isMono = false);
  const style::Theme& m_theme;
  QGridLayout* m_grid;
  widgets::ReasonField* m_reason;
  QList<QWidget*> m_shown;
};

}  // namespace ack::ui::replay
