#pragma once
// The sum of an account's ledger lines in one currency, kept in the commit that adds a line.
#include "core/base/money.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <string_view>

namespace ack::store {

/// Thread: that of the connection.
class BalanceTable {
 public:
  explicit BalanceTable(Connection& connection) noexcept;

  /// Minor units; 0 where the account has no line yet.
  Result<std::int64_t> read(std::string_view account, std::string_view currency);
  /// Writes the new sum and counts one line more.
  Result<void> put(std::string_view account, const Money& sum);

 private:
  CachedStatement m_read, m_put;
};

}  // namespace ack::store
