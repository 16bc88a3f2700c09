#include "core/operate/recover_commands.h"

#include "core/access/person_name.h"
#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/constant_time.h"
#include "core/crypto/digest.h"
#include "core/operate/last_of_role.h"
#include "core/store/fact_table.h"
#include "core/store/person_table.h"
#include "core/store/session_table.h"

#include <boost/json/object.hpp>

#include <algorithm>
#include <array>

namespace ack::operate {
namespace {

using access::Permission;
using access::Role;
using store::PersonRow;

constexpr std::string_view kFactRecovery = "recovery_token";
constexpr std::size_t kTokenBytes = 20;

std::string hashText(std::string_view text) {
  const auto digest = crypto::sha256(text);
  return base::toHex({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

/// What the fact keeps of a token, tied to the person and the time: "<hash> <person> <until>".
std::string keptOf(std::string_view token, std::int64_t person, std::int64_t untilUs) {
  return hashText(token) + ' ' + std::to_string(person) + ' ' + std::to_string(untilUs);
}

/// The person, where nobody else could set their password.
Result<PersonRow> whoNeedsIt(const Desk& desk, const std::string& name) {
  auto people = store::PersonTable(desk.connection).all();
  if (!people) return std::move(people).error();
  const std::string key = access::personKey(name);
  const auto person =
      std::find_if(people->begin(), people->end(), [&](const PersonRow& row) { return row.key == key; });
  if (person == people->end()) return Error{ErrorCode::notFound, "there is nobody called \"" + name + "\""};
  if (person->disabledAt != UtcTime{}) return Error{ErrorCode::refused, person->name + " is disabled"};
  if (!isActive(*person, Role::security) && !isActive(*person, Role::admin))
    return Error{ErrorCode::refused,
                 person->name + " is neither security officer nor admin; whoever manages people sets the password"};
  // An admin sets passwords only while there is no security officer (core/access/authority).
  const bool anyOfficer =
      std::any_of(people->begin(), people->end(), [](const PersonRow& row) { return isActive(row, Role::security); });
  const auto helper = std::find_if(people->begin(), people->end(), [&](const PersonRow& row) {
    return row.id != person->id && isActive(row, anyOfficer ? Role::security : Role::admin);
  });
  if (helper != people->end())
    return Error{ErrorCode::refused, helper->name + " can set the password of " + person->name};
  return std::move(*person);
}

/// Until when the token counts; refused where it is none of this person's.
Result<void> checkToken(const Desk& desk, const PersonRow& person, std::string_view token, UtcTime now) {
  const Error wrong{ErrorCode::refused, "the recovery token is wrong, was used, or is older than an hour"};
  const auto kept = store::FactTable(desk.connection).get(kFactRecovery);
  if (!kept) return kept.error();
  if (!*kept) return wrong;
  const std::size_t last = (*kept)->rfind(' ');
  if (last == std::string::npos) return wrong;
  const std::int64_t untilUs = std::strtoll((*kept)->c_str() + last, nullptr, 10);
  if (!crypto::equalConstantTime(**kept, keptOf(token, person.id, untilUs)) || toMicros(now) >= untilUs) return wrong;
  return {};
}

audit::Deed deedOf(std::string action, const std::string& name, std::string reason) {
  audit::Deed deed;
  deed.action = std::move(action);
  deed.targets = {name};
  deed.reason = std::move(reason);
  return deed;
}

}  // namespace

Result<std::string> RecoverCommands::makeToken(const Caller& caller, const std::string& name) {
  std::array<std::byte, kTokenBytes> bytes{};
  m_desk.random.fill(bytes);
  std::string token = base::toBase64Url({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  const Caller account{{}, caller.account, caller.via};
  auto made = perform(
      m_desk, account, Permission::configure,
      deedOf("user.recovery_token", name, "asked for by the account of the operating system"),
      [&](const access::Actor&, UtcTime now) -> Result<Change> {
        const auto person = whoNeedsIt(m_desk, name);
        if (!person) return person.error();
        const UtcTime until = now + kRecoveryTokenLife;
        auto kept =
            store::FactTable(m_desk.connection).set(kFactRecovery, keptOf(token, person->id, toMicros(until)));
        if (!kept) return std::move(kept).error();
        return Change{nullptr, boost::json::object{{"until", base::toRfc3339(until)}}, {}};
      });
  if (!made) return std::move(made).error();
  return token;
}

Result<void> RecoverCommands::recover(const Caller& caller, const std::string& name, std::string_view token,
                                      std::string_view password) {
  if (auto good = access::checkPassword(password, name); !good) return good;
  auto hash = crypto::hashPassword(password, m_cost, m_desk.random);
  if (!hash) return std::move(hash).error();
  const Caller account{{}, caller.account, caller.via};
  return perform(m_desk, account, Permission::configure,
                 deedOf("user.recover", name, "recovered by the account of the operating system"),
                 [&](const access::Actor&, UtcTime now) -> Result<Change> {
                   auto person = whoNeedsIt(m_desk, name);
                   if (!person) return std::move(person).error();
                   if (auto right = checkToken(m_desk, *person, token, now); !right) return std::move(right).error();
                   auto spent = store::FactTable(m_desk.connection).set(kFactRecovery, "spent");
                   if (!spent) return std::move(spent).error();
                   person->password = *hash;
                   person->passwordSetAt = now;
                   auto updated = store::PersonTable(m_desk.connection).update(*person);
                   if (!updated) return std::move(updated).error();
                   auto ended = store::SessionTable(m_desk.connection).removeOf(person->id);
                   if (!ended) return std::move(ended).error();
                   const auto digest = crypto::sha256(person->key);
                   auto forgotten = store::SignInFailureTable(m_desk.connection)
                                        .remove({reinterpret_cast<const char*>(digest.data()), digest.size()});
                   if (!forgotten) return std::move(forgotten).error();
                   const auto role = access::roleFromNumber(person->role);
                   return Change{nullptr,
                                 boost::json::object{{"role", role ? access::toText(*role) : std::string_view()},
                                                     {"password_set", true},
                                                     {"sessions", "ended"}},
                                 {}};
                 });
}

}  // namespace ack::operate
