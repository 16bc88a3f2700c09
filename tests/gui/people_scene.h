#pragma once
// A store with one person of each role, the door that a window opens it by, and a desk beside the window for what
// others do meanwhile.
#include "app/operator_desk.h"
#include "core/access/policy.h"
#include "core/operate/people_commands.h"
#include "tests/unit/query/filled_store.h"
#include "ui/session/session.h"

#include <QString>

#include <memory>
#include <string>

namespace ack::gui::test {

inline constexpr const char* kPassword = "correct horse";

/// ada is the admin, olga an operator, uwe in support, fay the founder, sam the security officer.
class PeopleScene {
 public:
  /// `people` false: a store that nobody has an account in.
  explicit PeopleScene(bool people = true);
  [[nodiscard]] query::test::FilledStore& store() { return m_store; }
  [[nodiscard]] ui::session::Door door() const;
  /// On the desk beside, signed in by name; an empty one is the account.
  [[nodiscard]] operate::Caller as(const std::string& name);
  [[nodiscard]] operate::PeopleCommands people();
  [[nodiscard]] operate::Desk desk() { return m_desk->desk(); }
  static QString nameOf(access::Role role);
  /// How many entries of the audit trail have this action; `refused` of them only.
  [[nodiscard]] int entries(const std::string& action, bool refused);

 private:
  base::SystemClock m_clock;
  query::test::FilledStore m_store;
  std::unique_ptr<app::OperatorDesk> m_desk;
};

}  // namespace ack::gui::test
