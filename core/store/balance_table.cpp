#include "core/store/balance_table.h"

namespace ack::store {

BalanceTable::BalanceTable(Connection& connection) noexcept
    : m_read(connection, "SELECT amount_minor FROM balance WHERE account = $1 AND currency = $2"),
      m_put(connection, "INSERT INTO balance (account, currency, exponent, amount_minor, lines) "
                        "VALUES ($1, $2, $3, $4, 1) ON CONFLICT (account, currency) "
                        "DO UPDATE SET amount_minor = excluded.amount_minor, lines = balance.lines + 1") {}

Result<std::int64_t> BalanceTable::read(std::string_view account, std::string_view currency) {
  auto statement = m_read.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bindText(1, account);
  s->bindText(2, currency);
  auto row = s->step();
  if (!row) return std::move(row).error();
  return *row ? s->integer(0) : std::int64_t{0};
}

Result<void> BalanceTable::put(std::string_view account, const Money& sum) {
  auto statement = m_put.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bindText(1, account);
  s.bindText(2, sum.currency.code);
  s.bind(3, sum.currency.exponent);
  s.bind(4, sum.minor);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  return {};
}

}  // namespace ack::store
