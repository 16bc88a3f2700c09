#pragma once
// One engine per data directory: an flock on engine.lock, which the system gives back when the process dies, however
// it dies. The file holds the owner's process ID, for people and for the status line, and whether it is a desk that
// only wants the store to itself for a moment.
#include "core/base/result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>

namespace ack::runtime {

class EngineLock {
 public:
  enum class Holder { engine, desk };

  /// busy where another process holds it (the message names it); io where the file can't be made.
  static Result<std::unique_ptr<EngineLock>> acquire(const std::filesystem::path& data,
                                                     Holder holder = Holder::engine);
  /// The same, but a lock that no running engine holds, so far as the file tells, is waited for: at most `patience`.
  /// Thread: any that may wait.
  static Result<std::unique_ptr<EngineLock>> acquireBehindDesks(const std::filesystem::path& data,
                                                                std::chrono::milliseconds patience);
  ~EngineLock();
  EngineLock(const EngineLock&) = delete;
  EngineLock& operator=(const EngineLock&) = delete;

 private:
  explicit EngineLock(int descriptor) noexcept : m_descriptor(descriptor) {}
  int m_descriptor;
  bool m_held{false};  // whoever only tried must not touch what the owner wrote
};

}  // namespace ack::runtime
