#pragma once
// Answers POST /hooks/<source>[/<tenant>]: finds the source, verifies, identifies, has the event durably accepted,
// and answers only what the store has made true. Second to fourth station of an event's way.
#include "core/accept/acceptor.h"
#include "core/base/clock.h"
#include "core/receive/prepared_sources.h"
#include "core/receive/request_handler.h"
#include "core/receive/router.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace ack::receive {

/// What requests came to, since the process began; for /metrics.
enum class HookOutcome {
  accepted,
  duplicate,
  stale,  ///< stored as a dead letter
  handshake,
  signature,     ///< refused: not authentic
  staleRefused,  ///< refused: the source rejects stale arrivals
  unidentified,
  notFound,
  notAdmitted,  ///< method, type, length
  rateLimited,  ///< 429: over the source's rate
  unavailable,  ///< 503: our fault
};
constexpr std::size_t kHookOutcomeCount = 11;

/// A snake_case word for metrics: "accepted", "stale_refused" ….
std::string_view toText(HookOutcome outcome) noexcept;

struct HookHandlerOptions {
  std::string prefix{"/hooks"};
  provider::CertificateSource* certificates{nullptr};  ///< outlives the handler; null: pinned keys only
};

/// Thread: any.
class HookHandler final : public RequestHandler {
 public:
  /// `catalogue` answers the present snapshot (null before the first one: 503) and is called for every request; it
  /// and `acceptor`, `clock` outlive the handler's exchanges.
  HookHandler(std::function<config::CataloguePtr()> catalogue,
              std::shared_ptr<const provider::ProviderRegistry> registry, accept::Acceptor& acceptor,
              const Clock& clock, HookHandlerOptions options = {});

  std::unique_ptr<Exchange> open(Waker& waker, std::string_view peer) override;
  /// The present snapshot's trusted proxies do.
  bool standsForMany(std::string_view peer) override;

  [[nodiscard]] std::uint64_t count(HookOutcome outcome) const noexcept;

 private:
  friend class HookExchange;
  /// The prepared form of the present snapshot; `known` is what the caller holds already. Null before the first one.
  PreparedCataloguePtr prepared(const PreparedCataloguePtr& known);
  void note(HookOutcome outcome) noexcept;

  const std::function<config::CataloguePtr()> m_catalogue;
  const std::shared_ptr<const provider::ProviderRegistry> m_registry;  // shared with the engine
  accept::Acceptor& m_acceptor;
  const Clock& m_clock;
  provider::CertificateSource* const m_certificates;
  const Router m_router;
  RateLimits m_limits;
  std::mutex m_mutex;
  PreparedCataloguePtr m_prepared;  ///< guarded by m_mutex
  std::array<std::atomic<std::uint64_t>, kHookOutcomeCount> m_counts{};
};

}  // namespace ack::receive
