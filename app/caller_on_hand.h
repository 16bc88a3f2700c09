#pragma once
// Who sits before the window now, for commands that run on another thread than the window's.
#include "core/operate/deed_frame.h"

#include <mutex>

namespace ack::app {

/// Thread: any.
class CallerOnHand {
 public:
  void set(operate::Caller caller) {
    const std::lock_guard lock(m_mutex);
    m_caller = std::move(caller);
  }
  [[nodiscard]] operate::Caller get() const {
    const std::lock_guard lock(m_mutex);
    return m_caller;
  }

 private:
  mutable std::mutex m_mutex;
  operate::Caller m_caller;
};

}  // namespace ack::app
