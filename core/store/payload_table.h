#pragma once
// Head and body of arrivals, sealed. A payload carries the number of the first delivery it made, so that numbers are
// never used again after a purge, and so that its identity (what it is sealed for) can always be found.
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

/// A sealed payload and what its seal is bound to; payload_codec.h opens it.
struct StoredPayload {
  std::int64_t id{0};
  std::string contentType;
  std::int64_t bodyBytes{0};
  std::int64_t keyVersion{1};
  std::string sealed;
  std::string associated;  ///< for Vault::unseal
  std::string bodySha256;  ///< what the body must hash to
  bool redacted{false};    ///< the body is not what arrived: something was taken out before storing
};

/// What a payload is bound to: the identity of the delivery whose number it carries.
std::string payloadAssociated(SourceId source, std::string_view tenant, std::string_view packedEventId);

/// Thread: that of its connection; load() also on one that only reads.
class PayloadTable {
 public:
  explicit PayloadTable(Connection& connection);
  /// `redactedSha256` is that of the body where it is not the one that arrived.
  Result<void> insert(std::int64_t id, std::string_view contentType, std::int64_t bodyBytes, std::string_view sealed,
                      std::string_view redactedSha256 = {});
  /// The same payload sealed with another key, where it is still sealed with `oldKey`.
  Result<void> reseal(std::int64_t id, std::int64_t oldKey, std::string_view sealed);
  /// `id` is delivery.payload_id. nullopt: purged.
  Result<std::optional<StoredPayload>> load(std::int64_t id);

 private:
  CachedStatement m_insert, m_reseal, m_load;
};

}  // namespace ack::store
