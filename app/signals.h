#pragma once
// SIGINT, SIGTERM and SIGHUP as values to wait for, instead of code that runs at any moment.
#include <optional>

namespace ack::app {

/// Create before any thread is started: it blocks the signals for all of them.
class ProcessSignals {
 public:
  ProcessSignals();
  ~ProcessSignals();
  ProcessSignals(const ProcessSignals&) = delete;
  ProcessSignals& operator=(const ProcessSignals&) = delete;

  /// Waits until a signal came, or wake() was called. Answers the signal's number, or nullopt after wake().
  std::optional<int> wait();
  /// The next signal that has come already, or nullopt; for event loops.
  std::optional<int> take() noexcept;
  /// Ends a wait(). Thread: any; safe to call more than once.
  void wake() noexcept;
  /// Descriptor that becomes readable with the next signal, for event loops; owned by this object.
  [[nodiscard]] int descriptor() const noexcept { return m_signals; }

 private:
  int m_signals{-1};
  int m_wake{-1};
};

}  // namespace ack::app
