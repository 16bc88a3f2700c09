#include "core/query/dead_letters.h"

#include "core/base/encoding.h"
#include "core/query/dead_letter_keys.h"
#include "core/query/delivery_rows.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace ack::query {
namespace {

using domain::DeadCause;
using domain::EffectState;

/// The newest of one key that the filter takes, straight from the end of its part of the index; at most `limit`.
template <class Take>
Result<void> eachNewest(const QueryContext& context, const DeadLetterFilter& filter, const DeadKey& key,
                        std::int64_t limit, Take take) {
  static const std::string kSql = "SELECT " + deliveryColumns() +
                                  ", d.body_sha256 FROM delivery d INDEXED BY delivery_dead WHERE d.state = 5 AND "
                                  "d.cause = $1 AND d.lane = $2 AND d.source_id = $3 AND d.owner = $4 AND "
                                  "d.received_at_us < $5 ORDER BY d.received_at_us DESC, d.delivery_id DESC";
  std::int64_t taken = 0;
  return eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(key.cause));
        s.bind(2, key.lane);
        s.bind(3, key.source);
        s.bindText(4, key.owner);
        s.bind(5, filter.overFourHours ? toMicros(context.now - kOldLetter) : INT64_MAX);
      },
      [&](const store::Statement& row) {
        if (filter.unknownEffect && !key.unknown.contains(DeliveryId{row.integer(0)})) return true;
        take(row);
        return ++taken < limit;
      });
}

bool isOpen(EffectState state) noexcept { return state != EffectState::applied && state != EffectState::superseded; }

/// The first effect that is not done, an unknown one before any other.
Result<void> addOpenEffect(const QueryContext& context, DeadLetterRow& row) {
  static const std::string kSql =
      "SELECT kind, destination_id, state, http_status FROM effect WHERE delivery_id = $1 ORDER BY effect_id";
  return eachRow(
      context.statements, kSql, [&](store::Statement& s) { s.bind(1, row.id.value); },
      [&](const store::Statement& effect) {
        const auto state = static_cast<EffectState>(effect.integer(2));
        if (!isOpen(state)) return true;
        if (row.openEffect && (state != EffectState::unknown || row.unknownEffect)) return true;
        row.unknownEffect = row.unknownEffect || state == EffectState::unknown;
        row.openEffect = OpenEffect{static_cast<domain::EffectKind>(effect.integer(0)),
                                    effect.integer(1) != 0 ? nameOf(context.destinations, effect.integer(1)) : "",
                                    state, static_cast<int>(effect.integer(3))};
        return true;
      });
}

bool isNewer(const DeliveryRow& a, const DeliveryRow& b) noexcept {
  return a.receivedAt != b.receivedAt ? a.receivedAt > b.receivedAt : a.id.value > b.id.value;
}

/// Cause (none for all), whether of a source, and destination, source or owner.
using GroupKey = std::tuple<DeadCause, bool, std::string>;

GroupKey groupOf(const QueryContext& context, const DeadLetterFilter& filter, const DeadKey& key) {
  switch (filter.grouping) {
  case DeadLetterFilter::Grouping::byCause:
    return {key.cause, !isAboutDestination(key.cause) || key.lane <= 0, subjectOf(context, key)};
  case DeadLetterFilter::Grouping::byOwner:
    return {DeadCause::none, false, key.owner};
  case DeadLetterFilter::Grouping::bySource:
    return {DeadCause::none, true, nameOf(context.sources, key.source)};
  }
  return {};
}

/// How many of a key the filter takes.
std::int64_t countOf(const DeadLetterFilter& filter, const DeadKey& key, std::int64_t taken) {
  if (filter.unknownEffect && filter.overFourHours) return taken;
  if (filter.unknownEffect) return static_cast<std::int64_t>(key.unknown.size());
  return filter.overFourHours ? key.overFourHours : key.count;
}

