#pragma once
// Named places where a crash test ends the process without warning, as a power cut would. Compiled in always, so that
// the build which is tested is the build which is used; free of effect unless ACK_KILL_AT names one.
#include <atomic>
#include <string_view>

namespace ack::base {

namespace detail {
extern std::atomic<bool> killPointsArmed;
void passKillPoint(const char* name) noexcept;
void passKillPoint(const char* name, std::string_view subject) noexcept;
}  // namespace detail

/// SIGKILLs this process where the environment says ACK_KILL_AT=<name> or ACK_KILL_AT=<name>:<n> (the n-th pass of
/// that name). One relaxed load otherwise. Thread: any.
inline void killPoint(const char* name) noexcept {
  if (detail::killPointsArmed.load(std::memory_order_relaxed)) detail::passKillPoint(name);
}

/// Ends this process wherever `name` is passed for a subject that begins as the environment says:
/// ACK_KILL_AT=<name>=<beginning>. ACK_KILL_HOW says how: "kill" (the default), "abort", "crash" (SIGSEGV), or
/// "loop" (never returns). So a test can make one event a poison to whoever works on it. Thread: any.
inline void killPoint(const char* name, std::string_view subject) noexcept {
  if (detail::killPointsArmed.load(std::memory_order_relaxed)) detail::passKillPoint(name, subject);
}

}  // namespace ack::base
