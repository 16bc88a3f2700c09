#include "core/operate/people_commands.h"

#include "core/access/person_name.h"
#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/crypto/digest.h"
#include "core/operate/last_of_role.h"
#include "core/operate/owners.h"
#include "core/operate/reason.h"
#include "core/operate/sign_in_command.h"
#include "core/store/fact_table.h"
#include "core/store/person_table.h"

#include <boost/json/object.hpp>

#include <algorithm>
#include <array>

namespace ack::operate {
namespace {

using access::Permission;
using access::Role;
using store::PersonRow;
using store::PersonTable;

constexpr std::string_view kFactSetup = "setup_token_sha256";
constexpr std::size_t kSetupBytes = 20;

std::string hashText(std::string_view text) {
  const auto digest = crypto::sha256(text);
  return base::toHex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

boost::json::object stateOf(const PersonRow& row) {
  const auto role = access::roleFromNumber(row.role);
  return {{"role", role ? access::toText(*role) : std::string_view("unknown")},
          {"disabled", row.disabledAt != UtcTime{}},
          {"password_set", !row.password.empty()}};
}

audit::Deed deedOf(std::string action, const std::string& name, std::string reason = {}) {
  audit::Deed deed;
  deed.action = std::move(action);
  if (!name.empty()) deed.targets = {name};
  deed.reason = std::move(reason);
  return deed;
}

Result<PersonRow> existing(PersonTable& table, const std::string& name) {
  auto row = table.find(access::personKey(name));
  if (!row) return std::move(row).error();
  if (!*row) return Error{ErrorCode::notFound, "there is nobody called \"" + name + "\""};
  return std::move(**row);
}

}  // namespace

Result<void> PeopleCommands::add(const Caller& caller, const std::string& name, Role role,
                                 std::string_view password) {
  // Before anything is judged: who may not is in the trail, whatever they gave. The deed asks again.
  if (auto allowed = permit(m_desk, caller, Permission::managePeople, deedOf("user.add", name), true); !allowed)
    return std::move(allowed).error();
  if (auto good = access::checkPersonName(name); !good) return good;
  if (auto good = access::checkPassword(password, name); !good) return good;
  auto hash = crypto::hashPassword(password, m_cost, m_desk.random);
  if (!hash) return std::move(hash).error();
  return perform(m_desk, caller, Permission::managePeople, deedOf("user.add", name),
                 [&](const access::Actor&, UtcTime now) -> Result<Change> {
                   PersonRow row{0, name, access::personKey(name), static_cast<int>(role), {}, now, *hash, now};
                   auto made = PersonTable(m_desk.connection).insert(row);
                   if (!made) return std::move(made).error();
                   return Change{nullptr, stateOf(row), {}};
                 });
}

Result<void> PeopleCommands::change(const Caller& caller, const std::string& action, const std::string& name,
                                    const std::string& reason, const ChangeRow& changeRow) {
  return perform(m_desk, caller, Permission::managePeople, deedOf(action, name, reason),
                 [&](const access::Actor&, UtcTime now) -> Result<Change> {
                   if (auto good = checkGivenReason(reason); !good) return std::move(good).error();
                   PersonTable table(m_desk.connection);
                   auto before = existing(table, name);
                   if (!before) return std::move(before).error();
                   PersonRow after = *before;
                   if (auto changed = changeRow(after, now); !changed) return std::move(changed).error();
                   if (auto updated = table.update(after); !updated) return std::move(updated).error();
                   if (auto kept = keepLastOfRole(table, {*before}); !kept) return std::move(kept).error();
                   if (after.disabledAt != UtcTime{} || after.password != before->password) {
                     auto ended = store::SessionTable(m_desk.connection).removeOf(after.id);
                     if (!ended) return std::move(ended).error();
                   }
                   boost::json::object state = stateOf(after);
                   if (after.disabledAt != UtcTime{} && before->disabledAt == UtcTime{}) {
                     auto passed = handOver(m_desk, after.name, now);
                     if (!passed) return std::move(passed).error();
                     state["letters_passed_on"] = *passed;
                     auto alerts = handOverAlerts(m_desk, after.name);
                     if (!alerts) return std::move(alerts).error();
                     state["alerts_passed_on"] = *alerts;
                   }
                   return Change{stateOf(*before), std::move(state), {}};
                 });
}

Result<void> PeopleCommands::setRole(const Caller& caller, const std::string& name, Role role,
                                     const std::string& reason) {
  return change(caller, "user.role", name, reason, [role](PersonRow& row, UtcTime) -> Result<void> {
    row.role = static_cast<int>(role);
    return {};
  });
}

Result<void> PeopleCommands::disable(const Caller& caller, const std::string& name, const std::string& reason) {
  return change(caller, "user.disable", name, reason, [](PersonRow& row, UtcTime now) -> Result<void> {
    if (row.disabledAt == UtcTime{}) row.disabledAt = now;
    return {};
  });
}

Result<void> PeopleCommands::enable(const Caller& caller, const std::string& name, const std::string& reason) {
  return change(caller, "user.enable", name, reason, [](PersonRow& row, UtcTime) -> Result<void> {
    row.disabledAt = {};
    return {};
  });
}

Result<void> PeopleCommands::putPassword(const Caller& caller, access::Permission permission, const std::string& name,
                                         const std::string& hash, bool own) {
  return perform(m_desk, caller, permission, deedOf("user.password", name),
                 [&](const access::Actor& who, UtcTime now) -> Result<Change> {
                   PersonTable table(m_desk.connection);
                   auto row = existing(table, name);
                   if (!row) return std::move(row).error();
                   if (own && who.person != row->id)
                     return Error{ErrorCode::conflict, "the session changed hands meanwhile: try again"};
                   if (!own && who.person == row->id)
                     return Error{ErrorCode::refused, "one's own password is changed by giving the present one"};
                   const PersonRow before = *row;
                   row->password = hash;
                   row->passwordSetAt = now;
                   if (auto updated = table.update(*row); !updated) return std::move(updated).error();
                   auto ended = store::SessionTable(m_desk.connection).removeOf(row->id);
                   if (!ended) return std::move(ended).error();
                   return Change{stateOf(before), stateOf(*row), {}};
                 });
}

Result<void> PeopleCommands::setPassword(const Caller& caller, const std::string& name, std::string_view password) {
  if (auto allowed = permit(m_desk, caller, Permission::managePeople, deedOf("user.password", name), true); !allowed)
    return std::move(allowed).error();
  if (auto good = access::checkPassword(password, name); !good) return good;
  auto hash = crypto::hashPassword(password, m_cost, m_desk.random);
  if (!hash) return std::move(hash).error();
  return putPassword(caller, Permission::managePeople, name, *hash, false);
}

Result<void> PeopleCommands::changeOwnPassword(const Caller& caller, std::string_view present,
                                               std::string_view password) {
  // Everybody may see figures: for one's own password it is enough to be somebody.
  const auto actor = permit(m_desk, caller, Permission::viewFigures, deedOf("user.password", "own"), true);
  if (!actor) return actor.error();
  if (actor->isAccount())
    return recordRefusal(m_desk, caller, deedOf("user.password", "own"),
                         {ErrorCode::refused, "without signing in nobody has a password here"});
  if (auto good = access::checkPassword(password, actor->name); !good) return good;
  auto hash = crypto::hashPassword(password, m_cost, m_desk.random);
  if (!hash) return std::move(hash).error();
  auto token = signIn(m_desk, caller, actor->name, present, m_cost);
  if (!token) return std::move(token).error();
  return putPassword({*token, caller.account, caller.via}, Permission::viewFigures, actor->name, *hash, true);
}

Result<std::vector<PersonView>> PeopleCommands::list(const Caller& caller) {
  if (auto allowed = permit(m_desk, caller, Permission::managePeople, deedOf("user.list", {}), true); !allowed)
    return std::move(allowed).error();
  auto rows = PersonTable(m_desk.connection).all();
  if (!rows) return std::move(rows).error();
  std::vector<PersonView> people;
  for (const PersonRow& row : *rows) {
    const auto role = access::roleFromNumber(row.role);
    if (!role) return Error{ErrorCode::corrupt, "the store knows no role " + std::to_string(row.role)};
    people.push_back({row.name, *role, row.disabledAt != UtcTime{}, row.createdAt, row.passwordSetAt});
  }
  return people;
}

Result<bool> PeopleCommands::hasPeople() {
  auto rows = PersonTable(m_desk.connection).all();
  if (!rows) return std::move(rows).error();
  return !rows->empty();
}

Result<bool> PeopleCommands::isNew() {
  auto token = store::FactTable(m_desk.connection).get(kFactSetup);
  if (!token) return std::move(token).error();
  auto some = hasPeople();
  if (!some) return some;
  return !*some && !*token;
}

Result<std::string> PeopleCommands::makeSetupToken(const Caller& caller) {
  std::array<std::byte, kSetupBytes> bytes{};
  m_desk.random.fill(bytes);
  std::string token = base::toBase64Url({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  const Caller account{{}, caller.account, caller.via};
  auto made = perform(m_desk, account, Permission::configure, deedOf("user.setup_token", "first admin"),
                      [&](const access::Actor&, UtcTime) -> Result<Change> {
                        store::PersonTable table(m_desk.connection);
                        auto some = hasActive(table, Role::admin);
                        if (!some) return std::move(some).error();
                        if (*some) return Error{ErrorCode::refused, "there is an admin already, who adds people"};
                        const std::string hash = hashText(token);
                        auto kept = store::FactTable(m_desk.connection).set(kFactSetup, hash);
                        if (!kept) return std::move(kept).error();
                        return Change{};
                      });
  if (!made) return std::move(made).error();
  return token;
}

Result<void> PeopleCommands::claim(const Caller& caller, std::string_view setupToken, const std::string& name,
                                   std::string_view password) {
  if (auto good = access::checkPersonName(name); !good) return good;
  if (auto good = access::checkPassword(password, name); !good) return good;
  auto hash = crypto::hashPassword(password, m_cost, m_desk.random);
  if (!hash) return std::move(hash).error();
  const Caller account{{}, caller.account, caller.via};
  return perform(m_desk, account, Permission::configure, deedOf("user.first_admin", name),
                 [&](const access::Actor&, UtcTime now) -> Result<Change> {
                   store::FactTable facts(m_desk.connection);
                   auto kept = facts.get(kFactSetup);
                   if (!kept) return std::move(kept).error();
                   store::PersonTable table(m_desk.connection);
                   // An apply file may have made other people meanwhile; what counts is that nobody is admin.
                   auto some = hasActive(table, Role::admin);
                   if (!some) return std::move(some).error();
                   if (*some || !*kept || !crypto::equalConstantTime(**kept, hashText(setupToken)))
                     return Error{ErrorCode::refused, "the set-up token is wrong or was used"};
                   if (auto spent = facts.set(kFactSetup, "spent"); !spent) return std::move(spent).error();
                   PersonRow row{0,     name, access::personKey(name), static_cast<int>(Role::admin), {}, now,
                                 *hash, now};
                   auto made = table.insert(row);
                   if (!made) return std::move(made).error();
                   return Change{nullptr, stateOf(row), {}};
                 });
}

}  // namespace ack::operate
