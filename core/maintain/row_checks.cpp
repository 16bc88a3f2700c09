#include "core/maintain/row_checks.h"

#include "core/store/inbox_table.h"

#include <array>
#include <string>

namespace ack::maintain {
namespace {

constexpr std::int64_t kLeaseGraceMicros = 60'000'000;

struct Rule {
  std::string_view name;
  std::string_view sql;  // one text column; a row is a finding
};

// 'kept' is what a counter says, 'counted' what the rows say.
constexpr std::array kRules{
    Rule{"counters", "WITH names(state, name) AS (VALUES (0, 'state.queued'), (1, 'state.processing'),"
                     " (2, 'state.retrying'), (3, 'state.unresolved'), (4, 'state.completed'), (5, 'state.dead'),"
                     " (6, 'state.discarded')), counted AS (SELECT state, count(*) AS n FROM delivery GROUP BY state)"
                     " SELECT names.name || ' is kept as ' || coalesce(c.value, 0) || ', but there are '"
                     " || coalesce(counted.n, 0) FROM names LEFT JOIN counted USING (state)"
                     " LEFT JOIN counter c ON c.name = names.name"
                     " WHERE coalesce(c.value, 0) <> coalesce(counted.n, 0)"},
    Rule{"counters",
         "WITH counted(name, n) AS (SELECT 'accepted', (SELECT count(*) FROM delivery) -"
         " coalesce((SELECT value FROM counter WHERE name = 'stale'), 0)"
         " UNION ALL SELECT 'duplicates', coalesce(sum(arrivals - 1), 0) FROM delivery"
         " UNION ALL SELECT 'attempts', coalesce(sum(attempts), 0) FROM delivery"
         " UNION ALL SELECT 'charges', count(*) FROM ledger WHERE kind = 0)"
         " SELECT counted.name || ' is kept as ' || coalesce(c.value, 0) || ', but there are ' || counted.n"
         " FROM counted LEFT JOIN counter c ON c.name = counted.name"
         " WHERE coalesce(c.value, 0) <> counted.n"},
    Rule{"arrivals", "SELECT 'deliveries count ' || a.n || ' arrivals, but there are ' || b.n FROM"
                     " (SELECT coalesce(sum(arrivals), 0) AS n FROM delivery) a,"
                     " (SELECT (SELECT count(*) FROM arrival WHERE delivery_id IS NOT NULL)"
                     " + (SELECT count(*) FROM arrival_event) AS n) b WHERE a.n <> b.n"},
    Rule{"attempts", "SELECT 'delivery ' || d.delivery_id || ' counts ' || d.attempts || ' attempts, but '"
                     " || coalesce(a.n, 0) || ' are recorded, up to number ' || coalesce(a.last, 0) FROM delivery d"
                     " LEFT JOIN (SELECT delivery_id, count(*) AS n, max(number) AS last FROM attempt"
                     " GROUP BY delivery_id) a USING (delivery_id)"
                     " WHERE d.attempts <> coalesce(a.n, 0) OR d.attempts <> coalesce(a.last, 0)"},
    Rule{"states", "SELECT 'delivery ' || delivery_id || ' has the impossible state ' || state || ', cause ' || cause"
                   " FROM delivery WHERE state NOT BETWEEN 0 AND 6 OR cause NOT BETWEEN 0 AND 7"
                   " OR (state = 5 AND cause = 0)"},
    Rule{"stuck", "SELECT 'delivery ' || delivery_id || ' waits, but has no time at which it is due' FROM delivery"
                  " WHERE state IN (0, 2) AND next_at_us <= 0"},
    Rule{"payload", "SELECT 'delivery ' || d.delivery_id || ' is unfinished and its payload is gone' FROM delivery d"
                    " LEFT JOIN payload p ON p.payload_id = d.payload_id"
                    " WHERE d.state NOT IN (4, 6) AND p.payload_id IS NULL AND NOT (d.state = 5 AND EXISTS"
                    " (SELECT 1 FROM delivery_note n WHERE n.delivery_id = d.delivery_id"
                    " AND n.kind = 'payload_purged'))"},
    Rule{"second_charge", "SELECT 'delivery ' || delivery_id || ' has ' || count(*) || ' charge lines' FROM ledger"
                          " WHERE kind = 0 GROUP BY delivery_id HAVING count(*) > 1"},
    Rule{"charge", "SELECT 'charge effect ' || e.effect_id || ' is applied, but has no ledger line' FROM effect e"
                   " LEFT JOIN ledger l ON l.delivery_id = e.delivery_id AND l.effect_id = e.effect_id AND l.kind = 0"
                   " WHERE e.kind = 0 AND e.state = 2 AND l.ledger_id IS NULL"},
    Rule{"charge", "SELECT 'ledger line ' || l.ledger_id || ' has no applied charge effect of its delivery'"
                   " FROM ledger l LEFT JOIN effect e ON e.effect_id = l.effect_id AND e.kind = 0 AND e.state = 2"
                   " AND e.delivery_id = l.delivery_id WHERE l.kind = 0 AND e.effect_id IS NULL"},
    Rule{"refund", "SELECT 'refund line ' || r.ledger_id || ' does not mirror a charge line' FROM ledger r"
                   " LEFT JOIN ledger c ON c.ledger_id = r.refund_of AND c.kind = 0 WHERE r.kind = 1 AND"
                   " (c.ledger_id IS NULL OR c.account <> r.account OR c.currency <> r.currency"
                   " OR c.amount_minor <> -r.amount_minor)"},
    Rule{"inbox", "SELECT 'inbox effect ' || e.effect_id || ' is applied, but has no row' FROM effect e"
                  " LEFT JOIN inbox i ON i.effect_id = e.effect_id"
                  " WHERE e.kind = 1 AND e.state = 2 AND i.inbox_id IS NULL"},
    Rule{"completed", "SELECT 'delivery ' || d.delivery_id || ' is completed, but its effect ' || e.effect_id ||"
                      " ' is in state ' || e.state FROM effect e JOIN delivery d USING (delivery_id)"
                      " WHERE d.state = 4 AND e.state NOT IN (2, 5)"},
    Rule{"intent", "SELECT 'effect ' || e.effect_id || ' began a call that nobody holds any more, and has no outcome'"
                   " FROM effect e JOIN delivery d USING (delivery_id) WHERE e.state = 1 AND d.state <> 1"},
    Rule{"replay", "SELECT 'replay ' || r.replay_id || ' counts ' || r.released || ' put back and ' || r.changed ||"
                   " ' changed, but they are ' || count(CASE WHEN i.state BETWEEN 2 AND 5 THEN 1 END) || ' and ' ||"
                   " count(CASE WHEN i.state = 6 THEN 1 END) FROM replay r JOIN replay_item i USING (replay_id)"
                   " GROUP BY r.replay_id HAVING r.released <> count(CASE WHEN i.state BETWEEN 2 AND 5 THEN 1 END)"
                   " OR r.changed <> count(CASE WHEN i.state = 6 THEN 1 END)"},
    Rule{"replay", "SELECT 'delivery ' || h.delivery_id || ' is held by replay ' || h.replay_id || ', which is over'"
                   " FROM replay_hold h LEFT JOIN replay r USING (replay_id) WHERE coalesce(r.open, 0) = 0"},
    Rule{"balances", "WITH sums AS (SELECT account, currency, sum(amount_minor) AS amount, count(*) AS n FROM ledger"
                     " GROUP BY account, currency) SELECT 'a balance in ' || sums.currency || ' is kept as '"
                     " || coalesce(b.amount_minor, 0) || ' of ' || coalesce(b.lines, 0) || ' lines, but they are '"
                     " || sums.n || ' and sum to ' || sums.amount FROM sums LEFT JOIN balance b"
                     " USING (account, currency) WHERE coalesce(b.amount_minor, 0) <> sums.amount"
                     " OR coalesce(b.lines, 0) <> sums.n"
                     " UNION ALL SELECT 'a balance in ' || b.currency || ' has no ledger line' FROM balance b"
                     " LEFT JOIN sums USING (account, currency) WHERE sums.n IS NULL"}};

/// Every row of `sql` becomes a finding, but for the one text `fine`.
Result<void> collect(store::Connection& connection, const Rule& rule, std::string_view fine, CheckReport& report) {
  auto prepared = connection.prepare(rule.sql);
  if (!prepared) return prepared.error();
  const store::StatementScope rows(**prepared);
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return {};
    const std::string_view text = rows->text(0);
    if (text != fine) report.add(rule.name, std::string(text));
  }
}

}  // namespace

