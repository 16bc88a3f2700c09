#include "core/base/random.h"

#include <cassert>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sys/random.h>

namespace ack::base {

std::uint64_t RandomSource::below(std::uint64_t bound) noexcept {
  assert(bound > 0);
  // Values under (2^64 mod bound) would make the small results likelier; draw again instead.
  const std::uint64_t unusable = (0 - bound) % bound;
  for (;;) {
    std::uint64_t value = 0;
    fill(std::as_writable_bytes(std::span{&value, 1}));
    if (value >= unusable) return value % bound;
  }
}

void SystemRandom::fill(std::span<std::byte> out) noexcept {
  while (!out.empty()) {
    const ssize_t got = getrandom(out.data(), out.size(), 0);
    if (got < 0) {
      if (errno == EINTR) continue;
      std::abort();  // Without randomness a nonce could repeat; nothing safe can follow.
    }
    out = out.subspan(static_cast<std::size_t>(got));
  }
}

void SeededRandom::fill(std::span<std::byte> out) noexcept {
  while (!out.empty()) {
    m_state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    z ^= z >> 31;
    const std::size_t count = out.size() < sizeof z ? out.size() : sizeof z;
    std::memcpy(out.data(), &z, count);
    out = out.subspan(count);
  }
}

}  // namespace ack::base
