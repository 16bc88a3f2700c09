#include "core/accept/rejection_log.h"

#include "core/base/log.h"

#include <algorithm>
#include <iterator>

namespace ack::accept {
namespace {

constexpr std::int64_t kMicrosPerMinute = 60'000'000;

/// What a stranger sent is shown to people later: bounded, and without what could move a terminal's cursor.
std::string cut(std::string_view text) {
  return base::escapeForLog(text.substr(0, RejectionLog::kMaxTextBytes), RejectionLog::kMaxTextBytes);
}

void merge(RejectionBatch::Count& into, const RejectionBatch::Count& from) noexcept {
  into.count += from.count;
  into.last = std::max(into.last, from.last);
}

}  // namespace

void RejectionLog::add(const Rejection& rejection) {
  const std::int64_t source = rejection.source.value;
  const std::int64_t minute = toMicros(rejection.at) / kMicrosPerMinute;
  const std::lock_guard lock(m_mutex);
  const auto known = m_batch.counts.find({source, minute});
  if (known == m_batch.counts.end() && m_batch.counts.size() >= kMaxCounts) {
    // The store has not taken any for very long: the figures stay right, only the minute is not.
    merge(m_batch.counts.rbegin()->second, {1, rejection.at});
    return;
  }
  merge(m_batch.counts[{source, minute}], {1, rejection.at});
  m_pending.store(true, std::memory_order_relaxed);

  Sampled& sampled = m_sampled[source];
  if (sampled.minute != minute) sampled.minute = minute, sampled.rows = 0, sampled.authenticRows = 0;
  if (sampled.hour != minute / 60) sampled.hour = minute / 60, sampled.hourRows = 0;
  if (m_batch.samples.size() >= kMaxCounts) return;
  std::string hash;
  if (rejection.authentic) {
    if (sampled.authenticRows >= kAuthenticPerMinute) return;
    ++sampled.authenticRows;
    hash.assign(reinterpret_cast<const char*>(rejection.bodySha256.data()), rejection.bodySha256.size());
  } else {
    if (sampled.rows >= kSamplesPerMinute || sampled.hourRows >= kSamplesPerHour) return;
    ++sampled.rows;
    ++sampled.hourRows;
  }
  m_batch.samples.push_back({rejection.source, rejection.at, cut(rejection.reason), cut(rejection.peer),
                             cut(rejection.requestId), static_cast<std::int64_t>(rejection.bodyBytes),
                             std::move(hash)});
}

RejectionBatch RejectionLog::take() {
  const std::lock_guard lock(m_mutex);
  m_pending.store(false, std::memory_order_relaxed);
  return std::exchange(m_batch, {});
}

void RejectionLog::putBack(RejectionBatch batch) {
  const std::lock_guard lock(m_mutex);
  for (const auto& [key, count] : batch.counts) merge(m_batch.counts[key], count);
  m_batch.samples.insert(m_batch.samples.begin(), std::make_move_iterator(batch.samples.begin()),
                         std::make_move_iterator(batch.samples.end()));
  if (m_batch.samples.size() > kMaxCounts) m_batch.samples.resize(kMaxCounts);
  m_pending.store(!m_batch.empty(), std::memory_order_relaxed);
}

}  // namespace ack::accept
