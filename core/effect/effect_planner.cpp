#include "core/effect/effect_planner.h"

#include "core/effect/effect_key.h"
#include "core/effect/status_order.h"
#include "core/effect/type_glob.h"
#include "core/effect/value_reader.h"

#include <algorithm>

namespace ack::effect {
namespace {

using config::EffectSpec;
using domain::EffectKind;

/// One event being planned: what every part needs.
struct Planning {
  const config::Catalogue& catalogue;
  const config::Source& source;
  const EventFacts& event;
  const ValueReader& values;
  ContentProof proof;
};

Error mappingError(std::string message) { return Error{ErrorCode::invalid, std::move(message)}; }

Result<std::string> keyOf(const Planning& in, const EffectSpec& spec, std::int64_t destination) {
  if (!spec.key) return eventKey(in.event.delivery, destination);
  auto text = in.values.required(*spec.key, "key");
  if (!text) return std::move(text).error();
  return businessKey(in.source.id, in.event.identity.tenant, *text, destination);
}

Result<Money> amountOf(const Planning& in, const EffectSpec& spec) {
  const auto code = in.values.required(spec.currency, "currency");
  if (!code) return code.error();
  const auto currency = base::findCurrency(*code);
  if (!currency) return mappingError("currency is not an active ISO 4217 code with 0, 2 or 3 decimals");
  const auto amount = in.values.requiredValue(spec.amount, "amount");
  if (!amount) return amount.error();
  if (amount->type == domain::JsonType::boolean) return mappingError("amount is a boolean, not a number or text");
  auto money = base::parseMoney(amount->text, *currency, spec.unit);
  if (!money)
    return mappingError("amount is not an exact amount of " + currency->code + " within 64 bits of minor units");
  if (money->minor < 0) return mappingError("amount is negative; a charge takes its sign from the direction");
  if (spec.debit) money->minor = -money->minor;
  return money;
}

Result<PlannedEffect> planCharge(const Planning& in, const EffectSpec& spec) {
  if (in.proof == ContentProof::notProven && !in.source.allowUnprovenCharges)
    return mappingError(
        "the provider's signature does not cover the body, and the source does not allow charges from it");
  ChargePlan charge;
  charge.refuseBelowZero = spec.refuseBelowZero;
  auto account = in.values.required(spec.account, "account");
  if (!account) return std::move(account).error();
  auto amount = amountOf(in, spec);
  if (!amount) return std::move(amount).error();
  auto description = in.values.optional(spec.description, "description");
  if (!description) return std::move(description).error();
  auto key = keyOf(in, spec, 0);
  if (!key) return std::move(key).error();
  charge.account = std::move(*account);
  charge.amount = std::move(*amount);
  charge.description = std::move(*description);
  return PlannedEffect{EffectKind::charge, std::move(*key), std::move(charge)};
}

Result<PlannedEffect> planInbox(const Planning& in, const EffectSpec& spec) {
  InboxPlan inbox;
  auto thread = in.values.required(spec.thread, "thread");
  if (!thread) return std::move(thread).error();
  inbox.thread = std::move(*thread);
  const struct {
    const config::ValueExpression& from;
    const char* what;
    std::string& to;
  } others[] = {{spec.sender, "sender", inbox.sender},
                {spec.recipient, "recipient", inbox.recipient},
                {spec.text, "text", inbox.text}};
  for (const auto& other : others) {
    auto value = in.values.optional(other.from, other.what);
    if (!value) return std::move(value).error();
    other.to = std::move(*value);
  }
  auto key = keyOf(in, spec, 0);
  if (!key) return std::move(key).error();
  return PlannedEffect{EffectKind::inbox, std::move(*key), std::move(inbox)};
}

Result<UtcTime> statusTime(const Planning& in, const EffectSpec& spec) {
  const UtcTime fallback = in.event.occurredAt.value_or(in.event.receivedAt);
  if (!spec.occurredAt) return fallback;
  const auto text = in.values.optional(*spec.occurredAt, "occurred_at");
  if (!text) return text.error();
  if (text->empty()) return fallback;
  const auto time = readEventTime(*text);
  if (!time) return mappingError("occurred_at is no RFC 3339 time with a zone, and no Unix seconds or milliseconds");
  return *time;
}

Result<PlannedEffect> planStatus(const Planning& in, const EffectSpec& spec) {
  StatusPlan status;
  auto subject = in.values.required(spec.subject, "subject");
  if (!subject) return std::move(subject).error();
  auto word = in.values.required(spec.status, "status");
  if (!word) return std::move(word).error();
  const auto time = statusTime(in, spec);
  if (!time) return time.error();
  std::string sequence;
  if (spec.sequence) {
    auto text = in.values.optional(*spec.sequence, "sequence");
    if (!text) return std::move(text).error();
    sequence = std::move(*text);
  }
  auto tie = tieBreak({sequence, *word, spec.rank, in.event.type, in.event.identity.eventId});
  if (!tie) return mappingError("sequence is not a whole number without a sign");
  auto key = keyOf(in, spec, 0);
  if (!key) return std::move(key).error();
  status.subject = std::move(*subject);
  status.status = std::move(*word);
  status.occurredAt = *time;
  status.tieBreak = std::move(*tie);
  return PlannedEffect{EffectKind::status, std::move(*key), std::move(status)};
}

Result<PlannedEffect> planForward(const Planning& in, const EffectSpec& spec) {
  const config::Destination* const destination = in.catalogue.destination(std::string_view(spec.destination));
  if (destination == nullptr || destination->id <= 0)
    return mappingError("destination \"" + spec.destination + "\" is not configured");
  auto key = keyOf(in, spec, destination->id);
  if (!key) return std::move(key).error();
  return PlannedEffect{EffectKind::forward, std::move(*key), ForwardPlan{destination->id}};
}

Result<PlannedEffect> planOne(const Planning& in, const EffectSpec& spec) {
  switch (spec.kind) {
  case EffectKind::charge:
    return planCharge(in, spec);
  case EffectKind::inbox:
    return planInbox(in, spec);
  case EffectKind::status:
    return planStatus(in, spec);
  case EffectKind::forward:
    return planForward(in, spec);
  }
  return mappingError("unknown kind of effect");
}

Result<void> add(EffectPlan& plan, PlannedEffect effect) {
  auto& list = effect.kind == EffectKind::forward ? plan.forwards : plan.local;
  for (const PlannedEffect& other : list) {
    if (other.kind != effect.kind) continue;
    if (effect.kind == EffectKind::charge) return mappingError("a second charge for one event");
    if (other.key == effect.key) return mappingError("a second effect of this kind with the same key");
  }
  const auto at = effect.kind == EffectKind::charge ? list.begin() : list.end();
  list.insert(at, std::move(effect));
  return {};
}

Result<bool> applies(const Planning& in, const config::Rule& rule) {
  if (!matchesGlob(rule.typeGlob, in.event.type)) return false;
  for (const config::Condition& condition : rule.all) {
    auto holds = in.values.holds(condition);
    if (!holds || !*holds) return holds;
  }
  return true;
}

std::string ruleName(std::size_t index) { return "rule " + std::to_string(index + 1); }

}  // namespace

Result<EffectPlan> EffectPlanner::plan(const config::Source& source, const EventFacts& event,
                                       const domain::PayloadDocument& payload, ContentProof proof) const {
  const ValueReader values(payload, event.element);
  const Planning in{m_catalogue, source, event, values, proof};
  EffectPlan plan;
  for (std::size_t r = 0; r < source.rules.size(); ++r) {
    const config::Rule& rule = source.rules[r];
    auto use = applies(in, rule);
    if (!use) return base::withContext(ruleName(r), std::move(use).error());
    if (!*use) continue;
    for (std::size_t e = 0; e < rule.effects.size(); ++e) {
      auto effect = planOne(in, rule.effects[e]);
      Result<void> added = effect ? add(plan, std::move(*effect)) : Result<void>(std::move(effect).error());
      if (!added)
        return base::withContext(ruleName(r) + ", effect " + std::to_string(e + 1) + " (" +
                                     std::string(domain::toText(rule.effects[e].kind)) + ")",
                                 std::move(added).error());
    }
  }
  return plan;
}

}  // namespace ack::effect
