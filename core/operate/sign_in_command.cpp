#include "core/operate/sign_in_command.h"

#include "core/access/person_name.h"
#include "core/access/sign_in.h"
#include "core/store/person_table.h"

namespace ack::operate {
namespace {

/// The name somebody typed may be a password in the wrong field: it is written down only where a person is called so.
Result<std::string> knownName(store::Connection& connection, std::int64_t person) {
  if (person == 0) return std::string("somebody");
  auto row = store::PersonTable(connection).byId(person);
  if (!row) return std::move(row).error();
  return *row ? (*row)->name : std::string("somebody");
}

Error toldToEverybody(const access::SignInOutcome& outcome) {
  if (outcome.whyNot == "too many failures")
    return {ErrorCode::refused, "too many failures: try again in " + std::to_string(outcome.wait.count()) + " s"};
  return {ErrorCode::refused, "name or password is wrong"};
}

}  // namespace

Result<std::string> signIn(const Desk& desk, const Caller& caller, std::string_view name, std::string_view password,
                           const crypto::ScryptCost& cost) {
  auto candidate = access::findCandidate(desk.connection, name);
  if (!candidate) return std::move(candidate).error();
  const auto matched = access::match(std::move(*candidate), password, cost, desk.random);

  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  auto outcome =
      access::settleSignIn(desk.connection, matched, caller.via, desk.sessionLimits, desk.random, desk.clock.now());
  if (!outcome) return std::move(outcome).error();
  auto who = knownName(desk.connection, outcome->person);
  if (!who) return std::move(who).error();
  audit::Deed deed;
  deed.action = "sign_in";
  // Whoever failed is known by the account only: the name is whom they tried to be.
  deed.actor = outcome->token ? *who : caller.account;
  deed.targets = {*who};
  deed.via = caller.via;
  deed.whyNot = outcome->whyNot;
  if (auto committed = commitWith(desk, deed); !committed) return std::move(committed).error();
  if (!outcome->token) return toldToEverybody(*outcome);
  return std::move(*outcome->token);
}

Result<void> checkHolder(const Desk& desk, const Caller& caller, std::string_view name) {
  const auto state = access::SessionKeeper(desk.connection, desk.sessionLimits).look(caller.token, desk.clock.now());
  if (!state) return state.error();
  const std::string& holder = state->holder.name;
  const std::string key = access::personKey(name);
  if (holder.empty() || access::personKey(holder) == key) return {};
  auto named = store::PersonTable(desk.connection).find(key);
  if (!named) return std::move(named).error();
  audit::Deed deed;
  deed.action = "sign_in";
  deed.targets = {*named ? (*named)->name : std::string("somebody")};
  return recordRefusal(desk, caller, std::move(deed),
                       {ErrorCode::refused, "the token is of a session of " + holder +
                                                ", not of whom --as names: name " + holder +
                                                ", or give the other's password or token"});
}

Result<void> signOut(const Desk& desk, const Caller& caller) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  access::SessionKeeper sessions(desk.connection, desk.sessionLimits);
  const auto person = sessions.personOf(caller.token);
  if (!person) return person.error();
  if (*person == 0) return {};
  auto who = knownName(desk.connection, *person);
  if (!who) return std::move(who).error();
  if (auto ended = sessions.end(caller.token); !ended) return ended;
  audit::Deed deed;
  deed.action = "sign_out";
  deed.actor = std::move(*who);
  deed.via = caller.via;
  return commitWith(desk, deed);
}

}  // namespace ack::operate
