#include "core/alert/channel_turn.h"

#include "core/alert/send_policy.h"
#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/store/tables.h"

#include <algorithm>

namespace ack::alert {
namespace {

using domain::AlertMessageState;
using Kind = SendOutcome::Kind;

/// nullopt where its alert is gone, or of a kind that this program doesn't know.
std::optional<OutgoingMessage> outgoing(const store::WaitingAlertMessage& waiting) {
  OutgoingMessage message;
  message.id = waiting.id;
  message.news = waiting.news;
  message.madeAt = waiting.madeAt;
  if (waiting.news == domain::AlertNews::trial) return message;
  const auto kind = domain::alertKindFrom(waiting.kind);
  if (!waiting.hasAlert || !kind) return std::nullopt;
  query::AlertView& alert = message.alert;
  alert.id = waiting.alert;
  alert.kind = *kind;
  alert.subject = waiting.subject;
  alert.state = waiting.state;
  alert.firstAt = waiting.firstAt;
  alert.lastAt = waiting.lastAt;
  alert.count = waiting.count;
  alert.evidence = waiting.text;
  alert.owner = waiting.owner;
  return message;
}

}  // namespace

ChannelTurn::ChannelTurn(domain::AlertChannel channel, std::unique_ptr<store::Connection> reader, ChannelParts parts)
    : m_channel(channel), m_reader(std::move(reader)), m_parts(std::move(parts)), m_messages(*m_reader) {}

bool ChannelTurn::nothingNew(std::int64_t data, const config::Catalogue& catalogue, UtcTime now) const {
  const bool clockWasSetBack = now < m_lookedAt;
  return data == m_seenData && catalogue.version == m_seenVersion && !clockWasSetBack &&
         (!m_nextDue || now < *m_nextDue);
}

Result<ChannelTurn::Step> ChannelTurn::step() {
  if (auto paid = pay(); !paid) return std::move(paid).error();
  const auto data = m_reader->dataVersion();
  if (!data) return data.error();
  const config::CataloguePtr catalogue = m_parts.catalogue();
  const UtcTime now = m_parts.clock.now();
  if (nothingNew(*data, *catalogue, now)) return Step::idle;
  if (catalogue->alerts.has(m_channel)) {
    // Somebody waits for a trial, and doesn't for what is tried again and again.
    auto due = m_messages.dueTrial(m_channel);
    if (due && !*due) due = m_messages.due(m_channel, now, now + kFarthest);
    if (!due) return due.error();
    if (*due) return see(**due, catalogue->alerts);
  }
  auto nextDue = m_messages.nextDue(m_channel);
  if (!nextDue) return std::move(nextDue).error();
  if (*nextDue && !catalogue->alerts.has(m_channel)) {
    const auto dropped = dropAll();
    if (!dropped) return dropped.error();
    if (*dropped) return Step::done;
    *nextDue = now + kBeforeDropping;
  }
  m_seenData = *data;
  m_seenVersion = catalogue->version;
  m_lookedAt = now;
  m_nextDue = *nextDue;
  return Step::idle;
}

Result<ChannelTurn::Step> ChannelTurn::see(const store::WaitingAlertMessage& waiting,
                                           const config::AlertSettings& settings) {
  const bool isTrial = waiting.news == domain::AlertNews::trial;
  const auto message = outgoing(waiting);
  const char* why = nullptr;
  if (!message) why = "there is no such alert any more";
  if (isTrial && m_parts.clock.now() - waiting.madeAt > kTrialAge) why = "nobody waits for it any more";
  if (why == nullptr) return send(*message, waiting.attempts, settings);
  if (auto dropped = drop(waiting.id, why); !dropped) return std::move(dropped).error();
  return Step::done;
}

Result<ChannelTurn::Step> ChannelTurn::send(const OutgoingMessage& message, int attempts,
                                            const config::AlertSettings& settings) {
  const SendOutcome outcome = m_parts.send(settings, message);
  if (outcome.kind == Kind::stopped) return Step::stopped;
  if (outcome.kind == Kind::sent) base::killPoint("alert.sent");
  const UtcTime now = m_parts.clock.now();
  m_owed = Owed{message.id, attempts, AlertMessageState::sent, now, now, outcome.evidence};
  if (outcome.kind != Kind::sent) {
    const bool isTrial = message.news == domain::AlertNews::trial;
    const auto next = outcome.kind == Kind::refused || isTrial
                          ? std::nullopt
                          : nextTry(attempts + 1, message.madeAt, now, outcome.retryAfter, m_parts.random);
    // What some have got was sent, so that they are told when it is over.
    const AlertMessageState end = outcome.reachedSome ? AlertMessageState::sent : AlertMessageState::givenUp;
    m_owed->state = next ? AlertMessageState::waiting : end;
    m_owed->nextAt = next.value_or(now);
    if (attempts == 0 || !next)
      base::log(base::LogLevel::warning, "alert",
                identityOf(message) + (next ? " is not sent yet by " : " can't be sent by ") +
                    std::string(domain::toText(m_channel)) + ": " + outcome.evidence);
  }
  if (auto paid = pay(); !paid) return std::move(paid).error();
  return Step::done;
}

/// Where it waits no more, somebody has ended it meanwhile: what they recorded stays.
Result<void> ChannelTurn::pay() {
  if (!m_owed) return {};
  auto paid = m_parts.write([this](store::WriteContext& context) -> Result<void> {
    const auto recorded = context.tables.alertMessage.record(m_owed->id, m_owed->attempts, m_owed->state, m_owed->at,
                                                             m_owed->nextAt, m_owed->evidence);
    return recorded ? Result<void>{} : recorded.error();
  });
  if (paid) m_owed.reset();
  return paid;
}

Result<void> ChannelTurn::drop(std::int64_t id, const char* why) {
  return m_parts.write([id, why](store::WriteContext& context) -> Result<void> {
    const auto dropped = context.tables.alertMessage.drop(id, context.now, why);
    return dropped ? Result<void>{} : dropped.error();
  });
}

/// false where those that wait are too young for that.
Result<bool> ChannelTurn::dropAll() {
  std::int64_t dropped = 0;
  auto done = m_parts.write([this, &dropped](store::WriteContext& context) -> Result<void> {
    const auto changed = context.tables.alertMessage.dropChannel(m_channel, context.now - kBeforeDropping,
                                                                 context.now, "the channel is not configured");
    if (!changed) return changed.error();
    dropped = *changed;
    return {};
  });
  if (!done) return std::move(done).error();
  return dropped > 0;
}

}  // namespace ack::alert
