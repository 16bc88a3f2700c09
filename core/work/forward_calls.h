#pragma once
// The calls under way: sends them, settles what came of them, and keeps their leases while they last. A call that is
// not settled when everything stops keeps its intent and its lease on disk, and the next start judges it.
#include "core/crypto/vault.h"
#include "core/queue/work_signal.h"
#include "core/work/call_verdict.h"
#include "core/work/delivery_job.h"
#include "core/work/settle_call.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace ack::work {

/// Thread: begin() any; the rest that of the keeper. The references must outlive it.
class ForwardCalls {
 public:
  ForwardCalls(HttpClient& http, store::Writer& writer, queue::DestinationPacer& pacer, const Clock& clock,
               RandomSource& random);
  ~ForwardCalls();
  ForwardCalls(const ForwardCalls&) = delete;
  ForwardCalls& operator=(const ForwardCalls&) = delete;

  /// Sends the call whose intent is committed.
  void begin(std::unique_ptr<DeliveryJob> job);
  /// Settles every call that ended; answers how many. What the store can't take now is kept and tried at the next
  /// call.
  int settleEnded();
  /// Renews the leases that are due for it (a third of a lease after the last time, by the monotonic clock).
  void renewLeases();
  /// Whether the lease belongs to a call that is under way here.
  [[nodiscard]] bool holds(DeliveryId id, std::int64_t epoch) const;
  [[nodiscard]] std::size_t underWay() const;
  /// Notified when a call ended.
  [[nodiscard]] queue::WorkSignal& ended() noexcept { return m_inbox->signal; }
  /// From here on outcomes are dropped: intents and leases stay as they are on disk.
  void abandon() noexcept;

 private:
  struct Call {
    std::unique_ptr<DeliveryJob> job;
    MonotonicTime renewAt{};
    bool beingSettled{false};
    int passing{0};  // times the store would not take the settlement for now (it was full, or busy)
    int lasting{0};  // times it would not for a reason that lasts; both of the forward under way
  };
  /// Where the HTTP thread leaves outcomes; outlives this object in the callbacks that are still to run.
  struct Inbox {
    std::mutex mutex;
    bool closed{false};
    std::vector<std::pair<std::int64_t, HttpOutcome>> outcomes;
    queue::WorkSignal signal;
  };
  struct Ended {
    std::int64_t delivery{0};
    std::unique_ptr<SettleCall> command;
  };

  void send(const DeliveryJob& job);
  [[nodiscard]] std::vector<Ended> takeEnded();
  void finish(Ended& ended, const Result<void>& settled);
  /// Counts the refusal.
  [[nodiscard]] static bool isHandedInAgain(Call& call, const Error& refusal);
  void giveUp(std::map<std::int64_t, Call>::iterator call, const std::string& evidence);  // within the mutex
  [[nodiscard]] queue::CallSlot nextSlot(const DeliveryJob& job, const CallVerdict& verdict);

  HttpClient& m_http;
  store::Writer& m_writer;
  queue::DestinationPacer& m_pacer;
  const Clock& m_clock;
  RandomSource& m_random;
  std::shared_ptr<Inbox> m_inbox;  // shared with callbacks, see Inbox
  mutable std::mutex m_mutex;
  std::map<std::int64_t, Call> m_calls;                        // guarded; by delivery
  std::vector<std::pair<std::int64_t, CallVerdict>> m_untold;  // thread: keeper; judged, but not settled yet
};

}  // namespace ack::work
