#include "core/query/story.h"

#include "core/base/encoding.h"
#include "core/effect/effect_key.h"
#include "core/query/delivery_rows.h"
#include "core/query/ledger_rows.h"
#include "core/query/waiting.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <algorithm>
#include <map>

namespace ack::query {
namespace {

auto bindDelivery(DeliveryId id) {
  return [id](store::Statement& s) { s.bind(1, id.value); };
}

/// `sql` ends with the order; `own` is the delivery's position among its arrivals.
Result<void> addArrivals(const QueryContext& context, DeliveryId id, const std::string& sql,
                         std::vector<ArrivalView>& out) {
  return eachRow(
      context.statements, sql,
      [id](store::Statement& s) {
        s.bind(1, id.value);
        s.bind(2, kMaxArrivalsEachEnd);
      },
      [&](const store::Statement& row) {
        out.push_back(readArrival(context, row));
        return true;
      });
}

/// Single arrivals by their index, elements of batches by theirs; the first and the last hundred of both.
Result<std::vector<ArrivalView>> readArrivals(const QueryContext& context, DeliveryId id) {
  static const std::string kSingle =
      "SELECT " + arrivalColumns() + ", a.result AS r FROM arrival a WHERE a.delivery_id = $1 ORDER BY a.arrival_id";
  static const std::string kBatch = "SELECT " + arrivalColumns() +
                                    ", e.result AS r FROM arrival_event e JOIN arrival a ON a.arrival_id = "
                                    "e.arrival_id WHERE e.delivery_id = $1 ORDER BY e.arrival_id";
  static const std::string kFirst = " LIMIT $2";
  static const std::string kLast = " DESC LIMIT $2";
  std::vector<ArrivalView> all;
  for (const std::string* sql : {&kSingle, &kBatch})
    for (const std::string* end : {&kFirst, &kLast})
      if (auto done = addArrivals(context, id, *sql + *end, all); !done) return std::move(done).error();
  std::sort(all.begin(), all.end(), [](const ArrivalView& a, const ArrivalView& b) { return a.id < b.id; });
  all.erase(
      std::unique(all.begin(), all.end(), [](const ArrivalView& a, const ArrivalView& b) { return a.id == b.id; }),
      all.end());
  constexpr std::size_t kEnd = kMaxArrivalsEachEnd;
  if (all.size() > 2 * kEnd) all.erase(all.begin() + kMaxArrivalsEachEnd, all.end() - kMaxArrivalsEachEnd);
  return all;
}

Result<std::vector<AttemptView>> readAttempts(const QueryContext& context, DeliveryId id) {
  static const std::string kSql =
      "SELECT number, round, worker, lease_epoch, started_at_us, ended_at_us, lease_until_us, next_at_us, result, "
      "evidence FROM attempt WHERE delivery_id = $1 ORDER BY number LIMIT 10000";
  std::vector<AttemptView> attempts;
  auto done = eachRow(context.statements, kSql, bindDelivery(id), [&](const store::Statement& row) {
    AttemptView view;
    view.number = static_cast<int>(row.integer(0));
    view.round = static_cast<int>(row.integer(1));
    view.worker = static_cast<int>(row.integer(2));
    view.leaseEpoch = row.integer(3);
    view.started = fromMicros(row.integer(4));
    view.ended = timeOrNever(row.integer(5));
    view.leaseUntil = timeOrNever(row.integer(6));
    view.nextAt = timeOrNever(row.integer(7));
    view.result = static_cast<domain::AttemptResult>(row.integer(8));
    view.evidence = row.text(9);
    attempts.push_back(std::move(view));
    return true;
  });
  if (!done) return std::move(done).error();
  return attempts;
}

Result<std::vector<EffectView>> readEffects(const QueryContext& context, DeliveryId id) {
  static const std::string kSql = "SELECT effect_id, kind, effect_key, destination_id, evidence, state, "
                                  "intent_at_us, outcome_at_us, http_status, "
                                  "attempt FROM effect WHERE delivery_id = $1 ORDER BY effect_id";
  std::vector<EffectView> effects;
  auto done = eachRow(context.statements, kSql, bindDelivery(id), [&](const store::Statement& row) {
    EffectView view;
    view.id = EffectId{row.integer(0)};
    view.kind = static_cast<domain::EffectKind>(row.integer(1));
    view.key = effect::describeKey(row.blob(2));
    if (row.integer(3) != 0) view.destination = nameOf(context.destinations, row.integer(3));
    view.evidence = row.text(4);
    view.state = static_cast<domain::EffectState>(row.integer(5));
    view.intentAt = timeOrNever(row.integer(6));
    view.outcomeAt = timeOrNever(row.integer(7));
    view.httpStatus = static_cast<int>(row.integer(8));
    view.attempt = static_cast<int>(row.integer(9));
    effects.push_back(std::move(view));
    return true;
  });
  if (!done) return std::move(done).error();
  return effects;
}

Result<std::vector<InboxView>> readInbox(const QueryContext& context, DeliveryId id) {
  static const std::string kSql = "SELECT i.inbox_id, i.thread, i.sender, i.recipient, i.text, i.at_us FROM "
                                  "effect e JOIN inbox i ON i.effect_id = e.effect_id WHERE e.delivery_id = $1 "
                                  "ORDER BY i.inbox_id";
  std::vector<InboxView> rows;
  auto done = eachRow(context.statements, kSql, bindDelivery(id), [&](const store::Statement& row) {
    rows.push_back({InboxId{row.integer(0)}, std::string(row.text(1)), std::string(row.text(2)),
                    std::string(row.text(3)), std::string(row.text(4)), fromMicros(row.integer(5))});
    return true;
  });
  if (!done) return std::move(done).error();
  return rows;
}

Result<std::vector<NoteView>> readNotes(const QueryContext& context, DeliveryId id) {
  static const std::string kSql =
      "SELECT at_us, kind, text FROM delivery_note WHERE delivery_id = $1 ORDER BY note_id LIMIT 1000";
  std::vector<NoteView> notes;
  auto done = eachRow(context.statements, kSql, bindDelivery(id), [&](const store::Statement& row) {
    notes.push_back({fromMicros(row.integer(0)), std::string(row.text(1)), std::string(row.text(2))});
    return true;
  });
  if (!done) return std::move(done).error();
  return notes;
}

std::string textIn(const boost::json::object& entry, std::string_view name) {
  const auto* found = entry.if_contains(name);
  const auto* text = found != nullptr ? found->if_string() : nullptr;
  return text != nullptr ? std::string(*text) : std::string();
}

AuditView readEntry(const store::Statement& row) {
  AuditView view;
  view.sequence = row.integer(0);
  view.at = fromMicros(row.integer(1));
  view.actor = row.text(2);
  view.action = row.text(3);
  view.refused = row.integer(4) != 0;
  view.hashHex = base::toHex(row.blob(6));
  boost::system::error_code failed;
  const boost::json::value entry = boost::json::parse(row.text(5), failed);
  if (failed || !entry.is_object()) return view;  // `audit verify` says what is wrong with it
  view.role = textIn(entry.get_object(), "role");
  view.via = textIn(entry.get_object(), "via");
  view.reason = textIn(entry.get_object(), "reason");
  view.whyNot = textIn(entry.get_object(), "why_not");
  if (const auto* count = entry.get_object().if_contains("count"); count != nullptr && count->is_int64())
    view.count = count->get_int64();
  return view;
}

/// Entries that name the delivery, one of its effects or of its ledger lines; each once, oldest first.
Result<std::vector<AuditView>> readAudit(const QueryContext& context, const DeliveryStory& story) {
  static const std::string kSql = "SELECT a.sequence, a.at_us, a.actor, a.action, a.refused, a.entry, a.hash FROM "
                                  "audit_target t JOIN audit_entry a ON a.sequence = t.sequence WHERE t.target = $1 "
                                  "ORDER BY t.sequence DESC LIMIT $2";
  std::vector<std::string> targets{domain::toText(story.delivery.id)};
  for (const EffectView& effect : story.effects) targets.push_back(domain::toText(effect.id));
  for (const LedgerView& line : story.ledger) targets.push_back(domain::toText(line.id));
  std::map<std::int64_t, AuditView> entries;
  for (const std::string& target : targets) {
    auto done = eachRow(
        context.statements, kSql,
        [&](store::Statement& s) {
          s.bindText(1, target);
          s.bind(2, kMaxAuditEntries);
        },
        [&](const store::Statement& row) {
          if (!entries.contains(row.integer(0))) entries.emplace(row.integer(0), readEntry(row));
          return true;
        });
    if (!done) return std::move(done).error();
  }
  while (entries.size() > kMaxAuditEntries) entries.erase(entries.begin());
  std::vector<AuditView> out;
  for (auto& [sequence, entry] : entries) out.push_back(std::move(entry));
  return out;
}

/// Moves the list into the story, or hands the error on.
template <class T>
Result<void> take(Result<T> from, T& into) {
  if (!from) return std::move(from).error();
  into = std::move(*from);
  return {};
}

}  // namespace

const std::string& arrivalColumns() {
  static const std::string kColumns = "a.arrival_id, a.at_us, a.signature, a.content_mismatch, a.body_sha256, "
                                      "a.body_bytes, a.peer, a.request_id, a.source_id";
  return kColumns;
}

ArrivalView readArrival(const QueryContext& context, const store::Statement& row) {
  ArrivalView view;
  view.id = ArrivalId{row.integer(0)};
  view.at = fromMicros(row.integer(1));
  view.signature = row.text(2);
  view.contentMismatch = row.integer(3) != 0;
  view.bodySha256Hex = base::toHex(row.blob(4));
  view.bodyBytes = row.integer(5);
  view.peer = row.text(6);
  view.requestId = row.text(7);
  view.source = nameOf(context.sources, row.integer(8));
  view.result = static_cast<domain::ArrivalResult>(row.integer(9));
  return view;
}

Result<std::vector<LedgerView>> readLedgerOf(const QueryContext& context, DeliveryId id) {
  // The partial index ledger_charge knows the charge; a refund names it and is found through refund_of.
  static const std::string kSql = "SELECT " + ledgerColumns() +
                                  " FROM ledger l JOIN delivery d ON d.delivery_id = l.delivery_id WHERE "
                                  "l.delivery_id = $1 AND l.kind = 0 UNION ALL SELECT " +
                                  ledgerColumns() +
                                  " FROM ledger c JOIN ledger l ON l.refund_of = c.ledger_id JOIN delivery d ON "
                                  "d.delivery_id = l.delivery_id WHERE c.delivery_id = $1 AND c.kind = 0";
  std::vector<LedgerView> lines;
  auto done = eachRow(context.statements, kSql, bindDelivery(id), [&](const store::Statement& row) {
    lines.push_back(readLine(context, row));
    return true;
  });
  if (!done) return std::move(done).error();
  return lines;
}

Result<DeliveryStory> readStory(const QueryContext& context, DeliveryId id) {
  DeliveryStory story;
  auto delivery = findDelivery(context, id);
  if (!delivery) return std::move(delivery).error();
  if (!*delivery) return Error{ErrorCode::notFound, "there is no delivery " + domain::toText(id)};
  story.delivery = std::move(**delivery);
  auto done = take(readArrivals(context, id), story.arrivals);
  if (done) done = take(readAttempts(context, id), story.attempts);
  if (done) done = take(readEffects(context, id), story.effects);
  if (done) done = take(readLedgerOf(context, id), story.ledger);
  if (done) done = take(readInbox(context, id), story.inbox);
  if (done) done = take(readNotes(context, id), story.notes);
  if (done) done = take(readAudit(context, story), story.audit);
  if (done) done = take(readWaiting(context, id), story.waiting);
  if (!done) return std::move(done).error();
  return story;
}

}  // namespace ack::query
