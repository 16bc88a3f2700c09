#include "core/query/replays.h"

#include "core/base/encoding.h"
#include "core/effect/effect_key.h"
#include "core/effect/effect_prediction.h"
#include "core/query/page_token.h"

namespace ack::query {
namespace {

using domain::ReplayState;

constexpr int kMaxPage = 1'000;

const std::string& replayColumns() {
  static const std::string kColumns =
      "r.replay_id, r.state, r.rules, r.chosen, r.made_at_us, r.expires_at_us, r.asked_name, r.asked_at_us, "
      "r.reason_kind, r.reason, r.corrected, r.batch, r.interval_s, r.at_a_time, r.stop_at_failure, r.why_second, "
      "r.decided_name, r.decided_at_us, r.decision_reason, r.began_at_us, r.ended_at_us, r.stop_reason, "
      "r.manifest_sha256, r.deliveries, r.runs, r.needs_correction, r.skip_effects, r.run_effects, r.ask_effects, "
      "r.conflict_effects, r.low_risks, r.possible_risks, r.released, r.completed, r.dead, r.unknown, r.changed";
  return kColumns;
}
constexpr int kReplayColumns = 37;

void readRequest(const store::Statement& row, ReplayView& out) {
  out.id = ReplayId{row.integer(0)};
  out.state = static_cast<ReplayState>(row.integer(1));
  out.rules = static_cast<domain::RulesChoice>(row.integer(2));
  out.chosen = row.text(3);
  out.madeAt = fromMicros(row.integer(4));
  if (out.state == ReplayState::draft || out.state == ReplayState::waiting)
    out.expiresAt = fromMicros(row.integer(5));
  out.askedBy = row.text(6);
  out.askedAt = timeOrNever(row.integer(7));
  out.reasonKind = static_cast<domain::ReplayReason>(row.integer(8));
  out.reason = row.text(9);
  out.corrected = row.integer(10) != 0;
  out.pace = {static_cast<int>(row.integer(11)), std::chrono::seconds(row.integer(12)),
              static_cast<int>(row.integer(13)), row.integer(14) != 0};
  out.whySecond = row.text(15);
  out.decidedBy = row.text(16);
  out.decidedAt = timeOrNever(row.integer(17));
  out.decisionReason = row.text(18);
}

ReplayView readView(const store::Statement& row) {
  ReplayView out;
  readRequest(row, out);
  out.beganAt = timeOrNever(row.integer(19));
  out.endedAt = timeOrNever(row.integer(20));
  out.stopReason = row.text(21);
  out.manifestSha256Hex = base::toHex(row.blob(22));
  out.counts.deliveries = row.integer(23);
  out.counts.runs = row.integer(24);
  out.counts.excluded = out.counts.deliveries - out.counts.runs;
  out.needsCorrection = row.integer(25) != 0;
  out.counts.skip = row.integer(26);
  out.counts.run = row.integer(27);
  out.counts.ask = row.integer(28);
  out.counts.conflict = row.integer(29);
  out.counts.low = row.integer(30);
  out.counts.possible = row.integer(31);
  domain::ReplayProgress& progress = out.progress;
  const std::int64_t released = row.integer(32);
  progress.completed = row.integer(33);
  progress.dead = row.integer(34);
  progress.unknown = row.integer(35);
  progress.changed = row.integer(36);
  progress.underWay = released - progress.completed - progress.dead - progress.unknown;
  progress.left = out.counts.runs - released - progress.changed;
  return out;
}

Result<void> checkLimit(int limit) {
  if (limit >= 1 && limit <= kMaxPage) return {};
  return Error{ErrorCode::invalid, "a page has 1 to " + std::to_string(kMaxPage) + " rows"};
}

/// What is known of one foretold effect now.
Result<ReplayEffectView> readEffect(const QueryContext& context, const effect::PredictedEffect& foretold) {
  ReplayEffectView out;
  out.kind = foretold.kind;
  if (foretold.destination > 0) out.destination = nameOf(context.destinations, foretold.destination);
  out.key = effect::describeKey(foretold.key);
  out.prediction = foretold.prediction;
  out.risk = foretold.risk;
  out.why = foretold.why;
  auto done = eachRow(
      context.statements,
      "SELECT state, intent_at_us, outcome_at_us, http_status, evidence FROM effect "
      "WHERE kind = $1 AND effect_key = $2",
      [&](store::Statement& s) {
        s.bind(1, static_cast<std::int64_t>(foretold.kind));
        s.bindBlob(2, foretold.key);
      },
      [&](const store::Statement& row) {
        out.state = static_cast<domain::EffectState>(row.integer(0));
        out.intentAt = timeOrNever(row.integer(1));
        out.outcomeAt = timeOrNever(row.integer(2));
        out.httpStatus = static_cast<int>(row.integer(3));
        out.evidence = row.text(4);
        return false;
      });
  if (!done) return std::move(done).error();
  return out;
}

ReplayItemView readItem(const QueryContext& context, const store::Statement& row, std::string& effects) {
  ReplayItemView out;
  out.delivery = DeliveryId{row.integer(0)};
  out.state = static_cast<domain::ReplayItemState>(row.integer(1));
  out.cause = static_cast<domain::DeadCause>(row.integer(2));
  out.attempts = row.integer(3);
  effects = row.text(4);
  if (row.integer(5) >= 0) out.why = static_cast<domain::PredictionWhy>(row.integer(5));
  out.note = row.text(6);
  if (row.isNull(7)) return out;
  out.source = nameOf(context.sources, row.integer(7));
  out.eventId = domain::unpackEventId(row.blob(8));
  out.type = row.text(9);
  out.present = static_cast<domain::DeliveryState>(row.integer(10));
  out.presentAttempts = row.integer(11);
  return out;
}

Result<void> readEffects(const QueryContext& context, const std::string& text, ReplayItemView& item) {
  const auto foretold = effect::predictionsFrom(text);
  if (!foretold) return foretold.error();
  for (const effect::PredictedEffect& one : *foretold) {
    auto known = readEffect(context, one);
    if (!known) return std::move(known).error();
    item.effects.push_back(std::move(*known));
  }
  return {};
}

}  // namespace

Result<ReplayPage> replayPage(const QueryContext& context, bool openOnly, std::string_view token, int limit) {
  if (auto checked = checkLimit(limit); !checked) return std::move(checked).error();
  const std::string list = openOnly ? "replays open" : "replays";
  const auto from = fromToken(list, token);
  if (!from) return from.error();
  const std::string sql = "SELECT " + replayColumns() + " FROM replay r WHERE r.replay_id < $1 AND r.state <> 0" +
                          (openOnly ? " AND r.open = 1 AND r.state IN (1, 2, 3, 4)" : "") +
                          " ORDER BY r.replay_id DESC LIMIT $2";
  ReplayPage page;
  auto done = eachRow(
      context.statements, sql,
      [&](store::Statement& s) {
        s.bind(1, from->number);
        s.bind(2, limit + 1);
      },
      [&](const store::Statement& row) {
        page.rows.push_back(readView(row));
        return true;
      });
  if (!done) return std::move(done).error();
  if (page.rows.size() > static_cast<std::size_t>(limit)) {
    page.rows.pop_back();
    page.next = toToken(list, {0, page.rows.back().id.value});
  }
  return page;
}

Result<ReplayView> readReplay(const QueryContext& context, ReplayId id) {
  static const std::string kSql = "SELECT " + replayColumns() + " FROM replay r WHERE r.replay_id = $1";
  std::optional<ReplayView> found;
  auto done = eachRow(
      context.statements, kSql, [id](store::Statement& s) { s.bind(1, id.value); },
      [&](const store::Statement& row) {
        found = readView(row);
        return false;
      });
  if (!done) return std::move(done).error();
  if (!found) return Error{ErrorCode::notFound, "there is no replay " + domain::toText(id)};
  return std::move(*found);
}

Result<ReplayItemPage> replayItemPage(const QueryContext& context, ReplayId id,
                                      std::optional<domain::ReplayItemState> state, std::string_view token,
                                      int limit) {
  if (auto checked = checkLimit(limit); !checked) return std::move(checked).error();
  if (auto known = readReplay(context, id); !known) return std::move(known).error();
  const std::string list = domain::toText(id) + (state ? " " + std::string(domain::toText(*state)) : "");
  std::int64_t after = 0;
  if (!token.empty()) {
    const auto from = fromToken(list, token);
    if (!from) return from.error();
    after = from->number;
  }
  ReplayItemPage page;
  std::vector<std::string> effects;
  auto done = eachRow(
      context.statements,
      "SELECT i.delivery_id, i.state, i.cause, i.attempts, i.effects, i.why, i.note, d.source_id, d.event_id, "
      "d.event_type, d.state, d.attempts FROM replay_item i LEFT JOIN delivery d ON d.delivery_id = i.delivery_id "
      "WHERE i.replay_id = $1 AND i.delivery_id > $2 AND ($3 < 0 OR i.state = $3) ORDER BY i.delivery_id LIMIT $4",
      [&](store::Statement& s) {
        s.bind(1, id.value);
        s.bind(2, after);
        s.bind(3, state ? static_cast<std::int64_t>(*state) : -1);
        s.bind(4, limit + 1);
      },
      [&](const store::Statement& row) {
        page.rows.push_back(readItem(context, row, effects.emplace_back()));
        return true;
      });
  if (!done) return std::move(done).error();
  if (page.rows.size() > static_cast<std::size_t>(limit)) {
    page.rows.pop_back();
    page.next = toToken(list, {0, page.rows.back().delivery.value});
  }
  for (std::size_t i = 0; i < page.rows.size(); ++i)
    if (auto read = readEffects(context, effects[i], page.rows[i]); !read) return std::move(read).error();
  return page;
}

Result<std::vector<ReplayOfDelivery>> replaysOfDelivery(const QueryContext& context, DeliveryId delivery) {
  static const std::string kSql = "SELECT " + replayColumns() +
                                  ", i.state, i.note, i.round FROM replay_item i JOIN replay r ON "
                                  "r.replay_id = i.replay_id WHERE i.delivery_id = $1 AND r.state <> 0 "
                                  "ORDER BY r.replay_id";
  std::vector<ReplayOfDelivery> out;
  auto done = eachRow(
      context.statements, kSql, [delivery](store::Statement& s) { s.bind(1, delivery.value); },
      [&](const store::Statement& row) {
        out.push_back({readView(row), static_cast<domain::ReplayItemState>(row.integer(kReplayColumns)),
                       std::string(row.text(kReplayColumns + 1)), row.integer(kReplayColumns + 2)});
        return true;
      });
  if (!done) return std::move(done).error();
  return out;
}

}  // namespace ack::query
