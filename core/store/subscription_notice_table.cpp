#include "core/store/subscription_notice_table.h"

namespace ack::store {

SubscriptionNoticeTable::SubscriptionNoticeTable(Connection& connection)
    : m_keep(connection, "INSERT INTO subscription_notice (source_id, subject, ended, link, at_us)"
                         " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (source_id, subject) DO UPDATE SET"
                         " ended = excluded.ended, link = excluded.link, at_us = excluded.at_us"),
      m_settle(connection, "DELETE FROM subscription_notice WHERE source_id = $1 AND subject = $2"
                           " AND (ended = 0 OR at_us < $3)") {}

Result<void> SubscriptionNoticeTable::keep(SourceId source, std::string_view subject, bool ended,
                                           std::string_view link, UtcTime at) {
  auto statement = m_keep.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, source.value);
  s.bindText(2, subject);
  s.bind(3, ended ? 1 : 0);
  s.bindText(4, link);
  s.bind(5, toMicros(at));
  const auto ran = s.run();
  return ran ? Result<void>{} : ran.error();
}

Result<void> SubscriptionNoticeTable::settle(SourceId source, std::string_view subject, UtcTime at) {
  auto statement = m_settle.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, source.value);
  s.bindText(2, subject);
  s.bind(3, toMicros(at - kUnderWay));
  const auto ran = s.run();
  return ran ? Result<void>{} : ran.error();
}

}  // namespace ack::store
