#pragma once
// Randomness comes from here, so that a simulated run is repeatable from one seed. Jitter may use either source;
// nonces and tokens only SystemRandom, which is the operating system's generator.
#include <cstddef>
#include <cstdint>
#include <span>

namespace ack::base {

/// Thread: any for SystemRandom; SeededRandom belongs to one thread.
class RandomSource {
 public:
  virtual ~RandomSource() = default;
  /// Fills the whole span. Never fails: without the system's generator the process ends.
  virtual void fill(std::span<std::byte> out) noexcept = 0;
  /// Uniform in [0, bound); bound > 0. Without modulo bias.
  std::uint64_t below(std::uint64_t bound) noexcept;
};

class SystemRandom final : public RandomSource {
 public:
  void fill(std::span<std::byte> out) noexcept override;
};

/// splitmix64 from a seed: for tests and simulation only.
class SeededRandom final : public RandomSource {
 public:
  explicit SeededRandom(std::uint64_t seed) noexcept : m_state(seed) {}
  void fill(std::span<std::byte> out) noexcept override;

 private:
  std::uint64_t m_state;
};

}  // namespace ack::base

namespace ack {
using base::RandomSource;
}
