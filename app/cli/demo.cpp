// acknowledgerd demo: the main job without a screen. A real engine in a directory of its own takes real signed events
// over HTTP; the table at the end says what became of them.
#include "app/cli/cli_context.h"
#include "app/demo/scene.h"

#include <array>
#include <cstdio>
#include <thread>

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

void printRow(const char* name, std::int64_t value, const char* note = "") {
  std::printf("  %-34s %8lld  %s\n", name, static_cast<long long>(value), note);
}

void printTable(const demo::SceneCounts& sent, const query::Status& status,
                const demo::PracticeDestination::Counts& taken) {
  using domain::DeliveryState;
  std::printf("\nWhat became of the events\n");
  printRow("requests sent", sent.sent);
  printRow("events sent", sent.events);
  printRow("events accepted", status.accepted, "on disk before the answer");
  printRow("duplicates absorbed", status.duplicates, "answered, no new work");
  printRow("too old, set aside", status.stale, "never run without a person");
  printRow("wrong signature, turned away", status.rejected);
  printRow("events completed", status.states.of(DeliveryState::completed));
  printRow("dead letters", status.states.of(DeliveryState::dead), "too old, or refused by the archive");
  printRow("outcome unknown", status.states.of(DeliveryState::unresolved));
  printRow("still moving", status.states.of(DeliveryState::queued) + status.states.of(DeliveryState::processing) +
                               status.states.of(DeliveryState::retrying));
  printRow("charges", status.charges, "one event, one charge");
  printRow("second charges", status.secondCharges);
  printRow("calls taken by destinations", taken.taken);
  printRow("taken twice", taken.takenTwice);
  std::fflush(stdout);
}

void demonstrate(int events, bool keep, CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  const ScratchDirectory scratch;
  const std::filesystem::path data = keep ? context.data() : scratch.path() / "data";
  auto scene = demo::Scene::create(data, *providers, [](const Error&) {});
  if (!scene) return context.fail(scene.error());
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
  printTable(*sent, *status, (*scene)->destinationCounts());
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
