#include "core/work/forward_calls.h"

#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/effect/forward_request.h"
#include "core/work/store_trouble.h"

namespace ack::work {
namespace {

constexpr int kMaxRefusals = 200;
constexpr int kMaxLastingRefusals = 3;  ///< by a rule of the store, which no waiting mends

std::int64_t destinationOf(const DeliveryJob& job) {
  return std::get<effect::ForwardPlan>(job.plan.forwards[job.forward].what).destination;
}

/// Renews many leases in one command; one that was taken over is none of its business.
class RenewLeases final : public WaitedCommand {
 public:
  struct Renewal {
    queue::HeldLease lease;
    std::chrono::seconds duration{60};
  };
  explicit RenewLeases(std::vector<Renewal> renewals) : m_renewals(std::move(renewals)) {}
  Result<void> run(store::WriteContext& context) override {
    for (const Renewal& renewal : m_renewals) {
      auto renewed = queue::Settling(context).renew(renewal.lease, context.now + renewal.duration);
      if (!renewed && renewed.error().code != ErrorCode::conflict) return renewed;
    }
    return {};
  }

 private:
  std::vector<Renewal> m_renewals;
};

}  // namespace

ForwardCalls::ForwardCalls(HttpClient& http, store::Writer& writer, queue::DestinationPacer& pacer,
                           const Clock& clock, RandomSource& random)
    : m_http(http), m_writer(writer), m_pacer(pacer), m_clock(clock), m_random(random),
      m_inbox(std::make_shared<Inbox>()) {}

ForwardCalls::~ForwardCalls() { abandon(); }

void ForwardCalls::abandon() noexcept {
  const std::lock_guard lock(m_inbox->mutex);
  m_inbox->closed = true;
  m_inbox->outcomes.clear();
}

void ForwardCalls::begin(std::unique_ptr<DeliveryJob> job) {
  const DeliveryJob& started = *job;
  {
    const std::lock_guard lock(m_mutex);
    Call& call = m_calls[started.lease.delivery.value];
    call = Call{};
    call.renewAt = m_clock.monotonic() + started.catalogue->settings.lease / 3;
    call.job = std::move(job);
  }
  // Nobody takes the job out of the map before its outcome came, so it may be read without the lock.
  send(started);
}

void ForwardCalls::send(const DeliveryJob& job) {
  const std::int64_t delivery = job.lease.delivery.value;
  const config::Destination* const destination = job.catalogue->destination(destinationOf(job));
  if (destination == nullptr) return;  // planned from this very catalogue
  effect::ForwardRequest made = effect::makeForwardRequest(*destination, job.event, job.contentType, job.body,
                                                           static_cast<int>(job.lease.attempt), m_clock.now());
  HttpRequest request;
  request.url = std::move(made.url);
  request.headers = std::move(made.headers);
  request.body = std::move(made.body);
  request.connectTimeout = destination->connectTimeout;
  request.timeout = destination->timeout;
  base::killPoint("work.before_call");
  m_http.send(std::move(request), [inbox = m_inbox, delivery](HttpOutcome outcome) {
    {
      const std::lock_guard lock(inbox->mutex);
      if (inbox->closed) return;
      inbox->outcomes.emplace_back(delivery, std::move(outcome));
    }
    inbox->signal.notify();
  });
}

queue::CallSlot ForwardCalls::nextSlot(const DeliveryJob& job, const CallVerdict& verdict) {
  const std::size_t next = job.forward + 1;
  if (verdict.result != CallResult::applied || next >= job.plan.forwards.size()) return {};
  return m_pacer.take(std::get<effect::ForwardPlan>(job.plan.forwards[next].what).destination);
}

std::vector<ForwardCalls::Ended> ForwardCalls::takeEnded() {
  std::vector<std::pair<std::int64_t, HttpOutcome>> outcomes;
  {
    const std::lock_guard lock(m_inbox->mutex);
    outcomes.swap(m_inbox->outcomes);
  }
  const std::lock_guard lock(m_mutex);
  for (auto& [delivery, outcome] : outcomes) {
    const auto call = m_calls.find(delivery);
    if (call == m_calls.end()) continue;
    DeliveryJob& job = *call->second.job;
    m_untold.emplace_back(delivery,
                          judgeCall(*job.catalogue->destination(destinationOf(job)), outcome, m_clock.now()));
  }
  std::vector<Ended> ended;
  for (auto& [delivery, verdict] : m_untold) {
    const auto call = m_calls.find(delivery);
    if (call == m_calls.end()) continue;
    call->second.beingSettled = true;
    DeliveryJob& job = *call->second.job;
    job.slot.report(isDestinationTrouble(verdict), verdict.evidence);
    job.slot.giveBack();  // the call itself is over, whatever the store says to it
    auto slot = nextSlot(job, verdict);
    ended.push_back({delivery, std::make_unique<SettleCall>(job, verdict, std::move(slot), m_random)});
  }
  m_untold.clear();
  return ended;
}

int ForwardCalls::settleEnded() {
  std::vector<Ended> ended = takeEnded();
  if (ended.empty()) return 0;
  base::killPoint("work.after_call_before_settle");
  // All are submitted before the first is waited for, so that one commit may carry them all.
  std::vector<Result<void>> submitted;
  submitted.reserve(ended.size());
  for (Ended& one : ended) submitted.push_back(m_writer.submit(*one.command, store::WriteLane::work));
  for (std::size_t i = 0; i < ended.size(); ++i)
    finish(ended[i], submitted[i] ? ended[i].command->wait() : submitted[i]);
  base::killPoint("work.after_settle");
  return static_cast<int>(ended.size());
}

bool ForwardCalls::isHandedInAgain(Call& call, const Error& refusal) {
  if (call.passing + call.lasting == 0)
    base::log(base::LogLevel::warning, "work",
              "the outcome of a call for " + domain::toText(call.job->lease.delivery) +
                  " is not recorded yet: " + refusal.message);
  if (!isStoreTrouble(refusal.code)) return ++call.lasting <= kMaxLastingRefusals;
  ++call.passing;
  // A writer that ended, or a disk that fails, takes nothing from this process any more.
  if (refusal.code == ErrorCode::cancelled || refusal.code == ErrorCode::io) return false;
  return call.passing <= kMaxRefusals;
}

void ForwardCalls::giveUp(std::map<std::int64_t, Call>::iterator call, const std::string& evidence) {
  // The lease lapses, and the rescuer says what can be said. What the call brought is in the log.
  base::log(base::LogLevel::error, "work",
            "the outcome of a call for " + domain::toText(call->second.job->lease.delivery) + " is given up after " +
                std::to_string(call->second.passing + call->second.lasting) + " refusals: " + evidence);
  m_calls.erase(call);
}

void ForwardCalls::finish(Ended& ended, const Result<void>& settled) {
  std::unique_lock lock(m_mutex);
  const auto call = m_calls.find(ended.delivery);
  if (call == m_calls.end()) return;
  call->second.beingSettled = false;
  if (!settled) {
    if (isHandedInAgain(call->second, settled.error()))
      m_untold.emplace_back(ended.delivery, ended.command->verdict());
    else
      giveUp(call, ended.command->verdict().evidence);
    return;
  }
  if (ended.command->outcome() != SettleOutcome::goesOn) {
    m_calls.erase(call);
    return;
  }
  ended.command->moveOn();
  call->second.passing = call->second.lasting = 0;
  const DeliveryJob& job = *call->second.job;
  call->second.renewAt = m_clock.monotonic() + job.catalogue->settings.lease / 3;
  lock.unlock();
  send(job);
}

void ForwardCalls::renewLeases() {
  const MonotonicTime now = m_clock.monotonic();
  std::vector<RenewLeases::Renewal> due;
  {
    const std::lock_guard lock(m_mutex);
    for (auto& [delivery, call] : m_calls) {
      if (call.renewAt > now || call.beingSettled) continue;
      const std::chrono::seconds lease = call.job->catalogue->settings.lease;
      call.renewAt = now + lease / 3;
      due.push_back({call.job->lease, lease});
    }
  }
  if (due.empty()) return;
  RenewLeases command(std::move(due));
  auto renewed = command.submitAndWait(m_writer, store::WriteLane::work);
  if (!renewed) base::log(base::LogLevel::warning, "work", "leases were not renewed: " + renewed.error().message);
}

bool ForwardCalls::holds(DeliveryId id, std::int64_t epoch) const {
  const std::lock_guard lock(m_mutex);
  const auto call = m_calls.find(id.value);
  return call != m_calls.end() && call->second.job->lease.epoch == epoch;
}

std::size_t ForwardCalls::underWay() const {
  const std::lock_guard lock(m_mutex);
  return m_calls.size();
}

}  // namespace ack::work
