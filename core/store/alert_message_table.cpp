#include "core/store/alert_message_table.h"

#include "core/store/run_statement.h"

namespace ack::store {

using domain::AlertChannel;
using domain::AlertMessageState;

namespace {

/// The first six columns of what waits.
WaitingAlertMessage messageOf(const Statement& row, AlertChannel channel) {
  WaitingAlertMessage message;
  message.id = row.integer(0);
  message.news = static_cast<domain::AlertNews>(row.integer(1));
  message.channel = channel;
  message.count = row.integer(2);
  message.attempts = static_cast<int>(row.integer(3));
  message.madeAt = fromMicros(row.integer(4));
  message.nextAt = fromMicros(row.integer(5));
  return message;
}

}  // namespace

AlertMessageTable::AlertMessageTable(Connection& connection)
    : m_connection(connection),
      m_add(connection, "INSERT INTO alert_message (alert_id, news, channel, count, made_at_us, next_at_us)"
                        " VALUES ($1, $2, $3, 0, $4, $5)"),
      m_snapshot(connection,
                 "UPDATE alert_message SET count = a.count, told_state = a.state, told_owner = a.owner,"
                 " told_first_at_us = a.first_at_us, told_last_at_us = a.last_at_us, told_text = a.text"
                 " FROM alert a WHERE alert_message.message_id = $1 AND a.alert_id = alert_message.alert_id"),
      m_lastDropped(connection,
                    "SELECT max(m.message_id) FROM alert_message m WHERE m.alert_id = $1 AND"
                    " m.channel = $2 AND m.news = 0 AND m.state = 3 AND m.attempts = 0 AND m.message_id >"
                    " (SELECT coalesce(max(r.message_id), 0) FROM alert_message r WHERE r.alert_id = $1 AND"
                    " r.channel = $2 AND r.news = 2 AND r.state IN (0, 1))"),
      m_revive(connection, "UPDATE alert_message SET state = 0, made_at_us = $2, next_at_us = $3, ended_at_us = 0,"
                           " evidence = '' WHERE message_id = $1 AND state = 3 AND attempts = 0"),
      m_due(connection,
            "SELECT m.message_id, m.news, m.count, m.attempts, m.made_at_us, m.next_at_us, m.alert_id, a.kind,"
            " a.subject, m.told_text, m.told_owner, m.told_state, m.told_first_at_us, m.told_last_at_us"
            " FROM alert_message m LEFT JOIN alert a ON a.alert_id = m.alert_id"
            " WHERE m.state = 0 AND m.channel = $1 AND (m.next_at_us <= $2 OR m.next_at_us > $3)"
            " ORDER BY m.next_at_us, m.message_id LIMIT 1"),
      m_dueTrial(connection, "SELECT message_id, news, count, attempts, made_at_us, next_at_us FROM alert_message"
                             " WHERE state = 0 AND alert_id = 0 AND channel = $1 ORDER BY message_id LIMIT 1"),
      m_nextDue(connection, "SELECT min(next_at_us) FROM alert_message WHERE state = 0 AND channel = $1"),
      m_record(connection, "UPDATE alert_message SET state = $3, attempts = attempts + 1, next_at_us = $4,"
                           " ended_at_us = $5, evidence = $6 WHERE message_id = $1 AND attempts = $2 AND"
                           " (state = 0 OR (state = 3 AND $3 = 1))"),
      m_over(connection,
             "INSERT INTO alert_message (alert_id, news, channel, count, made_at_us, next_at_us)"
             " SELECT m.alert_id, 2, m.channel, a.count, $2, $2 FROM alert_message m JOIN alert a ON"
             " a.alert_id = m.alert_id WHERE m.message_id = $1 AND m.news IN (0, 1) AND a.state = 2 AND"
             " NOT EXISTS (SELECT 1 FROM alert_message r WHERE r.alert_id = m.alert_id AND"
             " r.channel = m.channel AND r.news = 2 AND r.state IN (0, 1) AND r.message_id > m.message_id)"),
      m_drop(connection, "UPDATE alert_message SET state = 3, ended_at_us = $2, evidence = $3"
                         " WHERE message_id = $1 AND state = 0"),
      m_dropChannel(connection, "UPDATE alert_message SET state = 3, ended_at_us = $3, evidence = $4"
                                " WHERE channel = $1 AND state = 0 AND made_at_us < $2"),
      m_dropOf(connection, "UPDATE alert_message SET state = 3, ended_at_us = $2, evidence = $3"
                           " WHERE alert_id = $1 AND state = 0"),
      m_toldSince(connection,
                  "SELECT t.channel, t.news, t.state, t.count, t.told_at_us FROM (SELECT m.message_id, m.channel,"
                  " m.news, m.state, m.count, CASE m.state WHEN 0 THEN m.next_at_us ELSE m.ended_at_us END AS"
                  " told_at_us FROM (SELECT alert_id FROM alert WHERE state < 2 AND kind = $1 AND subject = $2"
                  " UNION ALL SELECT alert_id FROM alert WHERE state = 2 AND kind = $1 AND subject = $2 AND"
                  " resolved_at_us >= $3) a JOIN alert_message m ON m.alert_id = a.alert_id"
                  " WHERE m.state <> 3 OR m.attempts > 0) t WHERE t.told_at_us >= $3"
                  " ORDER BY t.told_at_us DESC, t.message_id DESC LIMIT 100"),
      m_toldBy(connection, "SELECT DISTINCT m.channel FROM alert_message m WHERE m.alert_id = $1 AND m.state = 1 AND"
                           " m.news IN (0, 1) AND m.message_id > (SELECT coalesce(max(r.message_id), 0) FROM"
                           " alert_message r WHERE r.alert_id = $1 AND r.channel = m.channel AND r.news = 2 AND"
                           " r.state IN (0, 1)) ORDER BY m.channel"),
      m_unheard(connection,
                "SELECT a.alert_id FROM alert a WHERE a.state < 2 AND a.state = 0 AND a.told_at_us > 0 AND"
                " (SELECT CASE WHEN m.state = 2 AND (m.ended_at_us <= $2 OR m.ended_at_us > $3) THEN 1"
                " ELSE 0 END FROM alert_message m WHERE m.alert_id = a.alert_id AND m.channel = $1 AND"
                " m.news IN (0, 1) ORDER BY m.message_id DESC LIMIT 1) = 1 ORDER BY a.kind, a.subject") {}

Result<std::int64_t> AlertMessageTable::add(const NewAlertMessage& message) {
  auto statement = m_add.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, message.alert.value);
  s.bind(2, static_cast<std::int64_t>(message.news));
  s.bind(3, static_cast<std::int64_t>(message.channel));
  s.bind(4, toMicros(message.madeAt));
  s.bind(5, toMicros(message.nextAt));
  if (const auto added = s.run(); !added) return added.error();
  const std::int64_t number = m_connection.lastInsertId();
  if (auto taken = takeSnapshot(number); !taken) return std::move(taken).error();
  return number;
}

