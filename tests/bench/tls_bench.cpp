// What TLS costs on the whole way: the real program, durable accepts of 2 KiB events with charge and inbox row, plain
// beside TLS as a ratio, over kept connections and with a connection (so a handshake) each. Alternated rounds in one
// run, medians; CPU is that of the engine's process. Goal (reliability.md, I-1): TLS at least 1,000 acknowledged/s.
#include "tests/kit/certificates.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/tls_client.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <thread>

using namespace ack::kit;

namespace {

struct Variant {
  const char* name;
  bool tls;
  bool connectionEach;
};
constexpr std::array kVariants{Variant{"plain, kept", false, false}, Variant{"TLS, kept", true, false},
                               Variant{"plain, one connection each", false, true},
                               Variant{"TLS, one handshake each", true, true}};

struct Measured {
  double perSecond{0}, cpuMicros{0};
};

struct BenchOptions {
  double seconds{3};
  int rounds{3};
  int connections{64};
};

/// User and system time of a process so far, in microseconds (proc(5): fields 14 and 15 of stat).
double cpuOf(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string word;
  double ticks = 0;
  for (int field = 1; field <= 15 && file >> word; ++field)
    if (field >= 14) ticks += std::stod(word);
  return ticks * 1e6 / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// Sends events of its own numbers until `until`; answers how many were acknowledged.
int sendUntil(std::chrono::steady_clock::time_point until, std::uint16_t port, const Variant& variant,
              std::atomic<std::int64_t>& number) {
  int acknowledged = 0;
  RawHttpClient plain(port);
  auto secure = std::make_unique<TlsClient>(port);
  while (std::chrono::steady_clock::now() < until) {
    const Shot shot = chargeShot({}, number.fetch_add(1));
    int status = 0;
    if (variant.tls) {
      if (variant.connectionEach) secure = std::make_unique<TlsClient>(port);
      status = secure->statusOf(shot.request);
    } else {
      if (variant.connectionEach) plain.close();
      const auto answer = plain.exchange(shot.request);
      status = answer ? answer->status : 0;
    }
    if (status == 200) ++acknowledged;
  }
  return acknowledged;
}

Measured measure(const Variant& variant, const BenchOptions& options) {
  const ScratchDir scratch;
  if (!applyConfig(scratch.data(), chargeConfig()).empty()) std::abort();
  makeCertificate(scratch.path(), "site");
  EngineStart start{scratch.data()};
  if (variant.tls)
    start.arguments = {"--tls-cert", certificateFile(scratch.path(), "site").string(), "--tls-key",
                       keyFile(scratch.path(), "site").string()};
  EngineProcess engine(start);
  if (!engine.start()) std::abort();
  std::atomic<std::int64_t> number{1};
  std::atomic<int> acknowledged{0};
  const double before = cpuOf(engine.pid());
  const auto began = std::chrono::steady_clock::now();
  const auto until = began + std::chrono::milliseconds(static_cast<int>(options.seconds * 1e3));
  std::vector<std::thread> senders;
  for (int i = 0; i < options.connections; ++i)
    senders.emplace_back([&] { acknowledged += sendUntil(until, engine.port(), variant, number); });
  for (std::thread& sender : senders) sender.join();
  const double lasted = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  const double cpu = cpuOf(engine.pid()) - before;
  engine.stop();
  return {acknowledged / lasted, cpu / std::max(1, acknowledged.load())};
}

double medianOf(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
  BenchOptions options;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--quick") == 0) options = {0.5, 1, 16};
    if (std::strcmp(argv[i], "--seconds") == 0 && i + 1 < argc) options.seconds = std::atof(argv[i + 1]);
    if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) options.rounds = std::max(1, std::atoi(argv[i + 1]));
  }
  std::map<const char*, std::vector<double>> rates, cpus;
  for (int round = 0; round < options.rounds; ++round)
    for (const Variant& variant : kVariants) {
      const Measured measured = measure(variant, options);
      rates[variant.name].push_back(measured.perSecond);
      cpus[variant.name].push_back(measured.cpuMicros);
    }
  std::printf("durable accepts with their effects, 2 KiB, %d connections, %d rounds of %.1f s, medians\n",
              options.connections, options.rounds, options.seconds);
  std::printf("%-30s %14s %14s\n", "", "acknowledged/s", "engine CPU us");
  for (const Variant& variant : kVariants)
    std::printf("%-30s %14.0f %14.1f\n", variant.name, medianOf(rates[variant.name]), medianOf(cpus[variant.name]));
  const auto ratio = [](auto& of, std::size_t tls) {
    return medianOf(of[kVariants.at(tls).name]) / medianOf(of[kVariants.at(tls - 1).name]);
  };
  std::printf(
      "TLS to plain: kept %.2fx the rate at %.2fx the CPU; a connection each %.2fx the rate at %.2fx the CPU\n",
      ratio(rates, 1), ratio(cpus, 1), ratio(rates, 3), ratio(cpus, 3));
  std::printf("(goal: TLS, kept, >= 1,000 acknowledged/s)\n");
  return 0;
}
