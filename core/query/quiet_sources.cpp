#include "core/query/quiet_sources.h"

#include <algorithm>
#include <vector>

namespace ack::query {
namespace {

using std::chrono::days;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr days kRemembered{7};

std::int64_t minuteOf(UtcTime time) { return std::chrono::floor<minutes>(time).time_since_epoch().count(); }

/// The gap that 19 of 20 do not exceed. `active`: minutes, the newest first; at least two.
minutes usualGap(const std::vector<std::int64_t>& active) {
  std::vector<std::int64_t> gaps;
  gaps.reserve(active.size() - 1);
  for (std::size_t i = 0; i + 1 < active.size(); ++i) gaps.push_back(active[i] - active[i + 1]);
  const std::size_t at = (gaps.size() * 19 + 19) / 20 - 1;
  std::nth_element(gaps.begin(), gaps.begin() + static_cast<std::ptrdiff_t>(at), gaps.end());
  return minutes(gaps[at]);
}

}  // namespace

seconds QuietSources::allowed(minutes usualGap) noexcept { return std::max<seconds>(kShortest, usualGap * kGaps); }

Result<std::optional<seconds>> QuietSources::exceeded(const QueryContext& context, SourceId source, UtcTime last) {
  const auto silence = context.now - last;
  if (silence <= kShortest) return std::optional<seconds>{};
  const auto known = m_rhythms.find(source.value);
  if (known == m_rhythms.end() || known->second.last != last) {
    auto rhythm = read(context, source, last);
    if (!rhythm) return std::move(rhythm).error();
    m_rhythms[source.value] = *rhythm;
  }
  const Rhythm& rhythm = m_rhythms[source.value];
  if (!rhythm.usualGap || silence <= allowed(*rhythm.usualGap)) return std::optional<seconds>{};
  const std::optional quiet(allowed(*rhythm.usualGap));
  // What is compared must lie behind: a silence longer than the shift would be compared with itself.
  for (const days shift : {kRemembered, days(1)}) {
    if (silence >= shift || minuteOf(last - shift) < rhythm.firstMinute) continue;
    const auto same = wasSilent(context, source, last - shift, context.now - shift);
    if (!same) return same.error();
    return *same ? std::optional<seconds>{} : quiet;
  }
  return quiet;
}

Result<QuietSources::Rhythm> QuietSources::read(const QueryContext& context, SourceId source, UtcTime last) {
  static const std::string kActive = "SELECT minute FROM minute_metric WHERE minute >= $1 AND minute <= $2 AND "
                                     "source_id = $3 AND accepted > 0 ORDER BY minute DESC LIMIT 1000";
  static const std::string kFirst = "SELECT minute FROM minute_metric WHERE minute >= $1 AND source_id = $2 AND "
                                    "accepted > 0 ORDER BY minute LIMIT 1";
  Rhythm rhythm{last, std::nullopt, minuteOf(last)};
  std::vector<std::int64_t> active;
  auto done = eachRow(
      context.statements, kActive,
      [&](store::Statement& s) {
        s.bind(1, minuteOf(last - kRemembered));
        s.bind(2, minuteOf(last));
        s.bind(3, source.value);
      },
      [&](const store::Statement& row) {
        active.push_back(row.integer(0));
        return true;
      });
  if (!done) return std::move(done).error();
  if (active.size() < static_cast<std::size_t>(kLeastMinutes)) return rhythm;
  rhythm.usualGap = usualGap(active);
  auto first = oneNumber(
      context.statements, kFirst,
      [&](store::Statement& s) {
        s.bind(1, minuteOf(last - kRemembered - days(1)));
        s.bind(2, source.value);
      },
      rhythm.firstMinute);
  if (!first) return std::move(first).error();
  rhythm.firstMinute = *first;
  return rhythm;
}

Result<bool> QuietSources::wasSilent(const QueryContext& context, SourceId source, UtcTime from, UtcTime to) {
  static const std::string kSql = "SELECT minute FROM minute_metric WHERE minute > $1 AND minute <= $2 AND "
                                  "source_id = $3 AND accepted > 0 LIMIT 1";
  bool silent = true;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, minuteOf(from));
        s.bind(2, minuteOf(to));
        s.bind(3, source.value);
      },
      [&](const store::Statement&) {
        silent = false;
        return false;
      });
  if (!done) return std::move(done).error();
  return silent;
}

}  // namespace ack::query
