// What a look of the alert watch costs beside a large store: 200,000 deliveries, 20,000 of them dead letters, a week
// of minutes of ten sources.
#include "core/alert/alert_watch.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/work_store.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

using namespace ack;
using namespace std::chrono_literals;

namespace {

constexpr std::int64_t kNow = 1'790'000'000;

void fill(kit::WorkStore& store) {
  for (int i = 3; i <= 10; ++i) {
    const std::string number = std::to_string(i);
    store.change("INSERT INTO source (source_id, name) VALUES (" + number + ", 'source" + number + "')");
  }
  store.change(
      "INSERT INTO delivery (delivery_id, source_id, tenant, event_id, event_type, received_at_us, body_sha256, "
      "payload_id, state, cause, round_began_us, next_at_us, lane, owner) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
      "SELECT i + 1 FROM n WHERE i < 200000) SELECT i, i % 10 + 1, x'', CAST('evt_' || i AS BLOB), 't', (" +
      std::to_string(kNow) +
      " - i % 80000) * 1000000, zeroblob(32), i, CASE i % 100 WHEN 0 THEN 0 WHEN 1 THEN 2 WHEN 2 THEN 3 ELSE CASE "
      "WHEN "
      "i % 10 = 9 THEN 5 ELSE 4 END END, CASE WHEN i % 10 = 9 THEN 2 ELSE 0 END, 1, 1, 1, CASE i % 3 WHEN 0 THEN '' "
      "ELSE 'kim' END FROM n");
  store.change("INSERT INTO minute_metric (minute, source_id, accepted, completed, completed_of_accepted, "
               "completed_in_time) WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < "
               "100799) SELECT " +
               std::to_string(kNow / 60) + " - i / 10, i % 10 + 1, 5, 5, 5, 5 FROM n");
  store.change("INSERT INTO source_seen (source_id, last_arrival_us, last_accepted_us, last_rejected_us, rejected) "
               "SELECT source_id, 1, " +
               std::to_string((kNow - 3'000) * 1'000'000) + ", 0, 0 FROM source");
}

}  // namespace

int main() {
  const auto folder = std::filesystem::temp_directory_path() / "alert_watch_bench";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  {
    kit::FakeClock clock(UtcTime{std::chrono::seconds(kNow)});
    kit::WorkStore store(folder, clock);
    fill(store);
    auto catalogue = std::make_shared<config::Catalogue>();
    for (int i = 1; i <= 10; ++i) {
      config::Source source;
      source.id = SourceId{i};
      source.name = i <= 2 ? std::string(i == 1 ? "shop" : "other") : "source" + std::to_string(i);
      source.secrets = {{"", "whsec_x"}};
      catalogue->sources.push_back(source);
    }
    config::Destination crm;
    crm.id = 1;
    crm.name = "crm";
    catalogue->destinations = {crm};
    alert::AlertWatch watch(store.openReader().value(),
                            alert::AlertWatchParts{[&] { return catalogue; }, store.writer(), clock, folder,
                                                   [] { return std::optional<std::int64_t>{1LL << 40}; }});
    std::vector<double> looks;
    for (int i = 0; i < 50; ++i) {
      clock.advance(30s);
      const auto began = std::chrono::steady_clock::now();
      const auto wrote = watch.step();
      const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
      if (!wrote) {
        std::fprintf(stderr, "%s\n", wrote.error().message.c_str());
        return EXIT_FAILURE;
      }
      if (i == 0) std::printf("first look %.1f ms (wrote %d)\n", took.count(), *wrote ? 1 : 0);
      if (i > 0 && !*wrote) looks.push_back(took.count());
    }
    std::sort(looks.begin(), looks.end());
    if (!looks.empty())
      std::printf("%zu looks that write nothing: median %.2f ms, worst %.2f ms\n", looks.size(),
                  looks.at(looks.size() / 2), looks.back());
    std::printf("alerts: %s\n",
                store.ask("SELECT group_concat(kind || ' ' || subject || ' ' || count, ', ') FROM alert").c_str());
  }
  std::filesystem::remove_all(folder);
  return EXIT_SUCCESS;
}
