#include "core/query/dead_letter_keys.h"

#include <algorithm>

namespace ack::query {

using domain::DeadCause;

bool isAboutDestination(DeadCause cause) noexcept {
  switch (cause) {
  case DeadCause::exhausted:
  case DeadCause::permanent:
  case DeadCause::unauthorised:
  case DeadCause::outcomeUnknown:
    return true;
  case DeadCause::none:
  case DeadCause::stale:
  case DeadCause::mapping:
  case DeadCause::ledger:
    return false;
  }
  return false;
}

Result<std::vector<DeadKey>> readDeadKeys(const QueryContext& context) {
  static const std::string kSql =
      "SELECT cause, lane, source_id, owner, count(*), min(received_at_us), "
      "sum(CASE WHEN received_at_us < $1 THEN 1 ELSE 0 END) FROM delivery INDEXED BY delivery_dead "
      "WHERE state = 5 GROUP BY cause, lane, source_id, owner";
  std::vector<DeadKey> keys;
  auto done = eachRow(
      context.statements, kSql, [&](store::Statement& s) { s.bind(1, toMicros(context.now - kOldLetter)); },
      [&](const store::Statement& row) {
        DeadKey key;
        key.cause = static_cast<DeadCause>(row.integer(0));
        key.lane = row.integer(1);
        key.source = row.integer(2);
        key.owner = row.text(3);
        key.count = row.integer(4);
        key.oldest = fromMicros(row.integer(5));
        key.overFourHours = row.integer(6);
        keys.push_back(std::move(key));
        return true;
      });
  if (!done) return std::move(done).error();
  return keys;
}

Result<void> addUnknown(const QueryContext& context, std::vector<DeadKey>& keys) {
  static const std::string kSql =
      "SELECT d.delivery_id, d.cause, d.lane, d.source_id, d.owner FROM effect e INDEXED BY letter_unknown_effect "
      "JOIN delivery d ON d.delivery_id = e.delivery_id WHERE e.state = 4 AND d.state = 5";
  return eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    const auto key = std::find_if(keys.begin(), keys.end(), [&](const DeadKey& one) {
      return one.cause == static_cast<DeadCause>(row.integer(1)) && one.lane == row.integer(2) &&
             one.source == row.integer(3) && one.owner == row.text(4);
    });
    if (key != keys.end()) key->unknown.insert(DeliveryId{row.integer(0)});
    return true;
  });
}

std::string subjectOf(const QueryContext& context, const DeadKey& key) {
  if (isAboutDestination(key.cause) && key.lane > 0) return nameOf(context.destinations, key.lane);
  return nameOf(context.sources, key.source);
}

bool fits(const QueryContext& context, const DeadLetterFilter& filter, const DeadKey& key) {
  if (filter.owner && *filter.owner != key.owner) return false;
  if (filter.cause && *filter.cause != key.cause) return false;
  if (filter.overFourHours && key.overFourHours == 0) return false;
  if (filter.unknownEffect && key.unknown.empty()) return false;
  if (!filter.source.empty() && filter.source != nameOf(context.sources, key.source)) return false;
  return filter.destination.empty() || (key.lane > 0 && filter.destination == nameOf(context.destinations, key.lane));
}

}  // namespace ack::query
