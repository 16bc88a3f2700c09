#include "app/demo/scene.h"

#include "app/apply.h"
#include "core/base/log.h"

namespace ack::app::demo {

Result<std::unique_ptr<Scene>> Scene::create(const std::filesystem::path& data,
                                             std::shared_ptr<const provider::ProviderRegistry> providers,
                                             const Clock& clock, std::function<void(const Error&)> fatal) {
  std::unique_ptr<Scene> scene(new Scene);
  auto destination = PracticeDestination::start();
  if (!destination) return std::move(destination).error();
  scene->m_destination = std::move(destination).value();
  const std::string configuration = sceneConfiguration("http://" + scene->m_destination->address());
  if (auto applied = applyText("scene.json", configuration, data, providers, clock); !applied)
    return std::move(applied).error();

  runtime::EngineOptions options;
  options.data = data;
  options.listen = "127.0.0.1:0";
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

void Scene::playOn(int events) {
  m_thread = std::thread([this, events] {
    constexpr double kPerSecond = 1.5;
    const auto burst = m_player->play(events, m_stop);
    auto ended = burst ? m_player->trickle(kPerSecond, m_stop) : Result<void>(burst.error());
    if (!ended) base::log(base::LogLevel::error, "demo", ended.error().message);
  });
}

}  // namespace ack::app::demo
