#include "core/query/concerns.h"

#include "core/store/delivery_claims.h"

namespace ack::query {
namespace {

Result<void> addUndecided(const QueryContext& context, Concerns& out) {
  static const std::string kSql =
      "SELECT count(*), min(delivery_id) FROM delivery WHERE state = 3 AND lane = $1 AND next_at_us >= $2";
  for (const config::Destination& destination : context.catalogue.destinations) {
    // Where it can be asked, only those count that it was asked about as often as allowed.
    const std::int64_t from = destination.reconcile ? toMicros(store::kNotAskedAgain) : 0;
    auto done = eachRow(
        context.statements, kSql,
        [&](store::Statement& s) {
          s.bind(1, destination.id);
          s.bind(2, from);
        },
        [&](const store::Statement& row) {
          if (row.integer(0) > 0)
            out.undecided.push_back({destination.name, row.integer(0), DeliveryId{row.integer(1)}});
          return false;
        });
    if (!done) return done;
  }
  return {};
}

Result<void> addBreakers(const QueryContext& context, Concerns& out) {
  static const std::string kSql = "SELECT since_us, evidence FROM breaker WHERE destination_id = $1";
  for (const config::Destination& destination : context.catalogue.destinations) {
    auto done = eachRow(
        context.statements, kSql, [&](store::Statement& s) { s.bind(1, destination.id); },
        [&](const store::Statement& row) {
          out.breakers.push_back({destination.name, fromMicros(row.integer(0)), std::string(row.text(1))});
          return false;
        });
    if (!done) return done;
  }
  return {};
}

Result<void> addApprovals(const QueryContext& context, Concerns& out) {
  static const std::string kSql = "SELECT replay_id, runs, asked_name, expires_at_us FROM replay INDEXED BY "
                                  "replay_open WHERE open = 1 AND state = $1 AND expires_at_us > $2 ORDER BY "
                                  "replay_id";
  return eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(domain::ReplayState::waiting));
        s.bind(2, toMicros(context.now));
      },
      [&](const store::Statement& row) {
        out.approvals.push_back(
            {ReplayId{row.integer(0)}, row.integer(1), std::string(row.text(2)), fromMicros(row.integer(3))});
        return true;
      });
}

void addUntold(Concerns& out, bool lateCut) {
  using Kind = AttentionItem::Kind;
  if (lateCut) out.untold.push_back(Kind::oldestUnfinished);
  if (!out.status.diskFreeBytes) out.untold.push_back(Kind::diskLow);
  if (!out.status.tlsTold) out.untold.insert(out.untold.end(), {Kind::certificateExpires, Kind::certificateProblem});
}

}  // namespace

Result<Concerns> readConcerns(const QueryContext& context, Status status, AttentionMemory& memory) {
  Concerns out;
  out.status = std::move(status);
  auto dead = countDead(context);
  if (!dead) return std::move(dead).error();
  auto attention = readAttention(context, out.status, *dead, memory);
  if (!attention) return std::move(attention).error();
  out.attention = std::move(attention->items);
  addUntold(out, attention->lateCut);
  auto done = addUndecided(context, out);
  if (done) done = addBreakers(context, out);
  if (done) done = addApprovals(context, out);
  if (!done) return std::move(done).error();
  return out;
}

}  // namespace ack::query
