#include "app/demo/scene_player.h"

#include <chrono>
#include <cmath>
#include <thread>

namespace ack::app::demo {
namespace {

constexpr int kAgainEvery = 3;    // every third event comes a second time, from another connection
constexpr int kStaleEvery = 97;   // a replay of yesterday's request
constexpr int kForgedEvery = 29;  // signed with somebody else's secret

void count(const PostAnswer& answer, SceneCounts& counts) {
  if (answer.result == "accepted")
    ++counts.accepted;
  else if (answer.result == "duplicate")
    ++counts.duplicates;
  else if (answer.result == "stale")
    ++counts.stale;
  else if (answer.result == "refused" && answer.status < 500)
    ++counts.refused;
  else
    ++counts.unanswered;
}

/// How busy this hour of the day is: 0.3 at 03:00 UTC, 1.0 at 15:00.
double dayShare(UtcTime now) {
  constexpr double kPi = 3.14159265358979;
  const auto seconds = std::chrono::duration<double>(now - std::chrono::floor<std::chrono::days>(now)).count();
  return 0.65 - 0.35 * std::cos((seconds - 3 * 3'600) / 86'400 * 2 * kPi);
}

}  // namespace

ScenePlayer::ScenePlayer(std::string listenUrl, std::shared_ptr<const provider::ProviderRegistry> providers,
                         const Clock& clock)
    : m_listenUrl(std::move(listenUrl)), m_providers(std::move(providers)), m_clock(clock) {}

Result<void> ScenePlayer::post(const SampleEvent& event, std::string_view secret, UtcTime signedAt,
                               HttpPoster& poster, SceneCounts& counts) {
  const provider::ProviderPtr provider = m_providers->find(event.source);
  if (!provider) return Error{ErrorCode::internal, "the demo's provider " + event.source + " is not built in"};
  const std::string url = m_listenUrl + "/hooks/" + event.source;
  std::vector<domain::Header> headers = event.headers;
  headers.push_back({"Content-Type", event.contentType});

  std::vector<provider::HeaderView> views;
  views.reserve(headers.size());
  for (const domain::Header& header : headers) views.push_back({header.name, header.value});
  const provider::RequestView request{"POST", url, views, event.body};
  auto signedHeaders = provider->sign(request, {{std::string(secret)}, {}}, event.eventId, signedAt);
  if (!signedHeaders) return std::move(signedHeaders).error();
  for (domain::Header& header : *signedHeaders) {
    std::erase_if(headers, [&header](const domain::Header& old) { return old.name == header.name; });
    headers.push_back(std::move(header));
  }

  ++counts.sent;
  const auto answer = poster.post(url, headers, event.body);
  if (answer)
    count(*answer, counts);
  else
    ++counts.unanswered;
  return {};
}

Result<void> ScenePlayer::sendOne(int number, HttpPoster& first, HttpPoster& second, RandomSource& random,
                                  SceneCounts& counts) {
  const std::string_view source = number % kStaleEvery == 0 ? "stripe" : drawSource(random);
  const SampleEvent event = makeSample(source, number, random);
  const std::string secret = sceneSecret(source);
  const UtcTime now = m_clock.now();
  if (number % kForgedEvery == 0) return post(event, "somebody-elses-secret", now, first, counts);
  ++counts.events;
  if (number % kStaleEvery == 0) return post(event, secret, now - std::chrono::hours{26}, first, counts);
  if (auto sent = post(event, secret, now, first, counts); !sent) return sent;
  if (number % kAgainEvery == 0) return post(event, secret, now, second, counts);
  return {};
}

Result<SceneCounts> ScenePlayer::play(int events, const std::atomic<bool>& stop) {
  auto first = HttpPoster::create();
  if (!first) return std::move(first).error();
  auto second = HttpPoster::create();
  if (!second) return std::move(second).error();
  base::SystemRandom random;
  SceneCounts counts;
  for (int number = 1; number <= events && !stop.load(); ++number)
    if (auto sent = sendOne(number, **first, **second, random, counts); !sent) return std::move(sent).error();
  return counts;
}

Result<void> ScenePlayer::burst(std::string_view source, int events) {
  auto poster = HttpPoster::create();
  if (!poster) return std::move(poster).error();
  base::SystemRandom random;
  SceneCounts counts;
  for (int number = 1; number <= events; ++number) {
    const SampleEvent event = makeSample(source, number, random);
    if (auto sent = post(event, sceneSecret(source), m_clock.now(), **poster, counts); !sent) return sent;
  }
  return {};
}

Result<void> ScenePlayer::trickle(double perSecond, const std::atomic<bool>& stop,
                                  const std::function<bool()>& goOn) {
  auto first = HttpPoster::create();
  if (!first) return std::move(first).error();
  auto second = HttpPoster::create();
  if (!second) return std::move(second).error();
  base::SystemRandom random;
  SceneCounts counts;
  for (int number = 1; !stop.load() && goOn(); ++number) {
    if (auto sent = sendOne(number, **first, **second, random, counts); !sent) return sent;
    const auto gap = std::chrono::duration<double>(1.0 / (perSecond * dayShare(m_clock.now())));
    std::this_thread::sleep_for(gap);
  }
  return {};
}

}  // namespace ack::app::demo
