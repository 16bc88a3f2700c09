// How fast accepted work drains to completed, each delivery with one charge and one inbox row, by 1, 16, 64 and 256
// in a write command, beside the goals of performance.md. One preparing worker, the real writer, a real disk, synced.
// With a number it measures that size of batch alone.
#include "core/work/delivery_worker.h"
#include "core/work/work_engine.h"
#include "tests/kit/scripted_http_client.h"
#include "tests/kit/work_store.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

using namespace ack;

namespace {

constexpr int kRounds = 5;
constexpr std::array<std::size_t, 4> kBatches{1, 16, 64, 256};

double cpuSeconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

config::ValueExpression pointer(const char* text) { return {config::ValueExpression::Kind::pointer, text}; }

config::CataloguePtr makeCatalogue() {
  auto catalogue = std::make_shared<config::Catalogue>();
  config::Source source;
  source.id = SourceId{1};
  source.name = "shop";
  config::EffectSpec charge;
  charge.kind = domain::EffectKind::charge;
  charge.account = pointer("/data/object/customer");
  charge.amount = pointer("/data/object/amount");
  charge.currency = pointer("/data/object/currency");
  config::EffectSpec inbox;
  inbox.kind = domain::EffectKind::inbox;
  inbox.thread = pointer("/data/object/customer");
  inbox.text = pointer("/data/object/description");
  source.rules.push_back({"charge.*", {}, {charge, inbox}});
  catalogue->sources.push_back(std::move(source));
  return catalogue;
}

/// About 1 KiB, like a provider's.
std::string makeBody(int number) {
  std::string body =
      "{\"id\":\"evt_" + std::to_string(number) + "\",\"type\":\"charge.succeeded\",\"data\":{\"object\":{";
  body += "\"customer\":\"cus_" + std::to_string(number % 500) + "\",\"amount\":" + std::to_string(100 + number) +
          ",\"currency\":\"eur\",\"description\":\"Order " + std::to_string(number) +
          "\",\"paid\":true,\"metadata\":{";
  for (int i = 0; i < 20; ++i)
    body += "\"field_" + std::to_string(i) + "\":\"some value of " + std::to_string(i) + "\",";
  return body + "\"last\":null}}}}";
}

struct Figure {
  double perSecond{0}, cpuMicros{0};
};

class Drain {
 public:
  Drain() : m_folder(std::filesystem::temp_directory_path() / ("drain_bench_" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(m_folder);
    m_store = std::make_unique<kit::WorkStore>(m_folder, m_clock);
  }
  ~Drain() {
    m_store.reset();
    std::filesystem::remove_all(m_folder);
  }

  void fill(int count) {
    std::vector<kit::TestEvent> events;
    for (int i = 0; i < count; ++i) {
      kit::TestEvent event;
      event.eventId = "evt_" + std::to_string(m_number);
      event.body = makeBody(m_number++);
      events.push_back(std::move(event));
    }
    m_store->addAll(events);
  }

  /// Everything that waits, by one worker in this thread.
  Figure byOneWorker(std::size_t batch, int count) {
    fill(count);
    queue::DestinationPacer pacer(m_clock);
    queue::DueQueue due(pacer);
    work::ForwardCalls calls(m_http, m_store->writer(), pacer, m_clock, m_random);
    work::WorkerShared shared{[this] { return m_catalogue; },
                              [](const config::Source&) { return effect::ContentProof::proven; },
                              m_store->vault(),
                              m_clock,
                              m_random,
                              m_store->writer(),
                              pacer,
                              due,
                              calls};
    work::DeliveryWorker worker(shared, std::move(*m_store->openReader()), 1, batch);
    return measure(count, [&] {
      while (worker.step().taken > 0) {
      }
    });
  }

  /// Everything that waits, by the engine with two preparing threads.
  Figure byEngine(int count) {
    auto engine = work::WorkEngine::create(
        {[this] { return m_catalogue; }, [](const config::Source&) { return effect::ContentProof::proven; },
         [this] { return m_store->openReader(); }, m_store->vault(), m_clock, m_random, m_http, m_store->writer()},
        {});
    fill(count);
    return measure(count, [&] {
      if (!engine->start()) std::abort();
      while (m_store->number("SELECT value FROM counter WHERE name = 'state.queued'") > 0)
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
      engine->stop();
    });
  }

  [[nodiscard]] bool isWhole() const {
    return m_store->number("SELECT count(*) FROM delivery WHERE state <> 4") == 0 &&
           m_store->number("SELECT count(*) FROM ledger") == m_number &&
           m_store->number("SELECT count(*) FROM inbox") == m_number;
  }

 private:
  template <class Work>
  static Figure measure(int count, Work run) {
    const auto begin = std::chrono::steady_clock::now();
    const double cpu = cpuSeconds();
    run();
    const double used = cpuSeconds() - cpu;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
    return {count / passed.count(), used * 1e6 / count};
  }

  std::filesystem::path m_folder;
  base::SystemClock m_clock;
  base::SystemRandom m_random;
  kit::ScriptedHttpClient m_http;
  config::CataloguePtr m_catalogue{makeCatalogue()};
  std::unique_ptr<kit::WorkStore> m_store;
  int m_number{0};
};

Figure median(std::vector<Figure> figures) {
  Figure middle;
  std::sort(figures.begin(), figures.end(),
            [](const Figure& a, const Figure& b) { return a.perSecond < b.perSecond; });
  middle.perSecond = figures[figures.size() / 2].perSecond;
  std::sort(figures.begin(), figures.end(),
            [](const Figure& a, const Figure& b) { return a.cpuMicros < b.cpuMicros; });
  middle.cpuMicros = figures[figures.size() / 2].cpuMicros;
  return middle;
}

/// Only one size of batch, for a comparison of two builds or under a profiler.
int printOne(std::size_t batch) {
  Drain drain;
  drain.byOneWorker(batch, 2'000);  // warm
  std::vector<Figure> figures;
  for (int round = 0; round < kRounds; ++round) figures.push_back(drain.byOneWorker(batch, 4'000));
  const Figure figure = median(figures);
  std::printf("by %zu: %.0f/s %.1f us CPU; store whole: %s\n", batch, figure.perSecond, figure.cpuMicros,
              drain.isWhole() ? "yes" : "NO");
  return drain.isWhole() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) return printOne(std::strtoul(argv[1], nullptr, 10));
  Drain drain;
  drain.byOneWorker(64, 2'000);  // warm
  std::array<std::vector<Figure>, kBatches.size()> figures;
  std::vector<Figure> engine;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < kBatches.size(); ++i)
      figures[i].push_back(drain.byOneWorker(kBatches[i], kBatches[i] == 1 ? 500 : 4'000));
    engine.push_back(drain.byEngine(8'000));
  }
  const double byOne = median(figures[0]).perSecond;
  std::printf("drain to completed, one charge and one inbox row each, 1 KiB bodies, median of %d\n", kRounds);
  for (std::size_t i = 0; i < kBatches.size(); ++i) {
    const Figure figure = median(figures[i]);
    std::printf("  by %3zu: %8.0f/s  %6.1f us CPU  %5.1fx of by 1\n", kBatches[i], figure.perSecond, figure.cpuMicros,
                figure.perSecond / byOne);
  }
  const Figure whole = median(engine);
  std::printf("  engine, 2 threads, by 64: %8.0f/s  %6.1f us CPU\n", whole.perSecond, whole.cpuMicros);
  const Figure at64 = median(figures[2]);
  std::printf("goal: by 64 at least 12x of by 1: %s; at most 25 us CPU: %s; store whole: %s\n",
              at64.perSecond >= 12 * byOne ? "reached" : "missed", at64.cpuMicros <= 25 ? "reached" : "missed",
              drain.isWhole() ? "yes" : "NO");
  return drain.isWhole() ? 0 : 1;
}
