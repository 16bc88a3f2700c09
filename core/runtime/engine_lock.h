#pragma once
// One engine per data directory: an flock on engine.lock, which the system gives back when the process dies, however
// it dies. The file holds the owner's process ID, for people and for the status line.
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>

namespace ack::runtime {

class EngineLock {
 public:
  /// busy where another process holds it (the message names it); io where the file can't be made.
  static Result<std::unique_ptr<EngineLock>> acquire(const std::filesystem::path& data);
  ~EngineLock();
  EngineLock(const EngineLock&) = delete;
  EngineLock& operator=(const EngineLock&) = delete;

 private:
  explicit EngineLock(int descriptor) noexcept : m_descriptor(descriptor) {}
  int m_descriptor;
};

}  // namespace ack::runtime
