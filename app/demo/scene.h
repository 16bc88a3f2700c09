#pragma once
// The whole demo: a practice destination, the scene's configuration applied to a data directory, an engine, and the
// providers' requests played against it. Used by `acknowledgerd demo` (plays once, prints a table) and by
// `acknowledger --demo` (keeps on playing).
#include "app/demo/archive_trouble.h"
#include "app/demo/catch_up_clock.h"
#include "app/demo/practice_destination.h"
#include "app/demo/scene_player.h"
#include "core/runtime/engine.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <thread>

namespace ack::app::demo {

class Scene {
 public:
  /// Applies the scene to `data` and starts its engine there, on the system's clock. `fatal` as in EngineOptions.
  static Result<std::unique_ptr<Scene>> create(const std::filesystem::path& data,
                                               std::shared_ptr<const provider::ProviderRegistry> providers,
                                               std::function<void(const Error&)> fatal);
  /// The same, beginning a day ago: tellTheDay() catches up.
  static Result<std::unique_ptr<Scene>> createADayAgo(const std::filesystem::path& data,
                                                      std::shared_ptr<const provider::ProviderRegistry> providers,
                                                      std::function<void(const Error&)> fatal);
  ~Scene();
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;

  /// Thread: any; waits until `events` events were sent and answered. The archive refuses meanwhile.
  Result<SceneCounts> play(int events);
  /// On a thread of its own: a day's events in half a minute, a helpdesk outage and a refusing archive among them,
  /// what people asked to be replayed of it, then one now and then until the scene ends. The demo's people are there
  /// already.
  void tellTheDay();
  /// Whether the day has been told, and what people asked for; also where that ended with an error.
  [[nodiscard]] bool caughtUp() const noexcept { return !m_dayClock || m_told; }
  /// What time it is in the scene.
  [[nodiscard]] const Clock& clock() const noexcept {
    return m_dayClock ? static_cast<const Clock&>(*m_dayClock) : m_systemClock;
  }
  [[nodiscard]] runtime::Engine& engine() noexcept { return *m_engine; }
  [[nodiscard]] PracticeDestination::Counts destinationCounts() const { return m_destination->counts(); }

 private:
  Scene() = default;
  static Result<std::unique_ptr<Scene>> begin(const std::filesystem::path& data,
                                              std::shared_ptr<const provider::ProviderRegistry> providers,
                                              std::shared_ptr<CatchUpClock> dayClock,
                                              std::function<void(const Error&)> fatal);
  [[nodiscard]] Result<void> tellEvents(ArchiveTrouble& archive);
  [[nodiscard]] Result<void> tellDeeds(const ArchiveTrouble& archive);
  [[nodiscard]] Result<void> tell();

  std::filesystem::path m_data;
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  base::SystemClock m_systemClock;
  std::shared_ptr<CatchUpClock> m_dayClock;  // shared with the engine; null: the system's clock
  std::unique_ptr<PracticeDestination> m_destination;
  std::unique_ptr<runtime::Engine> m_engine;
  std::unique_ptr<ScenePlayer> m_player;
  std::atomic<bool> m_told{false};
  std::atomic<bool> m_stop{false};
  std::thread m_thread;
};

}  // namespace ack::app::demo
