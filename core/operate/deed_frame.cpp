#include "core/operate/deed_frame.h"

#include "core/audit/checkpoint_file.h"
#include "core/base/encoding.h"
#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/operate/reason.h"
#include "core/store/fact_table.h"
#include "core/store/person_table.h"

#include <algorithm>
#include <array>

namespace ack::operate {
namespace {

using access::Actor;

Result<bool> hasSecurityOfficer(store::Connection& connection) {
  auto people = store::PersonTable(connection).all();
  if (!people) return std::move(people).error();
  for (const store::PersonRow& person : *people)
    if (person.disabledAt == UtcTime{} && person.role == static_cast<int>(access::Role::security)) return true;
  return false;
}

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

/// The store's own name; a store that no engine ran on yet gets it here.
Result<std::string> instanceOf(const Desk& desk) {
  store::FactTable facts(desk.connection);
  auto known = facts.get(store::kFactInstance);
  if (!known) return std::move(known).error();
  if (*known) return std::move(**known);
  std::array<std::byte, 16> bytes{};
  desk.random.fill(bytes);
  std::string made = base::toHex({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (auto kept = facts.set(store::kFactInstance, made); !kept) return std::move(kept).error();
  return made;
}

/// The entry and the checkpoint's line in the store.
Result<void> append(const Desk& desk, const audit::Deed& deed, UtcTime now) {
  auto instance = instanceOf(desk);
  if (!instance) return std::move(instance).error();
  auto position = audit::Trail(desk.connection).append(deed, now);
  if (!position) return std::move(position).error();
  auto key = audit::CheckpointKey::ensure(desk.connection, desk.vault, desk.random);
  if (!key) return std::move(key).error();
  auto checkpoint = key->sign(*position, *instance, now);
  if (!checkpoint) return std::move(checkpoint).error();
  return store::AuditTable(desk.connection).insertCheckpoint(position->sequence, audit::toLine(*checkpoint));
}

/// The entry of the file's newest line, where the store has the very same line; 0 for any other, so that a foreign
/// line at the end can't keep ours out.
Result<std::int64_t> lastInFile(const std::filesystem::path& file, store::AuditTable& table) {
  auto last = audit::lastCheckpointLine(file);
  if (!last) return std::move(last).error();
  const auto checkpoint = audit::fromLine(*last);
  if (!checkpoint) return std::int64_t{0};
  const std::int64_t sequence = checkpoint->position.sequence;
  auto lines = table.checkpoints(sequence - 1);
  if (!lines) return std::move(lines).error();
  return !lines->empty() && lines->front() == *last ? sequence : std::int64_t{0};
}

Result<void> addToFile(const Desk& desk) {
  const std::filesystem::path file = desk.data / audit::kCheckpointFile;
  store::AuditTable table(desk.connection);
  const auto known = lastInFile(file, table);
  if (!known) return known.error();
  auto lines = table.checkpoints(*known);
  if (!lines) return std::move(lines).error();
  if (*known > 0 || lines->size() <= 1) {
    for (const std::string& line : *lines)
      if (auto added = audit::addCheckpointLine(file, line); !added) return added;
    return {};
  }
  auto there = audit::readCheckpointLines(file);
  if (!there) return std::move(there).error();
  for (const std::string& line : *lines)
    if (std::find(there->begin(), there->end(), line) == there->end())
      if (auto added = audit::addCheckpointLine(file, line); !added) return added;
  return {};
}

/// The deed is done and durable. What a crash kept from the file is made up for here; a file that can't be written is
/// loud, and `audit verify` will say so too.
void publish(const Desk& desk) {
  if (auto added = addToFile(desk); !added)
    base::log(base::LogLevel::error, "audit", "checkpoint not written: " + added.error().message);
}

Result<void> commitEntry(const Desk& desk, const audit::Deed& deed, UtcTime now) {
  if (auto appended = append(desk, deed, now); !appended) return appended;
  base::killPoint("deed.before_commit");
  if (auto committed = desk.connection.commit(); !committed) return std::move(committed).error();
  base::killPoint("deed.committed");
  publish(desk);
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
  auto officer = hasSecurityOfficer(desk.connection);
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
