#pragma once
// The preparing threads and the watch over them: a plan that takes more processor time than any plan should is taken
// from its worker, and another worker steps in, so that one event can't hold up the rest.
#include "core/queue/work_signal.h"
#include "core/work/delivery_worker.h"
#include "core/work/work_engine.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <ctime>

namespace ack::work {

/// Thread: start() and stop() one at a time, watch() the keeper's, the others any.
class WorkerCrew {
 public:
  using OpenReader = std::function<Result<std::unique_ptr<store::Connection>>()>;

  /// Everything given must outlive this, or, where stop() answers that a thread is stuck, the process.
  WorkerCrew(WorkerShared& shared, const WorkOptions& options, OpenReader openReader);
  ~WorkerCrew();
  WorkerCrew(const WorkerCrew&) = delete;
  WorkerCrew& operator=(const WorkerCrew&) = delete;

  /// Opens what the threads need; nothing runs yet. The store's error where it can't.
  Result<void> prepare();
  void start();
  /// Ends every thread after its step; one whose plan goes on after half of stopGrace is left alone.
  void stop();
  void wake() noexcept { m_signal.notify(); }

  /// Plans that took more than planLimit since the last look, each once; their workers have been given up and
  /// replaced.
  std::vector<InHand::Entry> watch();

  [[nodiscard]] int busy() const noexcept { return m_busy.load(std::memory_order_relaxed); }
  [[nodiscard]] int stuck() const noexcept { return m_stuck.load(std::memory_order_relaxed); }

 private:
  struct Member {
    std::unique_ptr<DeliveryWorker> worker;
    std::thread thread;
    bool ended{false};                    // guarded
    std::uint64_t seen{0};                // thread: keeper; the plan that was under way at the last look
    std::chrono::nanoseconds seenCpu{0};  // thread: keeper
  };

  Result<void> add();
  void begin(Member& member);
  void work(Member& member);
  [[nodiscard]] bool overran(Member& member) const;

  WorkerShared& m_shared;
  const WorkOptions m_options;
  const OpenReader m_openReader;
  queue::WorkSignal m_signal;
  std::atomic<bool> m_stopping{false};
  std::atomic<int> m_busy{0};
  std::atomic<int> m_stuck{0};
  std::int64_t m_lastNumber{0};
  std::mutex m_mutex;
  std::condition_variable m_ended;
  std::vector<std::unique_ptr<Member>> m_members;  // guarded
};

}  // namespace ack::work
