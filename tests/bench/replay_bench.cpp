// Accept latency while a bulk replay runs, as a ratio to the same engine with nothing to do, and how fast the replay
// goes: a real engine, `count` dead letters of a mapping fault, corrected rules, one request for all of them, and one
// approval. Usage: replay_bench [count]; 100,000 is what the issue asks for. Build it optimised.
#include "tests/e2e/replay_desk.h"

#include <algorithm>
#include <atomic>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>

using namespace ack::kit;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int kConnections = 64;
constexpr auto kBetween = std::chrono::milliseconds(5);

/// The rules name an account that the payload has not, until they are corrected.
std::string configWith(const std::string& account) {
  std::string config = chargeConfig();
  const std::string right = "\"account\": \"/data/object/customer\"";
  config.replace(config.find(right), right.size(), "\"account\": \"" + account + "\"");
  return config;
}

struct Latency {
  double p50{0}, p99{0}, max{0};  // ms
  std::size_t count{0};
};

/// One new event every few milliseconds while `going`, each on a connection of its own.
Latency measure(ReplayDesk& desk, std::atomic<std::int64_t>& number, const std::function<bool()>& going) {
  std::vector<double> times;
  ChargeShape shape;
  shape.prefix = "evt_new";
  while (going()) {
    const Shot shot = chargeShot(shape, number++);
    const auto began = Clock::now();
    if (sendOne(desk.engine.port(), shot).status != 200) std::printf("not accepted\n");
    times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - began).count());
    std::this_thread::sleep_for(kBetween);
  }
  if (times.empty()) return {};
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() * 99 / 100], times.back(), times.size()};
}

void print(const char* what, const Latency& latency, const Latency& idle) {
  std::printf("%-22s %6zu accepted  p50 %7.2f ms  p99 %7.2f ms  max %7.2f ms  ratio p50 %.2f  p99 %.2f\n", what,
              latency.count, latency.p50, latency.p99, latency.max, latency.p50 / idle.p50, latency.p99 / idle.p99);
}

std::int64_t residentKiB(pid_t pid) {
  const std::string status = readFile("/proc/" + std::to_string(pid) + "/status");
  const std::size_t at = status.find("VmRSS:");
  return at == std::string::npos ? 0 : std::atoll(status.c_str() + at + 6);
}

std::function<bool()> forSeconds(int seconds) {
  return [until = Clock::now() + std::chrono::seconds(seconds)] { return Clock::now() < until; };
}

/// Latency while `work` runs in a thread of its own.
Latency during(ReplayDesk& desk, std::atomic<std::int64_t>& number, const std::function<void()>& work) {
  std::atomic<bool> over{false};
  std::thread other([&] {
    work();
    over = true;
  });
  const Latency latency = measure(desk, number, [&] { return !over; });
  other.join();
  return latency;
}

bool fillDead(ReplayDesk& desk, int count) {
  std::atomic<int> next{0};
  Load load;
  load.port = desk.engine.port();
  load.connections = kConnections;
  ChargeShape small;
  small.bodyBytes = 512;
  load.next = [&](int) -> std::optional<Shot> {
    const int number = next++;
    if (number >= count) return std::nullopt;
    return chargeShot(small, number);
  };
  runLoad(load, desk.records);
  return holdsWithin([&] { return desk.inState(kDead) >= count; }, std::chrono::minutes(10));
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 10'000;
  ReplayDesk desk;
  if (!desk.trouble.empty()) return std::printf("%s\n", desk.trouble.c_str()), 1;
  if (const auto trouble = applyConfig(desk.scratch.data(), configWith("/data/object/nothing")); !trouble.empty())
    return std::printf("%s\n", trouble.c_str()), 1;
  if (!desk.engine.start()) return std::printf("%s\n", desk.engine.error().c_str()), 1;
  if (!fillDead(desk, count)) return std::printf("not all became dead letters\n"), 1;
  if (const auto trouble = applyConfig(desk.scratch.data(), chargeConfig()); !trouble.empty())
    return std::printf("%s\n", trouble.c_str()), 1;
  std::this_thread::sleep_for(std::chrono::seconds(1));

  std::atomic<std::int64_t> number{0};
  const Latency idle = measure(desk, number, forSeconds(10));
  print("idle", idle, idle);
  const std::int64_t before = residentKiB(desk.engine.pid());
  CommandResult asked;
  auto began = Clock::now();
  const Latency asking = during(desk, number, [&] {
    // A preview of 100,000 takes longer than the kit's usual patience with a command.
    std::vector<std::string> command{daemonPath(),
                                     "replay",
                                     "--all",
                                     "--corrected",
                                     "--reason",
                                     "the rules are corrected now",
                                     "--batch",
                                     "10000",
                                     "--interval",
                                     "0",
                                     "--at-a-time",
                                     "1000",
                                     "--json",
                                     "--as",
                                     "olga",
                                     "--data",
                                     desk.scratch.data().string()};
    std::string token;
    for (const auto& [who, secret] : desk.tokens)
      if (who == "olga") token = secret;
    asked = runCommand(command, {{"ACKNOWLEDGER_PASSWORD", token}}, {}, std::chrono::minutes(10));
  });
  std::printf("preview and request of %d: %.1f s\n", count,
              std::chrono::duration<double>(Clock::now() - began).count());
  print("preview and request", asking, idle);
  if (!asked.succeeded()) return std::printf("%s\n", asked.err.c_str()), 1;
  const std::string request(desk.json(asked).at("replay").as_string());
  if (const auto approved = desk.as("sam", {"approve", request}); !approved.succeeded())
    return std::printf("%s\n", approved.err.c_str()), 1;
  began = Clock::now();
  std::int64_t most = 0;
  const Latency running = during(desk, number, [&] {
    while (desk.ask("SELECT count(*) FROM replay WHERE open = 1 AND state <> 0") != 0) {
      most = std::max(most, residentKiB(desk.engine.pid()));
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
  });
  const double took = std::chrono::duration<double>(Clock::now() - began).count();
  print("replay running", running, idle);
  std::printf("replayed %" PRId64 " of %d in %.1f s, %.0f/s; memory +%" PRId64 " KiB\n",
              desk.ask("SELECT completed FROM replay"), count, took, count / took, most - before);
  return 0;
}
