#include "core/store/letter_claims.h"

#include "core/store/run_statement.h"

namespace ack::store {

// +source_id: the small index of open work is to be used, and not one that is led by the source.
LetterClaims::LetterClaims(Connection& connection) noexcept
    : m_find(connection, "SELECT state, owner FROM delivery WHERE delivery_id = $1"),
      m_setOwner(connection, "UPDATE delivery SET owner = $4 WHERE delivery_id = $1 AND state = $2 AND owner = $3"),
      m_close(connection, "UPDATE delivery SET state = 6 WHERE delivery_id = $1 AND state = 5 AND NOT EXISTS "
                          "(SELECT 1 FROM effect WHERE delivery_id = $1 AND state IN (1, 4))"),
      m_reopen(connection, "UPDATE delivery SET state = 5, settled_at_us = $2 WHERE delivery_id = $1 AND state = 6"),
      m_sources(connection, "SELECT DISTINCT +source_id FROM delivery WHERE state NOT IN (4, 6) AND owner = $1"),
      m_notePassed(connection, "INSERT INTO delivery_note (delivery_id, at_us, kind, text)"
                               " SELECT delivery_id, $3, 'owner', $4 FROM delivery"
                               " WHERE state NOT IN (4, 6) AND owner = $1 AND +source_id = $2"),
      m_passOn(connection, "UPDATE delivery SET owner = $3"
                           " WHERE state NOT IN (4, 6) AND owner = $1 AND +source_id = $2") {}

Result<std::optional<LetterRow>> LetterClaims::find(DeliveryId id) {
  auto statement = m_find.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bind(1, id.value);
  const auto row = find->step();
  if (!row) return row.error();
  if (!*row) return std::optional<LetterRow>{};
  return std::optional(LetterRow{static_cast<domain::DeliveryState>(find->integer(0)), std::string(find->text(1))});
}

Result<void> LetterClaims::setOwner(DeliveryId id, const LetterRow& from, std::string_view owner) {
  auto statement = m_setOwner.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, id.value);
  (*statement)->bind(2, static_cast<std::int64_t>(from.state));
  (*statement)->bindText(3, from.owner);
  (*statement)->bindText(4, owner);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, domain::toText(id) + " is no longer as it was read"};
}

Result<bool> LetterClaims::close(DeliveryId id) {
  auto statement = m_close.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, id.value);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed == 1;
}

Result<bool> LetterClaims::reopen(DeliveryId id, UtcTime at) {
  auto statement = m_reopen.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, id.value);
  (*statement)->bind(2, toMicros(at));
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed == 1;
}

Result<std::vector<SourceId>> LetterClaims::sourcesOf(std::string_view owner) {
  auto statement = m_sources.get();
  if (!statement) return statement.error();
  const StatementScope find(**statement);
  find->bindText(1, owner);
  std::vector<SourceId> sources;
  for (;;) {
    const auto row = find->step();
    if (!row) return row.error();
    if (!*row) return sources;
    sources.push_back(SourceId{find->integer(0)});
  }
}

Result<std::int64_t> LetterClaims::passOn(SourceId source, std::string_view from, std::string_view to, UtcTime at,
                                          std::string_view note) {
  auto noting = m_notePassed.get();
  if (!noting) return noting.error();
  (*noting)->bindText(1, from);
  (*noting)->bind(2, source.value);
  (*noting)->bind(3, toMicros(at));
  (*noting)->bindText(4, note);
  if (auto noted = runStatement(**noting); !noted) return std::move(noted).error();
  auto passing = m_passOn.get();
  if (!passing) return passing.error();
  (*passing)->bindText(1, from);
  (*passing)->bind(2, source.value);
  (*passing)->bindText(3, to);
  return (*passing)->run();
}

}  // namespace ack::store
