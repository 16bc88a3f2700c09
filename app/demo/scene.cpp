#include "app/demo/scene.h"

#include "app/apply.h"
#include "app/demo/replay_story.h"
#include "core/base/log.h"

namespace ack::app::demo {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr hours kDay{24};
constexpr std::chrono::seconds kToldWithin{25};
constexpr double kEventsPerSecondTold = 70;
constexpr double kEventsPerSecondLive = 1.2;
// Told times before now.
constexpr minutes kHelpdeskFails{280};
constexpr minutes kHelpdeskIsBack{262};

}  // namespace

Result<std::unique_ptr<Scene>> Scene::create(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             std::function<void(const Error&)> fatal) {
  return begin(data, std::move(providers), nullptr, std::move(fatal));
}

Result<std::unique_ptr<Scene>> Scene::createADayAgo(const std::filesystem::path& data,
                                                    std::shared_ptr<const provider::ProviderRegistry> providers,
                                                    std::function<void(const Error&)> fatal) {
  return begin(data, std::move(providers), std::make_shared<CatchUpClock>(kDay, kToldWithin), std::move(fatal));
}

Result<std::unique_ptr<Scene>> Scene::begin(const std::filesystem::path& data,
                                            std::shared_ptr<const provider::ProviderRegistry> providers,
                                            std::shared_ptr<CatchUpClock> dayClock,
                                            std::function<void(const Error&)> fatal) {
  std::unique_ptr<Scene> scene(new Scene);
  scene->m_dayClock = std::move(dayClock);
  scene->m_data = data;
  scene->m_providers = providers;
  const Clock& clock = scene->m_dayClock ? static_cast<const Clock&>(*scene->m_dayClock) : scene->m_systemClock;
  auto destination = PracticeDestination::start();
  if (!destination) return std::move(destination).error();
  scene->m_destination = std::move(destination).value();

  SceneTimes times;
  if (scene->m_dayClock) times = SceneTimes{60, 900, 259'200, 3'600, 6};
  const std::string text = sceneConfiguration("http://" + scene->m_destination->address(), times);
  if (auto applied = applyText("scene.json", text, data, providers, clock); !applied)
    return std::move(applied).error();

  runtime::EngineOptions options;
  options.data = data;
  options.listen = "127.0.0.1:0";
  options.clock = scene->m_dayClock;
  options.fatal = std::move(fatal);
  auto engine = runtime::Engine::create(std::move(options), providers);
  if (!engine) return std::move(engine).error();
  scene->m_engine = std::move(engine).value();
  if (auto started = scene->m_engine->start(); !started) return std::move(started).error();
  scene->m_player = std::make_unique<ScenePlayer>(scene->m_engine->status().listenUrl, std::move(providers), clock);
  return scene;
}

Scene::~Scene() {
  m_stop = true;
  if (m_thread.joinable()) m_thread.join();
  if (m_engine) m_engine->stop();
}

Result<SceneCounts> Scene::play(int events) {
  m_destination->setArchiveRefusing(true);
  return m_player->play(events, m_stop);
}

Result<void> Scene::tellEvents(ArchiveTrouble& archive) {
  return m_player->trickle(kEventsPerSecondTold, m_stop, [&] {
    const auto behind = m_dayClock->behind();
    m_destination->setHelpdeskDown(behind < kHelpdeskFails && behind > kHelpdeskIsBack);
    archive.steer(behind);
    return !m_dayClock->caughtUp() || !archive.over();
  });
}

Result<void> Scene::tellDeeds(const ArchiveTrouble& archive) {
  const std::int64_t refused = m_destination->counts().refused;
  if (auto stand = awaitLetters(m_data, clock(), m_providers, refused, m_stop); !stand) return stand;
  if (m_stop) return {};
  return tellReplays(m_data, clock(), m_providers, archive.firstEnded());
}

Result<void> Scene::tell() {
  ArchiveTrouble archive(*m_destination, clock(), [this](int events) {
    if (auto sent = m_player->burst("slack", events); !sent)
      base::log(base::LogLevel::error, "demo", sent.error().message);
  });
  auto told = tellEvents(archive);
  if (!told || m_stop) return told;
  if (auto asked = tellDeeds(archive); !asked) base::log(base::LogLevel::error, "demo", asked.error().message);
  m_told = true;
  return m_player->trickle(kEventsPerSecondLive, m_stop, [] { return true; });
}

void Scene::tellTheDay() {
  m_thread = std::thread([this] {
    if (auto told = tell(); !told) base::log(base::LogLevel::error, "demo", told.error().message);
    m_told = true;
  });
}

}  // namespace ack::app::demo