Result<void> checkFile(store::Connection& connection, CheckReport& report) {
  if (auto done = collect(connection, {"integrity", "PRAGMA integrity_check(100)"}, "ok", report); !done) return done;
  return collect(connection,
                 {"foreign_key", "SELECT \"table\" || ' row ' || coalesce(rowid, 0) || ' points at a missing row of '"
                                 " || parent FROM pragma_foreign_key_check"},
                 {}, report);
}

Result<void> checkRows(store::Connection& connection, CheckReport& report) {
  for (const Rule& rule : kRules) {
    // A statement that a damaged page stops is a finding of its own: the other rules still have something to say.
    if (auto done = collect(connection, rule, {}, report); !done) report.add(rule.name, done.error().message);
  }
  return {};
}

Result<void> checkInbox(store::Connection& connection, CheckReport& report) {
  auto prepared =
      connection.prepare("SELECT inbox_id, effect_id, delivery_id, thread, sender, recipient, text, at_us,"
                         " hash FROM inbox ORDER BY inbox_id");
  if (!prepared) return prepared.error();
  const store::StatementScope rows(**prepared);
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return {};
    const store::NewInboxRow kept{EffectId{rows->integer(1)},
                                  DeliveryId{rows->integer(2)},
                                  rows->text(3),
                                  rows->text(4),
                                  rows->text(5),
                                  rows->text(6),
                                  fromMicros(rows->integer(7))};
    if (rows->blob(8) != store::inboxHash(kept))
      report.add("inbox", "inbox row " + std::to_string(rows->integer(0)) + " was changed after it was written");
  }
}

Result<void> checkLeases(store::Connection& connection, UtcTime now, CheckReport& report) {
  auto prepared = connection.prepare("SELECT delivery_id FROM delivery WHERE state = 1 AND lease_until_us < $1");
  if (!prepared) return prepared.error();
  const store::StatementScope rows(**prepared);
  rows->bind(1, toMicros(now) - kLeaseGraceMicros);
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return {};
    report.add("lease", "delivery " + std::to_string(rows->integer(0)) + " is in work, but its lease ended long ago");
  }
}

}  // namespace ack::maintain
