#include "ui/session/operator_thread.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace ack::ui::session {
namespace {

/// More than a person can press.
constexpr std::size_t kMostWaiting = 256;

}  // namespace

struct OperatorThread::Impl {
  DeskSource open;
  std::mutex lock;
  std::condition_variable wake;
  std::deque<Work> waiting;
  bool stopping{false};
  std::thread thread;

  void run() {
    while (true) {
      Work work;
      {
        std::unique_lock guard(lock);
        wake.wait(guard, [this] { return stopping || !waiting.empty(); });
        if (waiting.empty()) break;
        work = std::move(waiting.front());
        waiting.pop_front();
      }
      work(open());
    }
    open = nullptr;
  }
};

OperatorThread::OperatorThread(DeskSource open) : m_impl(std::make_unique<Impl>()) {
  m_impl->open = std::move(open);
  m_impl->thread = std::thread([impl = m_impl.get()] { impl->run(); });
}

OperatorThread::~OperatorThread() {
  {
    const std::lock_guard guard(m_impl->lock);
    m_impl->stopping = true;
  }
  m_impl->wake.notify_all();
  m_impl->thread.join();
}

void OperatorThread::post(Work work) {
  bool full = false;
  {
    const std::lock_guard guard(m_impl->lock);
    full = m_impl->waiting.size() >= kMostWaiting;
    if (!full) m_impl->waiting.push_back(std::move(work));
  }
  if (full) return work(Error{ErrorCode::busy, "too much is waiting to be done already"});
  m_impl->wake.notify_one();
}

}  // namespace ack::ui::session
