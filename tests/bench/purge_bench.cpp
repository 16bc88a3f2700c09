// How long an arrival waits for its commit while old payloads are deleted, beside an idle store, as ratios. Usage:
// purge_bench [payloads [arrivals a second]]; build it optimised.
#include "core/accept/acceptor.h"
#include "core/base/random.h"
#include "core/crypto/digest.h"
#include "core/maintain/payload_purge.h"
#include "core/maintain/step_pace.h"
#include "core/store/counters.h"
#include "core/store/payload_codec.h"
#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

using namespace ack;
using Time = std::chrono::steady_clock::time_point;

namespace {

constexpr std::size_t kBodyBytes = 1'024;

template <class T>
T orDie(Result<T> result) {
  if (result) return std::move(result).value();
  std::fprintf(stderr, "purge_bench: %s\n", result.error().message.c_str());
  std::exit(1);
}
void orDie(const Result<void>& result) {
  if (result) return;
  std::fprintf(stderr, "purge_bench: %s\n", result.error().message.c_str());
  std::exit(1);
}

/// One arrival that remembers how long it waited.
class TimedArrival final : public accept::Acceptance {
 public:
  TimedArrival(config::CataloguePtr snapshot, std::string id, std::string_view text) {
    catalogue = std::move(snapshot);
    source = &catalogue->sources.front();
    body = text;
    contentType = "application/json";
    peer = "192.0.2.1";
    requestId = "";
    signatureNote = "valid";
    provider::IdentifiedEvent event;
    event.eventId = std::move(id);
    event.type = "charge.succeeded";
    events.push_back(std::move(event));
  }
  void settled(const Result<void>& outcome) noexcept override {
    orDie(outcome);
    micros = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began).count();
    done = true;
  }
  Time began{};
  std::int64_t micros{0};
  std::atomic<bool> done{false};
};

/// A store with completed events of a month ago.
class Bench {
 public:
  Bench(std::filesystem::path folder, int payloads) : m_folder(std::move(folder)) {
    auto opened = orDie(store::openStore(m_folder, m_clock, m_random));
    m_sequence = std::move(opened.sequence);
    m_writer = store::Writer::create(
        std::move(opened.connection), m_clock, {}, [](const Error&) { std::abort(); }, [] {});
    orDie(m_writer->start());
    m_vault = orDie(crypto::Vault::withKey(std::string(32, 'k'), m_random));
    m_acceptor = accept::Acceptor::create(*m_writer, m_vault, m_clock, m_folder, 0);
    auto catalogue = std::make_shared<config::Catalogue>();
    config::Source source;
    source.id = SourceId{1};
    source.name = "stripe";
    catalogue->sources.push_back(source);
    m_catalogue = std::move(catalogue);
    for (int done = 0; done < payloads; done += 1'000) fill(std::min(1'000, payloads - done));
  }
  ~Bench() { m_writer->stop(); }
  Bench(const Bench&) = delete;
  Bench& operator=(const Bench&) = delete;

  /// Arrivals at that rate until `over`; the sorted times in microseconds.
  std::vector<std::int64_t> arrive(int perSecond, const std::function<bool()>& over) {
    std::vector<std::unique_ptr<TimedArrival>> arrivals;
    Time next = std::chrono::steady_clock::now();
    while (!over()) {
      auto arrival = std::make_unique<TimedArrival>(m_catalogue, "live_" + std::to_string(m_live++), m_body);
      arrival->receivedAt = m_clock.now();
      arrival->began = std::chrono::steady_clock::now();
      orDie(m_acceptor->submit(*arrival));
      arrivals.push_back(std::move(arrival));
      next += std::chrono::microseconds(1'000'000 / perSecond);
      std::this_thread::sleep_until(next);
    }
    std::vector<std::int64_t> times;
    for (const auto& arrival : arrivals) {
      while (!arrival->done) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      times.push_back(arrival->micros);
    }
    std::sort(times.begin(), times.end());
    return times;
  }
  /// As the engine's housekeeping does it; how many were deleted.
  std::int64_t purge() {
    auto reader = orDie(store::openForReading(m_folder / store::kStoreFile));
    maintain::PayloadPurge purge(*reader, maintain::stepsOfWriter(*m_writer), m_clock);
    const maintain::StepPace pace;
    for (;;) {
      const Time began = std::chrono::steady_clock::now();
      const bool more = orDie(purge.step());
      if (!more) return purge.deleted();
      const auto took =
          std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began);
      std::this_thread::sleep_for(pace.restAfter(took, m_writer->waiting()));
    }
  }

 private:
  void fill(int count) {
    orDie(m_writer->execute(store::WriteLane::operate, [&](store::WriteContext& context) -> Result<void> {
      if (auto named = context.tables.source.ensure("stripe"); !named) return named.error();
      const UtcTime then = context.now - std::chrono::hours(24 * 30);
      const auto hash = crypto::sha256(m_body);
      for (int i = 0; i < count; ++i) {
        const DeliveryId id = orDie(context.tables.delivery.nextId());
        const std::string packed = domain::packEventId("old_" + std::to_string(id.value));
        store::NewDelivery row;
        row.id = id;
        row.source = SourceId{1};
        row.packedEventId = packed;
        row.receivedAt = row.nextAt = then;
        row.settledAt = then;
        row.state = domain::DeliveryState::completed;
        row.bodySha256 = {reinterpret_cast<const char*>(hash.data()), hash.size()};
        row.payload = id.value;
        orDie(context.tables.delivery.insert(row));
        const std::string sealed =
            orDie(m_vault->seal(store::encodePayload({}, m_body), store::payloadAssociated(row.source, "", packed)));
        orDie(context.tables.payload.insert(id.value, "application/json", kBodyBytes, sealed));
        context.counters.created(row.state);
      }
      return {};
    }));
  }

  std::filesystem::path m_folder;
  base::SystemClock m_clock;
  base::SystemRandom m_random;
  std::string m_body = std::string(kBodyBytes, 'b');
  std::unique_ptr<store::AcceptanceSequence> m_sequence;
  std::unique_ptr<store::Writer> m_writer;
  std::shared_ptr<crypto::Vault> m_vault;
  std::unique_ptr<accept::Acceptor> m_acceptor;
  config::CataloguePtr m_catalogue;
  int m_live{0};
};

