#include "core/operate/deed_frame.h"

#include "core/audit/signed_trail.h"
#include "core/base/kill_point.h"
#include "core/operate/last_of_role.h"
#include "core/operate/reason.h"
#include "core/store/person_table.h"

namespace ack::operate {
namespace {

using access::Actor;

Result<Actor> actorOf(const Desk& desk, const Caller& caller, UtcTime now, bool use) {
  if (caller.token.empty()) return access::accountActor(caller.account, caller.via);
  access::SessionKeeper sessions(desk.connection, desk.sessionLimits);
  return use ? sessions.resume(caller.token, now) : sessions.peek(caller.token, now);
}

void sign(audit::Deed& deed, const Caller& caller, const Result<Actor>& actor) {
  deed.via = caller.via;
  deed.actor = actor ? actor->name : caller.account;
  deed.role = actor && !actor->isAccount() ? std::string(access::toText(actor->role)) : std::string();
}

Result<void> commitEntry(const Desk& desk, const audit::Deed& deed, UtcTime now) {
  auto appended = audit::appendSigned(desk.connection, desk.vault, desk.random, deed, now);
  if (!appended) return appended;
  base::killPoint("deed.before_commit");
  if (auto committed = desk.connection.commit(); !committed) return std::move(committed).error();
  base::killPoint("deed.committed");
  audit::publishCheckpoints(desk.connection, desk.data);
  return {};
}

/// Of the disk, and no answer to what was asked. That the work found something corrupt is one, and is written down.
bool isOurDisk(ErrorCode code) noexcept {
  return code == ErrorCode::io || code == ErrorCode::full || code == ErrorCode::busy;
}

/// Nothing of the work stays; that it was refused does. Answers `why`.
Result<void> refuse(const Desk& desk, audit::Deed deed, const Error& why) {
  if (desk.connection.inTransaction()) desk.connection.rollback();
  if (isOurDisk(why.code)) return why;
  deed.whyNot = why.message;
  deed.reason = clippedReason(deed.reason);
  if (auto recorded = record(desk, deed); !recorded) return std::move(recorded).error();
  return why;
}

Result<void> mayDo(const Desk& desk, const Actor& actor, access::Permission permission) {
  store::PersonTable people(desk.connection);
  auto officer = hasActive(people, access::Role::security);
  if (!officer) return std::move(officer).error();
  return access::require(actor, permission, !*officer);
}

/// In a snapshot of its own; nothing is written.
Result<Actor> actorWhoMay(const Desk& desk, const Caller& caller, access::Permission permission, UtcTime now) {
  if (auto begun = desk.connection.beginRead(); !begun) return std::move(begun).error();
  auto actor = actorOf(desk, caller, now, false);
  const Result<void> allowed = actor ? mayDo(desk, *actor, permission) : Result<void>();
  desk.connection.rollback();
  if (!allowed) return allowed.error();
  return actor;
}

/// So that a session in use doesn't lock. Once a minute is enough, and a commit each.
Result<void> noteUse(const Desk& desk, const Caller& caller, UtcTime now) {
  access::SessionKeeper sessions(desk.connection, desk.sessionLimits);
  auto due = sessions.wantsUseNoted(caller.token, now);
  if (!due) return std::move(due).error();
  if (!*due) return {};
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  if (auto used = sessions.resume(caller.token, now); !used) return std::move(used).error();
  return desk.connection.commit();
}

}  // namespace

Result<void> mayAlso(const Desk& desk, const Actor& actor, access::Permission permission) {
  return mayDo(desk, actor, permission);
}

Result<Actor> look(const Desk& desk, const Caller& caller, access::Permission permission, bool use) {
  const UtcTime now = desk.clock.now();
  auto actor = actorWhoMay(desk, caller, permission, now);
  if (actor && use && !actor->isAccount())
    if (auto noted = noteUse(desk, caller, now); !noted) return std::move(noted).error();
  return actor;
}

Error recordRefusal(const Desk& desk, const Caller& caller, audit::Deed deed, const Error& why) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  sign(deed, caller, actorOf(desk, caller, desk.clock.now(), false));
  const auto refused = refuse(desk, std::move(deed), why);
  return refused ? why : refused.error();
}

Result<void> commitWith(const Desk& desk, const audit::Deed& deed) {
  return commitEntry(desk, deed, desk.clock.now());
}

Result<void> record(const Desk& desk, const audit::Deed& deed) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  return commitEntry(desk, deed, desk.clock.now());
}

Result<void> perform(const Desk& desk, const Caller& caller, access::Permission permission, audit::Deed deed,
                     const Work& work) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  const UtcTime now = desk.clock.now();
  const auto actor = actorOf(desk, caller, now, true);
  sign(deed, caller, actor);
  if (!actor) return refuse(desk, std::move(deed), actor.error());
  if (auto allowed = mayDo(desk, *actor, permission); !allowed) return refuse(desk, std::move(deed), allowed.error());
  auto change = work(*actor, now);
  if (!change) return refuse(desk, std::move(deed), change.error());
  deed.before = std::move(change->before);
  deed.after = std::move(change->after);
  if (!change->targets.empty()) deed.targets = std::move(change->targets);
  return commitEntry(desk, deed, now);
}

Result<Actor> permit(const Desk& desk, const Caller& caller, access::Permission permission, audit::Deed deed,
                     bool use) {
  WriteScope scope(desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  auto actor = actorOf(desk, caller, desk.clock.now(), use);
  sign(deed, caller, actor);
  const Result<void> allowed = actor ? mayDo(desk, *actor, permission) : Result<void>(actor.error());
  if (!allowed) {
    auto refused = refuse(desk, std::move(deed), allowed.error());
    return refused ? allowed.error() : refused.error();
  }
  if (auto committed = desk.connection.commit(); !committed) return std::move(committed).error();
  return actor;
}

}  // namespace ack::operate
