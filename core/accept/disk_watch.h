#pragma once
// How much space is left where the store lies, asked a few times a second at most.
#include "core/base/clock.h"

#include <atomic>
#include <cstdint>
#include <filesystem>

namespace ack::accept {

/// Thread: any.
class DiskWatch {
 public:
  DiskWatch(std::filesystem::path place, std::uint64_t reservedBytes, const Clock& clock)
      : m_place(std::move(place)), m_reserved(reservedBytes), m_clock(clock) {}

  /// At least the reserved bytes are free. A system that can't tell counts as enough: the writes will say.
  bool enough() noexcept;

 private:
  const std::filesystem::path m_place;
  const std::uint64_t m_reserved;
  const Clock& m_clock;
  std::atomic<MonotonicTime::rep> m_asked{0};
  std::atomic<bool> m_enough{true};
};

}  // namespace ack::accept
