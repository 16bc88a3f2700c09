#include "core/store/outcome_review_table.h"

namespace ack::store {

OutcomeReviewTable::OutcomeReviewTable(Connection& connection) noexcept
    : m_insert(connection, "INSERT INTO outcome_review (effect_id, attempt, verdict, at_us, by_name, evidence, "
                           "reason) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (effect_id, attempt) DO "
                           "NOTHING") {}

Result<void> OutcomeReviewTable::insert(const OutcomeReviewRow& review) {
  auto statement = m_insert.get();
  if (!statement) return std::move(statement).error();
  Statement& s = **statement;
  s.bind(1, review.call.effect.value);
  s.bind(2, review.call.attempt);
  s.bind(3, static_cast<std::int64_t>(review.verdict));
  s.bind(4, toMicros(review.at));
  s.bindText(5, review.by);
  s.bindText(6, review.evidence);
  s.bindText(7, review.reason);
  auto changed = s.run();
  if (!changed) return std::move(changed).error();
  if (*changed == 1) return {};
  return Error{ErrorCode::conflict, "somebody has decided about " + domain::toText(review.call.effect) + " already"};
}

}  // namespace ack::store
