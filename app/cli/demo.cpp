// acknowledgerd demo: the main job without a screen. A real engine in a directory of its own takes real signed events
// over HTTP; the table at the end says what became of them.
#include "app/cli/cli_context.h"
#include "app/demo/scene.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <cstdio>
#include <thread>
#include <vector>

namespace ack::app::cli {
namespace {

constexpr std::chrono::seconds kPatience{60};

/// A directory under the system's temporary one, removed at the end.
class ScratchDirectory {
 public:
  ScratchDirectory() {
    std::string pattern = (std::filesystem::temp_directory_path() / "acknowledger-demo-XXXXXX").string();
    if (mkdtemp(pattern.data()) != nullptr) m_path = pattern;
  }
  ~ScratchDirectory() {
    std::error_code ignored;
    if (!m_path.empty()) std::filesystem::remove_all(m_path, ignored);
  }
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

 private:
  std::filesystem::path m_path;
};

/// Waits until nothing is queued, processing or waiting for a retry.
Result<query::Status> waitForTheEnd(query::Reader& reader) {
  using domain::DeliveryState;
  const auto end = std::chrono::steady_clock::now() + kPatience;
  for (;;) {
    auto status = reader.status();
    if (!status) return status;
    const std::int64_t moving = status->states.of(DeliveryState::queued) +
                                status->states.of(DeliveryState::processing) +
                                status->states.of(DeliveryState::retrying);
    if (moving == 0 || std::chrono::steady_clock::now() > end) return status;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

struct Row {
  const char* member;  ///< of the document
  const char* name;
  std::int64_t value;
  const char* note{""};
};

std::vector<Row> rowsOf(const demo::SceneCounts& sent, const query::Status& status,
                        const demo::PracticeDestination::Counts& taken) {
  using domain::DeliveryState;
  const std::int64_t moving = status.states.of(DeliveryState::queued) + status.states.of(DeliveryState::processing) +
                              status.states.of(DeliveryState::retrying);
  return {{"requests", "requests sent", sent.sent},
          {"events", "events sent", sent.events},
          {"accepted", "events accepted", status.accepted, "on disk before the answer"},
          {"duplicates", "duplicates absorbed", status.duplicates, "answered, no new work"},
          {"stale", "too old, set aside", status.stale, "never run without a person"},
          {"rejected", "wrong signature, turned away", status.rejected},
          {"completed", "events completed", status.states.of(DeliveryState::completed)},
          {"dead", "dead letters", status.states.of(DeliveryState::dead), "too old, or refused by the archive"},
          {"unresolved", "outcome unknown", status.states.of(DeliveryState::unresolved)},
          {"moving", "still moving", moving},
          {"charges", "charges", status.charges, "one event, one charge"},
          {"second_charges", "second charges", status.secondCharges},
          {"taken", "calls taken by destinations", taken.taken},
          {"taken_twice", "taken twice", taken.takenTwice}};
}

void print(const std::vector<Row>& rows, CliContext& context) {
  if (context.json) {
    boost::json::object document;
    for (const Row& row : rows) document[row.member] = row.value;
    return printLine(boost::json::serialize(document));
  }
  std::printf("\nWhat became of the events\n");
  for (const Row& row : rows)
    std::printf("  %-34s %8lld  %s\n", row.name, static_cast<long long>(row.value), row.note);
  std::fflush(stdout);
}

void demonstrate(int events, bool keep, CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  const ScratchDirectory scratch;
  const std::filesystem::path data = keep ? context.data() : scratch.path() / "data";
  auto scene = demo::Scene::create(data, *providers, [](const Error&) {});
  if (!scene) return context.fail(scene.error());
  if (!context.json)
    std::printf(
        "The engine receives at %s. Five providers send %d signed events; every third comes twice,\n"
        "some are forged, some are a day old; one destination is flaky, one refuses its password or hangs up.\n",
        (*scene)->engine().status().listenUrl.c_str(), events);
  std::fflush(stdout);
  const auto sent = (*scene)->play(events);
  if (!sent) return context.fail(sent.error());
  auto reader = query::Reader::open(data, context.clock(), *providers);
  if (!reader) return context.fail(reader.error());
  const auto status = waitForTheEnd(**reader);
  if (!status) return context.fail(status.error());
  print(rowsOf(*sent, *status, (*scene)->destinationCounts()), context);
  const bool whole =
      status->accepted + status->stale == sent->events && status->secondCharges == 0 && sent->unanswered == 0;
  if (!whole) context.fail({ErrorCode::internal, "the counts do not agree: something was lost or doubled"});
}

}  // namespace

void addDemo(CLI::App& app, CliContext& context) {
  CLI::App* command =
      app.add_subcommand("demo", "Take real signed events in a scratch store and print what became of them");
  auto events = std::make_shared<int>(300);
  auto keep = std::make_shared<bool>(false);
  command->add_option("--events", *events, "How many events")->check(CLI::Range(1, 100'000))->capture_default_str();
  command->add_flag("--keep", *keep, "Use the data directory instead of a scratch one");
  addCommonOptions(*command, context);
  command->callback([events, keep, &context] { demonstrate(*events, *keep, context); });
}

}  // namespace ack::app::cli
