#include "core/query/dead_letters.h"

#include "core/query/delivery_rows.h"

#include <algorithm>
#include <map>

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

/// The lane says which destination comes next; where it was left behind, the last forward does.
const std::string& destinationColumn() {
  static const std::string kColumn =
      "CASE WHEN d.lane > 0 THEN d.lane WHEN d.cause IN (2, 3, 4, 5) THEN coalesce((SELECT e.destination_id FROM "
      "effect e WHERE e.delivery_id = d.delivery_id AND e.kind = 3 ORDER BY e.effect_id DESC LIMIT 1), 0) ELSE 0 END";
  return kColumn;
}

std::string subjectOf(const QueryContext& context, DeadCause cause, std::int64_t destination, std::int64_t source) {
  if (isAboutDestination(cause) && destination > 0) return nameOf(context.destinations, destination);
  return nameOf(context.sources, source);
}

}  // namespace

Result<std::vector<DeadCount>> countDead(const QueryContext& context) {
  static const std::string kSql = "SELECT d.cause, " + destinationColumn() +
                                  ", d.source_id, d.owner, count(*), min(d.received_at_us) FROM delivery d WHERE "
                                  "d.state NOT IN (4, 6) AND d.state = 5 GROUP BY 1, 2, 3, 4";
  std::map<std::tuple<DeadCause, std::string, std::string>, DeadCount> counts;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    const auto cause = static_cast<DeadCause>(row.integer(0));
    std::string subject = subjectOf(context, cause, row.integer(1), row.integer(2));
    const std::string owner(row.text(3));
    DeadCount& count = counts[{cause, subject, owner}];
    const UtcTime oldest = fromMicros(row.integer(5));
    if (count.count == 0 || oldest < count.oldest) count.oldest = oldest;
    count.cause = cause;
    count.destination = std::move(subject);
    count.owner = owner;
    count.count += row.integer(4);
    return true;
  });
  if (!done) return std::move(done).error();
  std::vector<DeadCount> out;
  for (auto& [key, count] : counts) out.push_back(std::move(count));
  std::stable_sort(out.begin(), out.end(),
                   [](const DeadCount& a, const DeadCount& b) { return a.oldest < b.oldest; });
  return out;
}

Result<std::vector<DeadLetterGroup>> readDeadLetters(const QueryContext& context) {
  static const std::string kSql = "SELECT " + deliveryColumns() + ", " + destinationColumn() +
                                  " FROM delivery d WHERE d.state NOT IN (4, 6) AND d.state = 5 ORDER BY "
                                  "d.received_at_us DESC, d.delivery_id DESC";
  std::map<std::pair<DeadCause, std::string>, DeadLetterGroup> groups;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    const auto cause = static_cast<DeadCause>(row.integer(8));
    std::string subject = subjectOf(context, cause, row.integer(16), row.integer(1));
    DeadLetterGroup& group = groups[{cause, subject}];
    const std::string_view owner = row.text(13);
    if (group.count == 0) {
      group.cause = cause;
      group.destination = std::move(subject);
      group.owner = owner;
    } else if (group.owner != owner) {
      group.owner.clear();
    }
    ++group.count;
    if (owner.empty()) ++group.withoutOwner;
    group.oldest = fromMicros(row.integer(6));  // newest first: the last one read is the oldest
    if (group.rows.size() < kMaxRowsPerGroup) group.rows.push_back(readDelivery(context, row));
    return true;
  });
  if (!done) return std::move(done).error();
  std::vector<DeadLetterGroup> out;
  for (auto& [key, group] : groups) out.push_back(std::move(group));
  std::stable_sort(out.begin(), out.end(),
                   [](const DeadLetterGroup& a, const DeadLetterGroup& b) { return a.count > b.count; });
  return out;
}

}  // namespace ack::query
