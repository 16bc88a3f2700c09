#include "core/query/json_views.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/query/json_parts.h"
#include "core/query/letter_words.h"
#include "core/query/outcome_json.h"
#include "core/query/plain_json.h"
#include "core/query/provider_sheet.h"
#include "core/query/provider_views.h"
#include "core/query/waiting.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <boost/json/value_from.hpp>

#include <algorithm>

namespace ack::query {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

template <class Word>
value word(Word one) {
  return wordOf(domain::toText(one));
}

/// JSON text is UTF-8, but IDs are opaque bytes: others go as base64 under a name of their own, and nothing is lost.
void putBytes(object& out, const char* name, const std::string& bytes) {
  if (base::isUtf8(bytes)) {
    out[name] = bytes;
    return;
  }
  out[name] = nullptr;
  out[std::string(name) + "_base64"] = base::toBase64(bytes);
}

object arrivalJson(const ArrivalView& arrival) {
  return {{"id", domain::toText(arrival.id)},
          {"at", timeOf(arrival.at)},
          {"result", word(arrival.result)},
          {"signature", textOf(arrival.signature)},
          {"body_sha256", arrival.bodySha256Hex},
          {"body_bytes", arrival.bodyBytes},
          {"content_mismatch", arrival.contentMismatch},
          {"source", arrival.source},
          {"peer", textOf(arrival.peer)},
          {"request_id", textOf(arrival.requestId)}};
}

object attemptJson(const AttemptView& attempt) {
  return {{"number", attempt.number},
          {"started", timeOf(attempt.started)},
          {"ended", timeOf(attempt.ended)},
          {"result", word(attempt.result)},
          {"round", attempt.round},
          {"worker", attempt.worker},
          {"lease_epoch", attempt.leaseEpoch},
          {"lease_until", timeOf(attempt.leaseUntil)},
          {"next_at", timeOf(attempt.nextAt)},
          {"evidence", textOf(attempt.evidence)}};
}

object effectJson(const EffectView& effect) {
  return {{"id", domain::toText(effect.id)},
          {"kind", word(effect.kind)},
          {"key", textOf(effect.key)},
          {"state", word(effect.state)},
          {"evidence", textOf(effect.evidence)},
          {"destination", effect.destination},
          {"attempt", effect.attempt},
          {"http_status", effect.httpStatus},
          {"intent_at", timeOf(effect.intentAt)},
          {"outcome_at", timeOf(effect.outcomeAt)}};
}

object lineJson(const LedgerView& line) {
  object out{{"ledger_id", domain::toText(line.id)},
             {"source", line.source},
             {"kind", line.refund ? "refund" : "charge"},
             {"account", textOf(line.account)},
             {"amount_minor", line.amount.minor},
             {"currency", line.amount.currency.code},
             {"exponent", line.amount.currency.exponent},
             {"description", textOf(line.description)},
             {"delivery", domain::toText(line.delivery)},
             {"at_utc", timeOf(line.at)},
             {"refund_of", line.refundOf ? value(domain::toText(*line.refundOf)) : value(nullptr)}};
  putBytes(out, "event_id", line.eventId);
  putBytes(out, "tenant", line.tenant);
  return out;
}

object inboxJson(const InboxView& row) {
  return {{"id", domain::toText(row.id)},       {"thread", textOf(row.thread)}, {"sender", textOf(row.sender)},
          {"recipient", textOf(row.recipient)}, {"text", textOf(row.text)},     {"at", timeOf(row.at)}};
}

template <class T, class Write>
array list(const std::vector<T>& rows, Write write) {
  array out;
  out.reserve(rows.size());
  for (const T& row : rows) out.push_back(write(row));
  return out;
}

value causeOf(domain::DeadCause cause) { return cause == domain::DeadCause::none ? value("") : word(cause); }

object deliveryJson(const DeliveryRow& row) {
  object out{{"id", domain::toText(row.id)},
             {"source", row.source},
             {"type", textOf(row.type)},
             {"state", word(row.state)},
             {"attempts", row.attempts},
             {"max_attempts", row.maxAttempts},
             {"arrivals", row.arrivals},
             {"next_at", timeOf(row.nextAt)},
             {"received_at", timeOf(row.receivedAt)},
             {"occurred_at", timeOf(row.occurredAt)},
             {"settled_at", timeOf(row.settledAt)},
             {"cause", causeOf(row.cause)},
             {"owner", row.owner},
             {"due_at", timeOf(row.dueAt)},
             {"evidence", textOf(row.evidence)}};
  putBytes(out, "event_id", row.eventId);
  putBytes(out, "tenant", row.tenant);
  return out;
}

object letterJson(const DeadLetterRow& row) {
  object out = deliveryJson(row);
  out["body_sha256"] = row.bodySha256Hex;
  out["unknown_effect"] = row.unknownEffect;
  out["open_effect"] = nullptr;
  if (row.openEffect)
    out["open_effect"] = object{{"kind", word(row.openEffect->kind)},
                                {"destination", row.openEffect->destination},
                                {"state", word(row.openEffect->state)},
                                {"http_status", row.openEffect->httpStatus}};
  return out;
}

constexpr const char* traceWord(TraceKind kind) noexcept {
  switch (kind) {
  case TraceKind::event:
    return "event";
  case TraceKind::delivery:
    return "delivery";
  case TraceKind::arrival:
    return "arrival";
  case TraceKind::ledger:
    return "ledger";
  case TraceKind::effect:
    return "effect";
  case TraceKind::request:
    return "request";
  }
  return "event";
}

object auditJson(const AuditView& entry) {
  return {{"n", entry.sequence},          {"at", timeOf(entry.at)},
          {"actor", textOf(entry.actor)}, {"role", entry.role},
          {"via", textOf(entry.via)},     {"action", entry.action},
          {"count", entry.count},         {"outcome", entry.refused ? "refused" : "done"},
          {"reason", entry.reason},       {"why_not", entry.whyNot}};
}

object waitingJson(const WaitingReason& reason) {
  return {{"why", wordOf(toText(reason.kind))},
          {"subject", textOf(reason.subject)},
          {"by", textOf(reason.by)},
          {"since", timeOf(reason.since)},
          {"until", timeOf(reason.until)},
          {"reason", textOf(reason.reason)},
          {"sentence", textOf(waitingSentence(reason))}};
}

object matchJson(const TraceMatch& match) {
  const DeliveryRow& row = match.story.delivery;
  object event{{"source", row.source}, {"type", textOf(row.type)}, {"occurred_at", timeOf(row.occurredAt)}};
  putBytes(event, "event_id", row.eventId);
  putBytes(event, "tenant", row.tenant);
  return {{"found_as", traceWord(match.kind)},
          {"event", std::move(event)},
          {"delivery", deliveryJson(row)},
          {"arrivals", list(match.story.arrivals, arrivalJson)},
          {"attempts", list(match.story.attempts, attemptJson)},
          {"effects", list(match.story.effects, effectJson)},
          {"ledger", list(match.story.ledger, lineJson)},
          {"inbox", list(match.story.inbox, inboxJson)},
          {"notes", list(match.story.notes,
                         [](const NoteView& note) -> value {
                           return object{{"at", timeOf(note.at)}, {"kind", note.kind}, {"text", textOf(note.text)}};
                         })},
          {"audit", list(match.story.audit, auditJson)},
          {"waiting", list(match.story.waiting, waitingJson)}};
}

value secondsOf(const std::optional<std::chrono::seconds>& time) {
  return time ? value(time->count()) : value(nullptr);
}

object factJson(const FactView& fact) {
  return {{"field", fact.field},         {"value", fact.value},   {"mark", fact.mark},
          {"trust", toText(fact.trust)}, {"source", fact.source}, {"conflict", fact.conflict}};
}

void putLimit(object& out, const char* name, const LimitView& limit) {
  out[name] = limit.number ? value(*limit.number) : value(nullptr);
}

/// null: not documented.
object limitsJson(const LimitsView& limits) {
  object out;
  putLimit(out, "answer_within_s", limits.answerWithin);
  putLimit(out, "retries_for_s", limits.retriesFor);
  putLimit(out, "retries", limits.retries);
  putLimit(out, "recoverable_for_s", limits.recoverableFor);
  putLimit(out, "recover_by_s", limits.recoverBy);
  putLimit(out, "act_by_s", actBy(limits));
  putLimit(out, "disables_after_s", limits.disablesAfter);
  putLimit(out, "disables_after_failures", limits.disablesAfterFailures);
  return out;
}

object answerJson(const AnswerView& answer) {
  return {{"status", answer.status}, {"body", answer.body.empty() ? value(nullptr) : value(answer.body)}};
}

object setUpJson(const SetUpField& field) {
  const auto word = [&]() -> const char* {
    switch (field.need) {
    case SetUpField::Need::required:
      return "required";
    case SetUpField::Need::eitherOf:
      return "either_of";
    case SetUpField::Need::ifProxied:
      return "if_proxied";
    case SetUpField::Need::optional:
      return "optional";
    }
    return "";
  };
  return {{"field", field.field}, {"what", field.what}, {"need", word()}};
}

object providerJson(const ProviderView& provider) {
  return {
      {"key", provider.key},
      {"name", provider.name},
      {"set_up", list(provider.setUp, setUpJson)},
      {"coverage", provider.coverage},
      {"window", object{{"past_s", secondsOf(provider.windowPast)}, {"future_s", secondsOf(provider.windowFuture)}}},
      {"answers", object{{"accepted", answerJson(provider.accepted)},
                         {"duplicate", answerJson(provider.duplicate)},
                         {"stale", answerJson(provider.stale)},
                         {"bad_signature", provider.badSignature},
                         {"unsigned", provider.unsignedRequest}}},
      {"handshake_methods", boost::json::value_from(provider.handshakeMethods)},
      {"limits", limitsJson(provider.limits)},
      {"facts", list(provider.facts, factJson)}};
}

object rejectionJson(const RejectionReason& reason) {
  return {{"reason", reason.reason}, {"sampled", reason.sampled}, {"last", timeOf(reason.last)}};
}

object sourceJson(const SourceView& source) {
  return {{"name", source.name},
          {"provider", source.provider},
          {"provider_name", source.providerName},
          {"path", source.path},
          {"signs", source.signs},
          {"coverage", source.coverage},
          {"replay_window_s", secondsOf(source.replayWindow)},
          {"future_tolerance_s", secondsOf(source.futureTolerance)},
          {"owner", source.owner},
          {"working_secret", source.workingSecret},
          {"last_arrival", timeOf(source.lastArrival)},
          {"last_accepted", timeOf(source.lastAccepted)},
          {"last_rejected", timeOf(source.lastRejected)},
          {"accepted_24h", source.accepted24h},
          {"duplicates_24h", source.duplicates24h},
          {"rejected_24h", source.rejected24h},
          {"accepted_per_hour", boost::json::value_from(source.sparkline)},
          {"rejected_per_hour", boost::json::value_from(source.rejectedPerHour)},
          {"rejections", list(source.rejections, rejectionJson)},
          {"secrets", boost::json::value_from(source.secrets)},
          {"limits", limitsJson(source.limits)},
          {"facts", list(source.facts, factJson)}};
}

/// Of several certificates the earliest end and every name; null for plain HTTP.
value tlsJson(const std::optional<domain::TlsState>& tls, UtcTime now) {
  if (!tls || tls->certificates.empty()) return nullptr;
  array certificates, names;
  UtcTime notAfter = UtcTime::max();
  bool soon = false;
  for (const domain::CertificateState& one : tls->certificates) {
    for (const std::string& name : one.names) names.emplace_back(name);
    notAfter = std::min(notAfter, one.notAfter);
    const auto left = domain::daysToExpiry(one, now);
    soon = soon || left.has_value();
    certificates.push_back(object{{"file", one.file},
                                  {"names", boost::json::value_from(one.names)},
                                  {"not_after", base::toRfc3339(one.notAfter)},
                                  {"expires_in_days", left ? value(*left) : value(nullptr)},
                                  {"self_signed", one.selfSigned},
                                  {"sha256", one.sha256Hex},
                                  {"in_use_since", base::toRfc3339(one.inUseSince)}});
  }
  return object{{"not_after", base::toRfc3339(notAfter)},
                {"expires_soon", soon},
                {"names", std::move(names)},
                {"certificates", std::move(certificates)},
                {"client_certificates", tls->clientsMustProve ? "required" : "not_asked"},
                {"loaded_at", base::toRfc3339(tls->loadedAt)},
                {"tried_at", base::toRfc3339(tls->triedAt)},
                {"problem", tls->problem},
                {"weakness", tls->weakness}};
}

object destinationStateJson(const DestinationView& one) {
  return {{"name", one.name},
          {"breaker", wordOf(toText(one.breaker))},
          {"failing_since", timeOf(one.failingSince)},
          {"next_try_at", timeOf(one.nextTryAt)},
          {"evidence", textOf(one.breakerEvidence)},
          {"held", one.held.has_value()},
          {"hold", one.held ? holdJson(*one.held) : value(nullptr)}};
}

object noticeJson(const SubscriptionNoticeView& notice) {
  return {{"source", notice.source},     {"owner", textOf(notice.owner)},
          {"subject", notice.subject},   {"state", notice.ended ? "ended" : "confirm"},
          {"link", textOf(notice.link)}, {"at", base::toRfc3339(notice.at)}};
}

}  // namespace

