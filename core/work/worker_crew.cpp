#include "core/work/worker_crew.h"

#include "core/base/log.h"

#include <algorithm>

#include <pthread.h>

namespace ack::work {
namespace {

/// Processor time of a thread that has not been joined; zero where the system does not say.
std::chrono::nanoseconds cpuTime(std::thread& thread) {
  clockid_t clock{};
  timespec time{};
  if (::pthread_getcpuclockid(thread.native_handle(), &clock) != 0 || ::clock_gettime(clock, &time) != 0) return {};
  return std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
}

}  // namespace

WorkerCrew::WorkerCrew(WorkerShared& shared, const WorkOptions& options, OpenReader openReader)
    : m_shared(shared), m_options(options), m_openReader(std::move(openReader)) {}

WorkerCrew::~WorkerCrew() { stop(); }

Result<void> WorkerCrew::add() {
  auto reader = m_openReader();
  if (!reader) return std::move(reader).error();
  auto member = std::make_unique<Member>();
  member->worker = std::make_unique<DeliveryWorker>(m_shared, std::move(*reader), ++m_lastNumber, m_options.batch);
  m_members.push_back(std::move(member));
  return {};
}

Result<void> WorkerCrew::prepare() {
  const std::lock_guard lock(m_mutex);
  for (int i = 0; i < std::max(1, m_options.threads); ++i)
    if (auto added = add(); !added) return added;
  return {};
}

void WorkerCrew::start() {
  const std::lock_guard lock(m_mutex);
  for (const auto& member : m_members) begin(*member);
}

void WorkerCrew::begin(Member& member) {
  member.thread = std::thread([this, &member] {
    work(member);
    const std::lock_guard lock(m_mutex);
    member.ended = true;
    m_ended.notify_all();
  });
}

void WorkerCrew::work(Member& member) {
  DeliveryWorker& worker = *member.worker;
  while (!m_stopping && !worker.givenUp()) {
    const std::uint64_t ticket = m_signal.ticket();
    ++m_busy;
    const StepResult step = worker.step();
    --m_busy;
    if (step.taken > 0 && !step.storeTrouble) continue;
    const std::chrono::microseconds poll = m_options.poll;
    if (step.storeTrouble)
      m_signal.wait(m_signal.ticket(), poll);
    else
      m_signal.wait(ticket, std::min(poll, step.wakeAfter.value_or(poll)));
  }
}

bool WorkerCrew::overran(Member& member) const {
  const PlanUnderWay plan = member.worker->plan();
  const std::chrono::nanoseconds cpu = cpuTime(member.thread);
  if (plan.number == 0 || plan.number != member.seen) {
    member.seen = plan.number;
    member.seenCpu = cpu;
    return false;
  }
  return cpu - member.seenCpu >= m_options.planLimit;
}

std::vector<InHand::Entry> WorkerCrew::watch() {
  std::vector<InHand::Entry> overruns;
  const std::lock_guard lock(m_mutex);
  if (m_stopping) return overruns;
  for (const auto& member : m_members) {
    if (member->ended || member->worker->givenUp() || !overran(*member)) continue;
    const PlanUnderWay plan = member->worker->plan();
    if (plan.number == member->seen && member->worker->giveUp(plan.number)) overruns.push_back(plan.entry);
  }
  for (std::size_t i = 0; i < overruns.size(); ++i) {
    ++m_stuck;
    if (auto added = add(); added)
      begin(*m_members.back());
    else
      base::log(base::LogLevel::error, "work", "can't replace a worker: " + added.error().message);
  }
  return overruns;
}

void WorkerCrew::stop() {
  m_stopping = true;
  m_signal.notify();
  std::unique_lock lock(m_mutex);
  for (const auto& member : m_members) member->worker->endSoon();
  const auto until = std::chrono::steady_clock::now() + m_options.stopGrace / 2;
  for (auto& member : m_members) {
    if (!member->thread.joinable()) continue;
    m_ended.wait_until(lock, until, [&] { return member->ended; });
    // Only a plan may go on for ever; whatever waits for the store comes to its end.
    while (!member->ended && member->worker->plan().number == 0)
      m_ended.wait_for(lock, std::chrono::milliseconds{50});
    if (member->ended) {
      lock.unlock();
      member->thread.join();
      lock.lock();
      continue;
    }
    base::log(base::LogLevel::error, "work",
              "planning " + domain::toText(member->worker->plan().entry.delivery) + " does not end; left alone");
    if (!member->worker->givenUp()) ++m_stuck;
    member->thread.detach();
    // The thread goes on using it, so it stays, as the caller must see to.
    [[maybe_unused]] Member* const left = member.release();
  }
  std::erase_if(m_members, [](const std::unique_ptr<Member>& member) { return member == nullptr; });
  m_members.clear();
}

}  // namespace ack::work
