#pragma once
// Charges and refunds. Lines are only ever added.
#include "core/store/cached_statement.h"
#include "core/store/ledger_chain.h"

namespace ack::store {

/// Thread: that of the connection.
class LedgerTable {
 public:
  explicit LedgerTable(Connection& connection) noexcept;

  /// Adds the line behind the last one, chained to it. conflict for a second charge of one delivery or a second
  /// refund of one line. The balance is the caller's to keep, in the same transaction.
  Result<LedgerId> append(const LedgerLine& line);
  /// The charge line of a delivery, where it has one.
  Result<std::optional<LedgerId>> chargeOf(DeliveryId delivery);

 private:
  CachedStatement m_last, m_insert, m_charge;
};

}  // namespace ack::store
