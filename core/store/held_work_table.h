#pragma once
// Whose work a person holds back: a destination's calls, or everything of a source. Held work stays where it is and
// costs no attempt.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace ack::store {

enum class HeldKind : std::uint8_t { destination = 0, source = 1 };

/// Thread: that of the connection.
class HeldWorkTable {
 public:
  explicit HeldWorkTable(Connection& connection) noexcept;

  /// conflict where it is held already; the first reason stays then.
  Result<void> hold(HeldKind kind, std::int64_t number, UtcTime at, std::string_view by, std::string_view reason);
  /// false where it was not held.
  Result<bool> release(HeldKind kind, std::int64_t number);
  /// The numbers of all that are held.
  Result<std::set<std::int64_t>> all(HeldKind kind);

 private:
  CachedStatement m_hold, m_release, m_all;
};

}  // namespace ack::store
