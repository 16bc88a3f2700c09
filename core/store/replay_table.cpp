#include "core/store/replay_table.h"

#include "core/store/fact_table.h"
#include "core/store/run_statement.h"

#include <algorithm>

namespace ack::store {
namespace {

using domain::ReplayState;

/// Kept apart from the rows, since drafts are removed: a sheet that is still open must not ask for another's preview.
constexpr std::string_view kFactLastId = "replay_last_id";

// The columns that rowOf() reads, in its order.
#define ACK_REPLAY_COLUMNS                                                                                           \
  "SELECT replay_id, state, open, rules, chosen, made_at_us, expires_at_us, asked_by, asked_name, asked_at_us, "     \
  "reason_kind, reason, corrected, batch, interval_s, at_a_time, stop_at_failure, why_second, decided_by, "          \
  "decided_name, decided_at_us, decision_reason, began_at_us, ended_at_us, stop_reason, manifest_sha256, "           \
  "deliveries, runs, needs_correction, skip_effects, run_effects, ask_effects, conflict_effects, low_risks, "        \
  "possible_risks, position, released, completed, dead, unknown, changed, batch_began_us, batch_released FROM "      \
  "replay "

void readRequest(const Statement& s, ReplayRow& row) {
  row.id = ReplayId{s.integer(0)};
  row.state = static_cast<ReplayState>(s.integer(1));
  row.open = s.integer(2) != 0;
  row.rules = static_cast<domain::RulesChoice>(s.integer(3));
  row.chosen = s.text(4);
  row.madeAt = fromMicros(s.integer(5));
  row.expiresAt = fromMicros(s.integer(6));
  row.askedBy = s.integer(7);
  row.askedName = s.text(8);
  row.askedAt = fromMicros(s.integer(9));
  row.reasonKind = static_cast<domain::ReplayReason>(s.integer(10));
  row.reason = s.text(11);
  row.corrected = s.integer(12) != 0;
  row.pace = {static_cast<int>(s.integer(13)), std::chrono::seconds(s.integer(14)), static_cast<int>(s.integer(15)),
              s.integer(16) != 0};
  row.whySecond = s.text(17);
  row.decidedBy = s.integer(18);
  row.decidedName = s.text(19);
  row.decidedAt = fromMicros(s.integer(20));
  row.decisionReason = s.text(21);
}

void readProgress(const Statement& s, ReplayRow& row) {
  row.beganAt = fromMicros(s.integer(22));
  row.endedAt = fromMicros(s.integer(23));
  row.stopReason = s.text(24);
  row.manifestSha256 = s.blob(25);
  row.counts.deliveries = s.integer(26);
  row.counts.runs = s.integer(27);
  row.counts.excluded = row.counts.deliveries - row.counts.runs;
  row.needsCorrection = s.integer(28) != 0;
  row.counts.skip = s.integer(29);
  row.counts.run = s.integer(30);
  row.counts.ask = s.integer(31);
  row.counts.conflict = s.integer(32);
  row.counts.low = s.integer(33);
  row.counts.possible = s.integer(34);
  row.position = s.integer(35);
  const std::int64_t released = s.integer(36);
  row.progress.completed = s.integer(37);
  row.progress.dead = s.integer(38);
  row.progress.unknown = s.integer(39);
  row.progress.changed = s.integer(40);
  row.progress.underWay = released - row.progress.completed - row.progress.dead - row.progress.unknown;
  row.progress.left = row.counts.runs - released - row.progress.changed;
  row.batchBegan = fromMicros(s.integer(41));
  row.batchReleased = s.integer(42);
}

ReplayRow rowOf(const Statement& s) {
  ReplayRow row;
  readRequest(s, row);
  readProgress(s, row);
  return row;
}

Result<void> exactlyOne(Result<std::int64_t> changed, ReplayId id) {
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, domain::toText(id) + " is no longer in the expected state"};
}

}  // namespace

