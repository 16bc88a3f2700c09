#include "core/query/alerts.h"

#include <algorithm>

namespace ack::query {
namespace {

using domain::AlertState;

constexpr std::string_view kColumns =
    "SELECT alert_id, kind, subject, state, first_at_us, last_at_us, count, text, owner, acknowledged_by, "
    "acknowledged_at_us, resolved_by, resolved_at_us, resolve_reason FROM alert";
constexpr std::string_view kMessageColumns =
    "SELECT channel, news, state, attempts, made_at_us, next_at_us, ended_at_us, evidence FROM alert_message";

/// "CASE kind WHEN 'backlog' THEN 1 … END", from the one table of the kinds.
std::string harmOfKind() {
  std::string sql = "CASE kind";
  for (const domain::AlertKind kind : domain::allAlertKinds())
    sql += " WHEN '" + std::string(domain::toText(kind)) + "' THEN " + std::to_string(domain::harmOf(kind));
  return sql + " END";
}

/// nullopt for a word that a newer version wrote.
std::optional<AlertView> viewOf(const store::Statement& row) {
  const auto kind = domain::alertKindFrom(row.text(1));
  if (!kind) return std::nullopt;
  AlertView view;
  view.id = AlertId{row.integer(0)};
  view.kind = *kind;
  view.subject = row.text(2);
  view.state = static_cast<AlertState>(row.integer(3));
  view.firstAt = fromMicros(row.integer(4));
  view.lastAt = fromMicros(row.integer(5));
  view.count = row.integer(6);
  view.evidence = row.text(7);
  view.owner = row.text(8);
  view.acknowledgedBy = row.text(9);
  view.acknowledgedAt = timeOrNever(row.integer(10));
  view.resolvedBy = row.text(11);
  view.resolvedAt = timeOrNever(row.integer(12));
  view.reason = row.text(13);
  return view;
}

AlertMessageView messageOf(const store::Statement& row) {
  AlertMessageView view;
  view.channel = static_cast<domain::AlertChannel>(row.integer(0));
  view.news = static_cast<domain::AlertNews>(row.integer(1));
  view.state = static_cast<domain::AlertMessageState>(row.integer(2));
  view.attempts = static_cast<int>(row.integer(3));
  view.madeAt = fromMicros(row.integer(4));
  if (view.state == domain::AlertMessageState::waiting)
    view.nextAt = fromMicros(row.integer(5));
  else
    view.endedAt = timeOrNever(row.integer(6));
  view.evidence = row.text(7);
  return view;
}

Result<void> addMessages(const QueryContext& context, AlertView& alert) {
  static const std::string kSql =
      std::string(kMessageColumns) + " WHERE alert_id = $1 ORDER BY message_id DESC LIMIT $2";
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, alert.id.value);
        s.bind(2, kMostMessagesTold);
      },
      [&](const store::Statement& row) {
        alert.messages.push_back(messageOf(row));
        return true;
      });
  std::reverse(alert.messages.begin(), alert.messages.end());
  return done;
}

/// Reads one row more than there is room for, to know whether there are more.
Result<void> addRows(const QueryContext& context, const std::string& sql, const AlertFilter& filter, std::size_t room,
                     AlertList& list) {
  const auto bind = [&](store::Statement& s) {
    s.bind(1, static_cast<std::int64_t>(room) + 1);
    if (filter.owner) s.bindText(2, *filter.owner);
  };
  return eachRow(context.statements, sql, bind, [&](const store::Statement& row) {
    list.more = room == 0;
    if (list.more) return false;
    --room;
    if (auto view = viewOf(row)) list.alerts.push_back(std::move(*view));
    return true;
  });
}

Result<void> addLiving(const QueryContext& context, const AlertFilter& filter, std::size_t room, AlertList& list) {
  static const std::string kOrder = " ORDER BY " + harmOfKind() + ", first_at_us, alert_id LIMIT $1";
  if (!filter.open && !filter.acknowledged) return {};
  std::string sql = std::string(kColumns) + " WHERE state < 2";
  if (!filter.acknowledged) sql += " AND state = 0";
  if (!filter.open) sql += " AND state = 1";
  if (filter.owner) sql += " AND owner = $2";
  return addRows(context, sql + kOrder, filter, room, list);
}

Result<void> addResolved(const QueryContext& context, const AlertFilter& filter, std::size_t room, AlertList& list) {
  if (!filter.resolved || list.more) return {};
  std::string sql = std::string(kColumns) + " WHERE state = 2";
  if (filter.owner) sql += " AND owner = $2";
  return addRows(context, sql + " ORDER BY alert_id DESC LIMIT $1", filter, room, list);
}

}  // namespace

Result<AlertCounts> countAlerts(const QueryContext& context) {
  // The state of a living one is 0 or 1, so that their sum counts the acknowledged.
  static const std::string kSql = "SELECT count(*), coalesce(sum(state), 0) FROM alert WHERE state < 2";
  AlertCounts counts;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    counts = {row.integer(0) - row.integer(1), row.integer(1)};
    return false;
  });
  if (!done) return std::move(done).error();
  return counts;
}

Result<AlertList> readAlerts(const QueryContext& context, const AlertFilter& filter, int limit) {
  if (limit < 1 || limit > kMostAlerts) return Error{ErrorCode::invalid, "the limit is 1 to 1,000"};
  auto counts = countAlerts(context);
  if (!counts) return std::move(counts).error();
  AlertList list;
  list.open = counts->open;
  list.acknowledged = counts->acknowledged;
  const auto room = static_cast<std::size_t>(limit);
  auto done = addLiving(context, filter, room, list);
  if (done) done = addResolved(context, filter, room - list.alerts.size(), list);
  for (AlertView& alert : list.alerts)
    if (done) done = addMessages(context, alert);
  if (!done) return std::move(done).error();
  return list;
}

Result<AlertView> readAlert(const QueryContext& context, AlertId id) {
  static const std::string kSql = std::string(kColumns) + " WHERE alert_id = $1";
  std::optional<AlertView> found;
  auto done = eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        found = viewOf(row);
        return false;
      });
  if (done && !found) return Error{ErrorCode::notFound, "there is no alert " + domain::toText(id)};
  if (done) done = addMessages(context, *found);
  if (!done) return std::move(done).error();
  return std::move(*found);
}

Result<AlertMessageView> readAlertMessage(const QueryContext& context, AlertMessageId id) {
  static const std::string kSql = std::string(kMessageColumns) + " WHERE message_id = $1";
  std::optional<AlertMessageView> found;
  auto done = eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        found = messageOf(row);
        return false;
      });
  if (!done) return std::move(done).error();
  if (!found) return Error{ErrorCode::notFound, "there is no such message"};
  return std::move(*found);
}

}  // namespace ack::query
