#include "core/query/dead_letter_keys.h"

#include <algorithm>
#include <optional>

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

namespace {

/// The first key behind `before`, with its oldest letter; nullopt where there is none. One step down the index: with
/// the last possible time of `before`, since the search begins at what is equal and looks at each such row.
Result<std::optional<DeadKey>> nextKey(const QueryContext& context, const DeadKey& before) {
  static const std::string kSql =
      "SELECT cause, lane, source_id, owner, received_at_us FROM delivery INDEXED BY delivery_dead WHERE state = 5 "
      "AND (cause, lane, source_id, owner, received_at_us) > ($1, $2, $3, $4, $5) ORDER BY cause, lane, source_id, "
      "owner, received_at_us LIMIT 1";
  std::optional<DeadKey> next;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(before.cause));
        s.bind(2, before.lane);
        s.bind(3, before.source);
        s.bindText(4, before.owner);
        s.bind(5, INT64_MAX);
      },
      [&](const store::Statement& row) {
        DeadKey& key = next.emplace();
        key.cause = static_cast<DeadCause>(row.integer(0));
        key.lane = row.integer(1);
        key.source = row.integer(2);
        key.owner = row.text(3);
        key.oldest = fromMicros(row.integer(4));
        return false;
      });
  if (!done) return std::move(done).error();
  return next;
}

/// Of a key, those that arrived before `beforeUs`.
Result<std::int64_t> countKey(const QueryContext& context, const DeadKey& key, std::int64_t beforeUs) {
  static const std::string kSql =
      "SELECT count(*) FROM delivery INDEXED BY delivery_dead WHERE state = 5 AND cause = "
      "$1 AND lane = $2 AND source_id = $3 AND owner = $4 AND received_at_us < $5";
  return oneNumber(context.statements, kSql, [&](store::Statement& s) {
    s.bind(1, static_cast<std::int64_t>(key.cause));
    s.bind(2, key.lane);
    s.bind(3, key.source);
    s.bindText(4, key.owner);
    s.bind(5, beforeUs);
  });
}

}  // namespace

Result<std::vector<DeadKey>> readDeadKeys(const QueryContext& context) {
  DeadKey before;
  before.lane = INT64_MIN;
  std::vector<DeadKey> keys;
  for (;;) {
    auto next = nextKey(context, before);
    if (!next) return std::move(next).error();
    if (!*next) return keys;
    auto count = countKey(context, **next, INT64_MAX);
    if (!count) return std::move(count).error();
    (*next)->count = *count;
    before = **next;
    keys.push_back(std::move(**next));
  }
}

Result<void> addOverFourHours(const QueryContext& context, std::vector<DeadKey>& keys) {
  const UtcTime old = context.now - kOldLetter;
  for (DeadKey& key : keys) {
    if (key.oldest >= old) continue;
    auto count = countKey(context, key, toMicros(old));
    if (!count) return std::move(count).error();
    key.overFourHours = *count;
  }
  return {};
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