std::string toJson(const Status& status, const std::vector<SubscriptionNoticeView>& notices, UtcTime now,
                   const std::vector<DestinationView>& destinations, const std::vector<HeldSourceView>& heldSources) {
  object states;
  for (int i = 0; i < domain::kDeliveryStateCount; ++i) {
    const auto state = static_cast<domain::DeliveryState>(i);
    const std::string_view name = domain::toText(state);
    states[boost::json::string_view(name.data(), name.size())] = status.states.of(state);
  }
  std::int64_t oldest = 0;
  if (status.oldestUnfinishedAt && now > *status.oldestUnfinishedAt)
    oldest = std::chrono::floor<std::chrono::seconds>(now - *status.oldestUnfinishedAt).count();
  return plainJson(
      object{{"states", std::move(states)},
             {"accepted", status.accepted},
             {"duplicates", status.duplicates},
             {"rejected", status.rejected},
             {"stale", status.stale},
             {"charges", status.charges},
             {"second_charges", status.secondCharges},
             {"oldest_unfinished_s", oldest},
             {"completion", object{{"within_target", status.completionWithinTarget},
                                   {"window_s", status.completionWindow.count()},
                                   {"due", status.completionDue},
                                   {"in_time", status.completionInTime}}},
             {"stage", status.stage},
             {"alerts", object{{"open", status.openAlerts}, {"acknowledged", status.acknowledgedAlerts}}},
             {"missing_accepted", status.missingAccepted},
             {"subscriptions", list(notices, noticeJson)},
             {"destinations", list(destinations, destinationStateJson)},
             {"held_sources", list(heldSources, heldSourceJson)},
             {"held_wholly", status.heldWholly},
             {"engine", object{{"pid", status.enginePid}, {"listen", status.engineListen}}},
             {"tls", tlsJson(status.tls, now)}});
}

