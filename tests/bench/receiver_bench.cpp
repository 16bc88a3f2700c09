// What a request costs the receiver: beside a bare epoll server that only answers, and with the real store beside the
// same server not persisting. Alternated rounds in one run, medians; CPU is user + system of this process, the load
// runs in another. Goals: spec/performance.md.
#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/crypto/vault.h"
#include "core/receive/hook_handler.h"
#include "core/receive/receiver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"
#include "tests/bench/receiver_floor.h"
#include "tests/bench/receiver_load.h"

#include <boost/json/parse.hpp>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>

using namespace ack;
using ack::bench::LoadClient;

namespace {

constexpr const char* kRecipe =
    R"({"algo":"sha256","header":"X-Sig","enc":"hex","signed":["body"],"event_id":"/id"})";
constexpr std::size_t kBodyBytes = 1'024;

enum class Mode { floor, plain, hooks, durable };
constexpr Mode kModes[] = {Mode::floor, Mode::plain, Mode::hooks, Mode::durable};

const char* nameOf(Mode mode) {
  switch (mode) {
  case Mode::floor:
    return "bare epoll, answer only";
  case Mode::plain:
    return "receiver, fixed answer";
  case Mode::hooks:
    return "receiver, verified, not persisting";
  case Mode::durable:
    return "receiver, durable";
  }
  return "";
}

double cpuMicros() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto micros = [](const timeval& t) {
    return 1e6 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec);
  };
  return micros(usage.ru_utime) + micros(usage.ru_stime);
}

/// Settles at once, stores nothing: the ceiling that persistence is measured against.
class InstantAcceptor final : public accept::Acceptor {
 public:
  Result<void> submit(accept::Acceptance& acceptance) override {
    acceptance.outcomes.assign(acceptance.events.size(), {});
    acceptance.settled({});
    return {};
  }
  void reject(const accept::Rejection&) noexcept override {}
  void tick() noexcept override {}
  [[nodiscard]] bool ready() const noexcept override { return true; }
};

class FixedExchange final : public receive::Exchange {
 public:
  receive::HeadDecision begin(const receive::RequestHead&, receive::Answer&) override { return {false, 1U << 20}; }
  Outcome handle(const receive::Request&, receive::Answer& answer) override {
    answer.clear();
    answer.result = receive::ResultWord::accepted;
    answer.event = "evt_00000000001";
    answer.body = R"({"result":"accepted","delivery":"dlv_0000000000000","event_id":"evt_00000000001"})";
    return Outcome::ready;
  }
  void finish(receive::Answer&) override {}
};
class FixedHandler final : public receive::RequestHandler {
 public:
  std::unique_ptr<receive::Exchange> open(receive::Waker&, std::string_view) override {
    return std::make_unique<FixedExchange>();
  }
};

config::CataloguePtr benchCatalogue() {
  auto catalogue = std::make_shared<config::Catalogue>();
  catalogue->version = 1;
  config::Source source;
  source.id = SourceId{1};
  source.name = "bench";
  source.provider = "generic";
  source.recipe = boost::json::parse(kRecipe).get_object();
  source.secrets = {{"", "benchsecret"}};
  catalogue->sources.push_back(std::move(source));
  return catalogue;
}

std::vector<std::string> signedRequests(const provider::ProviderRegistry& registry, std::size_t count,
                                        std::uint64_t salt) {
  const auto provider = *registry.fromRecipe("generic", boost::json::parse(kRecipe).get_object());
  std::vector<std::string> requests;
  requests.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    std::string body = R"({"id":"evt_)" + std::to_string(salt) + "_" + std::to_string(100'000'000 + i) +
                       R"(","type":"charge.succeeded","data":{"object":{"amount":1230,"currency":"eur"}},"pad":")";
    body.append(kBodyBytes - body.size() - 2, 'x').append("\"}");
    const auto headers =
        provider->sign({"POST", "http://127.0.0.1/hooks/bench", {}, body}, {{"benchsecret"}, {}}, "", UtcTime{});
    if (!headers) std::abort();
    std::string text =
        "POST /hooks/bench HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nUser-Agent: bench/1.0\r\nAccept: */*\r\n"
        "Content-Type: application/json\r\nContent-Length: " +
        std::to_string(body.size()) + "\r\n";
    for (const auto& header : *headers) text += header.name + ": " + header.value + "\r\n";
    requests.push_back(text + "\r\n" + body);
  }
  return requests;
}

struct Measured {
  double perSecond{0}, cpu{0}, p50{0}, p99{0};
};

struct Bench {
  double seconds{2};
  int rounds{3};
  std::filesystem::path folder;
  std::shared_ptr<const provider::ProviderRegistry> registry;
  std::vector<std::string> requests;
  std::size_t next{0};
  base::SystemClock clock;
  base::SystemRandom random;

  Measured around(LoadClient& client, std::uint16_t port);
  Measured through(receive::RequestHandler& handler, LoadClient& client);
  Measured durable(LoadClient& client);
  Measured run(Mode mode, int connections);
};

Measured Bench::around(LoadClient& client, std::uint16_t port) {
  const double before = cpuMicros();
  const bench::LoadResult result = client.go(port);
  const double spent = cpuMicros() - before;
  if (result.others > 0)
    std::fprintf(stderr, "%llu answers were not 2xx\n", static_cast<unsigned long long>(result.others));
  const auto answers = static_cast<double>(std::max<std::uint64_t>(1, result.answers));
  return {answers / result.seconds, spent / answers, result.p50Micros, result.p99Micros};
}

