#include "core/store/retention_table.h"

#include <algorithm>

namespace ack::store {
namespace {

RetentionRow rowOf(const Statement& s) {
  return {SourceId{s.integer(0)}, {s.integer(1), s.integer(2)}, fromMicros(s.integer(3)), std::string(s.text(4))};
}

}  // namespace

RetentionTable::RetentionTable(Connection& connection)
    : m_set(connection, "INSERT INTO retention (source_id, completed_days, dead_days, set_at_us, set_by)"
                        " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (source_id) DO UPDATE SET"
                        " completed_days = excluded.completed_days, dead_days = excluded.dead_days,"
                        " set_at_us = excluded.set_at_us, set_by = excluded.set_by"),
      m_remove(connection, "DELETE FROM retention WHERE source_id = $1"),
      m_find(connection, "SELECT source_id, completed_days, dead_days, set_at_us, set_by FROM retention"
                         " WHERE source_id = $1"),
      m_all(connection, "SELECT source_id, completed_days, dead_days, set_at_us, set_by FROM retention"
                        " ORDER BY source_id") {}

Result<void> RetentionTable::set(const RetentionRow& row) {
  auto statement = m_set.get();
  if (!statement) return statement.error();
  Statement& s = **statement;
  s.bind(1, row.source.value);
  s.bind(2, row.terms.completedDays);
  s.bind(3, row.terms.deadDays);
  s.bind(4, toMicros(row.setAt));
  s.bindText(5, row.setBy);
  const auto ran = s.run();
  return ran ? Result<void>{} : ran.error();
}

Result<bool> RetentionTable::remove(SourceId source) {
  auto statement = m_remove.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, source.value);
  const auto ran = (*statement)->run();
  if (!ran) return ran.error();
  return *ran > 0;
}

Result<std::optional<RetentionRow>> RetentionTable::find(SourceId source) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope s(**statement);
  s->bind(1, source.value);
  const auto row = s->step();
  if (!row) return row.error();
  if (!*row) return std::optional<RetentionRow>{};
  return std::optional(rowOf(**statement));
}

Result<std::vector<RetentionRow>> RetentionTable::all() {
  auto statement = m_all.get();
  if (!statement) return statement.error();
  const StatementScope s(**statement);
  std::vector<RetentionRow> rows;
  for (;;) {
    const auto row = s->step();
    if (!row) return row.error();
    if (!*row) return rows;
    rows.push_back(rowOf(**statement));
  }
}

Result<RetentionRules> RetentionRules::load(Connection& connection) {
  auto rows = RetentionTable(connection).all();
  if (!rows) return std::move(rows).error();
  RetentionRules rules;
  for (RetentionRow& row : *rows) {
    if (row.source == kAllSources)
      rules.m_all = row.terms;
    else
      rules.m_own.push_back(std::move(row));
  }
  return rules;
}

const domain::RetentionTerms& RetentionRules::of(SourceId source) const noexcept {
  const auto own =
      std::find_if(m_own.begin(), m_own.end(), [source](const RetentionRow& row) { return row.source == source; });
  return own != m_own.end() ? own->terms : m_all;
}

std::int64_t RetentionRules::shortestDays() const noexcept {
  std::int64_t days = domain::closedDays(m_all);
  for (const RetentionRow& row : m_own) days = std::min(days, domain::closedDays(row.terms));
  return days;
}

}  // namespace ack::store
