#include "core/base/kill_point.h"

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

namespace ack::base::detail {
namespace {

struct Order {
  std::string name;
  std::int64_t pass{0};  // 0: none
  std::string subject;   // "": by passes
};

Order readOrder() {
  const char* const text = std::getenv("ACK_KILL_AT");
  if (text == nullptr || *text == '\0') return {};
  const std::string_view order(text);
  if (const std::size_t equals = order.find('='); equals != std::string_view::npos)
    return {std::string(order.substr(0, equals)), 1, std::string(order.substr(equals + 1))};
  const std::size_t colon = order.rfind(':');
  if (colon == std::string_view::npos) return {std::string(order), 1, {}};
  const long long pass = std::strtoll(text + colon + 1, nullptr, 10);
  return {std::string(order.substr(0, colon)), pass > 0 ? pass : 1, {}};
}

const Order& order() {
  static const Order kOrder = readOrder();
  return kOrder;
}

std::atomic<std::int64_t> passes{0};

}  // namespace

std::atomic<bool> killPointsArmed{order().pass > 0};

namespace {

[[noreturn]] void endProcess() noexcept {
  const char* const text = std::getenv("ACK_KILL_HOW");
  const std::string_view how = text != nullptr ? text : "";
  if (how == "abort") std::abort();
  if (how == "crash") std::raise(SIGSEGV);
  while (how == "loop") passes.fetch_add(1, std::memory_order_relaxed);
  ::kill(::getpid(), SIGKILL);
  for (;;) ::pause();
}

}  // namespace

void passKillPoint(const char* name, std::string_view subject) noexcept {
  if (order().name == name && !order().subject.empty() && subject.starts_with(order().subject)) endProcess();
}

void passKillPoint(const char* name) noexcept {
  if (order().name != name || !order().subject.empty()) return;
  if (passes.fetch_add(1, std::memory_order_relaxed) + 1 == order().pass) ::kill(::getpid(), SIGKILL);
}

}  // namespace ack::base::detail
