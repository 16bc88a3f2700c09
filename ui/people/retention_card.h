#pragma once
// "What is kept, and how long": payloads of completed events and of dead letters, for all sources or one; what is
// kept for ever; and the last clean-up. Shorter applies at once, longer asks for a reason.
#include "core/operate/retention_commands.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"

class QSpinBox;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
class Chip;
}  // namespace ack::ui::widgets

namespace ack::ui::people {

/// Thread: gui.
class RetentionCard final : public widgets::Card {
  Q_OBJECT
 public:
  /// `session` null: shows what present() is given.
  RetentionCard(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);
  void refresh();
  void present(const operate::RetentionView& view);
  void presentTrouble(const Error& error);

 private:
  QSpinBox* addDays(const QString& name, const QString& what, const QString& key);
  void addForEver(const QString& name, const QString& what);
  void addFoot();
  void chooseSource();
  void showTerms();
  void showCleanUp();
  void edited();
  void save();
  void clearOwn();
  void cleanUp();
  void set(const domain::RetentionTerms& terms, bool longer);
  [[nodiscard]] domain::RetentionTerms shown() const;
  [[nodiscard]] domain::RetentionTerms inForce() const;

  const style::Theme& m_theme;
  session::Session* m_session;
  operate::RetentionView m_view;
  std::string m_source;  ///< empty: all without terms of their own
  widgets::Chip* m_scope;
  QSpinBox* m_completed;
  QSpinBox* m_dead;
  widgets::Button* m_save;
  widgets::Button* m_clear;
  widgets::Button* m_purge;
  widgets::Banner* m_cleaned;
  widgets::Banner* m_trouble;
  bool m_quiet{false};
};

}  // namespace ack::ui::people
