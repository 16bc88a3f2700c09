#include "core/maintain/purge_candidates.h"

#include "core/domain/delivery_state.h"

#include <algorithm>

namespace ack::maintain {
namespace {

using domain::DeliveryState;

constexpr std::int64_t kMicrosPerDay = std::int64_t{86'400} * 1'000'000;

// Upwards by number: an index of what is due would cost every accept a write.
constexpr std::string_view kSlice =
    "SELECT p.payload_id, p.body_bytes, d.source_id, d.state, d.settled_at_us, d.received_at_us, d.element"
    " FROM payload p JOIN delivery d ON d.delivery_id = p.payload_id WHERE p.payload_id > $1"
    " ORDER BY p.payload_id LIMIT $2";
/// The events of a batch were inserted one after another; the first has the payload's number.
constexpr std::string_view kSharers = "SELECT delivery_id, payload_id, state, settled_at_us, received_at_us"
                                      " FROM delivery WHERE delivery_id >= $1 ORDER BY delivery_id";
/// A row without an end counts from its arrival.
bool isDue(DeliveryState state, std::int64_t endedAt, const PurgeLimits& limits) noexcept {
  switch (state) {
  case DeliveryState::completed:
    return endedAt <= limits.completed;
  case DeliveryState::discarded:
    return endedAt <= limits.closed;
  case DeliveryState::dead:
    return endedAt <= limits.dead;
  case DeliveryState::queued:
  case DeliveryState::processing:
  case DeliveryState::retrying:
  case DeliveryState::unresolved:
    return false;
  }
  return false;
}

bool isLetter(DeliveryState state) noexcept {
  return state == DeliveryState::dead || state == DeliveryState::discarded;
}

}  // namespace

struct PurgeSearch::Row {
  std::int64_t payload{0};
  std::int64_t bytes{0};
  SourceId source;
  DeliveryState state{DeliveryState::queued};
  std::int64_t endedAt{0};
  std::int64_t receivedAt{0};
  bool shared{false};
};

PurgeLimits limitsOf(const domain::RetentionTerms& terms, UtcTime now) noexcept {
  const std::int64_t at = toMicros(now);
  return {at - terms.completedDays * kMicrosPerDay, at - domain::closedDays(terms) * kMicrosPerDay,
          at - terms.deadDays * kMicrosPerDay};
}

Result<std::vector<PurgeSearch::Row>> PurgeSearch::read(std::int64_t after, std::int64_t rows) {
  auto prepared = m_connection.prepare(kSlice);
  if (!prepared) return std::move(prepared).error();
  const store::StatementScope s(**prepared);
  s->bind(1, after);
  s->bind(2, rows);
  std::vector<Row> found;
  for (;;) {
    const auto row = s->step();
    if (!row) return row.error();
    if (!*row) return found;
    found.push_back({s->integer(0), s->integer(1), SourceId{s->integer(2)}, static_cast<DeliveryState>(s->integer(3)),
                     std::max(s->integer(4), s->integer(5)), s->integer(5), !s->text(6).empty()});
  }
}

Result<bool> PurgeSearch::sharersAreDue(const Row& row, const domain::RetentionTerms& terms, UtcTime now,
                                        PurgeCandidate& found) {
  const PurgeLimits limits = limitsOf(terms, now);
  found.lastDelivery = row.payload;
  found.deadLetter = isLetter(row.state);
  if (!isDue(row.state, row.endedAt, limits)) return false;
  if (!row.shared) return true;
  auto prepared = m_connection.prepare(kSharers);
  if (!prepared) return std::move(prepared).error();
  const store::StatementScope s(**prepared);
  s->bind(1, row.payload);
  for (;;) {
    const auto more = s->step();
    if (!more) return more.error();
    if (!*more || s->integer(1) != row.payload) return true;
    const auto state = static_cast<DeliveryState>(s->integer(2));
    if (!isDue(state, std::max(s->integer(3), s->integer(4)), limits)) return false;
    found.lastDelivery = s->integer(0);
    found.deadLetter = found.deadLetter || isLetter(state);
  }
}

Result<PurgeSlice> PurgeSearch::next(const store::RetentionRules& rules, UtcTime now, std::int64_t after,
                                     const PurgeSize& size) {
  const std::int64_t youngest = toMicros(now) - rules.shortestDays() * kMicrosPerDay;
  auto rows = read(after, size.look);
  if (!rows) return std::move(rows).error();
  PurgeSlice slice;
  slice.reached = after;
  // They are in the order of their arrival. A whole slice of young ones ends the search, not a single one: the clock
  // may once have been wrong.
  slice.atEnd = static_cast<std::int64_t>(rows->size()) < size.look ||
                std::all_of(rows->begin(), rows->end(), [&](const Row& row) { return row.receivedAt > youngest; });
  std::int64_t bytes = 0;
  for (const Row& row : *rows) {
    if (bytes >= size.bytes || static_cast<std::int64_t>(slice.due.size()) >= size.rows) {
      slice.atEnd = false;
      break;
    }
    PurgeCandidate candidate{row.payload, row.payload, row.bytes, row.source, false};
    const auto due = sharersAreDue(row, rules.of(row.source), now, candidate);
    if (!due) return due.error();
    if (*due) {
      bytes += row.bytes;
      slice.due.push_back(candidate);
    }
    slice.reached = row.payload;
  }
  return slice;
}

}  // namespace ack::maintain
