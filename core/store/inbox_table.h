#pragma once
// Messages that events brought; one row per effect.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <string>
#include <string_view>

namespace ack::store {

struct NewInboxRow {
  EffectId effect;
  DeliveryId delivery;
  std::string_view thread, sender, recipient, text;
  UtcTime at{};
};

/// SHA-256 over all fields, as the row keeps it: an edited row shows.
std::string inboxHash(const NewInboxRow& row);

/// Thread: that of the connection.
class InboxTable {
 public:
  explicit InboxTable(Connection& connection) noexcept;

  /// internal where the effect already has its row: whoever claimed the effect is the only one to add it.
  Result<void> insert(const NewInboxRow& row);

 private:
  CachedStatement m_insert;
};

}  // namespace ack::store
