#include "core/query/closed_letters.h"

#include "core/query/delivery_rows.h"

namespace ack::query {

Result<ClosedLetterList> readClosedLetters(const QueryContext& context, int limit) {
  if (limit < 1 || limit > kMaxClosedLetters)
    return Error{ErrorCode::invalid, "1 to 500 closed letters are listed, not " + std::to_string(limit)};
  ClosedLetterList list;
  const auto count = oneNumber(context.statements, "SELECT count(*) FROM closed_letter", bindNothing);
  if (!count) return count.error();
  list.count = *count;
  // No index by time: closing is a person's deed, and a sort of some thousand rows is nothing beside an index that
  // every close would pay for.
  static const std::string kSql = "SELECT " + deliveryColumns() +
                                  ", p.name, c.at_us, c.reason FROM closed_letter c JOIN delivery d ON d.delivery_id "
                                  "= c.delivery_id JOIN person p ON p.person_id = c.person_id"
                                  " ORDER BY c.at_us DESC, c.delivery_id DESC LIMIT $1";
  auto read = eachRow(
      context.statements, kSql, [limit](store::Statement& s) { s.bind(1, std::int64_t{limit}); },
      [&](const store::Statement& row) {
        ClosedLetterRow letter;
        static_cast<DeliveryRow&>(letter) = readDelivery(context, row);
        letter.closedBy = std::string(row.text(16));
        letter.closedAt = fromMicros(row.integer(17));
        letter.reason = std::string(row.text(18));
        list.rows.push_back(std::move(letter));
        return true;
      });
  if (!read) return std::move(read).error();
  return list;
}

}  // namespace ack::query
