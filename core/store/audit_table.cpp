#include "core/store/audit_table.h"

namespace ack::store {
namespace {

AuditRow rowOf(const Statement& statement) {
  return {statement.integer(0),           fromMicros(statement.integer(1)), std::string(statement.text(2)),
          std::string(statement.text(3)), statement.integer(4) != 0,        std::string(statement.text(5)),
          std::string(statement.blob(6))};
}

}  // namespace

AuditTable::AuditTable(Connection& connection)
    : m_last(connection, "SELECT sequence, at_us, actor, action, refused, entry, hash FROM audit_entry"
                         " ORDER BY sequence DESC LIMIT 1"),
      m_insert(connection, "INSERT INTO audit_entry (sequence, at_us, actor, action, refused, entry, hash)"
                           " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (sequence) DO NOTHING"),
      m_insertTarget(connection, "INSERT INTO audit_target (target, sequence) VALUES ($1, $2)"
                                 " ON CONFLICT (target, sequence) DO NOTHING"),
      m_after(connection, "SELECT sequence, at_us, actor, action, refused, entry, hash FROM audit_entry"
                          " WHERE sequence > $1 ORDER BY sequence LIMIT $2"),
      m_about(connection,
              "SELECT a.sequence, a.at_us, a.actor, a.action, a.refused, a.entry, a.hash FROM audit_target t"
              " JOIN audit_entry a ON a.sequence = t.sequence WHERE t.target = $1"
              " ORDER BY t.sequence DESC LIMIT $2"),
      m_insertCheckpoint(connection, "INSERT INTO audit_checkpoint (sequence, line) VALUES ($1, $2)"
                                     " ON CONFLICT (sequence) DO NOTHING"),
      m_checkpoints(connection, "SELECT line FROM audit_checkpoint WHERE sequence > $1 ORDER BY sequence"),
      m_ofAction(connection, "SELECT sequence, at_us, actor, action, refused, entry, hash FROM audit_entry"
                             " WHERE action = $1 ORDER BY sequence"),
      m_hasTarget(connection, "SELECT 1 FROM audit_target WHERE target = $1 AND sequence = $2"),
      m_targetsWithin(connection, "SELECT count(*) FROM audit_target WHERE sequence > $1 AND sequence <= $2") {}

Result<std::optional<AuditRow>> AuditTable::last() {
  auto statement = m_last.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<AuditRow>{};
  return std::optional(rowOf(**statement));
}

Result<void> AuditTable::insert(const AuditRow& row, const std::vector<std::string>& targets) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, row.sequence);
  (*statement)->bind(2, toMicros(row.at));
  (*statement)->bindText(3, row.actor);
  (*statement)->bindText(4, row.action);
  (*statement)->bind(5, row.refused ? 1 : 0);
  (*statement)->bindText(6, row.entry);
  (*statement)->bindBlob(7, row.hash);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  if (*changed == 0)
    return Error{ErrorCode::conflict, "audit entry " + std::to_string(row.sequence) + " is there already"};
  for (const std::string& target : targets) {
    auto insert = m_insertTarget.get();
    if (!insert) return insert.error();
    (*insert)->bindText(1, target);
    (*insert)->bind(2, row.sequence);
    const auto ran = (*insert)->run();
    if (!ran) return ran.error();
  }
  return {};
}

Result<void> AuditTable::readAfter(std::int64_t after, std::int64_t limit,
                                   const std::function<bool(const AuditRow&)>& visit) {
  auto statement = m_after.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, after);
  find->bind(2, limit);
  for (;;) {
    const auto row = find->step();
    if (!row) return row.error();
    if (!*row || !visit(rowOf(**statement))) return {};
  }
}

Result<std::vector<AuditRow>> AuditTable::aboutTarget(std::string_view target, std::int64_t limit) {
  auto statement = m_about.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, target);
  find->bind(2, limit);
  std::vector<AuditRow> rows;
  for (;;) {
    const auto row = find->step();
    if (!row) return row.error();
    if (!*row) return rows;
    rows.push_back(rowOf(**statement));
  }
}

Result<void> AuditTable::eachOfAction(std::string_view action, const std::function<bool(const AuditRow&)>& visit) {
  auto statement = m_ofAction.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, action);
  for (;;) {
    const auto row = find->step();
    if (!row) return row.error();
    if (!*row || !visit(rowOf(**statement))) return {};
  }
}

Result<bool> AuditTable::hasTarget(std::string_view target, std::int64_t sequence) {
  auto statement = m_hasTarget.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, target);
  find->bind(2, sequence);
  return find->step();
}

Result<std::int64_t> AuditTable::targetsWithin(std::int64_t begin, std::int64_t end) {
  auto statement = m_targetsWithin.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, begin);
  find->bind(2, end);
  const auto row = find->step();
  if (!row) return row.error();
  return *row ? find->integer(0) : 0;
}

Result<void> AuditTable::insertCheckpoint(std::int64_t sequence, std::string_view line) {
  auto statement = m_insertCheckpoint.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, sequence);
  (*statement)->bindText(2, line);
  const auto ran = (*statement)->run();
  return ran ? Result<void>{} : ran.error();
}

Result<std::vector<std::string>> AuditTable::checkpoints(std::int64_t sequence) {
  auto statement = m_checkpoints.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, sequence);
  std::vector<std::string> lines;
  for (;;) {
    const auto row = find->step();
    if (!row) return row.error();
    if (!*row) return lines;
    lines.emplace_back(find->text(0));
  }
}

}  // namespace ack::store
