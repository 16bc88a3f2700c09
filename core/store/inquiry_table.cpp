#include "core/store/inquiry_table.h"

namespace ack::store {

InquiryTable::InquiryTable(Connection& connection) noexcept
    : m_find(connection, "SELECT asks, first_at_us, ended FROM inquiry WHERE effect_id = $1 AND attempt = $2"),
      m_record(connection, "INSERT INTO inquiry (effect_id, attempt, asks, first_at_us, last_at_us, answer, ended) "
                           "VALUES ($1, $2, 1, $3, $3, $4, $5) ON CONFLICT (effect_id, attempt) DO UPDATE SET "
                           "asks = inquiry.asks + 1, last_at_us = excluded.last_at_us, answer = excluded.answer, "
                           "ended = excluded.ended") {}

Result<InquiryRow> InquiryTable::find(const CallKey& call) {
  auto statement = m_find.get();
  if (!statement) return std::move(statement).error();
  const StatementScope s(**statement);
  s->bind(1, call.effect.value);
  s->bind(2, call.attempt);
  auto row = s->step();
  if (!row) return std::move(row).error();
  if (!*row) return InquiryRow{};
  return InquiryRow{s->integer(0), fromMicros(s->integer(1)), s->integer(2) != 0};
}

Result<void> InquiryTable::record(const CallKey& call, UtcTime at, std::string_view answer, bool ended) {
  auto statement = m_record.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, call.effect.value);
  s.bind(2, call.attempt);
  s.bind(3, toMicros(at));
  s.bindText(4, answer);
  s.bind(5, ended ? 1 : 0);
  auto ran = s.run();
  if (!ran) return std::move(ran).error();
  return {};
}

}  // namespace ack::store