std::int64_t at(const std::vector<std::int64_t>& sorted, double part) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

void print(const char* name, const std::vector<std::int64_t>& times) {
  std::printf("%-14s %8zu arrivals  p50 %7.2f ms  p99 %7.2f ms  max %8.2f ms\n", name, times.size(),
              static_cast<double>(at(times, 0.5)) / 1e3, static_cast<double>(at(times, 0.99)) / 1e3,
              static_cast<double>(at(times, 1)) / 1e3);
}

}  // namespace

int main(int argc, char** argv) {
  const int payloads = argc > 1 ? std::atoi(argv[1]) : 50'000;
  const int perSecond = argc > 2 ? std::atoi(argv[2]) : 200;
  std::string folder = (std::filesystem::temp_directory_path() / "ack-purge-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr) return 1;
  {
    Bench bench(folder, payloads);
    const auto idleUntil = [](std::chrono::seconds time) {
      return [end = std::chrono::steady_clock::now() + time] { return std::chrono::steady_clock::now() >= end; };
    };
    auto idle = bench.arrive(perSecond, idleUntil(std::chrono::seconds(10)));
    std::atomic<bool> over{false};
    std::int64_t deleted = 0;
    const Time began = std::chrono::steady_clock::now();
    std::thread cleaner([&] {
      deleted = bench.purge();
      over = true;
    });
    const auto busy = bench.arrive(perSecond, [&] { return over.load(); });
    cleaner.join();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    const auto after = bench.arrive(perSecond, idleUntil(std::chrono::seconds(10)));
    idle.insert(idle.end(), after.begin(), after.end());
    std::sort(idle.begin(), idle.end());
    print("idle", idle);
    print("while purging", busy);
    std::printf("ratio p50 %.2f, p99 %.2f; %lld payloads deleted in %.1f s, %.0f/s\n",
                static_cast<double>(at(busy, 0.5)) / static_cast<double>(at(idle, 0.5)),
                static_cast<double>(at(busy, 0.99)) / static_cast<double>(at(idle, 0.99)),
                static_cast<long long>(deleted), took.count(), static_cast<double>(deleted) / took.count());
  }
  std::error_code ignored;
  std::filesystem::remove_all(folder, ignored);
  return 0;
}
