#include "core/store/alert_claims.h"

namespace ack::store {
namespace {

Result<bool> changesOne(Statement& statement) {
  const auto changed = statement.run();
  if (!changed) return changed.error();
  return *changed == 1;
}

}  // namespace

AlertClaims::AlertClaims(Connection& connection) noexcept
    : m_trialWaits(connection,
                   "SELECT 1 FROM alert_message WHERE state = 0 AND alert_id = 0 AND channel = $1 LIMIT 1"),
      m_find(connection, "SELECT kind, state, owner FROM alert WHERE alert_id = $1"),
      m_acknowledge(connection, "UPDATE alert SET state = 1, acknowledged_by = $2, acknowledged_at_us = $3"
                                " WHERE alert_id = $1 AND state = 0"),
      m_resolve(connection, "UPDATE alert SET state = 2, resolved_by = $3, resolved_at_us = $4, resolve_reason = $5"
                            " WHERE alert_id = $1 AND state = $2 AND state < 2"),
      m_setOwner(connection, "UPDATE alert SET owner = $3 WHERE alert_id = $1 AND state < 2 AND owner = $2") {}

Result<std::optional<AlertRow>> AlertClaims::find(AlertId id) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, id.value);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<AlertRow>{};
  const auto kind = domain::alertKindFrom(find->text(0));
  if (!kind) return std::optional<AlertRow>{};
  return std::optional(
      AlertRow{*kind, static_cast<domain::AlertState>(find->integer(1)), std::string(find->text(2))});
}

Result<bool> AlertClaims::acknowledge(AlertId id, std::string_view by, UtcTime at) {
  auto statement = m_acknowledge.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, id.value);
  (*statement)->bindText(2, by);
  (*statement)->bind(3, toMicros(at));
  return changesOne(**statement);
}

Result<bool> AlertClaims::resolve(AlertId id, domain::AlertState from, std::string_view by, UtcTime at,
                                  std::string_view reason) {
  auto statement = m_resolve.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, id.value);
  (*statement)->bind(2, static_cast<std::int64_t>(from));
  (*statement)->bindText(3, by);
  (*statement)->bind(4, toMicros(at));
  (*statement)->bindText(5, reason);
  return changesOne(**statement);
}

Result<bool> AlertClaims::setOwner(AlertId id, std::string_view from, std::string_view to) {
  auto statement = m_setOwner.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, id.value);
  (*statement)->bindText(2, from);
  (*statement)->bindText(3, to);
  return changesOne(**statement);
}

Result<bool> AlertClaims::trialWaits(domain::AlertChannel channel) {
  auto statement = m_trialWaits.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, static_cast<std::int64_t>(channel));
  return row->step();
}

}  // namespace ack::store