ReplayTable::ReplayTable(Connection& connection) noexcept
    : m_connection(connection),
      m_insert(connection,
               "INSERT INTO replay (replay_id, state, open, rules, chosen, made_at_us, expires_at_us, asked_by, "
               "asked_name) VALUES ($7, 0, 1, $1, $2, $3, $4, $5, $6)"),
      m_newest(connection, "SELECT coalesce(max(replay_id), 0) FROM replay"),
      m_freeze(connection,
               "UPDATE replay SET manifest_sha256 = $2, deliveries = $3, runs = $4, needs_correction = $5, "
               "skip_effects = $6, run_effects = $7, ask_effects = $8, conflict_effects = $9, low_risks = $10, "
               "possible_risks = $11 WHERE replay_id = $1 AND state = 0 AND length(manifest_sha256) = 0"),
      m_load(connection, ACK_REPLAY_COLUMNS "WHERE replay_id = $1"),
      m_actionable(connection, ACK_REPLAY_COLUMNS
                   "WHERE open = 1 AND (state IN (2, 3, 5, 6, 7, 8) OR (state IN (0, 1) AND expires_at_us <= $1) OR "
                   "(state = 4 AND released > completed + dead + unknown)) ORDER BY replay_id LIMIT $2"),
      m_ask(connection,
            "UPDATE replay SET state = $2, asked_at_us = $3, expires_at_us = $4, reason_kind = $5, reason = $6, "
            "corrected = $7, batch = $8, interval_s = $9, at_a_time = $10, stop_at_failure = $11, why_second = $12 "
            "WHERE replay_id = $1 AND state = 0 AND length(manifest_sha256) = 32"),
      m_askedAlone(connection,
                   "SELECT coalesce(sum(CASE WHEN state = 5 THEN released ELSE runs END), 0) FROM replay "
                   "WHERE asked_by = $1 AND asked_at_us > 0 AND asked_at_us > $2 AND why_second = '' AND state > 1"),
      m_decide(connection, "UPDATE replay SET state = $2, decided_by = $3, decided_name = $4, decision_reason = $5, "
                           "decided_at_us = $6, ended_at_us = CASE WHEN $2 = 6 THEN $6 ELSE 0 END "
                           "WHERE replay_id = $1 AND state = 1 AND expires_at_us > $6"),
      m_move(connection, "UPDATE replay SET state = $3, ended_at_us = $4, stop_reason = $5 "
                         "WHERE replay_id = $1 AND state = $2"),
      m_begin(connection, "UPDATE replay SET state = 3, began_at_us = $2 WHERE replay_id = $1 AND state = 2"),
      m_advance(connection,
                "UPDATE replay SET released = released + $3, completed = completed + $4, dead = dead + $5, "
                "unknown = unknown + $6, changed = changed + $7, position = $8, batch_began_us = $9, "
                "batch_released = $10 WHERE replay_id = $1 AND state = $2"),
      m_leave(connection, "UPDATE replay SET changed = changed + 1 WHERE replay_id = $1 AND state IN (1, 2, 3, 4)"),
      m_close(connection, "UPDATE replay SET open = 0 WHERE replay_id = $1"),
      m_expire(connection, "UPDATE replay SET expires_at_us = $2 WHERE replay_id = $1 AND state = 0"),
      m_remove(connection, "DELETE FROM replay WHERE replay_id = $1 AND state = 0") {}

#undef ACK_REPLAY_COLUMNS

Result<std::int64_t> ReplayTable::nextId() {
  FactTable facts(m_connection);
  const auto given = facts.number(kFactLastId);
  if (!given) return given.error();
  std::int64_t next = *given + 1;
  {
    auto statement = m_newest.get();
    if (!statement) return std::move(statement).error();
    const StatementScope rows(**statement);
    auto row = rows->step();
    if (!row) return std::move(row).error();
    next = std::max(next, rows->integer(0) + 1);
  }
  if (auto kept = facts.set(kFactLastId, std::to_string(next)); !kept) return std::move(kept).error();
  return next;
}

Result<ReplayId> ReplayTable::insertDraft(const ReplayRow& draft) {
  const auto id = nextId();
  if (!id) return id.error();
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, static_cast<std::int64_t>(draft.rules));
  s.bindText(2, draft.chosen);
  s.bind(3, toMicros(draft.madeAt));
  s.bind(4, toMicros(draft.expiresAt));
  s.bind(5, draft.askedBy);
  s.bindText(6, draft.askedName);
  s.bind(7, *id);
  if (auto ran = runStatement(s); !ran) return std::move(ran).error();
  return ReplayId{*id};
}

