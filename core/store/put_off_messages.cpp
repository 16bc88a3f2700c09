#include "core/store/put_off_messages.h"

namespace ack::store {

PutOffMessages::PutOffMessages(Connection& connection)
    : m_renew(connection,
              "UPDATE alert_message SET count = a.count, told_state = a.state, told_owner = a.owner,"
              " told_first_at_us = a.first_at_us, told_last_at_us = a.last_at_us, told_text = a.text,"
              " made_at_us = $3, next_at_us = CASE WHEN alert_message.next_at_us > $6 THEN $6 ELSE"
              " alert_message.next_at_us END FROM alert a WHERE a.alert_id = $1 AND alert_message.alert_id = $1 AND"
              " alert_message.channel = $2 AND alert_message.state = 0 AND alert_message.attempts = 0 AND"
              " alert_message.news IN (0, 1) AND alert_message.next_at_us > $4 AND alert_message.next_at_us <= $5") {}

Result<bool> PutOffMessages::renew(const Renewal& renewal) {
  auto statement = m_renew.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, renewal.alert.value);
  s.bind(2, static_cast<std::int64_t>(renewal.channel));
  s.bind(3, toMicros(renewal.now));
  s.bind(4, toMicros(renewal.after));
  s.bind(5, toMicros(renewal.until));
  s.bind(6, toMicros(renewal.dueAt));
  const auto changed = s.run();
  if (!changed) return changed.error();
  return *changed > 0;
}

}  // namespace ack::store