/// Of a trial there is nothing to take.
Result<void> AlertMessageTable::takeSnapshot(std::int64_t message) {
  auto statement = m_snapshot.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, message);
  return runStatement(**statement);
}

/// 0: there is none.
Result<std::int64_t> AlertMessageTable::lastDropped(const NewAlertMessage& opening) {
  auto statement = m_lastDropped.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, opening.alert.value);
  row->bind(2, static_cast<std::int64_t>(opening.channel));
  const auto found = row->step();
  if (!found) return found.error();
  return *found && !row->isNull(0) ? row->integer(0) : 0;
}

Result<bool> AlertMessageTable::revive(const NewAlertMessage& opening) {
  const auto last = lastDropped(opening);
  if (!last) return last.error();
  if (*last == 0) return false;
  auto statement = m_revive.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, *last);
  s.bind(2, toMicros(opening.madeAt));
  s.bind(3, toMicros(opening.nextAt));
  const auto changed = s.run();
  if (!changed) return changed.error();
  if (*changed == 0) return false;
  if (auto taken = takeSnapshot(*last); !taken) return std::move(taken).error();
  return true;
}

Result<std::optional<WaitingAlertMessage>> AlertMessageTable::due(AlertChannel channel, UtcTime now,
                                                                  UtcTime farthest) {
  auto statement = m_due.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, static_cast<std::int64_t>(channel));
  row->bind(2, toMicros(now));
  row->bind(3, toMicros(farthest));
  const auto found = row->step();
  if (!found) return found.error();
  if (!*found) return std::optional<WaitingAlertMessage>{};
  WaitingAlertMessage message = messageOf(**statement, channel);
  message.alert = AlertId{row->integer(6)};
  message.hasAlert = !row->isNull(7);
  if (!message.hasAlert) return std::optional(std::move(message));
  message.kind = row->text(7);
  message.subject = row->text(8);
  message.text = row->text(9);
  message.owner = row->text(10);
  message.state = static_cast<domain::AlertState>(row->integer(11));
  message.firstAt = fromMicros(row->integer(12));
  message.lastAt = fromMicros(row->integer(13));
  return std::optional(std::move(message));
}

