#pragma once
// The whole demo: a practice destination, the scene's configuration applied to a data directory, an engine, and the
// providers' requests played against it. Used by `acknowledgerd demo` (plays once, prints a table) and by
// `acknowledger --demo` (keeps on playing).
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
  /// Applies the scene to `data` and starts its engine there. `fatal` as in EngineOptions.
  static Result<std::unique_ptr<Scene>> create(const std::filesystem::path& data,
                                               std::shared_ptr<const provider::ProviderRegistry> providers,
                                               const Clock& clock, std::function<void(const Error&)> fatal);
  ~Scene();
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;

  /// Thread: any; waits until `events` events were sent and answered.
  Result<SceneCounts> play(int events) { return m_player->play(events, m_stop); }
  /// Sends a burst of `events`, then one now and then, on a thread of its own until the scene ends.
  void playOn(int events);
  [[nodiscard]] runtime::Engine& engine() noexcept { return *m_engine; }
  [[nodiscard]] PracticeDestination::Counts destinationCounts() const { return m_destination->counts(); }

 private:
  Scene() = default;

  std::unique_ptr<PracticeDestination> m_destination;
  std::unique_ptr<runtime::Engine> m_engine;
  std::unique_ptr<ScenePlayer> m_player;
  std::atomic<bool> m_stop{false};
  std::thread m_thread;
};

}  // namespace ack::app::demo
