#pragma once
// The people of the store: who there is, in what role, and what may be done about it. For those who manage people;
// everybody else is told whom to ask.
#include "core/operate/people_commands.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
class Card;
class EmptyState;
}  // namespace ack::ui::widgets

namespace ack::ui::people {

/// Thread: gui.
class PeopleView final : public QWidget {
  Q_OBJECT
 public:
  /// `session` null: shows what present() is given. `cost` is that of new passwords.
  PeopleView(const style::Theme& theme, session::Session* session, crypto::ScryptCost cost,
             QWidget* parent = nullptr);
  /// Reads the list again, where whoever sits here may see it.
  void refresh();
  void present(const std::vector<operate::PersonView>& people);
  void presentTrouble(const Error& error);

 Q_SIGNALS:
  void countChanged(int people);

 private:
  /// A command of PeopleCommands on the operator thread.
  using Act =
      std::function<Result<void>(operate::PeopleCommands&, const operate::Caller&, const std::string& reason)>;
  QWidget* rowOf(const operate::PersonView& person);
  void showMenu(const operate::PersonView& person, QWidget* button);
  void add();
  void changeRole(const operate::PersonView& person);
  void setPassword(const operate::PersonView& person);
  void setDisabled(const operate::PersonView& person);
  void done(const QString& words);
  [[nodiscard]] std::function<Result<void>(const operate::Desk&, const operate::Caller&, const std::string&)>
  deed(Act act) const;

  const style::Theme& m_theme;
  session::Session* m_session;
  crypto::ScryptCost m_cost;
  widgets::Banner* m_message;
  widgets::Card* m_card;
  widgets::Button* m_add;
  QWidget* m_rows{nullptr};
  widgets::EmptyState* m_refused;
};

}  // namespace ack::ui::people
