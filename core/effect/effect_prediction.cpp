#include "core/effect/effect_prediction.h"

#include "core/base/encoding.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>

namespace ack::effect {
namespace {

using domain::DuplicateRisk;
using domain::EffectKind;
using domain::EffectState;
using domain::Prediction;
using domain::PredictionWhy;

PredictedEffect as(PredictedEffect effect, Prediction prediction, DuplicateRisk risk, PredictionWhy why) {
  effect.prediction = prediction;
  effect.risk = risk;
  effect.why = why;
  return effect;
}

/// What is recorded for the effect decides.
PredictedEffect predictRecorded(PredictedEffect effect, const store::EffectRow& row, DeliveryId delivery,
                                const config::Destination* destination) {
  switch (row.state) {
  case EffectState::applied:
    return as(std::move(effect), Prediction::skip, DuplicateRisk::none,
              row.delivery == delivery ? PredictionWhy::applied : PredictionWhy::appliedByOther);
  case EffectState::superseded:
    if (effect.kind != EffectKind::forward)
      return as(std::move(effect), Prediction::skip, DuplicateRisk::none, PredictionWhy::superseded);
    break;
  case EffectState::planned:
  case EffectState::failed:
  case EffectState::intended:
  case EffectState::unknown:
    break;
  }
  if (row.delivery != delivery)
    return as(std::move(effect), Prediction::conflict, DuplicateRisk::none, PredictionWhy::otherUnderWay);
  if (row.state == EffectState::failed)
    return as(std::move(effect), Prediction::run, DuplicateRisk::low, PredictionWhy::failedBefore);
  if (row.state == EffectState::intended || row.state == EffectState::unknown)
    return predictUnknown(std::move(effect), destination);
  return as(std::move(effect), Prediction::run, DuplicateRisk::none, PredictionWhy::notSent);
}

PredictedEffect predictOne(PredictedEffect effect, const std::optional<store::EffectRow>& row, DeliveryId delivery,
                           const config::Catalogue& catalogue) {
  const bool forward = effect.kind == EffectKind::forward;
  const config::Destination* const destination = forward ? catalogue.destination(effect.destination) : nullptr;
  if (row)
    effect = predictRecorded(std::move(effect), *row, delivery, destination);
  else
    effect = as(std::move(effect), Prediction::run, DuplicateRisk::none,
                forward ? PredictionWhy::notSent : PredictionWhy::oncePerEvent);
  if (forward && destination == nullptr && effect.prediction != Prediction::skip)
    return as(std::move(effect), Prediction::conflict, effect.risk, PredictionWhy::destinationGone);
  return effect;
}

bool isSame(const PredictedEffect& a, const PredictedEffect& b) {
  return a.kind == b.kind && a.destination == b.destination && a.key == b.key;
}

/// What was foretold may become less, never more.
bool isLess(const PredictedEffect& foretold, const PredictedEffect& present) {
  if (present.prediction == Prediction::skip) return true;
  if (present.risk > foretold.risk) return false;
  if (present.prediction == foretold.prediction) return true;
  return foretold.prediction == Prediction::ask && present.prediction == Prediction::run;
}

std::string nameOf(const PredictedEffect& effect) { return std::string(domain::toText(effect.kind)); }

}  // namespace

PredictedEffect predictUnknown(PredictedEffect effect, const config::Destination* destination) {
  if (destination == nullptr)
    return as(std::move(effect), Prediction::conflict, DuplicateRisk::possible, PredictionWhy::destinationGone);
  const bool asks = destination->reconcile.has_value();
  if (asks && destination->idempotent)
    return as(std::move(effect), Prediction::ask, DuplicateRisk::low, PredictionWhy::canBeAsked);
  if (asks) return as(std::move(effect), Prediction::ask, DuplicateRisk::possible, PredictionWhy::canBeAskedOnly);
  if (destination->idempotent)
    return as(std::move(effect), Prediction::run, DuplicateRisk::low, PredictionWhy::sameKey);
  return as(std::move(effect), Prediction::conflict, DuplicateRisk::possible, PredictionWhy::cannotBeAsked);
}

Result<std::vector<PredictedEffect>> predictEffects(store::EffectTable& effects, const EffectPlan& plan,
                                                    DeliveryId delivery, const config::Catalogue& catalogue) {
  std::vector<PredictedEffect> out;
  const auto add = [&](EffectKind kind, std::int64_t destination, const std::string& key) -> Result<void> {
    auto row = effects.find(kind, key);
    if (!row) return std::move(row).error();
    PredictedEffect effect;
    effect.kind = kind;
    effect.destination = destination;
    effect.key = key;
    out.push_back(predictOne(std::move(effect), *row, delivery, catalogue));
    return {};
  };
  for (const PlannedEffect& local : plan.local)
    if (auto added = add(local.kind, 0, local.key); !added) return std::move(added).error();
  for (const PlannedEffect& forward : plan.forwards)
    if (auto added = add(forward.kind, std::get<ForwardPlan>(forward.what).destination, forward.key); !added)
      return std::move(added).error();
  auto recorded = effects.ofDelivery(delivery);
  if (!recorded) return std::move(recorded).error();
  const std::size_t planned = out.size();
  for (const store::RecordedEffect& one : *recorded) {
    PredictedEffect effect;
    effect.kind = one.kind;
    effect.destination = one.destination;
    effect.key = one.key;
    const auto end = out.begin() + static_cast<std::ptrdiff_t>(planned);
    if (std::any_of(out.begin(), end, [&](const PredictedEffect& p) { return isSame(p, effect); })) continue;
    if (auto added = add(one.kind, one.destination, one.key); !added) return std::move(added).error();
    // The rules no longer ask for it: what had not happened will not.
    PredictedEffect& left = out.back();
    const bool neverHappened = left.why == PredictionWhy::notSent || left.why == PredictionWhy::failedBefore ||
                               left.why == PredictionWhy::oncePerEvent || left.why == PredictionWhy::destinationGone;
    if (neverHappened && left.risk != DuplicateRisk::possible)
      left = as(std::move(left), Prediction::skip, DuplicateRisk::none, PredictionWhy::superseded);
    else if (left.prediction != Prediction::skip)
      left = as(std::move(left), Prediction::conflict, DuplicateRisk::possible, PredictionWhy::cannotBeAsked);
  }
  return out;
}

bool mayRun(const std::vector<PredictedEffect>& effects) noexcept {
  return std::none_of(effects.begin(), effects.end(),
                      [](const PredictedEffect& e) { return e.prediction == Prediction::conflict; });
}

std::optional<std::string> whatGrew(const std::vector<PredictedEffect>& foretold,
                                    const std::vector<PredictedEffect>& present) {
  for (const PredictedEffect& now : present) {
    const auto before =
        std::find_if(foretold.begin(), foretold.end(), [&now](const PredictedEffect& f) { return isSame(f, now); });
    if (before == foretold.end()) {
      if (now.prediction == Prediction::skip) continue;
      return "a " + nameOf(now) + " effect was not in the preview";
    }
    if (!isLess(*before, now))
      return nameOf(now) + " was to be \"" + std::string(domain::toText(before->prediction)) + "\" and is \"" +
             std::string(domain::toText(now.prediction)) + "\" now: " + std::string(domain::sentence(now.why));
  }
  return std::nullopt;
}

std::string toStoredText(const std::vector<PredictedEffect>& effects) {
  boost::json::array all;
  for (const PredictedEffect& effect : effects)
    all.push_back(boost::json::array{static_cast<int>(effect.kind), effect.destination, base::toHex(effect.key),
                                     static_cast<int>(effect.prediction), static_cast<int>(effect.risk),
                                     static_cast<int>(effect.why)});
  return boost::json::serialize(all);
}

Result<std::vector<PredictedEffect>> predictionsFrom(std::string_view text) {
  const Error broken{ErrorCode::corrupt, "the effects of a replay's manifest can't be read"};
  boost::system::error_code failed;
  const boost::json::value parsed = boost::json::parse(text, failed);
  if (failed || !parsed.is_array()) return broken;
  std::vector<PredictedEffect> effects;
  for (const boost::json::value& one : parsed.get_array()) {
    if (!one.is_array() || one.get_array().size() != 6) return broken;
    const boost::json::array& values = one.get_array();
    for (const std::size_t number : {0U, 1U, 3U, 4U, 5U})
      if (!values[number].is_int64()) return broken;
    const auto key = values[2].is_string() ? base::fromHex(std::string_view(values[2].get_string())) : std::nullopt;
    if (!key) return broken;
    PredictedEffect effect;
    effect.kind = static_cast<EffectKind>(values[0].get_int64());
    effect.destination = values[1].get_int64();
    effect.key = *key;
    effect.prediction = static_cast<Prediction>(values[3].get_int64());
    effect.risk = static_cast<DuplicateRisk>(values[4].get_int64());
    effect.why = static_cast<PredictionWhy>(values[5].get_int64());
    effects.push_back(std::move(effect));
  }
  return effects;
}

}  // namespace ack::effect
