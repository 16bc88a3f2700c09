#include "core/accept/acceptor.h"

#include "core/crypto/digest.h"
#include "core/store/counters.h"
#include "core/store/payload_codec.h"
#include "core/store/tables.h"

#include <algorithm>

namespace ack::accept {
namespace {

using domain::ArrivalResult;
using domain::DeliveryState;
using store::MinuteColumn;
using store::Total;

std::string_view bytesOf(const std::array<std::uint8_t, 32>& hash) noexcept {
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

bool has(const std::vector<AcceptedEvent>& events, ArrivalResult result) noexcept {
  return std::any_of(events.begin(), events.end(), [result](const AcceptedEvent& e) { return e.result == result; });
}

/// One word for the whole POST: it brought something new, or something too old, or nothing.
ArrivalResult resultOf(const std::vector<AcceptedEvent>& events) noexcept {
  if (has(events, ArrivalResult::accepted)) return ArrivalResult::accepted;
  return has(events, ArrivalResult::stale) ? ArrivalResult::stale : ArrivalResult::duplicate;
}

}  // namespace

std::size_t Acceptance::costBytes() const noexcept { return body.size() + 1'024 + 512 * events.size(); }

Result<void> Acceptance::run(store::WriteContext& context) {
  outcomes.clear();
  m_payload = 0;
  keyUsedBefore = false;
  if (notice)
    return context.tables.subscriptionNotice.keep(source->id, notice->subject,
                                                  notice->kind == provider::SubscriptionNotice::Kind::ended,
                                                  notice->link, receivedAt);
  if (!replayKey.empty()) {
    const auto usable = useReplayKey(context);
    if (!usable) return usable.error();
    keyUsedBefore = !*usable;
    if (keyUsedBefore)
      return context.tables.alert.raise(
          domain::AlertKind::replayedKey, source->name, receivedAt,
          "a signature that was used before came with another event; nothing of it was accepted");
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto claimed = claim(context, i);
    if (!claimed) return claimed.error();
    outcomes.push_back(*claimed);
    count(context, *claimed);
  }
  if (!subscription.empty())
    if (auto settled = context.tables.subscriptionNotice.settle(source->id, subscription, receivedAt); !settled)
      return settled;
  return writeArrival(context);
}

/// Whether the key is new, or came with these very events before: then they are duplicates, as any sent again.
Result<bool> Acceptance::useReplayKey(store::WriteContext& context) const {
  return context.tables.replayKey.remember(source->id, bytesOf(crypto::sha256(replayKey)), bytesOf(m_identitySha256),
                                           replayUntil, context.now);
}

/// Of its own element: providers put the same event into another batch when they try again.
std::string_view Acceptance::contentSha256(std::size_t index) const noexcept {
  return bytesOf(events[index].content.empty() ? m_bodySha256 : m_elementSha256[index]);
}

Result<AcceptedEvent> Acceptance::claim(store::WriteContext& context, std::size_t index) {
  const provider::IdentifiedEvent& event = events[index];
  store::DeliveryTable& table = context.tables.delivery;
  const std::string packed = domain::packEventId(event.eventId);
  const auto id = table.nextId();
  if (!id) return id.error();

  std::string evidence;  // outlives the row that views it
  store::NewDelivery row;
  row.id = *id;
  row.source = source->id;
  row.tenant = tenant;
  row.packedEventId = packed;
  row.type = event.type;
  row.occurredAt = event.occurredAt;
  row.receivedAt = receivedAt;
  row.bodySha256 = bytesOf(m_bodySha256);
  if (!event.content.empty()) row.elementSha256 = contentSha256(index);
  row.payload = m_payload != 0 ? m_payload : id->value;
  row.element = event.element;
  row.nextAt = context.now;
  if (stale || !event.problem.empty()) {
    row.state = DeliveryState::dead;
    row.cause = stale ? domain::DeadCause::stale : domain::DeadCause::mapping;
    row.settledAt = context.now;
    row.owner = source->owner;
    evidence = stale ? std::string(staleEvidence) : event.problem;
    if (stale && !event.problem.empty()) evidence += "; " + event.problem;
    row.evidence = evidence;
  }
  const auto inserted = table.insert(row);
  if (!inserted) return inserted.error();
  if (!*inserted) return recognise(context, packed, contentSha256(index));

  if (auto kept = keepPayload(context, *id, packed); !kept) return kept.error();
  if (keepFingerprint) {
    if (auto compared = compareFingerprint(context, *id, index); !compared) return compared.error();
  }
  if (auto compared = compareTenants(context, *id, packed, index); !compared) return compared.error();
  return AcceptedEvent{stale ? ArrivalResult::stale : ArrivalResult::accepted, *id, row.state, false};
}

Result<AcceptedEvent> Acceptance::recognise(store::WriteContext& context, std::string_view packedEventId,
                                            std::string_view contentSha256) {
  const auto known = context.tables.delivery.bump(source->id, tenant, packedEventId, contentSha256);
  if (!known) return known.error();
  if (!known->sameBody) {
    const auto raised = context.tables.alert.raise(
        domain::AlertKind::contentMismatch, source->name, receivedAt,
        toText(known->id) + " arrived again with another body; the first one is kept and was not changed");
    if (!raised) return raised.error();
  }
  return AcceptedEvent{ArrivalResult::duplicate, known->id, known->state, !known->sameBody};
}

Result<void> Acceptance::keepPayload(store::WriteContext& context, DeliveryId delivery,
                                     std::string_view packedEventId) {
  if (m_payload != 0) return {};  // a batch has one body
  std::vector<std::pair<std::string_view, std::string_view>> fields;
  fields.reserve(headers.size());
  for (const provider::HeaderView& header : headers) fields.emplace_back(header.name, header.value);
  const std::string_view kept = m_redacted ? std::string_view(*m_redacted) : body;
  const auto sealed =
      m_vault->seal(store::encodePayload(fields, kept), store::payloadAssociated(source->id, tenant, packedEventId));
  if (!sealed) return sealed.error();
  const auto written =
      context.tables.payload.insert(delivery.value, contentType, static_cast<std::int64_t>(kept.size()), *sealed,
                                    m_redacted ? bytesOf(m_redactedSha256) : std::string_view());
  if (written) m_payload = delivery.value;
  return written;
}

Result<void> Acceptance::compareFingerprint(store::WriteContext& context, DeliveryId delivery, std::size_t index) {
  std::string text(contentSha256(index));
  text += events[index].type;
  const auto hash = crypto::sha256(text);
  const auto first = context.tables.fingerprint.remember(source->id, bytesOf(hash), delivery);
  if (!first) return first.error();
  if (!*first) return {};
  // A genuine second event may have the same body: it is worked off as any other, and a person is told.
  if (auto noted = context.tables.note.insert(delivery, receivedAt, "same_body", "same body as " + toText(**first));
      !noted)
    return noted;
  return context.tables.alert.raise(domain::AlertKind::sameBodyOtherId, source->name, receivedAt,
                                    toText(delivery) + " has the same body as " + toText(**first) +
                                        " under another event ID, which the signature does not cover");
}

/// The path's tenant is part of an event's identity but rarely of what is signed, so that one signed event can be
/// sent again under any tenant. It may be meant so; a person is told.
Result<void> Acceptance::compareTenants(store::WriteContext& context, DeliveryId delivery,
                                        std::string_view packedEventId, std::size_t index) {
  // Only what came under a tenant is remembered: sources without tenants, which most are, write nothing for this.
  const std::string_view content = contentSha256(index);
  std::string text = "tenant";
  text.append(content).append(packedEventId);
  const auto hash = crypto::sha256(text);
  std::optional<DeliveryId> same;
  if (!tenant.empty()) {
    const auto plain = context.tables.delivery.findSame(source->id, {}, packedEventId, content);
    if (!plain) return plain.error();
    same = *plain;
  }
  const auto first = tenant.empty() ? context.tables.fingerprint.find(source->id, bytesOf(hash))
                                    : context.tables.fingerprint.remember(source->id, bytesOf(hash), delivery);
  if (!first) return first.error();
  if (!same) same = *first;
  if (!same) return {};
  if (auto noted = context.tables.note.insert(delivery, receivedAt, "same_body_tenant",
                                              "same event and body as " + toText(*same) + " under another tenant");
      !noted)
    return noted;
  return context.tables.alert.raise(domain::AlertKind::sameBodyOtherTenant, source->name, receivedAt,
                                    toText(delivery) + " is the same event with the same body as " + toText(*same) +
                                        " under another tenant, which most signatures do not cover");
}

void Acceptance::count(store::WriteContext& context, const AcceptedEvent& event) const {
  store::Counters& counters = context.counters;
  counters.seen(source->id, event.result, receivedAt);
  switch (event.result) {
  case ArrivalResult::accepted:
    counters.created(event.state);
    counters.add(Total::accepted);
    counters.minute(receivedAt, source->id, MinuteColumn::accepted);
    if (event.state == DeliveryState::dead) counters.minute(receivedAt, source->id, MinuteColumn::dead);
    break;
  case ArrivalResult::stale:
    counters.created(event.state);
    counters.add(Total::stale);
    counters.minute(receivedAt, source->id, MinuteColumn::stale);
    counters.minute(receivedAt, source->id, MinuteColumn::dead);
    break;
  case ArrivalResult::duplicate:
    counters.add(Total::duplicates);
    counters.minute(receivedAt, source->id, MinuteColumn::duplicates);
    break;
  case ArrivalResult::rejected:
    break;  // never an Acceptance
  }
}

Result<void> Acceptance::writeArrival(store::WriteContext& context) {
  store::NewArrival row;
  row.at = receivedAt;
  row.source = source->id;
  if (outcomes.size() == 1) row.delivery = outcomes.front().delivery;
  row.result = resultOf(outcomes);
  row.signature = signatureNote;
  row.contentMismatch =
      std::any_of(outcomes.begin(), outcomes.end(), [](const AcceptedEvent& e) { return e.contentMismatch; });
  const auto sent = bodyIsQuery ? crypto::sha256({}) : m_bodySha256;
  row.bodySha256 = bytesOf(sent);
  row.bodyBytes = bodyIsQuery ? 0 : static_cast<std::int64_t>(body.size());
  row.peer = peer;
  row.requestId = requestId;
  const auto written = context.tables.arrival.insert(row);
  if (!written) return written.error();
  arrival = *written;
  if (outcomes.size() == 1) return {};
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const auto added = context.tables.arrival.insertElement(arrival, static_cast<std::int64_t>(i),
                                                            outcomes[i].delivery, outcomes[i].result);
    if (!added) return added;
  }
  return {};
}

}  // namespace ack::accept
