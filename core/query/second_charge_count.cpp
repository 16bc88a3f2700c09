#include "core/query/second_charge_count.h"

namespace ack::query {

Result<std::int64_t> SecondChargeCount::upTo(const QueryContext& context) {
  static const std::string kNewest = "SELECT coalesce(max(ledger_id), 0) FROM ledger";
  static const std::string kAll = "SELECT count(*) - count(DISTINCT delivery_id) FROM ledger WHERE kind = 0";
  static const std::string kSince =
      "SELECT count(*) FROM ledger AS line WHERE line.ledger_id > $1 AND line.kind = 0 AND EXISTS ("
      "SELECT 1 FROM ledger AS earlier WHERE earlier.delivery_id = line.delivery_id AND "
      "earlier.kind = 0 AND earlier.ledger_id < line.ledger_id)";
  const auto newest = oneNumber(context.statements, kNewest, bindNothing);
  if (!newest || *newest == m_newest) return newest ? Result<std::int64_t>(m_counted) : newest;
  // A store put back from a copy may be shorter than what was counted: begin anew.
  const bool whole = m_newest == 0 || *newest < m_newest;
  const auto found =
      whole ? oneNumber(context.statements, kAll, bindNothing)
            : oneNumber(context.statements, kSince, [this](store::Statement& s) { s.bind(1, m_newest); });
  if (!found) return found;
  m_counted = whole ? *found : m_counted + *found;
  m_newest = *newest;
  return m_counted;
}

}  // namespace ack::query