Result<void> addKey(const QueryContext& context, const DeadLetterFilter& filter, const DeadKey& key,
                    DeadLetterGroup& group) {
  const bool both = filter.unknownEffect && filter.overFourHours;
  std::int64_t taken = 0;
  auto read = eachNewest(context, filter, key, both ? INT64_MAX : std::int64_t{kMaxRowsPerGroup},
                         [&](const store::Statement& row) {
                           DeadLetterRow letter;
                           static_cast<DeliveryRow&>(letter) = readDelivery(context, row);
                           letter.bodySha256Hex = base::toHex(row.blob(16));
                           group.rows.push_back(std::move(letter));
                           ++taken;
                         });
  if (!read) return read;
  const std::int64_t count = countOf(filter, key, taken);
  if (count == 0) return {};
  if (group.count == 0) {
    group.owner = key.owner;
    group.oldest = key.oldest;
  } else if (group.owner != key.owner) {
    group.owner.clear();
  }
  group.count += count;
  if (key.owner.empty()) group.withoutOwner += count;
  group.overFourHours += key.overFourHours;
  group.withUnknownEffect += static_cast<std::int64_t>(key.unknown.size());
  group.oldest = std::min(group.oldest, key.oldest);
  std::sort(group.rows.begin(), group.rows.end(), isNewer);
  if (group.rows.size() > kMaxRowsPerGroup) group.rows.resize(kMaxRowsPerGroup);
  return {};
}

DeadLetterList::Counts countAll(const std::vector<DeadKey>& keys) {
  DeadLetterList::Counts counts;
  for (const DeadKey& key : keys) {
    counts.all += key.count;
    counts.overFourHours += key.overFourHours;
    counts.withUnknownEffect += static_cast<std::int64_t>(key.unknown.size());
    if (key.owner.empty()) counts.withoutOwner += key.count;
  }
  return counts;
}

Result<std::vector<DeadKey>> readAllKeys(const QueryContext& context) {
  auto keys = readDeadKeys(context);
  if (!keys) return keys;
  auto added = addOverFourHours(context, *keys);
  if (added) added = addUnknown(context, *keys);
  if (!added) return std::move(added).error();
  return keys;
}

}  // namespace

Result<std::vector<DeadCount>> countDead(const QueryContext& context) {
  auto keys = readDeadKeys(context);
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

Result<DeadLetterList> readDeadLetters(const QueryContext& context, const DeadLetterFilter& filter) {
  auto keys = readAllKeys(context);
  if (!keys) return std::move(keys).error();
  DeadLetterList list;
  list.counts = countAll(*keys);
  std::map<GroupKey, DeadLetterGroup> groups;
  for (const DeadKey& key : *keys) {
    if (!fits(context, filter, key)) continue;
    const GroupKey at = groupOf(context, filter, key);
    DeadLetterGroup& group = groups[at];
    group.cause = std::get<0>(at);
    group.ofSource = std::get<1>(at);
    if (filter.grouping != DeadLetterFilter::Grouping::byOwner) group.destination = std::get<2>(at);
    if (auto added = addKey(context, filter, key, group); !added) return std::move(added).error();
  }
  for (auto& [at, group] : groups) {
    if (group.count == 0) continue;
    for (DeadLetterRow& row : group.rows)
      if (auto added = addOpenEffect(context, row); !added) return std::move(added).error();
    list.groups.push_back(std::move(group));
  }
  std::stable_sort(list.groups.begin(), list.groups.end(),
                   [](const DeadLetterGroup& a, const DeadLetterGroup& b) { return a.count > b.count; });
  return list;
}

Result<std::vector<DeliveryId>> readDeadLetterIds(const QueryContext& context, const DeadLetterFilter& filter,
                                                  int limit) {
  if (limit < 1 || limit > kMaxLetterIds)
    return Error{ErrorCode::invalid, "1 to 10,000 letters are listed, not " + std::to_string(limit)};
  auto keys = readAllKeys(context);
  if (!keys) return std::move(keys).error();
  std::vector<std::pair<std::int64_t, DeliveryId>> found;
  for (const DeadKey& key : *keys) {
    if (!fits(context, filter, key)) continue;
    auto read = eachNewest(context, filter, key, std::int64_t{limit} + 1, [&](const store::Statement& row) {
      found.emplace_back(row.integer(6), DeliveryId{row.integer(0)});
    });
    if (!read) return std::move(read).error();
    if (found.size() > static_cast<std::size_t>(limit))
      return Error{ErrorCode::full, "more than " + std::to_string(limit) + " dead letters match"};
  }
  std::sort(found.rbegin(), found.rend());
  std::vector<DeliveryId> ids;
  ids.reserve(found.size());
  for (const auto& [at, id] : found) ids.push_back(id);
  return ids;
}

}  // namespace ack::query
