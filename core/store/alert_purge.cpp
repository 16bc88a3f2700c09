#include "core/store/alert_purge.h"

#include "core/base/kill_point.h"
#include "core/store/run_statement.h"

namespace ack::store {

AlertPurge::AlertPurge(Connection& connection) noexcept
    : m_beyond(connection, "SELECT alert_id FROM alert WHERE state = 2 ORDER BY alert_id DESC LIMIT 1 OFFSET $1"),
      // Numbers come in the order of time, nearly: the oldest thousand hold what is to be forgotten next.
      m_find(connection, "SELECT o.alert_id FROM (SELECT alert_id, kind, resolved_at_us FROM alert WHERE state = 2"
                         " ORDER BY alert_id LIMIT 1000) AS o WHERE o.kind NOT IN ('missing_accepted',"
                         " 'second_charge', 'no_sequence') AND (o.resolved_at_us < $1 OR o.alert_id <= $2) AND"
                         " o.alert_id < (SELECT max(alert_id) FROM alert) ORDER BY o.alert_id LIMIT $3"),
      m_trials(connection, "SELECT 1 FROM alert_message WHERE alert_id = 0 AND state <> 0 AND made_at_us < $1"
                           " LIMIT 1"),
      m_removeMessages(connection, "DELETE FROM alert_message WHERE alert_id = $1 AND EXISTS (SELECT 1 FROM alert a"
                                   " WHERE a.alert_id = $1 AND a.state = 2)"),
      m_remove(connection, "DELETE FROM alert WHERE alert_id = $1 AND state = 2"),
      m_removeTrials(connection, "DELETE FROM alert_message WHERE alert_id = 0 AND state <> 0 AND made_at_us < $1") {}

/// The greatest number with more than `most` resolved ones from it on; 0 for none.
Result<std::int64_t> AlertPurge::beyond(std::int64_t most) {
  auto statement = m_beyond.get();
  if (!statement) return statement.error();
  const StatementScope row(**statement);
  row->bind(1, most);
  const auto found = row->step();
  if (!found) return found.error();
  return *found ? row->integer(0) : 0;
}

Result<AlertPurge::Old> AlertPurge::find(UtcTime before, std::int64_t most) {
  const auto limit = beyond(most);
  if (!limit) return limit.error();
  Old old;
  {
    auto statement = m_find.get();
    if (!statement) return statement.error();
    const StatementScope row(**statement);
    row->bind(1, toMicros(before));
    row->bind(2, *limit);
    row->bind(3, kStep);
    for (;;) {
      const auto found = row->step();
      if (!found) return found.error();
      if (!*found) break;
      old.alerts.push_back(AlertId{row->integer(0)});
    }
  }
  auto statement = m_trials.get();
  if (!statement) return statement.error();
  const StatementScope row(**statement);
  row->bind(1, toMicros(before));
  const auto found = row->step();
  if (!found) return found.error();
  old.trials = *found;
  return old;
}

Result<void> AlertPurge::remove(const Old& old, UtcTime before) {
  for (const AlertId id : old.alerts) {
    for (CachedStatement* const one : {&m_removeMessages, &m_remove}) {
      auto statement = one->get();
      if (!statement) return statement.error();
      (*statement)->bind(1, id.value);
      if (auto done = runStatement(**statement); !done) return done;
      base::killPoint("alert.purge");
    }
  }
  if (!old.trials) return {};
  auto statement = m_removeTrials.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, toMicros(before));
  auto done = runStatement(**statement);
  base::killPoint("alert.purge");
  return done;
}

}  // namespace ack::store
