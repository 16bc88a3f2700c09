#pragma once
// Real sample payloads of five providers, each made into a fresh event: its ID, amounts and names varied, the rest of
// the bytes as the provider sends them. What the demo and the drill send.
#include "core/base/random.h"
#include "core/domain/payload_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::app::demo {

struct SampleEvent {
  std::string source;   ///< name of the demo source, as sceneConfiguration() makes it
  std::string eventId;  ///< as the provider spells it; "" where the profile takes it from the body
  std::string contentType;
  std::string body;
  std::vector<domain::Header> headers;  ///< besides Content-Type and the signature
  bool charges{false};                  ///< whether the demo's rules write a charge for it
};

/// The sources that makeSample() knows.
std::vector<std::string_view> sampleSources();
/// One of them: payments often, Slack seldom.
std::string_view drawSource(RandomSource& random);
/// A fresh event of `source`; `number` makes it distinct, `random` varies names and amounts.
SampleEvent makeSample(std::string_view source, int number, RandomSource& random);

/// How long things may take in the scene; a day told in half a minute needs other figures than a minute in real time.
struct SceneTimes {
  int backoffBaseSeconds{1};
  int backoffCapSeconds{10};
  int maxAgeSeconds{3'600};
  int leaseSeconds{30};
  int maxAttempts{6};
};

/// The apply file of the scene. `destinationUrl` is that of a PracticeDestination.
std::string sceneConfiguration(std::string_view destinationUrl, const SceneTimes& times);
/// The secret that the scene's source signs with.
std::string sceneSecret(std::string_view source);

}  // namespace ack::app::demo
