#include "core/query/figures.h"

#include "core/query/alerts.h"
#include "core/query/destinations.h"
#include "core/store/fact_table.h"
#include "core/store/totals.h"

#include "core/base/encoding.h"

#include <algorithm>
#include <unordered_map>

namespace ack::query {
namespace {

using domain::DeliveryState;
using std::chrono::seconds;

constexpr std::array kUnfinished{DeliveryState::queued, DeliveryState::processing, DeliveryState::retrying,
                                 DeliveryState::unresolved, DeliveryState::dead};

Result<std::unordered_map<std::string, std::int64_t>> readCounters(const QueryContext& context) {
  static const std::string kSql = "SELECT name, value FROM counter";
  std::unordered_map<std::string, std::int64_t> counters;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    counters[std::string(row.text(0))] = row.integer(1);
    return true;
  });
  if (!done) return std::move(done).error();
  return counters;
}

/// Whether every source is held by hand, so that nothing runs whatever comes in.
Result<bool> isHeldWholly(const QueryContext& context) {
  if (context.catalogue.sources.empty()) return false;
  auto held = readHeldSources(context);
  if (!held) return std::move(held).error();
  return std::all_of(context.catalogue.sources.begin(), context.catalogue.sources.end(),
                     [&](const config::Source& source) {
                       return std::any_of(held->begin(), held->end(),
                                          [&](const HeldSourceView& one) { return one.name == source.name; });
                     });
}

std::int64_t minuteOf(UtcTime time) {
  return std::chrono::floor<std::chrono::minutes>(time).time_since_epoch().count();
}

struct MinuteSums {
  std::int64_t accepted, duplicates, rejected, completed, dead, completedOfAccepted, completedInTime, deadOfAccepted;
};

MinuteSums readSums(const store::Statement& row, int first) {
  return {row.integer(first),     row.integer(first + 1), row.integer(first + 2), row.integer(first + 3),
          row.integer(first + 4), row.integer(first + 5), row.integer(first + 6), row.integer(first + 7)};
}

void addSums(const MinuteSums& sums, bool allDue, std::size_t step, WindowFigures& out) {
  MinuteSeriesPoint& point = out.series[step];
  point.accepted += sums.accepted;
  point.completed += sums.completed;
  point.duplicates += sums.duplicates;
  point.rejected += sums.rejected;
  point.dead += sums.dead;
  // Whoever is dead will not be completed within its target any more, so it counts now and not only when time is up.
  const std::int64_t settled = sums.completedOfAccepted + sums.deadOfAccepted;
  const std::int64_t due = allDue ? sums.accepted : std::min(sums.accepted, settled);
  out.completion[step].due += due;
  out.completion[step].inTime += sums.completedInTime;
  out.whole.due += due;
  out.whole.inTime += sums.completedInTime;
  out.accepted += sums.accepted;
  out.completed += sums.completed;
  out.duplicates += sums.duplicates;
}

}  // namespace

Result<std::string> readFact(const QueryContext& context, std::string_view name) {
  static const std::string kSql = "SELECT value FROM fact WHERE name = $1";
  std::string value;
  auto done = eachRow(
      context.statements, kSql, [name](store::Statement& s) { s.bindText(1, name); },
      [&](const store::Statement& row) {
        value = row.text(0);
        return false;
      });
  if (!done) return std::move(done).error();
  return value;
}

Result<std::optional<std::pair<UtcTime, DeliveryId>>> oldestOf(const QueryContext& context, DeliveryState state) {
  static const std::string kSql = "SELECT received_at_us, delivery_id FROM delivery WHERE state NOT IN (4, 6) AND "
                                  "state = $1 ORDER BY received_at_us, delivery_id LIMIT 1";
  std::optional<std::pair<UtcTime, DeliveryId>> oldest;
  auto done = eachRow(
      context.statements, kSql, [state](store::Statement& s) { s.bind(1, static_cast<std::int64_t>(state)); },
      [&](const store::Statement& row) {
        oldest.emplace(fromMicros(row.integer(0)), DeliveryId{row.integer(1)});
        return false;
      });
  if (!done) return std::move(done).error();
  return oldest;
}

Result<Status> readStatus(const QueryContext& context) {
  CompletionSums completion;
  return readStatus(context, completion);
}

