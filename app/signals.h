#pragma once
// SIGINT and SIGTERM as a value to wait for, instead of code that runs at any moment.
#include <optional>

namespace ack::app {

/// Create before any thread is started: it blocks the signals for all of them.
class TerminationSignals {
 public:
  TerminationSignals();
  ~TerminationSignals();
  TerminationSignals(const TerminationSignals&) = delete;
  TerminationSignals& operator=(const TerminationSignals&) = delete;

  /// Waits until SIGINT or SIGTERM came, or wake() was called. Answers the signal's number, or nullopt after wake().
  std::optional<int> wait();
  /// Ends a wait(). Thread: any; safe to call more than once.
  void wake() noexcept;
  /// Descriptor that becomes readable with the next signal, for event loops; owned by this object.
  [[nodiscard]] int descriptor() const noexcept { return m_signals; }

 private:
  int m_signals{-1};
  int m_wake{-1};
};

}  // namespace ack::app
