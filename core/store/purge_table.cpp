#include "core/store/purge_table.h"

namespace ack::store {
namespace {

Result<std::optional<PurgeRun>> readOne(CachedStatement& cached) {
  auto statement = cached.get();
  if (!statement) return statement.error();
  const StatementScope s(**statement);
  const auto row = s->step();
  if (!row) return row.error();
  if (!*row) return std::optional<PurgeRun>{};
  return std::optional(PurgeRun{s->integer(0), fromMicros(s->integer(1)), fromMicros(s->integer(2)), s->integer(3),
                                s->integer(4), s->integer(5)});
}

}  // namespace

PurgeTable::PurgeTable(Connection& connection)
    : m_last(connection, "SELECT run_id, began_at_us, ended_at_us, reached, payloads, bytes FROM purge_run"
                         " ORDER BY run_id DESC LIMIT 1"),
      m_lastThatDeleted(connection, "SELECT run_id, began_at_us, ended_at_us, reached, payloads, bytes FROM purge_run"
                                    " WHERE ended_at_us > 0 AND payloads > 0 ORDER BY run_id DESC LIMIT 1"),
      m_begin(connection, "INSERT INTO purge_run (began_at_us) VALUES ($1)"),
      m_advance(connection, "UPDATE purge_run SET reached = $2, payloads = payloads + $3, bytes = bytes + $4"
                            " WHERE run_id = $1 AND ended_at_us = 0"),
      m_end(connection, "UPDATE purge_run SET ended_at_us = $2 WHERE run_id = $1 AND ended_at_us = 0"),
      m_forget(connection, "DELETE FROM purge_run WHERE run_id <= $1") {}

Result<std::optional<PurgeRun>> PurgeTable::last() { return readOne(m_last); }

Result<std::optional<PurgeRun>> PurgeTable::lastThatDeleted() { return readOne(m_lastThatDeleted); }

Result<std::int64_t> PurgeTable::begin(UtcTime at) {
  auto statement = m_begin.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, toMicros(at));
  if (const auto ran = (*statement)->run(); !ran) return ran.error();
  auto last = this->last();
  if (!last) return std::move(last).error();
  const std::int64_t run = (*last)->id;
  auto forget = m_forget.get();
  if (!forget) return forget.error();
  (*forget)->bind(1, run - kKept);
  if (const auto ran = (*forget)->run(); !ran) return ran.error();
  return run;
}

Result<void> PurgeTable::advance(std::int64_t run, std::int64_t reached, std::int64_t payloads, std::int64_t bytes) {
  auto statement = m_advance.get();
  if (!statement) return statement.error();
  Statement& s = **statement;
  s.bind(1, run);
  s.bind(2, reached);
  s.bind(3, payloads);
  s.bind(4, bytes);
  const auto ran = s.run();
  if (!ran) return ran.error();
  if (*ran == 1) return {};
  return Error{ErrorCode::conflict, "the clean-up was ended by somebody else"};
}

Result<void> PurgeTable::end(std::int64_t run, UtcTime at) {
  auto statement = m_end.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, run);
  (*statement)->bind(2, toMicros(at));
  const auto ran = (*statement)->run();
  return ran ? Result<void>{} : ran.error();
}

}  // namespace ack::store
