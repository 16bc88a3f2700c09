#pragma once
// "Encryption key": which key seals the stored payloads since when, how far a new one has taken over, and putting a
// new one in its place, by a reason. The same deeds as `acknowledgerd vault`.
#include "core/operate/vault_commands.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"

class QProgressBar;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
class FactsList;
}  // namespace ack::ui::widgets

namespace ack::ui::people {

/// Thread: gui.
class VaultCard final : public widgets::Card {
  Q_OBJECT
 public:
  /// `session` null: shows what present() is given.
  VaultCard(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);
  void refresh();
  void present(const operate::VaultView& view);
  void presentTrouble(const Error& error);

 private:
  void showProgress();
  void rotate();

  const style::Theme& m_theme;
  session::Session* m_session;
  operate::VaultView m_view;
  widgets::FactsList* m_facts;
  widgets::Banner* m_state;
  QProgressBar* m_progress;
  widgets::Button* m_rotate;
};

}  // namespace ack::ui::people
