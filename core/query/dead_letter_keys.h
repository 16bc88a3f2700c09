#pragma once
// What dead letters are counted by: the keys of the index delivery_dead, which alone answers the count, and those few
// of them that have an effect of which nobody knows whether it happened.
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <set>

namespace ack::query {

/// Dead letters of one cause, lane, source and owner.
struct DeadKey {
  domain::DeadCause cause{};
  std::int64_t lane{0}, source{0};
  std::string owner;
  std::int64_t count{0}, overFourHours{0};
  UtcTime oldest{};
  std::set<DeliveryId> unknown;  ///< those with an unknown effect
};

/// How long a letter lies before it is called old.
constexpr std::chrono::hours kOldLetter{4};

/// With count and oldest. Goes from key to key down the index and counts each there: no group is put together.
Result<std::vector<DeadKey>> readDeadKeys(const QueryContext& context);
/// Fills DeadKey::overFourHours.
Result<void> addOverFourHours(const QueryContext& context, std::vector<DeadKey>& keys);
/// Fills DeadKey::unknown.
Result<void> addUnknown(const QueryContext& context, std::vector<DeadKey>& keys);

/// Whether a letter of this cause is about a destination rather than its source.
bool isAboutDestination(domain::DeadCause cause) noexcept;
/// Its destination, or its source for a cause without one.
std::string subjectOf(const QueryContext& context, const DeadKey& key);
/// Whether letters of the key can be in the filter's list.
bool fits(const QueryContext& context, const DeadLetterFilter& filter, const DeadKey& key);

}  // namespace ack::query