Result<void> ReplayTable::freeze(ReplayId id, const ReplayRow& manifest) {
  auto statement = m_freeze.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bindBlob(2, manifest.manifestSha256);
  s.bind(3, manifest.counts.deliveries);
  s.bind(4, manifest.counts.runs);
  s.bind(5, manifest.needsCorrection ? 1 : 0);
  s.bind(6, manifest.counts.skip);
  s.bind(7, manifest.counts.run);
  s.bind(8, manifest.counts.ask);
  s.bind(9, manifest.counts.conflict);
  s.bind(10, manifest.counts.low);
  s.bind(11, manifest.counts.possible);
  return exactlyOne(s.run(), id);
}

Result<std::optional<ReplayRow>> ReplayTable::load(ReplayId id) {
  auto statement = m_load.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, id.value);
  auto row = rows->step();
  if (!row) return std::move(row).error();
  if (!*row) return std::optional<ReplayRow>{};
  return std::optional{rowOf(**statement)};
}

Result<std::vector<ReplayRow>> ReplayTable::actionable(UtcTime now, std::int64_t limit) {
  auto statement = m_actionable.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, toMicros(now));
  rows->bind(2, limit);
  std::vector<ReplayRow> out;
  for (;;) {
    auto row = rows->step();
    if (!row) return std::move(row).error();
    if (!*row) return out;
    out.push_back(rowOf(**statement));
  }
}

Result<void> ReplayTable::ask(ReplayId id, const ReplayAsk& ask) {
  auto statement = m_ask.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(ask.state));
  s.bind(3, toMicros(ask.at));
  s.bind(4, toMicros(ask.expiresAt));
  s.bind(5, static_cast<std::int64_t>(ask.kind));
  s.bindText(6, ask.reason);
  s.bind(7, ask.corrected ? 1 : 0);
  s.bind(8, ask.pace.batch);
  s.bind(9, ask.pace.interval.count());
  s.bind(10, ask.pace.atATime);
  s.bind(11, ask.pace.stopAtFailure ? 1 : 0);
  s.bindText(12, ask.whySecond);
  return exactlyOne(s.run(), id);
}

Result<std::int64_t> ReplayTable::askedAlone(std::int64_t person, UtcTime since) {
  auto statement = m_askedAlone.get();
  if (!statement) return std::move(statement).error();
  const StatementScope rows(**statement);
  rows->bind(1, person);
  rows->bind(2, toMicros(since));
  auto row = rows->step();
  if (!row) return std::move(row).error();
  return *row ? rows->integer(0) : 0;
}

Result<void> ReplayTable::decide(ReplayId id, const ReplayDecision& decision) {
  auto statement = m_decide.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(decision.state));
  s.bind(3, decision.person);
  s.bindText(4, decision.name);
  s.bindText(5, decision.reason);
  s.bind(6, toMicros(decision.at));
  return exactlyOne(s.run(), id);
}

Result<void> ReplayTable::move(ReplayId id, ReplayState from, ReplayState to, UtcTime endedAt, std::string_view why) {
  auto statement = m_move.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(from));
  s.bind(3, static_cast<std::int64_t>(to));
  s.bind(4, toMicros(endedAt));
  s.bindText(5, why);
  return exactlyOne(s.run(), id);
}

Result<void> ReplayTable::begin(ReplayId id, UtcTime at) {
  auto statement = m_begin.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, id.value);
  (*statement)->bind(2, toMicros(at));
  return exactlyOne((*statement)->run(), id);
}

Result<void> ReplayTable::advance(ReplayId id, ReplayState expected, const ReplayStep& step) {
  auto statement = m_advance.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id.value);
  s.bind(2, static_cast<std::int64_t>(expected));
  s.bind(3, step.released);
  s.bind(4, step.completed);
  s.bind(5, step.dead);
  s.bind(6, step.unknown);
  s.bind(7, step.changed);
  s.bind(8, step.position);
  s.bind(9, toMicros(step.batchBegan));
  s.bind(10, step.batchReleased);
  return exactlyOne(s.run(), id);
}

Result<bool> ReplayTable::leave(ReplayId id) {
  auto statement = m_leave.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, id.value);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed == 1;
}

Result<void> ReplayTable::close(ReplayId id) {
  auto statement = m_close.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, id.value);
  return runStatement(**statement);
}

Result<void> ReplayTable::expireDraft(ReplayId id, UtcTime at) {
  auto statement = m_expire.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, id.value);
  (*statement)->bind(2, toMicros(at));
  return runStatement(**statement);
}

Result<void> ReplayTable::removeDraft(ReplayId id) {
  auto statement = m_remove.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, id.value);
  return runStatement(**statement);
}

}  // namespace ack::store
