#include "core/work/outcome_asks.h"

#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/effect/lookup_request.h"
#include "core/work/settle_ask.h"

namespace ack::work {

OutcomeAsks::OutcomeAsks(HttpClient& http, store::Writer& writer, queue::DestinationPacer& pacer, const Clock& clock,
                         RandomSource& random, queue::WorkSignal& answered, std::unique_ptr<store::Connection> reader)
    : m_http(http), m_writer(writer), m_pacer(pacer), m_clock(clock), m_random(random), m_answered(answered),
      m_inbox(std::make_shared<Inbox>()), m_reader(std::move(reader)), m_due(*m_reader), m_effects(*m_reader) {}

OutcomeAsks::~OutcomeAsks() { abandon(); }

void OutcomeAsks::abandon() noexcept {
  const std::lock_guard lock(m_inbox->mutex);
  m_inbox->closed = true;
  m_inbox->answers.clear();
}

Result<int> OutcomeAsks::askDue(const config::CataloguePtr& catalogue) {
  int asked = 0;
  if (!catalogue) return asked;
  for (const config::Destination& destination : catalogue->destinations) {
    if (!destination.reconcile) continue;
    auto some = askOf(destination, catalogue);
    if (!some) return some;
    asked += *some;
  }
  return asked;
}

Result<int> OutcomeAsks::askOf(const config::Destination& destination, const config::CataloguePtr& catalogue) {
  // Those under way are still due in the store, and stand before the others.
  const auto limit = static_cast<std::int64_t>(m_asks.size()) + destination.concurrency;
  auto ids = m_due.toAsk(destination.id, m_clock.now(), limit);
  if (!ids) return std::move(ids).error();
  int asked = 0;
  for (const DeliveryId id : *ids) {
    if (m_asks.contains(id.value)) continue;
    queue::CallSlot slot = m_pacer.takeForQuestion(destination.id);
    if (slot.destination() == 0) break;
    auto sent = ask(id, destination, catalogue, slot);
    if (!sent || !*sent) slot.giveBackUnused();
    if (!sent) return std::move(sent).error();
    if (*sent) ++asked;
  }
  return asked;
}

Result<bool> OutcomeAsks::ask(DeliveryId id, const config::Destination& destination,
                              const config::CataloguePtr& catalogue, queue::CallSlot& slot) {
  auto row = m_due.load(id);
  if (!row) return std::move(row).error();
  auto effect = m_effects.uncertain(id, destination.id);
  if (!effect) return std::move(effect).error();
  if (!*row || (*row)->state != domain::DeliveryState::unresolved || !*effect) return false;
  const Ask& asking =
      m_asks.emplace(id.value, Ask{catalogue, std::move(**effect), std::move(**row), std::move(slot)}).first->second;
  const auto lookup =
      effect::makeLookupRequest(destination, {id, asking.row.identity, asking.effect.key}, m_clock.now());
  auto tell = [inbox = m_inbox, &answered = m_answered, number = id.value](HttpOutcome outcome) {
    const std::lock_guard lock(inbox->mutex);
    if (inbox->closed) return;  // and whom to notify may be gone
    inbox->answers.emplace_back(number, std::move(outcome));
    answered.notify();
  };
  if (!lookup) {
    HttpOutcome none;
    none.failure = CallFailure::notSent;
    none.error = "its URL can't name an event of this ID";
    tell(std::move(none));
    return true;
  }
  HttpRequest request;
  request.method = "GET";
  request.url = lookup->url;
  request.headers = lookup->headers;
  request.connectTimeout = std::min(destination.connectTimeout, destination.reconcile->timeout);
  request.timeout = destination.reconcile->timeout;
  base::killPoint("ask.send");
  m_http.send(std::move(request), std::move(tell));
  return true;
}

int OutcomeAsks::settleAnswered() {
  std::vector<std::pair<std::int64_t, HttpOutcome>> answers;
  {
    const std::lock_guard lock(m_inbox->mutex);
    answers.swap(m_inbox->answers);
  }
  std::vector<std::unique_ptr<SettleAsk>> commands;
  std::vector<Result<void>> submitted;
  for (auto& [number, outcome] : answers) {
    auto node = m_asks.extract(number);
    if (node.empty()) continue;
    Ask& asked = node.mapped();
    asked.slot.giveBack();
    const config::Destination& destination = *asked.catalogue->destination(asked.effect.destination);
    LookupVerdict verdict = judgeLookup(destination, outcome, asked.effect.since, m_clock.now());
    commands.push_back(std::make_unique<SettleAsk>(std::move(asked.catalogue), std::move(asked.effect),
                                                   std::move(asked.row), std::move(verdict), m_random));
    submitted.push_back(m_writer.submit(*commands.back(), store::WriteLane::work));
  }
  for (std::size_t i = 0; i < commands.size(); ++i) {
    const auto settled = submitted[i] ? commands[i]->wait() : submitted[i];
    if (!settled && settled.error().code != ErrorCode::conflict)
      base::log(base::LogLevel::warning, "work", "an answer about an outcome is lost: " + settled.error().message);
  }
  return static_cast<int>(commands.size());
}

}  // namespace ack::work
