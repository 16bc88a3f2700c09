#include "core/query/request_trial.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/effect/effect_planner.h"
#include "core/effect/type_glob.h"
#include "core/effect/value_reader.h"
#include "core/query/trial_words.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include <algorithm>

namespace ack::query {
namespace {

provider::KeyMaterial keysOf(const config::Source& source) {
  provider::KeyMaterial keys;
  for (const config::Secret& secret : source.secrets)
    if (!secret.value.empty()) keys.secrets.push_back(secret.value);
  for (const config::Secret& key : source.publicKeys)
    if (!key.value.empty()) keys.publicKeys.push_back(key.value);
  return keys;
}

Result<provider::ProviderPtr> providerOf(const provider::ProviderRegistry& providers, const config::Source& source) {
  if (!source.recipe.empty()) return providers.fromRecipe(source.provider, source.recipe);
  provider::ProviderPtr found = providers.find(source.provider);
  if (!found) return Error{ErrorCode::notFound, "\"" + source.provider + "\" is not a built-in provider"};
  return found;
}

provider::RequestToCheck inputOf(const provider::Provider& provider, const config::Catalogue& catalogue,
                                 const config::Source& source, UtcTime now) {
  provider::RequestToCheck input;
  input.keys = keysOf(source);
  input.publicUrl = source.publicUrl;
  input.window = provider.defaultWindow();
  if (source.replayWindow) input.window.past = source.replayWindow;
  if (source.futureTolerance) input.window.future = source.futureTolerance;
  input.now = now;
  for (const config::Source& other : catalogue.sources)
    if (other.name != source.name) input.otherKeys.push_back({other.name, keysOf(other)});
  return input;
}

std::string wordsOf(const effect::PlannedEffect& planned, const config::Catalogue& catalogue) {
  if (const auto* charge = std::get_if<effect::ChargePlan>(&planned.what))
    return charge->account + ", " + base::toText(charge->amount);
  if (const auto* inbox = std::get_if<effect::InboxPlan>(&planned.what)) return inbox->thread;
  if (const auto* status = std::get_if<effect::StatusPlan>(&planned.what))
    return status->subject + " is " + status->status;
  const auto& forward = std::get<effect::ForwardPlan>(planned.what);
  const config::Destination* destination = catalogue.destination(forward.destination);
  return destination == nullptr ? std::string() : destination->name;
}

/// As the planner decides it; an ambiguous value is the planner's to refuse.
bool applies(const config::Rule& rule, const TrialEvent& event, const effect::ValueReader& values) {
  if (!effect::matchesGlob(rule.typeGlob, event.type)) return false;
  return std::all_of(rule.all.begin(), rule.all.end(), [&](const config::Condition& condition) {
    const auto holds = values.holds(condition);
    return !holds || *holds;
  });
}

TrialEvent trialOf(const provider::IdentifiedEvent& found, const provider::Provider& provider,
                   const config::Catalogue& catalogue, const config::Source& source,
                   const domain::PayloadDocument& payload, UtcTime now) {
  TrialEvent event{found.eventId, found.type, found.occurredAt, {}, {}, {}};
  const effect::ValueReader values(payload, found.element);
  for (std::size_t i = 0; i < source.rules.size(); ++i)
    if (applies(source.rules[i], event, values)) event.rules.push_back(static_cast<int>(i) + 1);
  effect::EventFacts facts;
  facts.identity = {source.id, {}, found.eventId};
  facts.type = found.type;
  facts.occurredAt = found.occurredAt;
  facts.receivedAt = now;
  facts.element = found.element;
  const auto proof = provider.coverage() == provider::Coverage::none ? effect::ContentProof::notProven
                                                                     : effect::ContentProof::proven;
  auto plan = effect::EffectPlanner(catalogue).plan(source, facts, payload, proof);
  if (!plan) {
    event.refused = plan.error().message;
    return event;
  }
  for (const auto* list : {&plan->local, &plan->forwards})
    for (const effect::PlannedEffect& planned : *list)
      event.effects.push_back({planned.kind, wordsOf(planned, catalogue)});
  return event;
}

boost::json::value textOrBase64(const std::string& bytes) {
  return base::isUtf8(bytes) ? boost::json::value(bytes) : boost::json::value("base64:" + base::toBase64(bytes));
}

boost::json::object eventJson(const TrialEvent& event) {
  boost::json::array effects;
  for (const TrialEffect& effect : event.effects)
    effects.push_back({{"kind", domain::toText(effect.kind)}, {"words", textOrBase64(effect.words)}});
  boost::json::object out{{"event_id", textOrBase64(event.eventId)},
                          {"type", textOrBase64(event.type)},
                          {"rules", boost::json::value_from(event.rules)},
                          {"effects", std::move(effects)}};
  if (event.occurredAt) out["occurred_at"] = base::toRfc3339(*event.occurredAt);
  if (!event.refused.empty()) out["refused"] = event.refused;
  return out;
}

}  // namespace

Result<RequestTrial> tryRequest(const provider::ProviderRegistry& providers, const config::Catalogue& catalogue,
                                const config::Source& source, std::string_view pasted, UtcTime now) {
  auto provider = providerOf(providers, source);
  if (!provider) return std::move(provider).error();
  auto request = provider::readPastedRequest(pasted);
  if (!request) return std::move(request).error();
  provider::RequestToCheck input = inputOf(**provider, catalogue, source, now);
  input.request = std::move(request).value();
  provider::RequestCheck check = provider::checkRequest(**provider, &providers, input);
  RequestTrial trial;
  trial.authentic = check.authentic();
  trial.handshake = check.handshake;
  trial.signedAt = check.signedAt;
  if (check.payload)
    for (const provider::IdentifiedEvent& event : check.events)
      trial.events.push_back(trialOf(event, **provider, catalogue, source, *check.payload, now));
  trial.steps = std::move(check.steps);
  trial.causes = std::move(check.causes);
  return trial;
}

std::string toJson(const RequestTrial& trial) {
  boost::json::array steps, causes, events;
  for (const CheckedStep& step : trial.steps)
    steps.push_back({{"step", provider::toText(step.step)},
                     {"state", provider::toText(step.state)},
                     {"reason", step.reason},
                     {"detail", textOrBase64(step.detail)},
                     {"words", textOrBase64(filled(stepSentence(step)))}});
  for (const FoundCause& cause : trial.causes)
    causes.push_back({{"cause", provider::toText(cause.cause)}, {"detail", cause.detail}});
  for (const TrialEvent& event : trial.events) events.push_back(eventJson(event));
  return boost::json::serialize(boost::json::object{{"authentic", trial.authentic},
                                                    {"handshake", trial.handshake},
                                                    {"steps", std::move(steps)},
                                                    {"causes", std::move(causes)},
                                                    {"events", std::move(events)}});
}

}  // namespace ack::query
