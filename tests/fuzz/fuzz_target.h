#pragma once
// What every fuzz target has: libFuzzer's entry point, and a way to say that a promise was broken. A target is built
// twice: by clang with libFuzzer (preset fuzz), and by the usual compiler with replay_main.cpp, which runs the seeds
// and all inputs that once failed as a normal test.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace ack::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) noexcept {
  return {reinterpret_cast<const char*>(data), size};
}

/// Ends the process where the promise does not hold: libFuzzer keeps the input, the replay names it.
inline void promise(bool holds, const char* what) noexcept {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

/// The text in front of the first `separator`, which goes too; all of it where there is none.
inline std::string_view takeUntil(std::string_view& rest, std::string_view separator) noexcept {
  const std::size_t at = rest.find(separator);
  const std::string_view taken = rest.substr(0, at);
  rest = at == std::string_view::npos ? std::string_view{} : rest.substr(at + separator.size());
  return taken;
}

}  // namespace ack::fuzz
