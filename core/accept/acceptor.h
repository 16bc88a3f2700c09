#pragma once
// Durable acceptance: the one place where an arrival becomes a row. The receiver hands in an Acceptance that lives in
// its session; the writer claims the identities, stores payload, arrival and first queue entry in one group commit,
// and only then is the session told. Receive reaches the store through here and nowhere else.
#include "core/base/result.h"
#include "core/config/catalogue.h"
#include "core/crypto/vault.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/provider/provider.h"
#include "core/store/writer.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
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
/// and must live until settled() was called. The session derives from it and is told by settled(): on success
/// `outcomes` are durable, and a duplicate among them is proven (see run()).
class Acceptance : public store::WriteCommand {
 public:
  // In
  const config::Source* source{nullptr};
  config::CataloguePtr catalogue;  ///< keeps `source` alive
  std::string_view tenant;
  std::string_view contentType;
  std::string_view body;  ///< as it came; what the source redacts is taken out of what is stored
  std::span<const provider::HeaderView> headers;  ///< stored (sealed) without signature headers
  std::string_view peer;
  std::string_view requestId;
  std::string_view signatureNote;  ///< "valid", "stale: too_old" …
  UtcTime receivedAt{};
  bool stale{false};
  std::string_view staleEvidence;  ///< by what time it was judged, where it is stale
  bool bodyIsQuery{false};         ///< it came by GET: the arrival itself had no body
  bool keepFingerprint{false};     ///< ID header not signed: remember SHA-256(body)+type
  std::string replayKey;           ///< what the signature covers and only one request may have; "" for none
  std::string subscription;        ///< what the events belong to, where a notice may wait for it; "" for none
  std::optional<provider::SubscriptionNotice> notice;  ///< instead of events: kept for a person to see
  UtcTime replayUntil{};  ///< from then on its signature is stale anyway; UtcTime::max(): never
  std::vector<provider::IdentifiedEvent> events;  ///< one with a `problem` becomes a dead letter (mapping) at once
  // Out
  std::vector<AcceptedEvent> outcomes;  ///< one per event, in order
  ArrivalId arrival;
  bool keyUsedBefore{
      false};  ///< the replay key came with other events before: nothing was claimed, `outcomes` is empty

  /// Claims each event's identity by the unique constraint, stores the payload once, and writes the arrival. All or
  /// none. A duplicate may be answered from what it finds, because every row it can see is on disk or in this very
  /// transaction: rows of earlier processes were synced behind the boot row before anybody listened
  /// (store_opening.h), and rows of this process come from commits whose sync succeeded, for after a failed one the
  /// writer runs nothing more.
  Result<void> run(store::WriteContext& context) final;
  [[nodiscard]] std::size_t costBytes() const noexcept final;
  [[nodiscard]] bool needsSavepoint() const noexcept final { return false; }

 private:
  friend class StoreAcceptor;
  Result<bool> useReplayKey(store::WriteContext& context) const;
  Result<AcceptedEvent> claim(store::WriteContext& context, std::size_t index);
  Result<AcceptedEvent> recognise(store::WriteContext& context, std::string_view packedEventId,
                                  std::string_view contentSha256);
  Result<void> keepPayload(store::WriteContext& context, DeliveryId delivery, std::string_view packedEventId);
  Result<void> compareFingerprint(store::WriteContext& context, DeliveryId delivery, std::size_t index);
  Result<void> compareTenants(store::WriteContext& context, DeliveryId delivery, std::string_view packedEventId,
                              std::size_t index);
  /// Of the event's own bytes: the whole body, or its element of a batch.
  [[nodiscard]] std::string_view contentSha256(std::size_t index) const noexcept;
  void count(store::WriteContext& context, const AcceptedEvent& event) const;
  Result<void> writeArrival(store::WriteContext& context);

  const crypto::Vault* m_vault{nullptr};  // the acceptor's
  std::array<std::uint8_t, 32> m_bodySha256{};
  /// What is stored in the body's place, and its hash; of a source that redacts, otherwise nothing.
  std::optional<std::string> m_redacted;
  std::array<std::uint8_t, 32> m_redactedSha256{};
  std::vector<std::array<std::uint8_t, 32>> m_elementSha256;  // of a batch: one for each event
  std::array<std::uint8_t, 32> m_identitySha256{};            // of tenant and event IDs, where there is a replay key
  std::int64_t m_payload{0};                                  // the payload's number once one of the events was new
};

/// A refused request: counted always, sampled within limits, body not kept.
struct Rejection {
  SourceId source;
  UtcTime at{};
  std::string_view reason;
  std::string_view peer;
  std::string_view requestId;
  std::size_t bodyBytes{0};
  /// Authentic, but not to be accepted (no event ID, not readable): kept as evidence with the body's hash, and
  /// sampled by itself, so that a flood of bad signatures can't push it out.
  bool authentic{false};
  std::array<std::uint8_t, 32> bodySha256{};  ///< where authentic
};

class Acceptor {
 public:
  /// Below this much free space where the store lies nothing more is accepted, so that what was accepted can still be
  /// worked off.
  static constexpr std::uint64_t kReservedBytes = 64U << 20;

  /// `writer` and `clock` must outlive it; the writer must be stopped before it is destroyed. `data` is where the
  /// store lies; `reservedBytes` is for tests.
  static std::unique_ptr<Acceptor> create(store::Writer& writer, std::shared_ptr<const crypto::Vault> vault,
                                          const Clock& clock, const std::filesystem::path& data,
                                          std::uint64_t reservedBytes = kReservedBytes);
  virtual ~Acceptor() = default;
  /// Thread: any io thread; never blocks. On success `acceptance.settled()` will follow on the writer's thread. full:
  /// answer 503 + Retry-After; nothing was accepted.
  virtual Result<void> submit(Acceptance& acceptance) = 0;
  /// Thread: any; never blocks, never fails: counts in memory and is written with a later commit.
  virtual void reject(const Rejection& rejection) noexcept = 0;
  /// Thread: any; never blocks. Hands refused requests still in memory to the writer. Call it about once a second,
  /// and before the writer stops.
  virtual void tick() noexcept = 0;
  /// false while the store can't take anything (fatal error, backlog limit, disk full): /readyz and 503.
  [[nodiscard]] virtual bool ready() const noexcept = 0;
  /// Which of these it is, in a few words; "" while ready().
  [[nodiscard]] virtual std::string whyNotReady() const { return ready() ? "" : "the store can't take more now"; }
};

}  // namespace ack::accept
