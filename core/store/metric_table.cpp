#include "core/store/metric_table.h"

#include "core/store/run_statement.h"

namespace ack::store {

CounterTable::CounterTable(Connection& connection)
    : m_add(connection, "INSERT INTO counter (name, value) VALUES ($1, $2)"
                        " ON CONFLICT (name) DO UPDATE SET value = counter.value + excluded.value"),
      m_value(connection, "SELECT value FROM counter WHERE name = $1") {}

Result<void> CounterTable::add(std::string_view name, std::int64_t delta) {
  auto statement = m_add.get();
  if (!statement) return statement.error();
  (*statement)->bindText(1, name);
  (*statement)->bind(2, delta);
  return runStatement(**statement);
}

Result<std::int64_t> CounterTable::value(std::string_view name) {
  auto statement = m_value.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, name);
  const auto row = find->step();
  if (!row) return row.error();
  return *row ? find->integer(0) : 0;
}

MetricTable::MetricTable(Connection& connection)
    : m_add(connection,
            "INSERT INTO minute_metric (minute, source_id, accepted, duplicates, stale, rejected,"
            " completed, dead, completed_of_accepted, completed_in_time, charges,"
            " dead_of_accepted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
            " ON CONFLICT (minute, source_id) DO UPDATE SET"
            " accepted = minute_metric.accepted + excluded.accepted,"
            " duplicates = minute_metric.duplicates + excluded.duplicates,"
            " stale = minute_metric.stale + excluded.stale,"
            " rejected = minute_metric.rejected + excluded.rejected,"
            " completed = minute_metric.completed + excluded.completed,"
            " dead = minute_metric.dead + excluded.dead,"
            " completed_of_accepted = minute_metric.completed_of_accepted + excluded.completed_of_accepted,"
            " completed_in_time = minute_metric.completed_in_time + excluded.completed_in_time,"
            " charges = minute_metric.charges + excluded.charges,"
            " dead_of_accepted = minute_metric.dead_of_accepted + excluded.dead_of_accepted"),
      m_sum(connection, "SELECT coalesce(sum(accepted), 0), coalesce(sum(duplicates), 0), coalesce(sum(stale), 0),"
                        " coalesce(sum(rejected), 0), coalesce(sum(completed), 0), coalesce(sum(dead), 0),"
                        " coalesce(sum(completed_of_accepted), 0), coalesce(sum(completed_in_time), 0),"
                        " coalesce(sum(charges), 0), coalesce(sum(dead_of_accepted), 0) FROM minute_metric WHERE "
                        "minute >= $1 AND minute < $2") {}

Result<void> MetricTable::add(const MinuteDelta& delta) {
  auto statement = m_add.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, delta.minute);
  (*statement)->bind(2, delta.source.value);
  for (std::size_t i = 0; i < kMinuteColumnCount; ++i) (*statement)->bind(static_cast<int>(i) + 3, delta.columns[i]);
  return runStatement(**statement);
}

Result<std::array<std::int64_t, kMinuteColumnCount>> MetricTable::sum(std::int64_t fromMinute,
                                                                      std::int64_t toMinute) {
  auto statement = m_sum.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, fromMinute);
  find->bind(2, toMinute);
  const auto row = find->step();
  if (!row) return row.error();
  std::array<std::int64_t, kMinuteColumnCount> sums{};
  for (std::size_t i = 0; *row && i < kMinuteColumnCount; ++i) sums[i] = find->integer(static_cast<int>(i));
  return sums;
}

SourceSeenTable::SourceSeenTable(Connection& connection)
    : m_merge(connection, "INSERT INTO source_seen (source_id, last_arrival_us, last_accepted_us, last_rejected_us,"
                          " rejected) VALUES ($1, $2, $3, $4, $5)"
                          " ON CONFLICT (source_id) DO UPDATE SET"
                          " last_arrival_us = CASE WHEN excluded.last_arrival_us > source_seen.last_arrival_us"
                          " THEN excluded.last_arrival_us ELSE source_seen.last_arrival_us END,"
                          " last_accepted_us = CASE WHEN excluded.last_accepted_us > source_seen.last_accepted_us"
                          " THEN excluded.last_accepted_us ELSE source_seen.last_accepted_us END,"
                          " last_rejected_us = CASE WHEN excluded.last_rejected_us > source_seen.last_rejected_us"
                          " THEN excluded.last_rejected_us ELSE source_seen.last_rejected_us END,"
                          " rejected = source_seen.rejected + excluded.rejected"),
      m_find(connection, "SELECT last_arrival_us, last_accepted_us, last_rejected_us, rejected FROM source_seen"
                         " WHERE source_id = $1") {}

Result<void> SourceSeenTable::merge(const SeenTimes& times) {
  auto statement = m_merge.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, times.source.value);
  (*statement)->bind(2, times.arrival);
  (*statement)->bind(3, times.accepted);
  (*statement)->bind(4, times.rejected);
  (*statement)->bind(5, times.rejections);
  return runStatement(**statement);
}

Result<std::optional<SeenTimes>> SourceSeenTable::find(SourceId source) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, source.value);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<SeenTimes>{};
  return std::optional(SeenTimes{source, find->integer(0), find->integer(1), find->integer(2), find->integer(3)});
}

}  // namespace ack::store
