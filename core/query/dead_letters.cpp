#include "core/query/dead_letters.h"

#include "core/query/delivery_rows.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace ack::query {
namespace {

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

/// What dead letters are counted by: a key of the index delivery_dead, which alone answers the count.
struct DeadKey {
  DeadCause cause{};
  std::int64_t lane{0}, source{0};
  std::string owner;
  std::int64_t count{0};
  UtcTime oldest{};
};

Result<std::vector<DeadKey>> readKeys(const QueryContext& context) {
  static const std::string kSql =
      "SELECT cause, lane, source_id, owner, count(*), min(received_at_us) FROM delivery INDEXED BY delivery_dead "
      "WHERE state = 5 GROUP BY cause, lane, source_id, owner";
  std::vector<DeadKey> keys;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    keys.push_back({static_cast<DeadCause>(row.integer(0)), row.integer(1), row.integer(2), std::string(row.text(3)),
                    row.integer(4), fromMicros(row.integer(5))});
    return true;
  });
  if (!done) return std::move(done).error();
  return keys;
}

/// Its destination, or its source for a cause without one.
std::string subjectOf(const QueryContext& context, const DeadKey& key) {
  if (isAboutDestination(key.cause) && key.lane > 0) return nameOf(context.destinations, key.lane);
  return nameOf(context.sources, key.source);
}

/// The newest of one key, straight from the end of its part of the index.
Result<void> addNewest(const QueryContext& context, const DeadKey& key, std::vector<DeliveryRow>& rows) {
  static const std::string kSql = "SELECT " + deliveryColumns() +
                                  " FROM delivery d INDEXED BY delivery_dead WHERE d.state = 5 AND d.cause = $1 AND "
                                  "d.lane = $2 AND d.source_id = $3 AND d.owner = $4 ORDER BY d.received_at_us DESC, "
                                  "d.delivery_id DESC LIMIT $5";
  return eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(key.cause));
        s.bind(2, key.lane);
        s.bind(3, key.source);
        s.bindText(4, key.owner);
        s.bind(5, static_cast<std::int64_t>(kMaxRowsPerGroup));
      },
      [&](const store::Statement& row) {
        rows.push_back(readDelivery(context, row));
        return true;
      });
}

void keepNewest(std::vector<DeliveryRow>& rows) {
  std::sort(rows.begin(), rows.end(), [](const DeliveryRow& a, const DeliveryRow& b) {
    return a.receivedAt != b.receivedAt ? a.receivedAt > b.receivedAt : a.id.value > b.id.value;
  });
  if (rows.size() > kMaxRowsPerGroup) rows.resize(kMaxRowsPerGroup);
}

}  // namespace

Result<std::vector<DeadCount>> countDead(const QueryContext& context) {
  auto keys = readKeys(context);
  if (!keys) return std::move(keys).error();
  std::map<std::tuple<DeadCause, std::string, std::string>, DeadCount> counts;
  for (const DeadKey& key : *keys) {
    std::string subject = subjectOf(context, key);
    DeadCount& count = counts[{key.cause, subject, key.owner}];
    if (count.count == 0 || key.oldest < count.oldest) count.oldest = key.oldest;
    count.cause = key.cause;
    count.destination = std::move(subject);
    count.owner = key.owner;
    count.count += key.count;
  }
  std::vector<DeadCount> out;
  for (auto& [key, count] : counts) out.push_back(std::move(count));
  std::stable_sort(out.begin(), out.end(),
                   [](const DeadCount& a, const DeadCount& b) { return a.oldest < b.oldest; });
  return out;
}

Result<std::vector<DeadLetterGroup>> readDeadLetters(const QueryContext& context) {
  auto keys = readKeys(context);
  if (!keys) return std::move(keys).error();
  std::map<std::tuple<DeadCause, bool, std::string>, DeadLetterGroup> groups;
  for (const DeadKey& key : *keys) {
    std::string subject = subjectOf(context, key);
    const bool ofSource = !isAboutDestination(key.cause) || key.lane <= 0;
    DeadLetterGroup& group = groups[{key.cause, ofSource, subject}];
    if (group.count == 0) {
      group.cause = key.cause;
      group.destination = std::move(subject);
      group.ofSource = ofSource;
      group.owner = key.owner;
      group.oldest = key.oldest;
    } else if (group.owner != key.owner) {
      group.owner.clear();
    }
    group.count += key.count;
    if (key.owner.empty()) group.withoutOwner += key.count;
    group.oldest = std::min(group.oldest, key.oldest);
    if (auto added = addNewest(context, key, group.rows); !added) return std::move(added).error();
    keepNewest(group.rows);
  }
  std::vector<DeadLetterGroup> out;
  for (auto& [key, group] : groups) out.push_back(std::move(group));
  std::stable_sort(out.begin(), out.end(),
                   [](const DeadLetterGroup& a, const DeadLetterGroup& b) { return a.count > b.count; });
  return out;
}

}  // namespace ack::query