Result<std::optional<WaitingAlertMessage>> AlertMessageTable::dueTrial(AlertChannel channel) {
  auto statement = m_dueTrial.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, static_cast<std::int64_t>(channel));
  const auto found = row->step();
  if (!found) return found.error();
  if (!*found) return std::optional<WaitingAlertMessage>{};
  return std::optional(messageOf(**statement, channel));
}

Result<std::optional<UtcTime>> AlertMessageTable::nextDue(AlertChannel channel) {
  auto statement = m_nextDue.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, static_cast<std::int64_t>(channel));
  const auto found = row->step();
  if (!found) return found.error();
  if (!*found || row->isNull(0)) return std::optional<UtcTime>{};
  return std::optional(fromMicros(row->integer(0)));
}

Result<bool> AlertMessageTable::record(std::int64_t id, int attemptsBefore, AlertMessageState state, UtcTime at,
                                       UtcTime nextAt, std::string_view evidence) {
  auto statement = m_record.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id);
  s.bind(2, attemptsBefore);
  s.bind(3, static_cast<std::int64_t>(state));
  s.bind(4, toMicros(nextAt));
  s.bind(5, state == AlertMessageState::waiting ? 0 : toMicros(at));
  s.bindText(6, evidence);
  const auto changed = s.run();
  if (!changed) return changed.error();
  if (*changed == 0) return false;
  if (state == AlertMessageState::sent)
    if (auto told = tellOver(id, at); !told) return std::move(told).error();
  return true;
}

Result<void> AlertMessageTable::tellOver(std::int64_t sent, UtcTime at) {
  auto statement = m_over.get();
  if (!statement) return std::move(statement).error();
  (*statement)->bind(1, sent);
  (*statement)->bind(2, toMicros(at));
  const auto made = (*statement)->run();
  if (!made) return made.error();
  if (*made == 0) return {};
  return takeSnapshot(m_connection.lastInsertId());
}

Result<bool> AlertMessageTable::drop(std::int64_t id, UtcTime at, std::string_view why) {
  auto statement = m_drop.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, id);
  s.bind(2, toMicros(at));
  s.bindText(3, why);
  const auto changed = s.run();
  if (!changed) return changed.error();
  return *changed > 0;
}

Result<std::int64_t> AlertMessageTable::dropChannel(AlertChannel channel, UtcTime madeBefore, UtcTime at,
                                                    std::string_view why) {
  auto statement = m_dropChannel.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, static_cast<std::int64_t>(channel));
  s.bind(2, toMicros(madeBefore));
  s.bind(3, toMicros(at));
  s.bindText(4, why);
  return s.run();
}

Result<std::int64_t> AlertMessageTable::dropOf(AlertId alert, UtcTime at, std::string_view why) {
  auto statement = m_dropOf.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, alert.value);
  s.bind(2, toMicros(at));
  s.bindText(3, why);
  return s.run();
}

Result<std::vector<ToldNews>> AlertMessageTable::toldSince(domain::AlertKind kind, std::string_view subject,
                                                           UtcTime since) {
  auto statement = m_toldSince.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bindText(1, domain::toText(kind));
  row->bindText(2, subject);
  row->bind(3, toMicros(since));
  std::vector<ToldNews> told;
  for (;;) {
    const auto found = row->step();
    if (!found) return found.error();
    if (!*found) return told;
    told.push_back({static_cast<AlertChannel>(row->integer(0)), static_cast<domain::AlertNews>(row->integer(1)),
                    static_cast<AlertMessageState>(row->integer(2)), row->integer(3), fromMicros(row->integer(4))});
  }
}

Result<std::vector<AlertChannel>> AlertMessageTable::toldBy(AlertId alert) {
  auto statement = m_toldBy.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, alert.value);
  std::vector<AlertChannel> channels;
  for (;;) {
    const auto found = row->step();
    if (!found) return found.error();
    if (!*found) return channels;
    channels.push_back(static_cast<AlertChannel>(row->integer(0)));
  }
}

Result<std::vector<AlertId>> AlertMessageTable::unheard(AlertChannel channel, UtcTime until, UtcTime now) {
  auto statement = m_unheard.get();
  if (!statement) return std::move(statement).error();
  const StatementScope row(**statement);
  row->bind(1, static_cast<std::int64_t>(channel));
  row->bind(2, toMicros(until));
  row->bind(3, toMicros(now));
  std::vector<AlertId> alerts;
  for (;;) {
    const auto found = row->step();
    if (!found) return found.error();
    if (!*found) return alerts;
    alerts.push_back(AlertId{row->integer(0)});
  }
}

}  // namespace ack::store
