#pragma once
// Charges and refunds. Lines are only ever added.
#include "core/store/cached_statement.h"
#include "core/store/ledger_chain.h"

#include <cstdint>
#include <optional>
#include <string>

namespace ack::store {

/// Thread: that of the connection.
class LedgerTable {
 public:
  explicit LedgerTable(Connection& connection) noexcept;

  /// Adds the line behind the last one, chained to it. internal for a second charge of one delivery or a second
  /// refund of one line. The balance is the caller's to keep, in the same transaction.
  Result<LedgerId> append(const LedgerLine& line);
  /// The charge line of a delivery, where it has one.
  Result<std::optional<LedgerId>> chargeOf(DeliveryId delivery);
  /// Forgets the end of the chain, which is known only inside a write transaction; Tables::began() says when.
  void began() noexcept { m_end.reset(); }

 private:
  struct ChainEnd {
    std::int64_t id{0};
    std::string hash;
  };
  Result<void> findEnd();

  CachedStatement m_last, m_insert, m_charge;
  std::optional<ChainEnd> m_end;
};

}  // namespace ack::store
