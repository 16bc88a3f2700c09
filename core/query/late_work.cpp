#include "core/query/late_work.h"

#include <algorithm>
#include <map>

namespace ack::query {
namespace {

using Kind = AttentionItem::Kind;
using domain::DeliveryState;

/// The oldest first; from the index of unfinished work alone.
Result<std::vector<DeliveryId>> arrivedBefore(const QueryContext& context, DeliveryState state, UtcTime before) {
  static const std::string kSql = "SELECT delivery_id FROM delivery WHERE state NOT IN (4, 6) AND state = $1 AND "
                                  "received_at_us < $2 ORDER BY received_at_us LIMIT $3";
  std::vector<DeliveryId> ids;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(state));
        s.bind(2, toMicros(before));
        s.bind(3, LateWork::kMostLate);
      },
      [&](const store::Statement& row) {
        ids.push_back(DeliveryId{row.integer(0)});
        return true;
      });
  if (!done) return std::move(done).error();
  return ids;
}

void add(const QueryContext& context, std::int64_t source, UtcTime since,
         std::map<std::int64_t, AttentionItem>& bySource) {
  AttentionItem& item = bySource[source];
  if (item.count == 0) item = {Kind::oldestUnfinished, nameOf(context.sources, source), {}, 0, since, {}};
  ++item.count;
  item.since = std::min(item.since, since);
}

}  // namespace

Result<LateItems> LateWork::read(const QueryContext& context, std::optional<UtcTime> oldest) {
  const std::chrono::seconds limit = context.catalogue.settings.oldestUnfinished;
  const UtcTime before = context.now - limit;
  LateItems late;
  if (context.now < m_lookedAt || context.now - m_lookedAt > kRemembered) m_known.clear();
  m_lookedAt = context.now;
  ++m_look;
  std::map<std::int64_t, AttentionItem> bySource;
  if (oldest && *oldest < before) {
    for (const auto state : {DeliveryState::queued, DeliveryState::processing, DeliveryState::retrying}) {
      auto ids = arrivedBefore(context, state, before);
      if (!ids) return std::move(ids).error();
      late.cut = late.cut || static_cast<std::int64_t>(ids->size()) == kMostLate;
      for (const DeliveryId id : *ids) {
        const auto known = know(context, id);
        if (!known) return known.error();
        if ((*known)->since < before) add(context, (*known)->source, (*known)->since, bySource);
      }
    }
  }
  std::erase_if(m_known, [this](const auto& one) { return one.second.look != m_look; });
  for (auto& [source, item] : bySource) {
    item.limit = limit.count();
    item.atLeast = late.cut;
    if (const config::Source* found = context.catalogue.source(item.subject)) item.owner = found->owner;
    late.items.push_back(std::move(item));
  }
  return late;
}

Result<LateWork::Known*> LateWork::know(const QueryContext& context, DeliveryId id) {
  static const std::string kSql =
      "SELECT source_id, received_at_us, round, round_began_us FROM delivery WHERE delivery_id = $1";
  Known& known = m_known[id.value];
  known.look = m_look;
  if (known.source != 0 && context.now >= known.readAt && context.now < known.readAgainAt) return &known;
  auto done = eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        known.source = row.integer(0);
        known.since = fromMicros(row.integer(row.integer(2) > 1 ? 3 : 1));
        return false;
      });
  if (!done) return std::move(done).error();
  known.readAt = context.now;
  const auto spread = std::chrono::duration_cast<std::chrono::seconds>(kReadAgain).count();
  known.readAgainAt = context.now + kReadAgain + std::chrono::seconds(id.value % spread);
  return &known;
}

}  // namespace ack::query
