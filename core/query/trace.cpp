#include "core/query/trace.h"

#include "core/base/encoding.h"
#include "core/effect/effect_key.h"
#include "core/query/event_search.h"
#include "core/query/story.h"

#include <algorithm>
#include <map>

namespace ack::query {
namespace {

constexpr std::size_t kMaxIdBytes = 4'096;
constexpr std::int64_t kMaxRequestArrivals = 200;

/// What was found so far: the first reading of a delivery counts.
struct Hits {
  std::map<DeliveryId, TraceKind> deliveries;
  std::vector<ArrivalView> rejected;

  [[nodiscard]] bool empty() const noexcept { return deliveries.empty() && rejected.empty(); }
  [[nodiscard]] bool full() const noexcept { return deliveries.size() >= kMaxTraceMatches; }
  void add(DeliveryId id, TraceKind kind) {
    if (!full()) deliveries.emplace(id, kind);
  }
};

/// A row of another table that names its delivery.
Result<void> byRow(const QueryContext& context, const std::string& sql, std::int64_t number, TraceKind kind,
                   Hits& hits) {
  return eachRow(
      context.statements, sql, [number](store::Statement& s) { s.bind(1, number); },
      [&](const store::Statement& row) {
        hits.add(DeliveryId{row.integer(0)}, kind);
        return true;
      });
}

Result<void> byArrival(const QueryContext& context, ArrivalId id, TraceKind kind, Hits& hits) {
  static const std::string kArrival =
      "SELECT " + arrivalColumns() + ", a.result, a.delivery_id FROM arrival a WHERE a.arrival_id = $1";
  static const std::string kElements =
      "SELECT delivery_id FROM arrival_event WHERE arrival_id = $1 ORDER BY position LIMIT 20";
  bool single = false;
  std::optional<ArrivalView> arrival;
  auto done = eachRow(
      context.statements, kArrival, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        arrival = readArrival(context, row);
        single = !row.isNull(10);
        if (single) hits.add(DeliveryId{row.integer(10)}, kind);
        return false;
      });
  if (!done || !arrival || single) return done;
  if (arrival->result == domain::ArrivalResult::rejected) {
    hits.rejected.push_back(std::move(*arrival));
    return {};
  }
  return byRow(context, kElements, id.value, kind, hits);
}

/// true where the text has the form of one of our own IDs.
Result<bool> byOwnId(const QueryContext& context, std::string_view id, Hits& hits) {
  static const std::string kDelivery = "SELECT delivery_id FROM delivery WHERE delivery_id = $1";
  static const std::string kEffect = "SELECT delivery_id FROM effect WHERE effect_id = $1";
  static const std::string kLine = "SELECT delivery_id FROM ledger WHERE ledger_id = $1";
  static const std::string kInbox = "SELECT delivery_id FROM inbox WHERE inbox_id = $1";
  Result<void> done;
  if (const auto delivery = domain::deliveryIdFrom(id))
    done = byRow(context, kDelivery, delivery->value, TraceKind::delivery, hits);
  else if (const auto arrival = domain::arrivalIdFrom(id))
    done = byArrival(context, *arrival, TraceKind::arrival, hits);
  else if (const auto effect = domain::effectIdFrom(id))
    done = byRow(context, kEffect, effect->value, TraceKind::effect, hits);
  else if (const auto line = domain::ledgerIdFrom(id))
    done = byRow(context, kLine, line->value, TraceKind::ledger, hits);
  else if (const auto inbox = domain::inboxIdFrom(id))
    done = byRow(context, kInbox, inbox->value, TraceKind::effect, hits);
  else
    return false;
  if (!done) return std::move(done).error();
  return true;
}

Result<void> byRequest(const QueryContext& context, std::string_view id, Hits& hits) {
  static const std::string kSql =
      "SELECT arrival_id FROM arrival WHERE request_id = $1 AND request_id <> '' ORDER BY arrival_id DESC LIMIT $2";
  std::vector<ArrivalId> arrivals;
  auto done = eachRow(
      context.statements, kSql,
      [id](store::Statement& s) {
        s.bindText(1, id);
        s.bind(2, kMaxRequestArrivals);
      },
      [&](const store::Statement& row) {
        arrivals.push_back(ArrivalId{row.integer(0)});
        return true;
      });
  for (const ArrivalId arrival : arrivals)
    if (done) done = byArrival(context, arrival, TraceKind::request, hits);
  return done;
}

/// A business key may stand in any source and tenant; each spelling of it is one probe of the unique index.
Result<void> byBusinessKey(const QueryContext& context, std::string_view key, Hits& hits) {
  static const std::string kSql = "SELECT delivery_id FROM effect WHERE kind = $1 AND effect_key = $2";
  const auto probe = [&](domain::EffectKind kind, const std::string& bytes) {
    return eachRow(
        context.statements, kSql,
        [&](store::Statement& s) {
          s.bind(1, static_cast<std::int64_t>(kind));
          s.bindBlob(2, bytes);
        },
        [&](const store::Statement& row) {
          hits.add(DeliveryId{row.integer(0)}, TraceKind::effect);
          return false;
        });
  };
  return eachTenant(context, [&](std::int64_t source, std::string_view tenant) -> Result<bool> {
    const std::string local = effect::businessKey(SourceId{source}, tenant, key, 0);
    for (const auto kind : {domain::EffectKind::charge, domain::EffectKind::inbox, domain::EffectKind::status})
      if (auto done = probe(kind, local); !done) return std::move(done).error();
    for (const auto& [destination, name] : context.destinations) {
      const std::string outside = effect::businessKey(SourceId{source}, tenant, key, destination);
      if (auto done = probe(domain::EffectKind::forward, outside); !done) return std::move(done).error();
    }
    return !hits.full();
  });
}

Result<void> byOutsideId(const QueryContext& context, std::string_view id, Hits& hits) {
  auto events = findByEventId(context, id, static_cast<int>(kMaxTraceMatches));
  if (!events) return std::move(events).error();
  for (const DeliveryId event : *events) hits.add(event, TraceKind::event);
  auto done = byRequest(context, id, hits);
  if (done && !hits.full()) done = byBusinessKey(context, id, hits);
  return done;
}

}  // namespace

Result<TraceAnswer> traceId(const QueryContext& context, std::string_view id) {
  if (base::trimOws(id).empty()) return Error{ErrorCode::invalid, "an ID is needed"};
  if (id.size() > kMaxIdBytes) return Error{ErrorCode::invalid, "an ID has at most 4096 bytes"};
  Hits hits;
  auto own = byOwnId(context, base::trimOws(id), hits);
  if (!own) return std::move(own).error();
  // Event IDs are opaque: exactly as given first, and only then without the space a paste brought along. One of them
  // may even look like one of our own.
  Result<void> done;
  if (hits.empty()) done = byOutsideId(context, id, hits);
  if (done && hits.empty() && base::trimOws(id) != id) done = byOutsideId(context, base::trimOws(id), hits);
  if (!done) return std::move(done).error();
  TraceAnswer answer;
  answer.rejectedArrivals = std::move(hits.rejected);
  for (auto hit = hits.deliveries.rbegin(); hit != hits.deliveries.rend(); ++hit) {
    auto story = readStory(context, hit->first);
    if (!story) return std::move(story).error();
    answer.matches.push_back({hit->second, std::move(*story)});
  }
  if (answer.matches.empty() && answer.rejectedArrivals.empty())
    return Error{ErrorCode::notFound, "no event, delivery, arrival, effect, ledger line or request has this ID"};
  return answer;
}

}  // namespace ack::query
