#include "core/query/outcomes.h"

#include "core/effect/effect_key.h"
#include "core/store/delivery_claims.h"

namespace ack::query {
namespace {

// The index effect_unknown holds only effects in state 4; an idempotent call that is being repeated is no risk.
const std::string& openCondition() {
  static const std::string kCondition = "FROM effect e JOIN delivery d ON d.delivery_id = e.delivery_id WHERE "
                                        "e.state = 4 AND d.state IN (3, 5)";
  return kCondition;
}

UncertainOutcome readRow(const QueryContext& context, const store::Statement& row) {
  UncertainOutcome out;
  out.effect = EffectId{row.integer(0)};
  out.delivery = DeliveryId{row.integer(1)};
  out.source = nameOf(context.sources, row.integer(2));
  out.tenant = row.blob(3);
  out.eventId = domain::unpackEventId(row.blob(4));
  out.type = row.text(5);
  out.destination = nameOf(context.destinations, row.integer(6));
  out.key = effect::describeKey(row.blob(7));
  out.owner = row.text(8);
  out.state = static_cast<domain::DeliveryState>(row.integer(9));
  out.attempt = static_cast<int>(row.integer(10));
  out.since = fromMicros(row.integer(11));
  out.httpStatus = static_cast<int>(row.integer(12));
  out.evidence = row.text(13);
  out.asks = row.isNull(15) ? 0 : static_cast<int>(row.integer(15));
  if (!row.isNull(16)) out.lastAskedAt = fromMicros(row.integer(16));
  if (!row.isNull(17)) out.lastAnswer = row.text(17);
  const config::Destination* const destination = context.catalogue.destination(row.integer(6));
  out.canAsk = destination != nullptr && destination->reconcile.has_value();
  out.idempotent = destination != nullptr && destination->idempotent;
  const UtcTime next = fromMicros(row.integer(14));
  out.askingEnded = out.canAsk && next == store::kNotAskedAgain;
  if (out.canAsk && !out.askingEnded && out.state == domain::DeliveryState::unresolved)
    out.nextAskAt = std::max(next, context.now);
  return out;
}

Result<void> readOpen(const QueryContext& context, OutcomeRegister& out) {
  static const std::string kSql =
      "SELECT e.effect_id, e.delivery_id, d.source_id, d.tenant, d.event_id, d.event_type, e.destination_id, "
      "e.effect_key, d.owner, d.state, e.attempt, e.outcome_at_us, e.http_status, e.evidence, d.next_at_us, i.asks, "
      "i.last_at_us, i.answer FROM effect e JOIN delivery d ON d.delivery_id = e.delivery_id LEFT JOIN inquiry i ON "
      "i.effect_id = e.effect_id AND i.attempt = e.attempt WHERE e.state = 4 AND d.state IN (3, 5) ORDER BY "
      "e.outcome_at_us, e.effect_id LIMIT 1000";
  return eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    out.rows.push_back(readRow(context, row));
    const UncertainOutcome& one = out.rows.back();
    if (!one.nextAskAt) ++out.forPeople;
    return true;
  });
}

Result<void> readReviews(const QueryContext& context, OutcomeRegister& out) {
  static const std::string kSql =
      "SELECT r.effect_id, e.delivery_id, d.event_id, d.source_id, e.destination_id, r.attempt, r.verdict, r.at_us, "
      "r.by_name, r.evidence, r.reason FROM outcome_review r JOIN effect e ON e.effect_id = r.effect_id JOIN "
      "delivery "
      "d ON d.delivery_id = e.delivery_id ORDER BY r.at_us DESC LIMIT 200";
  return eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    OutcomeReview review;
    review.effect = EffectId{row.integer(0)};
    review.delivery = DeliveryId{row.integer(1)};
    review.eventId = domain::unpackEventId(row.blob(2));
    review.source = nameOf(context.sources, row.integer(3));
    review.destination = nameOf(context.destinations, row.integer(4));
    review.attempt = static_cast<int>(row.integer(5));
    review.verdict = static_cast<domain::OutcomeVerdict>(row.integer(6));
    review.at = fromMicros(row.integer(7));
    review.by = row.text(8);
    review.evidence = row.text(9);
    review.reason = row.text(10);
    out.reviews.push_back(std::move(review));
    return true;
  });
}

}  // namespace

Result<OutcomeRegister> readOutcomes(const QueryContext& context) {
  OutcomeRegister out;
  static const std::string kCount = "SELECT count(*) " + openCondition();
  auto count = oneNumber(context.statements, kCount, bindNothing);
  if (!count) return std::move(count).error();
  out.count = *count;
  auto done = readOpen(context, out);
  if (done) done = readReviews(context, out);
  if (!done) return std::move(done).error();
  if (!out.rows.empty()) out.oldest = out.rows.front().since;
  return out;
}

}  // namespace ack::query
