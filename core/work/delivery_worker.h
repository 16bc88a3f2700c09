#pragma once
// One preparing worker: takes what is due, plans it, and hands the whole batch to the writer. A step is complete in
// itself, so that a test, or a simulated world, can run it without a thread.
#include "core/queue/due_queue.h"
#include "core/work/apply_batch.h"
#include "core/work/delivery_preparer.h"
#include "core/work/forward_calls.h"
#include "core/work/in_hand.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace ack::work {

using CatalogueProvider = std::function<config::CataloguePtr()>;

/// What workers share. Everything must outlive them.
struct WorkerShared {
  CatalogueProvider catalogue;
  ContentProofOf proofOf;
  const crypto::Vault& vault;
  const Clock& clock;
  RandomSource& random;  ///< used on the writer's thread only
  store::Writer& writer;
  queue::DestinationPacer& pacer;
  queue::DueQueue& due;
  ForwardCalls& calls;
  InHand* inHand{nullptr};  ///< may be null: nothing is noted then
};

struct StepResult {
  std::size_t taken{0};
  bool storeTrouble{false};                            ///< wait before the next step
  std::optional<std::chrono::microseconds> wakeAfter;  ///< see queue::DueBatch
};

/// A plan that is being made: which of a worker's plans, and of what. Number 0: none.
struct PlanUnderWay {
  std::uint64_t number{0};
  InHand::Entry entry;
};

/// Thread: one at a time, but for plan(), giveUp() and givenUp().
class DeliveryWorker {
 public:
  /// `number` stands in the attempts' rows, and is its slot of what is in hand.
  DeliveryWorker(WorkerShared& shared, std::unique_ptr<store::Connection> reader, std::int64_t number,
                 std::size_t batch);

  /// Takes up to one batch and returns when its commit is durable and its calls are sent.
  StepResult step();

  /// The step under way begins no further plan; what is planned already is applied. Thread: any.
  void endSoon() noexcept { m_endSoon.store(true, std::memory_order_relaxed); }
  /// Thread: any.
  [[nodiscard]] PlanUnderWay plan() const noexcept;
  /// Takes everything out of the hands of a worker whose plan `number` does not end: others may work on it. Its step
  /// changes nothing any more, should it ever end. What is being planned stays in hand until the caller has set it
  /// aside and released it. false where that plan has ended meanwhile. Thread: any.
  bool giveUp(std::uint64_t number);
  /// Thread: any.
  [[nodiscard]] bool givenUp() const noexcept { return m_givenUp.load(std::memory_order_acquire); }

 private:
  void take(std::vector<queue::DueTicket> tickets);
  void letGo();
  [[nodiscard]] bool prepare(std::vector<BatchJob>& jobs);
  [[nodiscard]] bool prepareAlone(std::vector<BatchJob>& jobs);
  [[nodiscard]] Result<std::unique_ptr<DeliveryJob>> planOne(store::WaitingDelivery delivery);
  [[nodiscard]] Result<std::optional<queue::HeldLease>> claimAlone(const store::WorkRow& row);
  [[nodiscard]] bool passSlots(std::vector<BatchJob>& jobs);
  [[nodiscard]] bool apply(std::vector<BatchJob> jobs);
  [[nodiscard]] bool applyAlone(BatchJob job);
  void passOn(std::vector<BatchJob>& jobs);
  void reserveSlot(DeliveryJob& job);
  void followCatalogue(const config::CataloguePtr& catalogue);

  WorkerShared& m_shared;
  std::unique_ptr<store::Connection> m_reader;
  DeliveryPreparer m_preparer;
  std::int64_t m_number;
  std::size_t m_batch;
  config::CataloguePtr m_catalogue;  // the last one seen
  std::vector<DeliveryId> m_ids;     // of the tickets, for the own thread
  bool m_metHold{false};             // in the step under way

  std::mutex m_mutex;
  std::vector<queue::DueTicket> m_tickets;  // guarded
  std::atomic<bool> m_givenUp{false};       // set under the mutex
  std::atomic<bool> m_endSoon{false};
  std::uint64_t m_plans{0};
  std::atomic<std::uint64_t> m_plan{0};  // number of the plan under way; written after what it is of
  std::atomic<std::int64_t> m_planned{0}, m_plannedEpoch{0};
};

}  // namespace ack::work
