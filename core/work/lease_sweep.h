#pragma once
// Looks for leases whose holder is gone and lets the rescuer judge them. Leases of calls under way in this process
// are never touched, whatever the wall clock says: it may jump.
#include "core/queue/lease_rescuer.h"
#include "core/store/delivery_claims.h"
#include "core/work/delivery_worker.h"

namespace ack::work {

/// Thread: one at a time.
class LeaseSweep {
 public:
  LeaseSweep(WorkerShared& shared, std::unique_ptr<store::Connection> reader)
      : m_shared(shared), m_reader(std::move(reader)), m_due(*m_reader) {}

  /// Every lease in the store: for the start, when none can be ours. Answers how many were ended.
  Result<int> rescueAll();
  /// Those that ran out. Answers how many were ended.
  Result<int> rescueLapsed();

 private:
  Result<int> rescueUntil(UtcTime until);

  WorkerShared& m_shared;
  std::unique_ptr<store::Connection> m_reader;
  store::DueDeliveries m_due;
};

}  // namespace ack::work
