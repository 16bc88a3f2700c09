#pragma once
// One preparing worker: takes what is due, plans it, and hands the whole batch to the writer. A step is complete in
// itself, so that a test, or a simulated world, can run it without a thread.
#include "core/queue/due_queue.h"
#include "core/work/apply_batch.h"
#include "core/work/delivery_preparer.h"
#include "core/work/forward_calls.h"

#include <chrono>
#include <functional>
#include <memory>
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
};

struct StepResult {
  std::size_t taken{0};
  bool storeTrouble{false};                            ///< wait before the next step
  std::optional<std::chrono::microseconds> wakeAfter;  ///< see queue::DueBatch
};

/// Thread: one at a time.
class DeliveryWorker {
 public:
  /// `number` stands in the attempts' rows.
  DeliveryWorker(WorkerShared& shared, std::unique_ptr<store::Connection> reader, std::int64_t number,
                 std::size_t batch);

  /// Takes up to one batch and returns when its commit is durable and its calls are sent.
  StepResult step();

 private:
  [[nodiscard]] bool prepare(std::vector<queue::DueTicket>& tickets, std::vector<BatchJob>& jobs);
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
};

}  // namespace ack::work