Result<Status> readStatus(const QueryContext& context, CompletionSums& completion) {
  Status status;
  auto counters = readCounters(context);
  if (!counters) return std::move(counters).error();
  const auto total = [&](store::Total which) { return (*counters)[std::string(store::toText(which))]; };
  for (int state = 0; state < domain::kDeliveryStateCount; ++state)
    status.states.byState.at(static_cast<std::size_t>(state)) =
        total(store::totalOf(static_cast<DeliveryState>(state)));
  status.accepted = total(store::Total::accepted);
  status.duplicates = total(store::Total::duplicates);
  status.rejected = total(store::Total::rejected);
  status.stale = total(store::Total::stale);
  status.charges = total(store::Total::charges);
  for (const DeliveryState state : kUnfinished) {
    auto oldest = oldestOf(context, state);
    if (!oldest) return std::move(oldest).error();
    if (*oldest && (!status.oldestUnfinishedAt || (*oldest)->first < *status.oldestUnfinishedAt))
      status.oldestUnfinishedAt = (*oldest)->first;
  }
  const auto whole =
      completion.read(context, std::chrono::duration_cast<std::chrono::hours>(status.completionWindow));
  if (!whole) return whole.error();
  status.completionDue = whole->due;
  status.completionInTime = whole->inTime;
  if (status.completionDue > 0)
    status.completionWithinTarget =
        static_cast<double>(status.completionInTime) / static_cast<double>(status.completionDue);
  status.completionTarget = context.catalogue.settings.completionTarget;
  auto missing = readFact(context, store::kFactMissingAccepted);
  auto settled = readFact(context, store::kFactMissingAcknowledged);
  auto stage = readFact(context, "recovery.stage");
  if (!missing) return std::move(missing).error();
  if (!settled) return std::move(settled).error();
  if (!stage) return std::move(stage).error();
  status.missingAccepted = base::parseInteger(*missing).value_or(0) - base::parseInteger(*settled).value_or(0);
  if (!stage->empty()) status.stage = *stage;
  auto alerts = countAlerts(context);
  if (!alerts) return std::move(alerts).error();
  status.openAlerts = alerts->open;
  status.acknowledgedAlerts = alerts->acknowledged;
  auto held = isHeldWholly(context);
  if (!held) return std::move(held).error();
  status.heldWholly = *held;
  return status;
}

Result<WindowFigures> readWindow(const QueryContext& context, seconds window, seconds bucket) {
  static const std::string kColumns = "sum(accepted), sum(duplicates), sum(rejected), sum(completed), sum(dead), "
                                      "sum(completed_of_accepted), sum(completed_in_time), sum(dead_of_accepted) "
                                      "FROM minute_metric WHERE minute >= $2 AND minute < $3";
  // What is long past is summed by the database; only minutes that may still be open are looked at one by one.
  static const std::string kPast = "SELECT source_id, minute / $1, " + kColumns + " GROUP BY 1, 2";
  static const std::string kOpen =
      "SELECT source_id, minute / $1, minute, " + kColumns + " GROUP BY minute, source_id";
  const std::int64_t step = std::max<std::int64_t>(1, bucket.count() / 60);
  const std::int64_t lastStep = minuteOf(context.now) / step;
  const std::int64_t steps = std::max<std::int64_t>(1, window.count() / 60 / step);
  const std::int64_t firstStep = lastStep - steps + 1;
  WindowFigures out;
  for (std::int64_t i = firstStep; i <= lastStep; ++i) {
    const UtcTime from{std::chrono::minutes(i * step)};
    out.series.push_back({from, 0, 0, 0, 0, 0});
    out.completion.push_back({from, 0, 0});
  }
  const seconds longest = longestTarget(context.catalogue);
  const std::int64_t begin = firstStep * step;
  const std::int64_t end = (lastStep + 1) * step;
  const std::int64_t open = std::clamp(minuteOf(context.now - longest), begin, end);
  const auto stepOf = [&](std::int64_t number) { return static_cast<std::size_t>(number - firstStep); };
  auto done = eachRow(
      context.statements, kPast,
      [&](store::Statement& s) {
        s.bind(1, step);
        s.bind(2, begin);
        s.bind(3, open);
      },
      [&](const store::Statement& row) {
        addSums(readSums(row, 2), true, stepOf(row.integer(1)), out);
        return true;
      });
  if (!done) return std::move(done).error();
  done = eachRow(
      context.statements, kOpen,
      [&](store::Statement& s) {
        s.bind(1, step);
        s.bind(2, open);
        s.bind(3, end);
      },
      [&](const store::Statement& row) {
        const bool allDue = row.integer(2) < firstOpenMinute(context, row.integer(0));
        addSums(readSums(row, 3), allDue, stepOf(row.integer(1)), out);
        return true;
      });
  if (!done) return std::move(done).error();
  return out;
}

Result<std::vector<AgeBucket>> readAging(const QueryContext& context, const StateCounts& states) {
  static const std::string kSql = "SELECT count(*) FROM delivery WHERE state NOT IN (4, 6) AND state = $1 AND "
                                  "received_at_us > $2 AND received_at_us <= $3";
  constexpr std::array kLimits{seconds(0), seconds(60), seconds(300), seconds(900), seconds(3'600), seconds(14'400)};
  std::vector<AgeBucket> buckets;
  for (std::size_t i = 0; i < kLimits.size(); ++i) {
    AgeBucket bucket;
    bucket.from = kLimits.at(i);
    if (i + 1 < kLimits.size()) bucket.to = kLimits.at(i + 1);
    buckets.push_back(bucket);
  }
  for (const DeliveryState state : kUnfinished) {
    const auto index = static_cast<std::size_t>(state);
    std::int64_t rest = states.of(state);
    for (std::size_t i = 0; i + 1 < kLimits.size() && rest > 0; ++i) {
      // What a skewed clock dated into the future counts as new.
      const std::int64_t to = i == 0 ? INT64_MAX : toMicros(context.now - kLimits.at(i));
      auto count = oneNumber(context.statements, kSql, [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(state));
        s.bind(2, toMicros(context.now - kLimits.at(i + 1)));
        s.bind(3, to);
      });
      if (!count) return std::move(count).error();
      buckets[i].byState.at(index) = *count;
      rest -= *count;
    }
    buckets.back().byState.at(index) = std::max<std::int64_t>(0, rest);
  }
  return buckets;
}

}  // namespace ack::query
