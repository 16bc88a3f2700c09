// What a look for due work costs while a busy source is held: 200,000 deliveries of it wait, and one of another
// source comes in behind them now and then. Prints the first look, which walks over all, and those after it.
#include "core/queue/due_queue.h"
#include "tests/kit/work_store.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>

#include <unistd.h>

using namespace ack;

namespace {

constexpr int kHeld = 200'000;
constexpr int kAtOnce = 5'000;
constexpr int kLooks = 200;
constexpr double kGoalMillis = 1.0;

/// The system's; it goes ahead once everything is filled in, so that the deliveries have been waiting for a while.
class AheadClock final : public Clock {
 public:
  [[nodiscard]] UtcTime now() const noexcept override { return m_system.now() + ahead; }
  [[nodiscard]] MonotonicTime monotonic() const noexcept override { return m_system.monotonic(); }
  std::chrono::minutes ahead{0};

 private:
  base::SystemClock m_system;
};

double millisOf(queue::DueQueue& due, store::DueDeliveries& reader, const Clock& clock, std::size_t& found) {
  const auto begin = std::chrono::steady_clock::now();
  const auto batch = due.take(reader, clock.now(), 64);
  const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - begin;
  if (!batch) std::abort();
  found = batch->tickets.size();
  for (const queue::DueTicket& ticket : batch->tickets) due.release(ticket.id);
  return passed.count();
}

}  // namespace

int main() {
  const auto folder = std::filesystem::temp_directory_path() / ("held_bench_" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  bool fine = true;
  {
    AheadClock clock;
    kit::WorkStore store(folder, clock);
    for (int i = 0; i < kHeld; i += kAtOnce) {
      std::vector<kit::TestEvent> events(kAtOnce);
      for (int j = 0; j < kAtOnce; ++j) events[static_cast<std::size_t>(j)].eventId = "evt_" + std::to_string(i + j);
      store.addAll(events);
    }
    clock.ahead = std::chrono::minutes(1);
    store.change("INSERT INTO held_work VALUES (1, 1, 1, 'olga', 'they asked us to wait')");
    const auto connection = store.openReader();
    queue::DestinationPacer pacer(clock);
    queue::DueQueue due(pacer);
    store::DueDeliveries reader(**connection);
    std::size_t found = 0;
    const double first = millisOf(due, reader, clock, found);
    std::vector<double> looks;
    for (int i = 0; i < kLooks; ++i) looks.push_back(millisOf(due, reader, clock, found));
    std::sort(looks.begin(), looks.end());
    kit::TestEvent other;
    other.source = SourceId{2};
    other.eventId = "other";
    store.add(other);
    const double afterwards = millisOf(due, reader, clock, found);
    fine = found == 1 && looks[kLooks / 2] < kGoalMillis;
    std::printf("%d held: first look %.2f ms, then p50 %.3f ms, p99 %.3f ms (goal p50 < %.1f); behind them %zu found "
                "in %.3f ms\n",
                kHeld, first, looks[kLooks / 2], looks[kLooks * 99 / 100], kGoalMillis, found, afterwards);
  }
  std::filesystem::remove_all(folder);
  return fine ? 0 : 1;
}
