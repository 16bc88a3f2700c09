#pragma once
// "What I may do": every permission, whether the person before the window has it, and who else does, straight from
// the table that core asks.
#include "ui/shell/page.h"
#include "ui/style/theme.h"

class QVBoxLayout;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::rights {

/// Thread: gui. `session` null: as nobody in particular.
class RightsPage final : public shell::Page {
  Q_OBJECT
 public:
  RightsPage(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);
  [[nodiscard]] QString title() const override { return tr("What I may do"); }
  [[nodiscard]] access::Permission permission() const override { return access::Permission::viewFigures; }
  void setActive(bool active) override;

 private:
  void present();
  [[nodiscard]] QString who() const;
  QWidget* line(access::Permission permission, bool allowed) const;
  void addGroup(const QString& title, bool allowed);

  const style::Theme& m_theme;
  session::Session* m_session;
  QVBoxLayout* m_column;
  QWidget* m_content{nullptr};
};

}  // namespace ack::ui::rights
