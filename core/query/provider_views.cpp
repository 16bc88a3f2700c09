#include "core/query/provider_views.h"

namespace ack::query {
namespace {

FactView::Trust trustOf(std::string_view mark) noexcept {
  using enum FactView::Trust;
  if (mark.find("official") != std::string_view::npos) return official;
  if (mark.find("code") != std::string_view::npos) return code;
  if (mark.find("secondary") != std::string_view::npos) return secondary;
  return unverified;
}

LimitView limitOf(const std::optional<provider::TimeLimit>& limit) {
  if (!limit) return {};
  return {limit->time.count(), limit->fact};
}
LimitView limitOf(const std::optional<provider::CountLimit>& limit) {
  if (!limit) return {};
  return {limit->count, limit->fact};
}

AnswerView answerOf(const provider::Answer& answer) { return {answer.status, answer.body.value_or("")}; }

std::vector<SetUpField> setUpFields(const provider::Provider& provider) {
  using enum SetUpField::Need;
  std::vector<SetUpField> fields;
  const provider::KeyNeeds needs = provider.keyNeeds();
  const auto keyNeed = provider.findsKeys() ? optional : needs.secrets && needs.publicKeys ? eitherOf : required;
  if (needs.secrets) fields.push_back({"secrets", needs.secret, keyNeed});
  if (needs.publicKeys) fields.push_back({"public_keys", needs.publicKey, keyNeed});
  // "webhook_id: needed, it is part of …"
  const std::string_view missing = provider.missingField();
  constexpr std::string_view kBetween = ": needed, ";
  if (const std::size_t colon = missing.find(kBetween); colon != std::string_view::npos)
    fields.push_back({"recipe." + std::string(missing.substr(0, colon)),
                      std::string(missing.substr(colon + kBetween.size())), required});
  if (needs.signsUrl)
    fields.push_back({"public_url", "the URL as the provider has it, which its signature covers", ifProxied});
  return fields;
}

}  // namespace

std::string_view coverageWord(provider::Coverage coverage) noexcept {
  switch (coverage) {
  case provider::Coverage::bodyAndId:
    return "body_and_id";
  case provider::Coverage::bodyOnly:
    return "body_only";
  case provider::Coverage::weak:
    return "weak";
  case provider::Coverage::none:
    return "none";
  }
  return "none";
}

std::vector<FactView> factViews(const std::vector<provider::Fact>& facts) {
  std::vector<FactView> views;
  for (const provider::Fact& fact : facts) {
    FactView view{fact.field, fact.value, fact.mark, fact.source, trustOf(fact.mark), false};
    if (view.source == "same" && !views.empty()) view.source = views.back().source;
    view.conflict =
        fact.value.find("CONFLICT") != std::string::npos || fact.value.find("disagree") != std::string::npos;
    views.push_back(std::move(view));
  }
  return views;
}

LimitsView limitsView(const provider::Limits& limits) {
  LimitsView view;
  view.answerWithin = limitOf(limits.answerWithin);
  view.retriesFor = limitOf(limits.retriesFor);
  view.retries = limitOf(limits.retries);
  view.recoverableFor = limitOf(limits.recoverableFor);
  view.disablesAfter = limitOf(limits.disablesAfter);
  view.disablesAfterFailures = limitOf(limits.disablesAfterFailures);
  if (const provider::TimeLimit* by = limits.recoverBy()) view.recoverBy = {by->time.count(), by->fact};
  return view;
}

LimitView actBy(const LimitsView& limits) {
  const LimitView& alone = limits.retriesFor;
  const LimitView& asked = limits.recoverableFor;
  const auto lasts = [](const LimitView& limit) { return limit.number && *limit.number > 0; };
  if (lasts(alone) && lasts(asked)) return *alone.number <= *asked.number ? alone : asked;
  if (lasts(alone)) return alone;
  return asked.number ? asked : alone;
}

ProviderView providerView(const provider::Provider& provider) {
  ProviderView view;
  view.key = provider.key();
  view.name = provider.name();
  view.setUp = setUpFields(provider);
  view.coverage = coverageWord(provider.coverage());
  view.windowPast = provider.defaultWindow().past;
  view.windowFuture = provider.defaultWindow().future;
  const provider::AnswerTable& answers = provider.answers();
  view.accepted = answerOf(answers.accepted);
  view.duplicate = answerOf(answers.duplicate);
  view.stale = answerOf(answers.stale);
  view.badSignature = answers.badSignature;
  view.unsignedRequest = answers.unsignedRequest;
  for (const std::string& method : provider.handshakeMethods()) view.handshakeMethods.push_back(method);
  view.limits = limitsView(provider.limits());
  view.facts = factViews(provider.facts());
  return view;
}

std::vector<ProviderView> providerViews(const provider::ProviderRegistry& providers) {
  std::vector<ProviderView> views;
  for (const auto& provider : providers.all()) views.push_back(providerView(*provider));
  return views;
}

const FactView* findFact(const std::vector<FactView>& facts, std::string_view field) noexcept {
  for (const FactView& fact : facts)
    if (fact.field.starts_with(field)) return &fact;
  return nullptr;
}

}  // namespace ack::query
