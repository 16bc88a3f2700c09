#include "core/query/completion_sums.h"

#include <algorithm>

namespace ack::query {
namespace {

using std::chrono::seconds;

constexpr std::int64_t kMinutesPerHour = 60;

std::int64_t minuteOf(UtcTime time) {
  return std::chrono::floor<std::chrono::minutes>(time).time_since_epoch().count();
}

}  // namespace

seconds longestTarget(const config::Catalogue& catalogue) {
  seconds longest = config::Source{}.completeWithin;
  for (const config::Source& source : catalogue.sources) longest = std::max(longest, source.completeWithin);
  return longest;
}

std::int64_t firstOpenMinute(const QueryContext& context, std::int64_t source) {
  seconds target = config::Source{}.completeWithin;
  if (const config::Source* found = context.catalogue.source(SourceId{source})) target = found->completeWithin;
  // An event of minute m was accepted before (m + 1) minutes: all of m is due once now >= (m + 1) min + target.
  return minuteOf(context.now - target);
}

Result<Completion> CompletionSums::read(const QueryContext& context, std::chrono::hours window) {
  const std::int64_t lastHour = minuteOf(context.now) / kMinutesPerHour;
  const std::int64_t begin = (lastHour - std::max<std::int64_t>(1, window.count()) + 1) * kMinutesPerHour;
  const std::int64_t end = (lastHour + 1) * kMinutesPerHour;
  const seconds target = longestTarget(context.catalogue);
  const std::int64_t settled = std::clamp(minuteOf(context.now - target - kStillMoving), begin, end);
  // Other targets, a clock that was set back or far ahead, a longer window: begin anew.
  if (target != m_target || settled < m_to || begin < m_from || begin > m_to) {
    m_hours.clear();
    m_from = m_to = begin;
    m_target = target;
  }
  m_hours.erase(m_hours.begin(), m_hours.lower_bound(begin / kMinutesPerHour));
  m_from = begin;
  if (auto kept = keep(context, m_to, settled); !kept) return std::move(kept).error();
  auto whole = readMoving(context, settled, end);
  if (!whole) return whole;
  for (const auto& [hour, sums] : m_hours) {
    whole->due += sums.due;
    whole->inTime += sums.inTime;
  }
  return whole;
}

Result<void> CompletionSums::keep(const QueryContext& context, std::int64_t begin, std::int64_t end) {
  static const std::string kSql =
      "SELECT minute / 60, sum(accepted), sum(completed_in_time) FROM minute_metric WHERE "
      "minute >= $1 AND minute < $2 GROUP BY 1";
  if (begin >= end) return {};
  std::map<std::int64_t, Completion> fresh;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, begin);
        s.bind(2, end);
      },
      [&](const store::Statement& row) {
        fresh[row.integer(0)] = {row.integer(1), row.integer(2)};
        return true;
      });
  if (!done) return done;
  for (const auto& [hour, sums] : fresh) {
    m_hours[hour].due += sums.due;
    m_hours[hour].inTime += sums.inTime;
  }
  m_to = end;
  return {};
}

Result<Completion> CompletionSums::readMoving(const QueryContext& context, std::int64_t begin, std::int64_t end) {
  static const std::string kSql = "SELECT minute, source_id, accepted, completed_of_accepted + dead_of_accepted, "
                                  "completed_in_time FROM minute_metric WHERE minute >= $1 AND minute < $2";
  Completion sums;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, begin);
        s.bind(2, end);
      },
      [&](const store::Statement& row) {
        const bool allDue = row.integer(0) < firstOpenMinute(context, row.integer(1));
        // Whoever is dead will not be completed within its target any more, so it counts now.
        sums.due += allDue ? row.integer(2) : std::min(row.integer(2), row.integer(3));
        sums.inTime += row.integer(4);
        return true;
      });
  if (!done) return std::move(done).error();
  return sums;
}

}  // namespace ack::query
