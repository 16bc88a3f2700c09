#pragma once
// The totals of the whole store as of the last durable batch, readable from any thread without asking the database:
// for the backlog limit, the acceptance sequence and the metrics listener.
#include "core/domain/delivery_state.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <string_view>

namespace ack::store {

/// The first seven are the states, in their order. A row of the counter table each.
enum class Total : std::uint8_t {
  queued,
  processing,
  retrying,
  unresolved,
  completed,
  dead,
  discarded,
  accepted,    ///< events accepted to be worked off
  duplicates,  ///< further arrivals (elements) of known events
  stale,       ///< events stored as dead letters at once
  rejected,    ///< requests refused
  charges,     ///< charge lines
  attempts,
};
constexpr std::size_t kTotalCount = 13;

constexpr Total totalOf(domain::DeliveryState state) noexcept { return static_cast<Total>(state); }
/// "state.queued", "accepted" …: counter.name.
std::string_view toText(Total total) noexcept;

/// Thread: any reads; the writer writes.
class Totals {
 public:
  [[nodiscard]] std::int64_t of(Total total) const noexcept {
    return m_values[static_cast<std::size_t>(total)].load(std::memory_order_relaxed);
  }
  /// Deliveries that are still to be worked off. Dead letters are not: a source that fails for weeks must not stop
  /// the others.
  [[nodiscard]] std::int64_t unfinished() const noexcept {
    return of(Total::queued) + of(Total::processing) + of(Total::retrying) + of(Total::unresolved);
  }
  /// Events that were ever acknowledged as new: what the acceptance sequence counts.
  [[nodiscard]] std::int64_t deliveries() const noexcept { return of(Total::accepted) + of(Total::stale); }
  void set(Total total, std::int64_t value) noexcept {
    m_values[static_cast<std::size_t>(total)].store(value, std::memory_order_relaxed);
  }

 private:
  std::array<std::atomic<std::int64_t>, kTotalCount> m_values{};
};

}  // namespace ack::store
