#pragma once
// Plays the providers of the demo: sends signed sample events over real HTTP, some of them again (as providers do
// after a lost answer), some from two connections at once, some too old, some with a wrong signature.
#include "app/demo/sample_events.h"
#include "app/http_post.h"
#include "core/base/clock.h"
#include "core/provider/provider.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace ack::app::demo {

struct SceneCounts {
  std::int64_t sent{0};    ///< POSTs
  std::int64_t events{0};  ///< distinct events among them; wrongly signed ones left out
  std::int64_t accepted{0}, duplicates{0}, stale{0}, refused{0};
  std::int64_t unanswered{0};  ///< no whole answer, or one outside the table
};

class ScenePlayer {
 public:
  ScenePlayer(std::string listenUrl, std::shared_ptr<const provider::ProviderRegistry> providers, const Clock& clock);

  /// Thread: any; waits. Sends `events` distinct events, then returns what was answered; ends early once `stop` is
  /// set.
  Result<SceneCounts> play(int events, const std::atomic<bool>& stop);
  /// Thread: any; waits. Sends `events` fresh events of one source, one behind the other.
  Result<void> burst(std::string_view source, int events);
  /// Thread: any; waits. About `perSecond` events a second, fewer in the small hours, until `stop` is set or `goOn`,
  /// asked before each event, answers false.
  Result<void> trickle(double perSecond, const std::atomic<bool>& stop, const std::function<bool()>& goOn);

 private:
  Result<void> sendOne(int number, HttpPoster& first, HttpPoster& second, RandomSource& random, SceneCounts& counts);
  Result<void> post(const SampleEvent& event, std::string_view secret, UtcTime signedAt, HttpPoster& poster,
                    SceneCounts& counts);

  std::string m_listenUrl;
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  const Clock& m_clock;
};

}  // namespace ack::app::demo
