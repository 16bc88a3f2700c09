#include "core/query/subscription_notices.h"

namespace ack::query {

Result<std::vector<SubscriptionNoticeView>> readSubscriptionNotices(const QueryContext& context) {
  static const std::string kSql = "SELECT source_id, subject, ended, link, at_us FROM subscription_notice ORDER BY "
                                  "at_us DESC, source_id, subject";
  std::vector<SubscriptionNoticeView> notices;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    SubscriptionNoticeView view{nameOf(context.sources, row.integer(0)),
                                {},
                                std::string(row.text(1)),
                                row.integer(2) != 0,
                                std::string(row.text(3)),
                                fromMicros(row.integer(4))};
    if (const config::Source* source = context.catalogue.source(view.source)) view.owner = source->owner;
    notices.push_back(std::move(view));
    return true;
  });
  if (!done) return std::move(done).error();
  return notices;
}

}  // namespace ack::query
