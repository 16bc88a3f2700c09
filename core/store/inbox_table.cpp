#include "core/store/inbox_table.h"

namespace ack::store {

InboxTable::InboxTable(Connection& connection) noexcept
    : m_insert(connection, "INSERT INTO inbox (effect_id, delivery_id, thread, sender, recipient, text, at_us) "
                           "VALUES ($1, $2, $3, $4, $5, $6, $7)") {}

Result<void> InboxTable::insert(const NewInboxRow& row) {
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, row.effect.value);
  s.bind(2, row.delivery.value);
  s.bindText(3, row.thread);
  s.bindText(4, row.sender);
  s.bindText(5, row.recipient);
  s.bindText(6, row.text);
  s.bind(7, toMicros(row.at));
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  return {};
}

}  // namespace ack::store
