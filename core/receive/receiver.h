#pragma once
// The receiver: listener, io threads and connections as one thing with a start and a stop. What the requests mean is
// the handler's business (hook_handler.h for the hooks, admin_handler.h for health and metrics).
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/receive/receiver_limits.h"
#include "core/receive/request_handler.h"
#include "core/receive/tls_keeper.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ack::receive {

struct ReceiverOptions {
  std::string listen{"127.0.0.1:8080"};  ///< numeric host:port; port 0 picks one
  int ioThreads{1};                      ///< more gained nothing on two cores (performance.md)
  ReceiverLimits limits;
  std::shared_ptr<TlsKeeper> tls;  ///< opened; null: plain HTTP. Shared with every connection
};

/// Thread: any, one at a time.
class Receiver {
 public:
  /// `handler` and `clock` outlive the receiver.
  Receiver(ReceiverOptions options, RequestHandler& handler, const Clock& clock);
  ~Receiver();
  Receiver(const Receiver&) = delete;
  Receiver& operator=(const Receiver&) = delete;

  /// Accepting when it answers success. invalid for a malformed address, io where the system refuses it. Once only.
  Result<void> start();
  /// Stops accepting, closes half-read requests, answers those that were handed over, ends its threads; at most
  /// ReceiverLimits::stop. May come twice, or before start(). The store must still run, so that it can settle.
  void stop();

  /// "http://127.0.0.1:8080", with TLS "https://…", once started.
  [[nodiscard]] const std::string& url() const noexcept { return m_url; }
  [[nodiscard]] std::size_t connections() const noexcept;
  /// Connections closed at once because their address held too many.
  [[nodiscard]] std::uint64_t turnedAway() const noexcept;
  /// How many requests HTTP's own rules and limits refused (400, 408, 413 …), by status; they reached no handler.
  [[nodiscard]] std::vector<std::pair<int, std::uint64_t>> refused() const;

 private:
  struct Core;
  ReceiverOptions m_options;
  RequestHandler& m_handler;
  const Clock& m_clock;
  std::unique_ptr<Core> m_core;
  std::string m_url;
};

}  // namespace ack::receive
