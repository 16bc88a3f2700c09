#pragma once
// Idle OpenSSL contexts, so that a prepared key can be used by many threads at once without preparing it again: a
// context is taken, used without any lock, and given back.
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace ack::crypto {

/// Thread: any. T is an OpenSSL context with its deleter D.
template <class T, class D>
class ContextPool {
 public:
  using Pointer = std::unique_ptr<T, D>;
  static constexpr std::size_t kMaxIdle = 32;  ///< more than threads ever use at once; the rest is freed

  /// An idle one, or null where none is idle.
  Pointer take() {
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty()) return nullptr;
    Pointer context = std::move(m_idle.back());
    m_idle.pop_back();
    return context;
  }
  void give(Pointer context) {
    const std::lock_guard lock(m_mutex);
    if (m_idle.size() < kMaxIdle) m_idle.push_back(std::move(context));
  }

 private:
  std::mutex m_mutex;
  std::vector<Pointer> m_idle;  // guarded by m_mutex
};

}  // namespace ack::crypto
