#pragma once
// Where the randomness of a test comes from: one seed that is the same every time, so that what passed here passes in
// CI too, printed, and another one on request. ACK_SEED=<number> repeats a run, ACK_SEED=random takes a new one.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

namespace ack::kit {

/// Prints it. Thread: any.
inline std::uint32_t testSeed() {
  constexpr std::uint32_t kUsual = 20'261'129;
  const char* const given = std::getenv("ACK_SEED");
  const std::string text = given != nullptr ? given : "";
  std::uint32_t seed = kUsual;
  if (text == "random")
    seed = std::random_device{}();
  else if (!text.empty())
    seed = static_cast<std::uint32_t>(std::strtoul(text.c_str(), nullptr, 10));
  std::printf("ACK_SEED=%u repeats this run\n", seed);
  std::fflush(stdout);
  return seed;
}

}  // namespace ack::kit
