#include "core/operate/replay_preview.h"

#include "core/config/four_eyes.h"
#include "core/config/stored_catalogue.h"
#include "core/queue/replay_tidying.h"

#include <algorithm>

namespace ack::operate {
namespace {

using domain::PredictionWhy;
using domain::ReplayItemState;

constexpr std::size_t kLookedAtOnce = 200;

std::string plural(std::int64_t count, const char* one, const char* many) {
  return std::to_string(count) + (count == 1 ? one : many);
}

}  // namespace

Result<std::string> whySecondPerson(store::Connection& connection, const store::ReplayRow& replay,
                                    const config::Settings& settings, UtcTime now) {
  const domain::ReplayCounts& counts = replay.counts;
  const auto alone = store::ReplayTable(connection).askedAlone(replay.askedBy, now - kAloneWindow);
  if (!alone) return alone.error();
  const auto bound = config::fourEyesInForce(connection, settings, now);
  if (!bound) return bound.error();
  std::string why;
  if (counts.runs + *alone > *bound) {
    why = plural(counts.runs, " delivery", " deliveries");
    if (*alone > 0)
      why += ", with " + std::to_string(*alone) + " of " + replay.askedName +
             "'s from the last 24 hours that nobody else approved";
    why += ", and more than " + std::to_string(*bound) + " need a second person";
  }
  if (counts.possible > 0) {
    if (!why.empty()) why += "; ";
    why += plural(counts.possible, " effect could happen twice", " effects could happen twice");
  }
  return why;
}

bool needsCorrection(domain::DeadCause cause) noexcept {
  switch (cause) {
  case domain::DeadCause::unauthorised:
  case domain::DeadCause::mapping:
  case domain::DeadCause::permanent:
    return true;
  case domain::DeadCause::none:
  case domain::DeadCause::stale:
  case domain::DeadCause::exhausted:
  case domain::DeadCause::outcomeUnknown:
  case domain::DeadCause::ledger:
    return false;
  }
  return false;
}

ManifestMaker::ManifestMaker(const Desk& desk, effect::ContentProofOf proofOf, domain::RulesChoice rules)
    : m_desk(desk), m_rules(rules), m_archive(desk.vault), m_planner(desk.connection, desk.vault, std::move(proofOf)),
      m_due(desk.connection), m_holds(desk.connection) {}

Result<store::ReplayRow> ManifestMaker::make(const access::Actor& actor, const ReplayChoice& choice,
                                             const ReplayCommands::Going& going) {
  if (auto begun = begin(actor, choice); !begun) return std::move(begun).error();
  const auto of = static_cast<std::int64_t>(choice.deliveries.size());
  for (std::size_t at = 0; at < choice.deliveries.size();) {
    if (going && !going(static_cast<std::int64_t>(at), of)) return Error{ErrorCode::cancelled, "given up"};
    std::vector<store::ReplayItemRow> items;
    for (; at < choice.deliveries.size() && items.size() < kLookedAtOnce; ++at) {
      auto item = look(choice.deliveries[at]);
      if (!item) return std::move(item).error();
      // Over all of it: request and approval are written down with this hash, and mean exactly these deliveries.
      m_draft.manifestSha256 = queue::manifestLink(m_draft.manifestSha256, *item);
      items.push_back(std::move(*item));
    }
    if (auto written = writeDown(items); !written) return std::move(written).error();
  }
  WriteScope scope(m_desk.connection);
  if (auto begun = scope.begin(); !begun) return std::move(begun).error();
  if (auto frozen = store::ReplayTable(m_desk.connection).freeze(m_draft.id, m_draft); !frozen)
    return std::move(frozen).error();
  if (auto committed = m_desk.connection.commit(); !committed) return std::move(committed).error();
  return m_draft;
}

Result<void> ManifestMaker::begin(const access::Actor& actor, const ReplayChoice& choice) {
  auto current = config::openNewest(m_desk.connection, m_desk.vault);
  if (!current) return std::move(current).error();
  m_current = std::move(*current);
  auto cause = m_desk.connection.prepare("SELECT cause FROM delivery WHERE delivery_id = $1");
  if (!cause) return std::move(cause).error();
  m_cause = std::move(*cause);
  const UtcTime now = m_desk.clock.now();
  m_draft.rules = m_rules;
  m_draft.chosen = choice.words;
  m_draft.madeAt = now;
  m_draft.expiresAt = now + kDraftLife;
  m_draft.askedBy = actor.person;
  m_draft.askedName = actor.name;
  WriteScope scope(m_desk.connection);
  if (auto begun = scope.begin(); !begun) return begun;
  const auto id = store::ReplayTable(m_desk.connection).insertDraft(m_draft);
  if (!id) return id.error();
  m_draft.id = *id;
  return m_desk.connection.commit();
}

Result<store::ReplayItemRow> ManifestMaker::look(DeliveryId id) {
  store::ReplayItemRow item;
  item.delivery = id;
  auto row = m_due.load(id);
  if (!row) return std::move(row).error();
  if (!*row) {
    item.why = PredictionWhy::unknownDelivery;
  } else {
    item.attempts = (*row)->attempts;
    item.leaseEpoch = (*row)->leaseEpoch;
    if (auto foretold = foretell(**row, item); !foretold) return std::move(foretold).error();
  }
  const auto effects = effect::predictionsFrom(item.effects.empty() ? "[]" : item.effects);
  if (!effects) return effects.error();
  if (item.effects.empty()) item.effects = "[]";
  item.state = item.why || !effect::mayRun(*effects) ? ReplayItemState::excluded : ReplayItemState::frozen;
  item.asks = std::any_of(effects->begin(), effects->end(), [](const effect::PredictedEffect& one) {
    return one.prediction == domain::Prediction::ask;
  });
  count(item, *effects);
  return item;
}

Result<void> ManifestMaker::foretell(const store::WorkRow& row, store::ReplayItemRow& item) {
  if (row.state != domain::DeliveryState::dead) {
    item.why = PredictionWhy::notDead;
    return {};
  }
  {
    const store::StatementScope cause(*m_cause);
    cause->bind(1, row.id.value);
    const auto found = cause->step();
    if (!found) return found.error();
    if (*found) item.cause = static_cast<domain::DeadCause>(cause->integer(0));
  }
  const auto holder = m_holds.holder(row.id);
  if (!holder) return holder.error();
  if (*holder) {
    item.why = PredictionWhy::inAnotherReplay;
    item.note = domain::toText(**holder);
    return {};
  }
  item.configVersion = m_current->version;
  config::CataloguePtr catalogue = m_current;
  if (m_rules == domain::RulesChoice::original) {
    const auto version = config::RulesArchive::versionAt(m_desk.connection, row.receivedAt);
    if (!version) return version.error();
    auto then = m_archive.withRules(m_desk.connection, *version, m_current);
    if (!then && then.error().code != ErrorCode::notFound) return std::move(then).error();
    if (!then || (*then)->source(row.identity.source) == nullptr) {
      const bool gone = m_current->source(row.identity.source) == nullptr;
      item.why = gone ? PredictionWhy::sourceGone : PredictionWhy::noRules;
      return {};
    }
    item.configVersion = *version;
    catalogue = std::move(*then);
  }
  auto foretold = m_planner.foretell(row, *catalogue);
  if (!foretold) return std::move(foretold).error();
  item.why = foretold->why;
  item.note = std::move(foretold->note);
  item.effects = effect::toStoredText(foretold->effects);
  return {};
}

void ManifestMaker::count(const store::ReplayItemRow& item, const std::vector<effect::PredictedEffect>& effects) {
  domain::ReplayCounts& counts = m_draft.counts;
  ++counts.deliveries;
  if (item.state != ReplayItemState::frozen) {
    ++counts.excluded;
    for (const effect::PredictedEffect& one : effects)
      if (one.prediction == domain::Prediction::conflict) ++counts.conflict;
    return;
  }
  ++counts.runs;
  m_draft.needsCorrection = m_draft.needsCorrection || needsCorrection(item.cause);
  for (const effect::PredictedEffect& one : effects) {
    if (one.prediction == domain::Prediction::skip) ++counts.skip;
    if (one.prediction == domain::Prediction::run) ++counts.run;
    if (one.prediction == domain::Prediction::ask) ++counts.ask;
    if (one.risk == domain::DuplicateRisk::low) ++counts.low;
    if (one.risk == domain::DuplicateRisk::possible) ++counts.possible;
  }
}

Result<void> ManifestMaker::writeDown(const std::vector<store::ReplayItemRow>& items) {
  WriteScope scope(m_desk.connection);
  if (auto begun = scope.begin(); !begun) return begun;
  store::ReplayItemTable table(m_desk.connection);
  for (const store::ReplayItemRow& item : items)
    if (auto inserted = table.insert(m_draft.id, item); !inserted) return inserted;
  return m_desk.connection.commit();
}

}  // namespace ack::operate
