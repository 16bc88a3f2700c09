#pragma once
// Holding a source's work and letting it go on, each by a reason: what arrives is accepted and stored all the while,
// and nothing of it is lost or spent.
#include "core/query/destinations.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <optional>

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
}  // namespace ack::ui::widgets

namespace ack::ui::sources {

/// Thread: gui. `session` must outlive it.
class SourceHold final : public QWidget {
  Q_OBJECT
 public:
  SourceHold(const style::Theme& theme, session::Session& session, QWidget* parent = nullptr);
  void setSource(const QString& name);
  void present(const std::optional<query::HoldView>& hold);

 private:
  void ask();
  void press();

  const style::Theme& m_theme;
  session::Session& m_session;
  QString m_name;
  std::optional<query::HoldView> m_hold;
  widgets::Banner* m_banner;
  widgets::Button* m_button;
};

}  // namespace ack::ui::sources
