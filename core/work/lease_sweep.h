#pragma once
// Looks for leases whose holder is gone and lets the rescuer judge them. Leases of calls under way in this process
// are never touched, whatever the wall clock says: it may jump. Where a rule of the store refuses one row, that one
// stays as it is and is told; the others are not held up by it.
#include "core/queue/lease_rescuer.h"
#include "core/store/delivery_claims.h"
#include "core/work/delivery_worker.h"
#include "core/work/in_hand.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ack::work {

/// Thread: one at a time.
class LeaseSweep {
 public:
  LeaseSweep(WorkerShared& shared, std::unique_ptr<store::Connection> reader)
      : m_shared(shared), m_reader(std::move(reader)), m_due(*m_reader) {}

  /// Every lease in the store: for the start, when none can be ours. Answers how many were ended.
  Result<int> rescueAll();
  /// Those that ran out. Answers how many were ended. A lease that the store refuses to end is tried again each time.
  Result<int> rescueLapsed();
  /// For the start, before rescueAll(): an attempt each for what the last process had in hand when it died. Where it
  /// was trying one from quarantine then, that one is to blame (its lease tells), and the others are not counted.
  Result<void> countDeaths(const std::vector<InHand::Entry>& found);
  /// For a plan that does not end: its delivery is dead, with `evidence`, and an alert is raised.
  Result<void> giveUp(const InHand::Entry& entry, const std::string& evidence);

 private:
  using Lease = std::pair<DeliveryId, std::int64_t>;

  Result<int> rescueUntil(UtcTime until);
  /// In one command, or where that is refused each in its own; those that are refused then go to `refused` as well.
  Result<int> rescueSome(const queue::LeaseRescuer& rescuer, const std::vector<Lease>& leases,
                         std::set<Lease>& refused);
  Result<int> rescueTogether(const queue::LeaseRescuer& rescuer, const std::vector<Lease>& leases);
  Result<void> countTogether(const queue::LeaseRescuer& rescuer, const std::vector<InHand::Entry>& found);

  WorkerShared& m_shared;
  std::unique_ptr<store::Connection> m_reader;
  store::DueDeliveries m_due;
  std::set<Lease> m_told;  ///< refused at the last sweep: said once
};

}  // namespace ack::work
