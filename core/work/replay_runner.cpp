#include "core/work/replay_runner.h"

#include "core/access/standing.h"
#include "core/audit/replay_expiry.h"
#include "core/audit/signed_trail.h"
#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/queue/replay_tidying.h"
#include "core/store/delivery_claims.h"
#include "core/work/replay_step.h"

#include <algorithm>

namespace ack::work {
namespace {

using access::Permission;
using domain::DeliveryState;
using domain::ReplayItemState;
using domain::ReplayState;
using Step = ReplayRunner::Step;

constexpr std::int64_t kOpenReplays = 256;
constexpr std::int64_t kWatched = 2'000;
constexpr std::chrono::milliseconds kIdlePoll{250};
constexpr int kIdleLooks = 40;  // 10 s
constexpr std::chrono::milliseconds kBusyPoll{20};
constexpr std::chrono::milliseconds kTroublePoll{1'000};

/// Whether its destination is still to be asked what became of the call.
bool isAskedAbout(const store::ReplayWatch& watch, const config::Catalogue& catalogue) {
  const config::Destination* const destination = catalogue.destination(watch.lane);
  return destination != nullptr && destination->reconcile.has_value() && watch.nextAt != store::kNotAskedAgain;
}

/// How a watched delivery stands: nullopt while it is under way.
std::optional<ReplayItemState> endingOf(const store::ReplayWatch& watch, const config::Catalogue& catalogue) {
  switch (watch.state) {
  case DeliveryState::completed:
    return ReplayItemState::completed;
  case DeliveryState::dead:
  case DeliveryState::discarded:
    return ReplayItemState::dead;
  case DeliveryState::unresolved:
    if (isAskedAbout(watch, catalogue)) return std::nullopt;
    return ReplayItemState::unknown;
  case DeliveryState::queued:
  case DeliveryState::processing:
  case DeliveryState::retrying:
    return std::nullopt;
  }
  return std::nullopt;
}

/// What is under way and what has ended; the first failure stops where that was asked for. A failed attempt is one,
/// not only a new dead letter: retries may take hours.
std::int64_t watch(const std::vector<store::ReplayWatch>& watched, const store::ReplayRow& replay,
                   const config::Catalogue& catalogue, ReplayPlan& plan) {
  const bool mayStop = replay.pace.stopAtFailure && replay.state == ReplayState::running;
  std::int64_t underWay = 0;
  for (const store::ReplayWatch& one : watched) {
    const auto ending = endingOf(one, catalogue);
    if (ending)
      plan.ended.push_back({one.delivery, *ending});
    else
      ++underWay;
    const bool failing =
        !ending && one.state == DeliveryState::retrying && one.failedAttempts > 0 && !one.failureNoted;
    if (failing) plan.failedAttempts.push_back(one.delivery);
    const bool failed = failing || (ending && *ending != ReplayItemState::completed);
    if (failed && mayStop && !plan.stop) plan.stop = "stopped at the first failure: " + domain::toText(one.delivery);
  }
  return underWay;
}

/// How many may be put back now; moves the batch on where its time has come.
std::int64_t roomNow(const store::ReplayRow& replay, std::int64_t underWay, UtcTime now, ReplayPlan& plan) {
  plan.batchBegan = replay.batchBegan;
  plan.batchReleased = replay.batchReleased;
  const bool first = replay.batchBegan == UtcTime{};
  if (first || (replay.batchReleased >= replay.pace.batch && now >= replay.batchBegan + replay.pace.interval)) {
    plan.batchBegan = now;
    plan.batchReleased = 0;
  }
  const std::int64_t ofBatch = replay.pace.batch - plan.batchReleased;
  return std::min({ofBatch, replay.pace.atATime - underWay, ReplayRunner::kReleasedAtOnce});
}

/// Hours may have gone by: who asked, and who approved, must still have the right to. Says who has not; empty: all
/// have.
Result<std::string> whoLostTheRight(store::Connection& connection, const store::ReplayRow& replay) {
  const auto asker = access::stillMay(connection, replay.askedBy, Permission::replay);
  if (!asker) return asker.error();
  if (!*asker) return replay.askedName + ", who asked, may no longer replay";
  if (replay.decidedBy == 0) return std::string();
  const auto approver = access::stillMay(connection, replay.decidedBy, Permission::approveReplay);
  if (!approver) return approver.error();
  return *approver ? std::string() : replay.decidedName + ", who approved, may no longer approve";
}

}  // namespace

ReplayRunner::ReplayRunner(ReplayDependencies dependencies, std::unique_ptr<store::Connection> reader)
    : m_given(std::move(dependencies)), m_reader(std::move(reader)), m_replays(*m_reader), m_items(*m_reader),
      m_check(*m_reader, m_given.vault, m_given.contentProof) {}

Result<bool> ReplayRunner::execute(const std::function<Result<void>(store::WriteContext&)>& work) {
  auto done = m_given.writer.execute(store::WriteLane::work, work);
  if (done) return true;
  if (done.error().code == ErrorCode::conflict) return false;
  return std::move(done).error();
}

Result<Step> ReplayRunner::step() {
  const auto open = m_replays.actionable(m_given.clock.now(), kOpenReplays);
  if (!open) return open.error();
  Step all = Step::idle;
  std::optional<Error> trouble;
  for (const store::ReplayRow& replay : *open) {
    const auto one = stepOf(replay);
    if (one)
      all = std::max(all, *one);
    else if (!trouble)
      trouble = withContext(domain::toText(replay.id), one.error());
  }
  // One that can't go on is told of as soon as no other moves: it must not stop them.
  if (trouble && all != Step::moved) return *trouble;
  return all;
}

Result<Step> ReplayRunner::stepOf(const store::ReplayRow& replay) {
  if (replay.state == ReplayState::ready) return begin(replay);
  if (replay.state == ReplayState::running || replay.progress.underWay > 0) return goOn(replay);
  return queue::needsTidying(replay, m_given.clock.now()) ? tidyUp(replay) : Result<Step>(Step::idle);
}

Result<Step> ReplayRunner::tidyUp(const store::ReplayRow& replay) {
  bool expired = false;
  auto tidied = execute([&](store::WriteContext& context) -> Result<void> {
    const auto done = queue::tidy(context.connection, replay.id, context.now);
    base::killPoint("replay.tidy");
    if (!done) return done.error();
    expired = *done == queue::Tidied::expired;
    if (!expired) return {};
    return audit::appendSigned(context.connection, m_given.vault, m_given.random, audit::replayExpired(replay),
                               context.now);
  });
  if (!tidied) return std::move(tidied).error();
  if (*tidied && expired) audit::publishCheckpoints(*m_reader, m_given.data);
  return *tidied ? Step::moved : Step::waiting;
}

Result<Step> ReplayRunner::begin(const store::ReplayRow& replay) {
  auto begun = execute([&](store::WriteContext& context) -> Result<void> {
    store::ReplayTable replays(context.connection);
    const auto lost = whoLostTheRight(context.connection, replay);
    if (!lost) return lost.error();
    base::killPoint("replay.begin");
    if (lost->empty()) return replays.begin(replay.id, context.now);
    return replays.move(replay.id, ReplayState::ready, ReplayState::paused, UtcTime{}, *lost);
  });
  if (!begun) return std::move(begun).error();
  return *begun ? Step::moved : Step::waiting;
}

Result<Step> ReplayRunner::goOn(const store::ReplayRow& replay) {
  const config::CataloguePtr current = m_given.catalogue();
  if (!current) return Step::waiting;
  const UtcTime now = m_given.clock.now();
  ReplayPlan plan;
  const auto watched = m_items.watched(replay.id, kWatched);
  if (!watched) return watched.error();
  const std::int64_t underWay = watch(*watched, replay, *current, plan);
  plan.batchBegan = replay.batchBegan;
  plan.batchReleased = replay.batchReleased;
  if (replay.state == ReplayState::running && !plan.stop) {
    const std::int64_t room = roomNow(replay, underWay, now, plan);
    const auto next = m_items.frozen(replay.id, DeliveryId{replay.position}, std::max<std::int64_t>(room, 1));
    if (!next) return next.error();
    if (next->empty()) plan.finish = underWay == 0;
    for (std::size_t i = 0; i < next->size() && static_cast<std::int64_t>(i) < room; ++i) {
      auto choice = m_check.look((*next)[i], current);
      if (!choice) return std::move(choice).error();
      plan.next.push_back(std::move(*choice));
    }
  }
  if (plan.empty()) return Step::waiting;
  auto written = execute([&](store::WriteContext& context) -> Result<void> {
    if (!plan.next.empty()) {
      const auto lost = whoLostTheRight(context.connection, replay);
      if (!lost) return lost.error();
      if (!lost->empty()) {
        plan.next.clear();
        plan.stop = *lost;
      }
    }
    return writeStep(context, replay, plan);
  });
  if (!written) return std::move(written).error();
  base::killPoint("replay.stepped");
  const bool more = !plan.next.empty() || plan.finish || plan.stop;
  return *written && more ? Step::moved : Step::waiting;
}

void ReplayRunner::start() {
  if (m_thread.joinable()) return;
  m_thread = std::thread([this] { run(); });
}

void ReplayRunner::stop() {
  {
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
  }
  m_wake.notify_all();
  if (m_thread.joinable()) m_thread.join();
}

std::chrono::milliseconds ReplayRunner::lookOnce() {
  const auto version = m_reader->dataVersion();
  // While nothing is open, a store that nobody has written to has nothing for us, but for what expires.
  const bool same = m_last == Step::idle && version && *version == m_seenVersion;
  if (same && ++m_idleLooks < kIdleLooks) return kIdlePoll;
  m_idleLooks = 0;
  m_seenVersion = version ? *version : -1;
  const auto stepped = step();
  if (!stepped) {
    base::log(base::LogLevel::warning, "replay", "can't go on: " + stepped.error().message);
    m_last = Step::moved;
    return kTroublePoll;
  }
  m_last = *stepped;
  switch (m_last) {
  case Step::idle:
    return kIdlePoll;
  case Step::waiting:
    return kBusyPoll;
  case Step::moved:
    break;
  }
  return std::chrono::milliseconds(0);
}

void ReplayRunner::run() {
  for (;;) {
    const std::chrono::milliseconds pause = lookOnce();
    std::unique_lock lock(m_mutex);
    if (m_wake.wait_for(lock, pause, [this] { return m_stopping; })) return;
  }
}

}  // namespace ack::work
