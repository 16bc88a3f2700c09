#pragma once
// Durable acceptance: the one place where an arrival becomes a row. The receiver hands in an Acceptance that lives in
// its session; the writer claims the identities, stores payload, arrival and first queue entry in one group commit,
// and only then is the session told. Receive reaches the store through here and nowhere else.
#include "core/base/result.h"
#include "core/config/catalogue.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/provider/provider.h"
#include "core/store/writer.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ack::accept {

/// What became of one event of the arrival; filled by the writer.
struct AcceptedEvent {
  domain::ArrivalResult result{domain::ArrivalResult::accepted};  ///< accepted, duplicate or stale
  DeliveryId delivery;
  domain::DeliveryState state{domain::DeliveryState::queued};
  bool contentMismatch{false};
};

/// One authentic arrival on its way into the store. Reused by its session; the views point into the session's buffer
/// and must live until settled() was called.
class Acceptance : public store::WriteCommand {
 public:
  // In
  const config::Source* source{nullptr};
  config::CataloguePtr catalogue;  ///< keeps `source` alive
  std::string_view tenant;
  std::string_view contentType;
  std::string_view body;
  std::span<const provider::HeaderView> headers;  ///< stored (sealed) without signature headers
  std::string_view peer;
  std::string_view requestId;
  std::string_view signatureNote;  ///< "valid", "stale: too_old" …
  UtcTime receivedAt{};
  bool stale{false};
  bool keepFingerprint{false};  ///< ID header not signed: remember SHA-256(body)+type
  std::vector<provider::IdentifiedEvent> events;
  // Out
  std::vector<AcceptedEvent> outcomes;  ///< one per event, in order
  ArrivalId arrival;
};

/// A refused request: counted always, sampled within limits, body not kept.
struct Rejection {
  SourceId source;
  UtcTime at{};
  std::string_view reason;
  std::string_view peer;
  std::string_view requestId;
  std::size_t bodyBytes{0};
};

class Acceptor {
 public:
  virtual ~Acceptor() = default;
  /// Thread: any io thread; never blocks. On success `acceptance.settled()` will follow on the writer's thread. full:
  /// answer 503 + Retry-After; nothing was accepted.
  virtual Result<void> submit(Acceptance& acceptance) = 0;
  /// Thread: any; never blocks, never fails: counts in memory and is written with a later commit.
  virtual void reject(const Rejection& rejection) noexcept = 0;
  /// false while the store can't take anything (fatal error, backlog limit, disk full): /readyz and 503.
  [[nodiscard]] virtual bool ready() const noexcept = 0;
};

}  // namespace ack::accept
