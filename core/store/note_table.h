#pragma once
// Happenings that belong to a delivery's story and have no row of their own.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <string_view>

namespace ack::store {

/// Thread: that of the connection.
class NoteTable {
 public:
  explicit NoteTable(Connection& connection) noexcept;

  /// `kind` is one stable word ("already_applied"), `text` a sentence without payload.
  Result<void> insert(DeliveryId delivery, UtcTime at, std::string_view kind, std::string_view text);

 private:
  CachedStatement m_insert;
};

}  // namespace ack::store