Measured Bench::through(receive::RequestHandler& handler, LoadClient& client) {
  receive::ReceiverOptions options;
  options.listen = "127.0.0.1:0";
  receive::Receiver receiver(options, handler, clock);
  if (!receiver.start()) std::abort();
  const std::string& url = receiver.url();
  const Measured measured = around(client, static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1))));
  receiver.stop();
  return measured;
}

Measured Bench::durable(LoadClient& client) {
  const auto place = folder / "store";
  std::filesystem::remove_all(place);
  auto opened = store::openStore(place, clock, random);
  if (!opened) std::abort();
  store::Writer* told = nullptr;
  auto writer = store::Writer::create(
      std::move(opened->connection), clock, {}, [](const Error&) { std::abort(); },
      [&] { opened->sequence->note(told->totals().deliveries()); });
  told = writer.get();
  auto vault = crypto::Vault::withKey(std::string(32, 'k'), random);
  auto acceptor = accept::Acceptor::create(*writer, *vault, clock, place);
  if (!writer->start()) std::abort();
  const auto ensured = writer->execute(store::WriteLane::operate, [](store::WriteContext& context) {
    const auto id = context.tables.source.ensure("bench");
    return id ? Result<void>{} : Result<void>{id.error()};
  });
  if (!ensured) std::abort();
  const auto catalogue = benchCatalogue();
  receive::HookHandler handler([&] { return catalogue; }, registry, *acceptor, clock);
  const Measured measured = through(handler, client);
  writer->stop();
  return measured;
}

Measured Bench::run(Mode mode, int connections) {
  // Fresh events each time, so that none is a duplicate.
  LoadClient client(requests, next, connections, seconds);
  next += static_cast<std::size_t>(seconds * 40'000);
  switch (mode) {
  case Mode::floor: {
    bench::FloorServer server;
    return around(client, server.port());
  }
  case Mode::plain: {
    FixedHandler handler;
    return through(handler, client);
  }
  case Mode::hooks: {
    InstantAcceptor acceptor;
    const auto catalogue = benchCatalogue();
    receive::HookHandler handler([&] { return catalogue; }, registry, acceptor, clock);
    return through(handler, client);
  }
  case Mode::durable:
    return durable(client);
  }
  return {};
}

Measured medianOf(std::vector<Measured> all) {
  Measured median;
  const auto middle = [&all](double Measured::*field) {
    std::sort(all.begin(), all.end(), [field](const Measured& a, const Measured& b) { return a.*field < b.*field; });
    return all[all.size() / 2].*field;
  };
  median.perSecond = middle(&Measured::perSecond);
  median.cpu = middle(&Measured::cpu);
  median.p50 = middle(&Measured::p50);
  median.p99 = middle(&Measured::p99);
  return median;
}

void print(int connections, std::map<Mode, std::vector<Measured>>& all) {
  std::map<Mode, Measured> median;
  for (auto& [mode, measured] : all) median[mode] = medianOf(measured);
  for (const Mode mode : kModes) {
    const Measured& m = median[mode];
    std::printf("%4d  %-36s %10.0f %9.1f %8.0f %8.0f", connections, nameOf(mode), m.perSecond, m.cpu, m.p50, m.p99);
    if (mode == Mode::plain || mode == Mode::hooks)
      std::printf("   CPU %.2fx of the floor (goal <= 1.3x)", m.cpu / median[Mode::floor].cpu);
    if (mode == Mode::durable)
      std::printf("   rate %.2f of not persisting (goal >= 0.30 at 64), CPU %.2fx (goal <= 2.8x, < 36 us)",
                  m.perSecond / median[Mode::hooks].perSecond, m.cpu / median[Mode::hooks].cpu);
    std::printf("\n");
  }
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  Bench bench;
  std::vector<int> connections{1, 16, 64};
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--quick") == 0) bench.seconds = 0.3, bench.rounds = 1, connections = {16};
    if (std::strcmp(argv[i], "--seconds") == 0 && i + 1 < argc) bench.seconds = std::atof(argv[i + 1]);
    if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) bench.rounds = std::max(1, std::atoi(argv[i + 1]));
    if (std::strcmp(argv[i], "--dir") == 0 && i + 1 < argc) bench.folder = argv[i + 1];
  }
  if (bench.folder.empty()) bench.folder = std::filesystem::current_path();
  std::string unique = (bench.folder / "receiver_bench.XXXXXX").string();
  if (mkdtemp(unique.data()) == nullptr) return 1;
  bench.folder = unique;
  base::setLogLevel(base::LogLevel::warning);
  auto registry = provider::ProviderRegistry::create();
  if (!registry) return 1;
  bench.registry = *registry;
  bench.requests =
      signedRequests(**registry, static_cast<std::size_t>(std::max(20'000.0, bench.seconds * 40'000)), 1);
  std::printf("1 KiB signed bodies, keep-alive, %d rounds of %.1f s, medians\n", bench.rounds, bench.seconds);
  std::printf("conn  %-36s %10s %9s %8s %8s\n", "", "answers/s", "CPU us", "p50 us", "p99 us");
  for (const int count : connections) {
    std::map<Mode, std::vector<Measured>> all;
    for (int round = 0; round < bench.rounds; ++round)
      for (const Mode mode : kModes) all[mode].push_back(bench.run(mode, count));
    print(count, all);
  }
  std::filesystem::remove_all(bench.folder);
  return 0;
}
