#pragma once
// The web servers of providers, as a machine behind a forward proxy sees them: CONNECT to any name ends here, in TLS
// with a certificate of the given authority for that name, and plain requests in absolute form end here too.
// Remembers every URL that was asked for, and every name that anybody wanted a tunnel to.
#include "tests/kit/test_authority.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ack::kit {

struct ProviderAnswer {
  int status{200};
  std::string body{};
  std::string location{};              ///< of a redirect; empty: no such header
  std::chrono::milliseconds delay{0};  ///< before anything is answered; ends early with the host
};

/// Thread: any. Serves from construction to destruction.
class FakeProviderHost {
 public:
  /// Listens on a free port of 127.0.0.1. `authority` outlives it. Aborts the test program where it can't.
  explicit FakeProviderHost(const TestAuthority& authority);
  ~FakeProviderHost();
  FakeProviderHost(const FakeProviderHost&) = delete;
  FakeProviderHost& operator=(const FakeProviderHost&) = delete;

  [[nodiscard]] std::string proxyUrl() const { return "http://127.0.0.1:" + std::to_string(m_port); }
  /// What `url` answers from now on; 404 without one.
  void answer(const std::string& url, ProviderAnswer answer);
  /// Each URL that was asked for, in order.
  [[nodiscard]] std::vector<std::string> requests() const;
  [[nodiscard]] std::size_t requestsFor(const std::string& url) const;
  /// Each "host:port" that a tunnel was asked for, in order.
  [[nodiscard]] std::vector<std::string> tunnels() const;

 private:
  class Stream;
  void serve();
  void handle(int socket);
  void answerRequest(Stream& stream, const std::string& origin, const std::string& head);
  const Identity& identityOf(const std::string& host);

  const TestAuthority& m_authority;
  int m_listener{-1};
  std::uint16_t m_port{0};
  std::atomic<bool> m_stopping{false};
  mutable std::mutex m_mutex;
  std::map<std::string, ProviderAnswer> m_answers;  // guarded
  std::map<std::string, Identity> m_identities;     // guarded; entries never go
  std::vector<std::string> m_requests, m_tunnels;   // guarded
  std::vector<std::thread> m_handlers;              // thread: the server's, then the destructor's
  std::thread m_server;
};

}  // namespace ack::kit
