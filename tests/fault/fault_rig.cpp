#include "tests/fault/fault_rig.h"

#include "tests/kit/store_view.h"

#include <cstdlib>
#include <thread>

namespace ack::kit {
namespace {

Environment preload(const std::filesystem::path& data) {
  // An address sanitizer wants to be first in the list of libraries, which a preloaded one always is.
  return {{"LD_PRELOAD", ACK_FAULTSHIM}, {"FS_PATH", data.string()}, {"ASAN_OPTIONS", "verify_asan_link_order=0"}};
}

}  // namespace

Environment faultEnvironment(const std::filesystem::path& data, const Fault& fault) {
  Environment out = preload(data);
  out.emplace_back("FS_OP", fault.operation);
  out.emplace_back("FS_DO", fault.effect);
  out.emplace_back("FS_NTH", std::to_string(fault.nth));
  out.emplace_back("FS_COUNT", std::to_string(fault.count));
  if (!fault.gate.empty()) out.emplace_back("FS_GATE", fault.gate.string());
  if (!fault.counter.empty()) out.emplace_back("FS_COUNTER", fault.counter.string());
  return out;
}

Environment recordEnvironment(const std::filesystem::path& data, const std::filesystem::path& log) {
  Environment out = preload(data);
  out.emplace_back("FS_LOG", log.string());
  out.emplace_back("FS_MARK", "HTTP/1.1 2");
  return out;
}

bool waitUntil(const std::function<bool()>& holds, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return holds();
}

bool drained(const std::filesystem::path& data, std::chrono::milliseconds limit) {
  return waitUntilDrained(data, limit * timeFactor());
}

bool campaign() { return std::getenv("ACK_CAMPAIGN") != nullptr; }

int timeFactor() {
  const char* factor = std::getenv("ACK_TIMEOUT_FACTOR");
  return factor == nullptr ? 1 : std::max(1, std::atoi(factor));
}

}  // namespace ack::kit
