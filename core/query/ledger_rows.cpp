#include "core/query/ledger_rows.h"

#include "core/query/page_token.h"

#include <algorithm>
#include <map>

namespace ack::query {
namespace {

Result<void> checkWindow(UtcTime from, UtcTime to) {
  if (from <= to) return {};
  return Error{ErrorCode::invalid, "the window ends before it begins"};
}

/// Exact sums and counts, over the time index.
Result<void> addTotals(const QueryContext& context, LedgerWindow& window) {
  // Sums are added here and not by the database, so that an overflow is noticed with its currency's name.
  static const std::string kSql = "SELECT kind, amount_minor, currency, exponent FROM ledger WHERE at_us >= $1 AND "
                                  "at_us < $2";
  std::map<std::string, LedgerWindow::Total> totals;
  std::string tooLarge;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, toMicros(window.from));
        s.bind(2, toMicros(window.to));
      },
      [&](const store::Statement& row) {
        LedgerWindow::Total& total = totals[std::string(row.text(2))];
        const auto sum = base::addExact(total.minor, row.integer(1));
        if (!sum) {
          tooLarge = row.text(2);
          return false;
        }
        total.currency = {std::string(row.text(2)), static_cast<int>(row.integer(3))};
        total.minor = *sum;
        ++total.lines;
        if (row.integer(0) == 0) ++window.chargeLines;
        return true;
      });
  if (!done) return done;
  if (!tooLarge.empty())
    return Error{ErrorCode::full, "the sum of " + tooLarge + " in this window is too large to be exact: shorten it"};
  for (auto& [code, total] : totals) window.totals.push_back(std::move(total));
  return {};
}

/// How many charge lines belong to an event that was charged already. The unique index ledger_charge forbids it; what
/// is shown is counted all the same, over the index, for the lines of this window.
Result<std::int64_t> secondCharges(const QueryContext& context, UtcTime from, UtcTime to) {
  static const std::string kSql = "SELECT count(*) - count(DISTINCT delivery_id) FROM ledger WHERE at_us >= $1 AND "
                                  "at_us < $2 AND kind = 0";
  return oneNumber(context.statements, kSql, [&](store::Statement& s) {
    s.bind(1, toMicros(from));
    s.bind(2, toMicros(to));
  });
}

Result<std::int64_t> duplicatesIn(const QueryContext& context, UtcTime from, UtcTime to) {
  static const std::string kSql = "SELECT sum(duplicates) FROM minute_metric WHERE minute >= $1 AND minute < $2";
  const auto minuteOf = [](UtcTime time) {
    return std::chrono::floor<std::chrono::minutes>(time).time_since_epoch().count();
  };
  return oneNumber(context.statements, kSql, [&](store::Statement& s) {
    s.bind(1, minuteOf(from));
    s.bind(2, minuteOf(to + std::chrono::minutes(1) - std::chrono::microseconds(1)));
  });
}

}  // namespace

const std::string& ledgerColumns() {
  static const std::string kColumns =
      "l.ledger_id, l.kind, d.event_id, d.source_id, d.tenant, l.account, "
      "l.description, l.delivery_id, l.amount_minor, l.currency, l.exponent, l.at_us, "
      "l.refund_of";
  return kColumns;
}

LedgerView readLine(const QueryContext& context, const store::Statement& row) {
  LedgerView line;
  line.id = LedgerId{row.integer(0)};
  line.refund = row.integer(1) != 0;
  line.eventId = domain::unpackEventId(row.blob(2));
  line.source = nameOf(context.sources, row.integer(3));
  line.tenant = row.blob(4);
  line.account = row.text(5);
  line.description = row.text(6);
  line.delivery = DeliveryId{row.integer(7)};
  line.amount = {row.integer(8), {std::string(row.text(9)), static_cast<int>(row.integer(10))}};
  line.at = fromMicros(row.integer(11));
  if (!row.isNull(12)) line.refundOf = LedgerId{row.integer(12)};
  return line;
}

Result<LedgerWindow> ledgerWindow(const QueryContext& context, UtcTime from, UtcTime to, std::string_view token,
                                  int limit) {
  static const std::string kSql =
      "SELECT " + ledgerColumns() +
      " FROM ledger l JOIN delivery d ON d.delivery_id = l.delivery_id WHERE l.at_us >= $1 AND l.at_us < $2 AND "
      "l.at_us <= $3 AND (l.at_us < $3 OR l.ledger_id < $4) ORDER BY l.at_us DESC, l.ledger_id DESC LIMIT $5";
  if (auto checked = checkWindow(from, to); !checked) return std::move(checked).error();
  if (limit < 1 || limit > 1'000)
    return Error{ErrorCode::invalid, "a page holds 1 to 1000 lines, not " + std::to_string(limit)};
  const std::string list = "ledger " + std::to_string(toMicros(from)) + " " + std::to_string(toMicros(to));
  auto begin = fromToken(list, token);
  if (!begin) return std::move(begin).error();
  LedgerWindow window;
  window.from = from;
  window.to = to;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, toMicros(from));
        s.bind(2, toMicros(to));
        s.bind(3, begin->timeMicros);
        s.bind(4, begin->number);
        s.bind(5, std::int64_t{limit} + 1);
      },
      [&](const store::Statement& row) {
        if (window.lines.size() == static_cast<std::size_t>(limit)) {
          const LedgerView& last = window.lines.back();
          window.next = toToken(list, {toMicros(last.at), last.id.value});
          return false;
        }
        window.lines.push_back(readLine(context, row));
        return true;
      });
  if (!done) return std::move(done).error();
  if (auto totals = addTotals(context, window); !totals) return std::move(totals).error();
  auto second = secondCharges(context, from, to);
  if (!second) return std::move(second).error();
  auto duplicates = duplicatesIn(context, from, to);
  if (!duplicates) return std::move(duplicates).error();
  window.secondCharges = *second;
  window.chargedEvents = window.chargeLines - *second;
  window.duplicatesAbsorbed = *duplicates;
  return window;
}

Result<void> eachLine(const QueryContext& context, UtcTime from, UtcTime to,
                      const std::function<bool(const LedgerView&)>& line) {
  static const std::string kSql =
      "SELECT " + ledgerColumns() +
      " FROM ledger l JOIN delivery d ON d.delivery_id = l.delivery_id WHERE l.at_us >= $1 AND l.at_us < $2 "
      "ORDER BY l.at_us, l.ledger_id";
  if (auto checked = checkWindow(from, to); !checked) return checked;
  return eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, toMicros(from));
        s.bind(2, toMicros(to));
      },
      [&](const store::Statement& row) { return line(readLine(context, row)); });
}

}  // namespace ack::query
