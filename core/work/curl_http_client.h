#pragma once
// Outgoing HTTP over libcurl: one thread, as many calls at once as are sent (who calls limits them per destination).
// What matters here is honesty about a call that failed: notSent is only said where not one byte of the request can
// have reached the target.
#include "core/base/clock.h"
#include "core/work/http_client.h"

#include <memory>

namespace ack::work {

/// HTTP and HTTPS only, HTTP/1.1, redirects never followed, proxies of the environment ignored, certificates checked,
/// a connection of its own for every call: libcurl repeats a POST by itself when a kept connection turns out to be
/// dead, and such a repetition could be a second effect.
class CurlHttpClient final : public HttpClient {
 public:
  static constexpr std::size_t kMaxBodyBytes = 64U << 10;
  static constexpr std::size_t kMaxHeaderBytes = 64U << 10;

  explicit CurlHttpClient(const Clock& clock);
  ~CurlHttpClient() override;
  CurlHttpClient(const CurlHttpClient&) = delete;
  CurlHttpClient& operator=(const CurlHttpClient&) = delete;

  /// internal where libcurl or the thread can't be had.
  Result<void> start() override;
  /// May come twice, or before start().
  void stop() override;
  /// Before start() and after stop(): `done` runs at once, on the caller's thread, as notSent.
  void send(HttpRequest request, std::function<void(HttpOutcome)> done) override;

 private:
  class Loop;
  const Clock& m_clock;
  std::unique_ptr<Loop> m_loop;
};

}  // namespace ack::work
