#pragma once
// For statements that only change rows: what most methods of a table end with.
#include "core/store/connection.h"

namespace ack::store {

/// Steps to the end and resets; how many rows changed doesn't matter. Thread: that of the connection.
inline Result<void> runStatement(Statement& statement) {
  const auto changed = statement.run();
  return changed ? Result<void>{} : changed.error();
}

}  // namespace ack::store
