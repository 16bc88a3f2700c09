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
};

Order readOrder() {
  const char* const text = std::getenv("ACK_KILL_AT");
  if (text == nullptr || *text == '\0') return {};
  const std::string_view order(text);
  const std::size_t colon = order.rfind(':');
  if (colon == std::string_view::npos) return {std::string(order), 1};
  const long long pass = std::strtoll(text + colon + 1, nullptr, 10);
  return {std::string(order.substr(0, colon)), pass > 0 ? pass : 1};
}

const Order& order() {
  static const Order kOrder = readOrder();
  return kOrder;
}

std::atomic<std::int64_t> passes{0};

}  // namespace

std::atomic<bool> killPointsArmed{order().pass > 0};

void passKillPoint(const char* name) noexcept {
  if (order().name != name) return;
  if (passes.fetch_add(1, std::memory_order_relaxed) + 1 == order().pass) ::kill(::getpid(), SIGKILL);
}

}  // namespace ack::base::detail
