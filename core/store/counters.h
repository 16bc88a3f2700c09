#pragma once
// Totals, minutes and last-seen times that move with the open transaction: gathered in memory while commands run, and
// written in a few statements just before the commit, so that no screen ever counts rows. A command that is undone
// takes its numbers back with it.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/connection.h"
#include "core/store/metric_table.h"
#include "core/store/totals.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ack::store {

class Tables;

/// Thread: writer.
class Counters {
 public:
  /// `totals` must outlive this; it is written after each commit.
  explicit Counters(Totals& totals) noexcept : m_totals(totals) {}

  void add(Total total, std::int64_t delta = 1);
  /// Every new delivery and every change of a state must pass here, in the transaction that makes it.
  void created(domain::DeliveryState state) { add(totalOf(state)); }
  void moved(domain::DeliveryState from, domain::DeliveryState to) {
    add(totalOf(from), -1);
    add(totalOf(to));
  }
  /// Adds to the row of the minute of `at`.
  void minute(UtcTime at, SourceId source, MinuteColumn column, std::int64_t delta = 1);
  /// `result` accepted also counts as seen alive; rejected adds `count` to the source's refused requests.
  void seen(SourceId source, domain::ArrivalResult result, UtcTime at, std::int64_t count = 1);

  // For the writer only.
  /// Reads the totals from the database; also whenever another process has written there.
  Result<void> load(Tables& tables);
  /// What is counted from here on can be taken back by undo(), until the next mark() or forget().
  void mark() noexcept;
  void undo() noexcept;
  void forget() noexcept { m_marked = false; }
  Result<void> flush(Tables& tables);
  /// After the commit: publishes. After a rollback: drops.
  void committed() noexcept;
  void rolledBack() noexcept;

 private:
  struct Step {  // one deed since the mark, to be taken back
    enum class Kind : std::uint8_t { total, minute, seen } kind;
    std::uint32_t index;
    std::uint32_t column;
    std::int64_t delta;
    SeenTimes before;
  };

  Totals& m_totals;
  std::array<std::int64_t, kTotalCount> m_stored{};
  std::array<std::int64_t, kTotalCount> m_deltas{};
  std::vector<MinuteDelta> m_minutes;
  std::vector<SeenTimes> m_seen;
  std::vector<Step> m_steps;
  bool m_marked{false};
};

}  // namespace ack::store
