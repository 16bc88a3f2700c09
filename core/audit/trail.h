#pragma once
// Writes the audit trail: each deed becomes one entry of canonical JSON that carries the SHA-256 of the entry before
// it. It is written in the transaction of the deed itself, so that there is never one without the other (domain.md 9,
// 21).
#include "core/audit/deed.h"
#include "core/base/clock.h"
#include "core/store/audit_table.h"

#include <string>
#include <string_view>

namespace ack::audit {

/// Where the trail stands: what the next entry is tied to, and what a checkpoint signs.
struct Position {
  std::int64_t sequence{0};  ///< 0: nothing yet
  std::string hash;          ///< 32 bytes
};

/// What the first entry is tied to, so that a trail can't be passed off as another store's: SHA-256 over a fixed text
/// and the store's instance.
Position genesis(std::string_view instance);

/// The entry's bytes. `previous` is the position before it. Thread: any.
std::string entryText(const Deed& deed, const Position& previous, UtcTime at);

/// Thread: that of the connection.
class Trail {
 public:
  explicit Trail(store::Connection& connection) : m_connection(connection), m_table(connection) {}

  /// Adds an entry within the caller's open write transaction. Time never runs backwards in a trail: an entry is at
  /// least as late as the one before. Answers the new position.
  Result<Position> append(const Deed& deed, UtcTime now);
  /// Where the trail ends now.
  Result<Position> position();

 private:
  store::Connection& m_connection;
  store::AuditTable m_table;
};

}  // namespace ack::audit
