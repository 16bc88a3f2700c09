#include "core/operate/lock_command.h"

#include "core/access/sign_in.h"
#include "core/store/person_table.h"

namespace ack::operate {
namespace {

/// Whose session the caller holds, locked ones too; refused where it has ended.
Result<store::PersonRow> personOf(const Desk& desk, const Caller& caller) {
  const auto number = access::SessionKeeper(desk.connection, desk.sessionLimits).personOf(caller.token);
  if (!number) return number.error();
  auto row = store::PersonTable(desk.connection).byId(*number);
  if (!row) return std::move(row).error();
  if (!*row) return Error{ErrorCode::refused, "the session has ended: sign in again"};
  return std::move(**row);
}

audit::Deed deedOf(std::string action, const store::PersonRow& person, const Caller& caller) {
  audit::Deed deed;
  deed.action = std::move(action);
  deed.actor = person.name;
  deed.via = caller.via;
  return deed;
}

}  // namespace

Result<void> lockSession(const Desk& desk, const Caller& caller) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  const auto person = personOf(desk, caller);
  if (!person && person.error().code == ErrorCode::refused) return {};
  if (!person) return person.error();
  access::SessionKeeper sessions(desk.connection, desk.sessionLimits);
  if (auto locked = sessions.lock(caller.token, desk.clock.now()); !locked) return locked;
  return commitWith(desk, deedOf("lock", *person, caller));
}

Result<std::string> unlockSession(const Desk& desk, const Caller& caller, std::string_view password,
                                  const crypto::ScryptCost& cost) {
  const auto person = personOf(desk, caller);
  if (!person) return person.error();
  auto candidate = access::findCandidate(desk.connection, person->name);
  if (!candidate) return std::move(candidate).error();
  const auto matched = access::match(std::move(*candidate), password, cost, desk.random);

  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  // While the password was looked at, the session may have been ended elsewhere.
  if (const auto still = personOf(desk, caller); !still) return still.error();
  auto outcome =
      access::settleSignIn(desk.connection, matched, caller.via, desk.sessionLimits, desk.random, desk.clock.now());
  if (!outcome) return std::move(outcome).error();
  if (outcome->token) {
    access::SessionKeeper sessions(desk.connection, desk.sessionLimits);
    if (auto ended = sessions.end(caller.token); !ended) return std::move(ended).error();
  }
  audit::Deed deed = deedOf("unlock", *person, caller);
  // Whoever failed is known by the account only.
  if (!outcome->token) {
    deed.actor = caller.account;
    deed.targets = {person->name};
  }
  deed.whyNot = outcome->whyNot;
  if (auto committed = commitWith(desk, deed); !committed) return std::move(committed).error();
  if (outcome->token) return std::move(*outcome->token);
  return outcome->whyNot == "too many failures"
             ? Error{ErrorCode::refused,
                     "too many failures: try again in " + std::to_string(outcome->wait.count()) + " s"}
             : Error{ErrorCode::refused, "the password is wrong"};
}

Result<void> touchSession(const Desk& desk, const Caller& caller) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  access::SessionKeeper sessions(desk.connection, desk.sessionLimits);
  const auto actor = sessions.resume(caller.token, desk.clock.now());
  if (!actor) return actor.error();
  return desk.connection.commit();
}

Result<access::SessionState> lookAtSession(const Desk& desk, const Caller& caller) {
  return access::SessionKeeper(desk.connection, desk.sessionLimits).look(caller.token, desk.clock.now());
}

}  // namespace ack::operate
