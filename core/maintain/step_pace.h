#pragma once
// How long upkeep rests between two steps, so that it never takes more than a small share of the writer's time: what
// arrives is answered as if nobody cleaned up.
#include <algorithm>
#include <chrono>
#include <cstddef>

namespace ack::maintain {

struct StepPace {
  /// Rest for each unit of time that a step took: 9 means a tenth of the writer's time.
  int restPerWork{9};
  std::chrono::microseconds least{2'000};
  std::chrono::microseconds most{2'000'000};

  /// `waiting`: what else the writer has to do; it goes first.
  [[nodiscard]] std::chrono::microseconds restAfter(std::chrono::microseconds took,
                                                    std::size_t waiting) const noexcept {
    const auto rest = took * restPerWork * (waiting > 0 ? 2 : 1);
    return std::clamp(rest, least, most);
  }
};

}  // namespace ack::maintain
