#pragma once
// The rows of events and their deliveries, as acceptance sees them: claiming an identity, and finding it again. What
// work does with a delivery afterwards is in delivery_claims.h.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ack::store {

/// A delivery about to be written. Views must live until insert() returns.
struct NewDelivery {
  DeliveryId id;
  SourceId source;
  std::string_view tenant;
  std::string_view packedEventId;  ///< domain::packEventId
  std::string_view type;
  std::optional<UtcTime> occurredAt;
  UtcTime receivedAt{};
  std::string_view bodySha256;     ///< 32 bytes; of the whole body
  std::string_view elementSha256;  ///< 32 bytes; of its own part of a batch, otherwise empty
  std::int64_t payload{0};
  std::string_view element;
  domain::DeliveryState state{domain::DeliveryState::queued};
  domain::DeadCause cause{domain::DeadCause::none};
  UtcTime nextAt{};                  ///< also when its first round began
  std::optional<UtcTime> settledAt;  ///< for one that is dead from its beginning
  std::string_view owner;
  std::string_view evidence;  ///< why it is dead from its beginning
};

struct KnownDelivery {
  DeliveryId id;
  domain::DeliveryState state{domain::DeliveryState::queued};
  bool sameBody{true};  ///< of a batch: the same element
};

/// Thread: that of its connection.
class DeliveryTable {
 public:
  explicit DeliveryTable(Connection& connection);

  /// The number the next row gets. Known only inside a write transaction; ask Tables::began() to forget it.
  Result<DeliveryId> nextId();
  /// true: written, and nextId() moved on. false: the identity exists, by the unique constraint; nothing changed.
  Result<bool> insert(const NewDelivery& delivery);
  /// Counts one more arrival of a known identity and answers what stands there. notFound where it isn't known.
  Result<KnownDelivery> bump(SourceId source, std::string_view tenant, std::string_view packedEventId,
                             std::string_view contentSha256);
  Result<std::optional<DeliveryId>> find(SourceId source, std::string_view tenant, std::string_view packedEventId);
  /// The delivery of that identity, if its event had this very content.
  Result<std::optional<DeliveryId>> findSame(SourceId source, std::string_view tenant, std::string_view packedEventId,
                                             std::string_view contentSha256);
  /// 0 for an empty table.
  Result<std::int64_t> newest();
  void began() noexcept { m_next = 0; }

 private:
  CachedStatement m_insert, m_bump, m_find, m_findSame, m_newest;
  std::int64_t m_next{0};  // 0: not asked in this transaction
};

}  // namespace ack::store
