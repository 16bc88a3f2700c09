#pragma once
// Asks destinations about calls of unknown outcome: finds unresolved deliveries whose turn it is, sends the question
// and settles what the answer says. A question changes nothing at the destination, so one that is lost is asked
// again.
#include "core/queue/destination_pacer.h"
#include "core/queue/outcome_settling.h"
#include "core/queue/work_signal.h"
#include "core/store/delivery_claims.h"
#include "core/work/http_client.h"
#include "core/work/lookup_verdict.h"

#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace ack::work {

/// Thread: that of the keeper. The references must outlive it; `answered` (notified when an answer came) until
/// abandon().
class OutcomeAsks {
 public:
  OutcomeAsks(HttpClient& http, store::Writer& writer, queue::DestinationPacer& pacer, const Clock& clock,
              RandomSource& random, queue::WorkSignal& answered, std::unique_ptr<store::Connection> reader);
  ~OutcomeAsks();
  OutcomeAsks(const OutcomeAsks&) = delete;
  OutcomeAsks& operator=(const OutcomeAsks&) = delete;

  /// Sends the questions that are due, as far as their destinations have places free. Answers how many.
  Result<int> askDue(const config::CataloguePtr& catalogue);
  /// Settles what was answered; answers how many. What the store can't take now is asked again later.
  int settleAnswered();
  [[nodiscard]] std::size_t underWay() const noexcept { return m_asks.size(); }
  /// From here on answers are dropped.
  void abandon() noexcept;

 private:
  struct Ask {
    config::CataloguePtr catalogue;
    store::UncertainEffect effect;
    store::WorkRow row;
    queue::CallSlot slot;
  };
  /// Where the HTTP thread leaves answers; outlives this object in the callbacks that are still to run.
  struct Inbox {
    std::mutex mutex;
    bool closed{false};
    std::vector<std::pair<std::int64_t, HttpOutcome>> answers;
  };

  Result<int> askOf(const config::Destination& destination, const config::CataloguePtr& catalogue);
  Result<bool> ask(DeliveryId id, const config::Destination& destination, const config::CataloguePtr& catalogue,
                   queue::CallSlot& slot);

  HttpClient& m_http;
  store::Writer& m_writer;
  queue::DestinationPacer& m_pacer;
  const Clock& m_clock;
  RandomSource& m_random;
  queue::WorkSignal& m_answered;
  std::shared_ptr<Inbox> m_inbox;      // shared with callbacks, see Inbox
  std::map<std::int64_t, Ask> m_asks;  // by delivery
  std::unique_ptr<store::Connection> m_reader;
  store::DueDeliveries m_due;
  store::EffectTable m_effects;
};

}  // namespace ack::work
