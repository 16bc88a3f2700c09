#pragma once
// One kept-alive client connection that posts bytes and reads the answer: what `send`, the demo and drills use to
// play a provider. libcurl underneath.
#include "core/base/result.h"
#include "core/domain/payload_document.h"

#include <memory>
#include <string>
#include <vector>

namespace ack::app {

struct PostAnswer {
  int status{0};
  std::string result;  ///< the Acknowledger-Result header, or empty
  std::string body;    ///< at most 64 KiB
};

/// Thread: one at a time; waits for the answer.
class HttpPoster {
 public:
  /// `authority`: a PEM file that an https server is checked against instead of the system's; empty: the system's.
  static Result<std::unique_ptr<HttpPoster>> create(const std::string& authority = {});
  virtual ~HttpPoster() = default;
  /// `headers` include Content-Type. io where no whole answer came (nothing is known then), timeout after 15 s.
  virtual Result<PostAnswer> post(const std::string& url, const std::vector<domain::Header>& headers,
                                  const std::string& body) = 0;
};

}  // namespace ack::app
