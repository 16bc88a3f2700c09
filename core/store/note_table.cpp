#include "core/store/note_table.h"

namespace ack::store {

NoteTable::NoteTable(Connection& connection) noexcept
    : m_insert(connection, "INSERT INTO delivery_note (delivery_id, at_us, kind, text) VALUES ($1, $2, $3, $4)") {}

Result<void> NoteTable::insert(DeliveryId delivery, UtcTime at, std::string_view kind, std::string_view text) {
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, delivery.value);
  s.bind(2, toMicros(at));
  s.bindText(3, kind);
  s.bindText(4, text);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  return {};
}

}  // namespace ack::store
