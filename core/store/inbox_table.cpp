#include "core/store/inbox_table.h"

#include "core/crypto/digest.h"

namespace ack::store {

std::string inboxHash(const NewInboxRow& row) {
  std::string bytes("ack-inbox-1");
  bytes.reserve(128 + row.text.size());
  const auto number = [&bytes](std::int64_t value) {
    const auto bits = static_cast<std::uint64_t>(value);
    for (int shift = 56; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>((bits >> shift) & 0xFFU));
  };
  number(row.effect.value);
  number(row.delivery.value);
  number(toMicros(row.at));
  for (const std::string_view text : {row.thread, row.sender, row.recipient, row.text}) {
    number(static_cast<std::int64_t>(text.size()));
    bytes.append(text);
  }
  const auto hash = crypto::sha256(bytes);
  return std::string(reinterpret_cast<const char*>(hash.data()), hash.size());
}

// A row is found by its effect: an index on the delivery would cost every delivery a write.
InboxTable::InboxTable(Connection& connection) noexcept
    : m_insert(connection, "INSERT INTO inbox (effect_id, delivery_id, thread, sender, recipient, text, at_us, hash) "
                           "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)") {}

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
  const std::string hash = inboxHash(row);
  s.bindBlob(8, hash);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  return {};
}

}  // namespace ack::store
