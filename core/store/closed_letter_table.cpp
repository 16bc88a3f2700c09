#include "core/store/closed_letter_table.h"

namespace ack::store {

ClosedLetterTable::ClosedLetterTable(Connection& connection) noexcept
    : m_insert(connection, "INSERT INTO closed_letter (delivery_id, person_id, at_us, reason)"
                           " VALUES ($1, $2, $3, $4) ON CONFLICT (delivery_id) DO NOTHING"),
      m_remove(connection, "DELETE FROM closed_letter WHERE delivery_id = $1") {}

Result<void> ClosedLetterTable::insert(DeliveryId delivery, std::int64_t person, UtcTime at,
                                       std::string_view reason) {
  auto statement = m_insert.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, delivery.value);
  (*statement)->bind(2, person);
  (*statement)->bind(3, toMicros(at));
  (*statement)->bindText(4, reason);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, domain::toText(delivery) + " was closed already"};
}

Result<bool> ClosedLetterTable::remove(DeliveryId delivery) {
  auto statement = m_remove.get();
  if (!statement) return statement.error();
  (*statement)->bind(1, delivery.value);
  const auto changed = (*statement)->run();
  if (!changed) return changed.error();
  return *changed == 1;
}

}  // namespace ack::store
