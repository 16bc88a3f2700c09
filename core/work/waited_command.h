#pragma once
// A write command whose submitter waits for the commit.
#include "core/store/writer.h"

#include <condition_variable>
#include <mutex>
#include <optional>

namespace ack::work {

class WaitedCommand : public store::WriteCommand {
 public:
  void settled(const Result<void>& outcome) noexcept override {
    // Notified under the lock: the waiter may destroy this as soon as it has the lock.
    const std::lock_guard lock(m_mutex);
    m_outcome = outcome;
    m_done.notify_all();
  }

  /// Submits and waits for the durable commit; the submission's own error where it is not taken. Not on the writer's
  /// thread.
  Result<void> submitAndWait(store::Writer& writer, store::WriteLane lane) {
    auto submitted = writer.submit(*this, lane);
    if (!submitted) return submitted;
    return wait();
  }
  Result<void> wait() {
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_outcome.has_value(); });
    return *m_outcome;
  }

 private:
  std::mutex m_mutex;
  std::condition_variable m_done;
  std::optional<Result<void>> m_outcome;  // guarded
};

}  // namespace ack::work
