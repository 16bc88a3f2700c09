#pragma once
// Outgoing HTTP as the forward effect sees it. The real one is libcurl on one thread of its own; a simulated world
// injects another.
#include "core/base/result.h"

#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace ack::work {

struct HttpRequest {
  std::string method{"POST"};
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;
  std::chrono::milliseconds connectTimeout{5'000};
  std::chrono::milliseconds timeout{10'000};
  std::string proxy;        ///< "http://host:port" to go through; empty: straight, whatever the environment says
  std::string authorities;  ///< the CA certificates to trust instead of the system's, PEM; empty: the system's
};

/// Where a call without an answer ended: decides whether its outcome is unknown.
enum class CallFailure {
  none,          ///< answered
  notSent,       ///< certainly never reached the target: name not found, refused, TLS failed, connect time-out
  afterSending,  ///< time-out or reset after the request (or part of it) may have been seen
};

struct HttpOutcome {
  CallFailure failure{CallFailure::none};
  int status{0};
  std::vector<std::pair<std::string, std::string>> headers;
  std::string body;  ///< at most 64 KiB; the rest is not read
  std::string error;
  std::chrono::microseconds duration{0};
};

class HttpClient {
 public:
  virtual ~HttpClient() = default;
  virtual Result<void> start() = 0;
  /// Calls in flight end as afterSending / notSent, whichever is true; their callbacks run before stop() returns.
  virtual void stop() = 0;
  /// Thread: any; never blocks. `done` runs exactly once, on the client's thread; must be short.
  virtual void send(HttpRequest request, std::function<void(HttpOutcome)> done) = 0;
};

}  // namespace ack::work
