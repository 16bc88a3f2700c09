#pragma once
// Keeps what holds work back in step with the store: what people hold or release, at once; and destinations whose
// breaker opened by itself, so that a restart does not begin by hammering them.
#include "core/config/catalogue.h"
#include "core/queue/destination_pacer.h"
#include "core/store/breaker_table.h"
#include "core/store/held_work_table.h"
#include "core/store/writer.h"

#include <map>
#include <memory>
#include <set>

namespace ack::work {

/// What the catalogue says about each destination's calls.
std::map<std::int64_t, queue::Pace> pacesOf(const config::Catalogue& catalogue);

/// Thread: one at a time. The references must outlive it.
class WorkHolds {
 public:
  WorkHolds(queue::DestinationPacer& pacer, store::Writer& writer, const Clock& clock,
            std::unique_ptr<store::Connection> reader);

  /// For the start: the breakers as the last process left them. The pacer knows its destinations already.
  Result<void> restore();
  /// Follows what people did since the last look. true where work may go on that was held.
  Result<bool> look();
  /// Writes breakers that opened or closed since the last time, and raises an alert for one that opened.
  Result<void> keep(const config::CataloguePtr& catalogue);

 private:
  queue::DestinationPacer& m_pacer;
  store::Writer& m_writer;
  const Clock& m_clock;
  std::unique_ptr<store::Connection> m_reader;
  store::HeldWorkTable m_held;
  store::BreakerTable m_breakers;
  std::int64_t m_version{-1};  // of the store at the last look
  std::set<std::int64_t> m_heldSources;
  std::map<std::int64_t, store::BreakerRow> m_written;  // by destination; as they stand in the store
};

}  // namespace ack::work