std::string toJson(const DeliveryPage& page) {
  return boost::json::serialize(object{{"deliveries", list(page.rows, deliveryJson)}, {"next", page.next}});
}

std::string toJson(const TraceAnswer& answer) {
  if (answer.matches.size() == 1 && answer.rejectedArrivals.empty())
    return boost::json::serialize(matchJson(answer.matches.front()));
  object out{{"matches", list(answer.matches, matchJson)}};
  if (!answer.rejectedArrivals.empty()) out["rejected_arrivals"] = list(answer.rejectedArrivals, arrivalJson);
  return boost::json::serialize(out);
}

std::string toJson(const DeadLetterList& letters) {
  const auto groupJson = [](const DeadLetterGroup& group) -> value {
    return object{{"cause", word(group.cause)},
                  {"destination", group.ofSource ? value(nullptr) : value(group.destination)},
                  {"source", group.ofSource ? value(group.destination) : value(nullptr)},
                  {"count", group.count},
                  {"without_owner", group.withoutOwner},
                  {"over_4_h", group.overFourHours},
                  {"with_unknown_effect", group.withUnknownEffect},
                  {"next_step", nextStep(group.cause, group.destination)},
                  {"oldest", timeOf(group.oldest)},
                  {"owner", group.owner},
                  {"deliveries", list(group.rows, letterJson)}};
  };
  return boost::json::serialize(object{{"dead", letters.counts.all},
                                       {"without_owner", letters.counts.withoutOwner},
                                       {"over_4_h", letters.counts.overFourHours},
                                       {"with_unknown_effect", letters.counts.withUnknownEffect},
                                       {"groups", list(letters.groups, groupJson)}});
}

std::string toJson(const std::vector<ProviderView>& providers) {
  return boost::json::serialize(object{{"providers", list(providers, providerJson)}});
}

std::string toJson(const ProviderView& provider) { return boost::json::serialize(providerJson(provider)); }

std::string toJson(const std::vector<SourceView>& sources) {
  return boost::json::serialize(object{{"sources", list(sources, sourceJson)}});
}

std::string toJson(const LedgerView& line) { return boost::json::serialize(lineJson(line)); }

std::string notFoundJson() { return R"({"error":"not_found"})"; }

}  // namespace ack::query
