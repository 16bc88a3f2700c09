#include "core/effect/local_effects.h"

#include "core/store/counters.h"
#include "core/store/tables.h"

namespace ack::effect {

using domain::EffectState;

Result<LocalCheck> LocalEffects::check(const EffectPlan& plan) const {
  LocalCheck check;
  if (plan.local.empty()) return check;
  const PlannedEffect& first = plan.local.front();
  const auto* const charge = std::get_if<ChargePlan>(&first.what);
  if (charge == nullptr) return check;
  store::Tables& tables = m_context.tables;
  if (m_ranBefore) {
    const auto line = tables.ledger.chargeOf(m_event.delivery);
    if (!line) return line.error();
    check.alreadyCharged = line->has_value();
    if (check.alreadyCharged) return check;
  }
  const auto balance = tables.balance.read(charge->account, charge->amount.currency.code);
  if (!balance) return balance.error();
  const auto after = base::addExact(*balance, charge->amount.minor);
  check.balanceAfter = after.value_or(0);
  if (!after)
    check.refused = "the account's balance would not fit 64 bits of minor units";
  else if (charge->refuseBelowZero && charge->amount.minor < 0 && *after < 0)
    check.refused = "the charge would take the account's balance below zero, which its rule refuses";
  if (!check.refused) return check;
  // An effect that is already applied under this key is skipped, so there is nothing to refuse.
  const auto taken = tables.effect.find(first.kind, first.key);
  if (!taken) return taken.error();
  if (taken->has_value()) check.refused.reset();
  return check;
}

Result<void> LocalEffects::apply(const EffectPlan& plan, const LocalCheck& check) const {
  for (const PlannedEffect& effect : plan.local) {
    Result<void> applied;
    if (const auto* const charge = std::get_if<ChargePlan>(&effect.what))
      applied = applyCharge(effect, *charge, check);
    else if (const auto* const inbox = std::get_if<InboxPlan>(&effect.what))
      applied = applyInbox(effect, *inbox);
    else if (const auto* const status = std::get_if<StatusPlan>(&effect.what))
      applied = applyStatus(effect, *status);
    if (!applied) return applied;
  }
  return {};
}

Result<std::optional<EffectId>> LocalEffects::begin(const PlannedEffect& effect, EffectState state) const {
  store::NewEffect row;
  row.kind = effect.kind;
  row.key = effect.key;
  row.delivery = m_event.delivery;
  row.state = state;
  row.attempt = m_attempt;
  row.outcomeAt = m_context.now;
  auto id = m_context.tables.effect.insert(row);
  if (!id || id->has_value()) return id;
  auto noted = noteTaken(effect);
  if (!noted) return std::move(noted).error();
  return id;
}

Result<void> LocalEffects::noteTaken(const PlannedEffect& effect) const {
  if (m_ranBefore) return {};
  const auto taken = m_context.tables.effect.find(effect.kind, effect.key);
  if (!taken) return taken.error();
  if (!taken->has_value() || (*taken)->delivery == m_event.delivery) return {};
  return m_context.tables.note.insert(m_event.delivery, m_context.now, "already_applied",
                                      std::string(domain::toText(effect.kind)) + " belongs to " +
                                          domain::toText((*taken)->delivery) + ", which came with the same key");
}

Result<void> LocalEffects::applyCharge(const PlannedEffect& effect, const ChargePlan& charge,
                                       const LocalCheck& check) const {
  if (check.alreadyCharged) return {};
  auto id = begin(effect, EffectState::applied);
  if (!id) return std::move(id).error();
  if (!*id) return {};
  store::LedgerLine line;
  line.effect = **id;
  line.delivery = m_event.delivery;
  line.account = charge.account;
  line.amount = charge.amount;
  line.description = charge.description;
  line.at = m_context.now;
  auto written = m_context.tables.ledger.append(line);
  if (!written) return std::move(written).error();
  auto balanced = m_context.tables.balance.put(charge.account, {check.balanceAfter, charge.amount.currency});
  if (!balanced) return balanced;
  m_context.counters.add(store::Total::charges);
  m_context.counters.minute(m_context.now, m_event.identity.source, store::MinuteColumn::charges);
  return {};
}

Result<void> LocalEffects::applyInbox(const PlannedEffect& effect, const InboxPlan& inbox) const {
  auto id = begin(effect, EffectState::applied);
  if (!id) return std::move(id).error();
  if (!*id) return {};
  return m_context.tables.inbox.insert(
      {**id, m_event.delivery, inbox.thread, inbox.sender, inbox.recipient, inbox.text, m_context.now});
}

Result<void> LocalEffects::applyStatus(const PlannedEffect& effect, const StatusPlan& status) const {
  store::SubjectStatus news;
  news.source = m_event.identity.source;
  news.tenant = m_event.identity.tenant;
  news.subject = status.subject;
  news.status = status.status;
  news.occurredAt = status.occurredAt;
  news.tieBreak = status.tieBreak;
  news.delivery = m_event.delivery;
  const auto older = m_context.tables.status.isOlder(news);
  if (!older) return older.error();
  auto id = begin(effect, *older ? EffectState::superseded : EffectState::applied);
  if (!id) return std::move(id).error();
  if (!*id || *older) return {};
  news.effect = **id;
  return m_context.tables.status.put(news);
}

}  // namespace ack::effect
