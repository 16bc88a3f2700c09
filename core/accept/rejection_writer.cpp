#include "core/accept/rejection_writer.h"

#include "core/store/counters.h"
#include "core/store/tables.h"

namespace ack::accept {
namespace {

constexpr std::chrono::milliseconds kPause{250};

}  // namespace

void RejectionWriter::sendSoon() noexcept {
  const auto since = m_clock.monotonic().time_since_epoch() - MonotonicTime::duration(m_last.load());
  if (m_last.load() == 0 || since >= kPause) send();
}

void RejectionWriter::send() noexcept {
  if (!m_log.pending() || m_underWay.exchange(true)) return;
  m_last.store(m_clock.monotonic().time_since_epoch().count());
  m_batch = m_log.take();
  if (auto submitted = m_writer.submit(*this, store::WriteLane::accept); !submitted) settled(submitted);
}

Result<void> RejectionWriter::run(store::WriteContext& context) {
  constexpr auto kRejected = domain::ArrivalResult::rejected;
  for (const auto& [key, counted] : m_batch.counts) {
    const SourceId source{key.first};
    context.counters.add(store::Total::rejected, counted.count);
    context.counters.minute(counted.last, source, store::MinuteColumn::rejected, counted.count);
    context.counters.seen(source, kRejected, counted.last, counted.count);
  }
  for (const RejectionBatch::Sample& sample : m_batch.samples) {
    store::NewArrival row;
    row.at = sample.at;
    row.source = sample.source;
    row.result = kRejected;
    row.signature = sample.reason;
    row.bodyBytes = sample.bodyBytes;
    row.bodySha256 = sample.bodySha256;
    row.peer = sample.peer;
    row.requestId = sample.requestId;
    if (auto written = context.tables.arrival.insert(row); !written) return written.error();
  }
  return {};
}

void RejectionWriter::settled(const Result<void>& outcome) noexcept {
  if (!outcome) m_log.putBack(std::move(m_batch));
  m_batch = {};
  m_underWay.store(false);
}

}  // namespace ack::accept
