#pragma once
// The shared signature vectors as requests that a test may change before they are judged: byte by byte, in process,
// and by whoever judges that vector in `acknowledgerd verify`.
#include "core/provider/provider.h"

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ack::tests {

struct SignedCase {
  std::string id, provider, scheme, expect;
  std::string method, url, body;
  std::vector<std::pair<std::string, std::string>> headers;
  provider::KeyMaterial keys;
  provider::Window window;
  UtcTime now{};
  std::set<std::string> alsoAccepted;  ///< other verdicts that the corpus takes too
  provider::ProviderPtr judge;         ///< null where nothing we have can judge it

  /// With the keys as they are now.
  [[nodiscard]] provider::Verdict verdict() const;
  /// With keys that were prepared before.
  [[nodiscard]] provider::Verdict verdict(const provider::PreparedKeys& prepared) const;
};

/// All of tests/corpus/vectors-shared.json in their order; empty where it can't be read.
std::vector<SignedCase> readSignedCases(const provider::ProviderRegistry& registry);

}  // namespace ack::tests
