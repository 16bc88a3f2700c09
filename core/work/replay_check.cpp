#include "core/work/replay_check.h"

namespace ack::work {

Result<ReplayChoiceNow> ReplayCheck::look(const store::ReplayItemRow& item, const config::CataloguePtr& current) {
  ReplayChoiceNow choice;
  choice.delivery = item.delivery;
  choice.guard = {item.delivery, item.cause, item.attempts, item.leaseEpoch};
  const auto row = m_due.load(item.delivery);
  if (!row) return row.error();
  if (!*row || (*row)->state != domain::DeliveryState::dead) {
    choice.changed = *row ? "it is " + std::string(domain::toText((*row)->state)) + " now" : "it is gone";
    return choice;
  }
  choice.round = (*row)->round + 1;
  choice.source = (*row)->identity.source;
  choice.receivedAt = (*row)->receivedAt;
  if ((*row)->attempts != item.attempts || (*row)->leaseEpoch != item.leaseEpoch) {
    choice.changed = "it was worked on since the preview";
    return choice;
  }
  // Rules that were applied since the preview could charge another amount under the same effects, unseen by anybody.
  choice.rulesVersion = item.configVersion;
  const auto catalogue = m_archive.withRules(m_reader, choice.rulesVersion, current);
  if (!catalogue && catalogue.error().code == ErrorCode::notFound) {
    choice.changed = std::string(domain::sentence(domain::PredictionWhy::noRules));
    return choice;
  }
  if (!catalogue) return catalogue.error();
  const auto foretold = effect::predictionsFrom(item.effects);
  if (!foretold && foretold.error().code == ErrorCode::corrupt) {
    choice.changed = "what was foretold for it can't be read";
    return choice;
  }
  if (!foretold) return foretold.error();
  const auto present = m_planner.foretell(**row, **catalogue);
  if (!present) return present.error();
  if (present->why)
    choice.changed = std::string(domain::sentence(*present->why));
  else
    choice.changed = effect::whatGrew(*foretold, present->effects);
  return choice;
}

}  // namespace ack::work
