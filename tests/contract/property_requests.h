#pragma once
// The shared payloads and valid vectors as HTTP requests to the sources of tests/fuzz/hook_world.h, in parts, so that
// a test can put them together in another way.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::tests {

struct PlainRequest {
  std::string id, method, target;
  std::vector<std::pair<std::string, std::string>> headers;  ///< without Host and those of the framing
  std::string body;

  [[nodiscard]] bool repeatsAHeader() const;
  /// With a Content-Length.
  [[nodiscard]] std::string bytes() const;
  /// In chunks of these sizes, each size with `extension` behind it, and `trailer` (whole lines) at the end.
  [[nodiscard]] std::string chunkedBytes(const std::vector<std::size_t>& sizes, std::string_view extension,
                                         std::string_view trailer) const;
};

/// Payloads come to the source of their provider signed where we can sign for it, else to the one that takes any
/// signature; vectors to the source of their provider.
std::vector<PlainRequest> requestsOfCorpus();

}  // namespace ack::tests
