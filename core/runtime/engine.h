#pragma once
// The engine: everything that runs, started and stopped in order (store, writer, workers, receiver, admin listener).
// One per data directory, which it locks. Both programs embed this class; neither knows what is inside.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/config/catalogue.h"
#include "core/domain/tls_state.h"
#include "core/provider/provider.h"
#include "core/receive/tls_options.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace ack::runtime {

/// How the certificates that webhooks are signed with are fetched; empty is straight, and the system's authorities.
struct CertificateAccess {
  std::string authorities;  ///< PEM: the only roots for those certificates and for the servers they are on
  std::string proxy;        ///< "http://host:port" of a forward proxy
};

struct EngineOptions {
  std::filesystem::path data;            ///< exists or is created 0700
  std::string listen{"127.0.0.1:8080"};  ///< host:port; port 0 picks one
  std::string admin{"127.0.0.1:0"};      ///< host:port of /healthz /readyz /metrics; "" = none
  int workers{2};                        ///< preparing threads; calls in flight are bounded per destination
  int ioThreads{1};
  /// Where time comes from; null: the system's clock.
  std::shared_ptr<const Clock> clock;  // shared: the demo's player and screens read the same one
  /// Called once, on another thread, when the store failed for good: the process must leave (exit status 1).
  std::function<void(const Error&)> fatal{};
  receive::TlsOptions tls{};  ///< of `listen`; the admin listener stays on loopback, without
  CertificateAccess certificates{};
};

struct EngineStatus {
  bool receiving{false};
  std::string listenUrl;  ///< "http://127.0.0.1:8080", with TLS "https://…"
  std::string adminUrl;
  std::int64_t lastCommitMicros{0};
  std::size_t writesWaiting{0};
  int workersBusy{0};
  int workers{0};
  std::int64_t missingAccepted{0};
  std::optional<domain::TlsState> tls;  ///< nullopt: plain HTTP
};

class Engine {
 public:
  /// busy where another engine holds the directory (the message names its process). A desk that has it for a moment
  /// is waited for, up to 3 s.
  static Result<std::unique_ptr<Engine>> create(EngineOptions options,
                                                std::shared_ptr<const provider::ProviderRegistry> providers);
  virtual ~Engine() = default;
  /// Accepting when it answers success.
  virtual Result<void> start() = 0;
  /// Stops accepting, answers what was accepted, gives leases back, closes the store; at most 10 s. May come twice.
  /// Where a thread is stuck in a plan that does not end, the process leaves here (status 0, or 1 after a failure).
  virtual void stop() = 0;
  /// Reads the certificates' files again; no connection is dropped. Where they are no good the old ones stay in use,
  /// and the error names the file. refused without TLS. Thread: any.
  virtual Result<void> reloadCertificates() = 0;
  /// Thread: any.
  [[nodiscard]] virtual EngineStatus status() const = 0;
  [[nodiscard]] virtual config::CataloguePtr catalogue() const = 0;
};

}  // namespace ack::runtime
