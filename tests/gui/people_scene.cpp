#include "tests/gui/people_scene.h"

#include "app/guarded_reader.h"
#include "core/operate/sign_in_command.h"
#include "core/store/audit_table.h"

#include <QtGlobal>

namespace ack::gui::test {

using access::Role;

namespace {

constexpr crypto::ScryptCost kCheap{16, 1, 1};

operate::Caller account() { return {{}, "uid 1000 (tester)", "command line"}; }

}  // namespace

PeopleScene::PeopleScene(bool people) {
  m_store.clock.time = m_clock.now();
  auto desk = app::OperatorDesk::open(m_store.data(), m_clock, false);
  if (!desk) qFatal("%s", desk.error().message.c_str());
  m_desk = std::move(desk).value();
  if (!people) return;
  auto commands = this->people();
  const std::string token = commands.makeSetupToken(account()).value();
  if (auto claimed = commands.claim(account(), token, "ada", kPassword); !claimed) qFatal("claim");
  const operate::Caller ada = as("ada");
  for (const Role role : {Role::operations, Role::support, Role::founder, Role::security})
    if (auto made = commands.add(ada, nameOf(role).toStdString(), role, kPassword); !made)
      qFatal("%s", made.error().message.c_str());
}

QString PeopleScene::nameOf(Role role) {
  switch (role) {
  case Role::founder:
    return QStringLiteral("fay");
  case Role::support:
    return QStringLiteral("uwe");
  case Role::operations:
    return QStringLiteral("olga");
  case Role::security:
    return QStringLiteral("sam");
  case Role::admin:
    return QStringLiteral("ada");
  }
  return {};
}

ui::session::Door PeopleScene::door() const {
  auto kept = std::make_shared<std::unique_ptr<app::OperatorDesk>>();
  return {[kept, data = m_store.data(), clock = &m_clock]() -> Result<operate::Desk> {
            if (!*kept) {
              auto opened = app::OperatorDesk::open(data, *clock, false);
              if (!opened) return std::move(opened).error();
              *kept = std::move(opened).value();
            }
            return (*kept)->desk();
          },
          "uid 1000 (tester)", &m_clock,
          [data = m_store.data(), clock = &m_clock](std::function<operate::Caller()> who) {
            return app::openGuardedReader(data, *clock, std::make_shared<const query::test::FewProviders>(),
                                          std::move(who), false);
          }};
}

operate::Caller PeopleScene::as(const std::string& name) {
  auto token = operate::signIn(m_desk->desk(), account(), name, kPassword, kCheap);
  if (!token) qFatal("%s", token.error().message.c_str());
  return {*token, account().account, account().via};
}

operate::PeopleCommands PeopleScene::people() { return {m_desk->desk(), kCheap}; }

int PeopleScene::entries(const std::string& action, bool refused) {
  int found = 0;
  store::AuditTable table(m_desk->connection());
  const auto read = table.readAfter(0, 10'000, [&](const store::AuditRow& row) {
    if (row.action == action && (!refused || row.refused)) ++found;
    return true;
  });
  if (!read) qFatal("%s", read.error().message.c_str());
  return found;
}

}  // namespace ack::gui::test
