#include "core/query/alert_text.h"

#include "core/domain/utf8.h"

namespace ack::query {
namespace {

using domain::AlertKind;

constexpr std::size_t kSubjectBytes = 200;

/// "1 dead letter", "3 dead letters".
std::string counted(std::int64_t count, std::string_view one, std::string_view many) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string times(std::int64_t count) { return count > 1 ? ", " + std::to_string(count) + " times" : ""; }

/// "permanent/crm" as " at crm (permanent)".
std::string placeAndCause(const std::string& subject) {
  const auto slash = subject.find('/');
  if (slash == std::string::npos) return subject.empty() ? "" : " (" + subject + ")";
  const std::string where = subject.substr(slash + 1);
  return (where.empty() ? "" : " at " + where) + " (" + subject.substr(0, slash) + ")";
}

}  // namespace

std::string alertSentence(AlertKind kind, std::string_view subject, std::int64_t count) {
  const std::string name = domain::safeLine(subject, kSubjectBytes);
  const std::string at = name.empty() ? "" : " at " + name;
  switch (kind) {
  case AlertKind::missingAccepted:
    return counted(count, "acknowledged event is", "acknowledged events are") + " missing from the store";
  case AlertKind::secondCharge:
    return counted(count, "event was", "events were") + " charged more than once";
  case AlertKind::noSequence:
    return "The count of acknowledged events was gone at a start";
  case AlertKind::noWorkingSecret:
    return "No working secret: nothing that is sent to " + name + " can be verified";
  case AlertKind::diskLow:
    return "Little room is left on the disk of the store";
  case AlertKind::backlog:
    return name == domain::kBacklogFull ? "The queue is at its limit: arrivals are refused"
                                        : "The queue is near the limit at which arrivals are refused";
  case AlertKind::breakerOpen:
    return "Destination " + name + " fails, its work is held";
  case AlertKind::unresolved:
    return counted(count, "unknown outcome", "unknown outcomes") + at;
  case AlertKind::exhausted:
    return counted(count, "dead letter", "dead letters") + at + " after every try that was allowed";
  case AlertKind::deadLetters:
    return counted(count, "dead letter", "dead letters") + placeAndCause(name);
  case AlertKind::deadWithoutOwner:
    return counted(count, "dead letter has", "dead letters have") + " no owner";
  case AlertKind::oldestUnfinished:
    return "Work of " + name + " waits longer than allowed";
  case AlertKind::completionBelow:
    return "Fewer events than promised are completed in time";
  case AlertKind::quietSource:
    return "Nothing has come from " + name + " for much longer than usual";
  case AlertKind::badSignatures:
    return counted(count, "arrival", "arrivals") + at + " with a bad signature";
  case AlertKind::replayedKey:
    return "One signature came with another event" + at + times(count);
  case AlertKind::contentMismatch:
    return "An event ID came again with another body" + at + times(count);
  case AlertKind::sameBodyOtherId:
    return "The same body came under another event ID" + at + times(count);
  case AlertKind::sameBodyOtherTenant:
    return "The same event came for another tenant" + at + times(count);
  case AlertKind::certificateExpires:
    return "The certificate " + name + " expires soon or has expired";
  case AlertKind::certificateProblem:
    return "A certificate needs attention: " + name;
  case AlertKind::subscription:
    return "A subscription of " + name + " waits to be confirmed";
  case AlertKind::approvalWaiting:
    return "The replay " + name + " waits for a second person";
  case AlertKind::diedAtWork:
    return "The engine ended while it worked on " + name;
  case AlertKind::planOverrun:
    return "The planning of " + name + " did not end";
  }
  return {};
}

std::string alertSentence(const AlertView& alert) { return alertSentence(alert.kind, alert.subject, alert.count); }

std::string_view alertNextStep(AlertKind kind) noexcept {
  switch (kind) {
  case AlertKind::missingAccepted:
    return "Ask the providers for the events of that time again, then run the check of the store.";
  case AlertKind::secondCharge:
    return "Compare the lines in the ledger and answer the extra one with a refund line.";
  case AlertKind::noSequence:
    return "Find out who removed acceptance.seq; until then nothing says whether an event is missing.";
  case AlertKind::noWorkingSecret:
    return "Set the source's secret again and apply; providers try again meanwhile.";
  case AlertKind::diskLow:
    return "Make room on that disk; when none is left, arrivals are answered 503.";
  case AlertKind::backlog:
    return "Find out what the queue waits for: a destination, a hold, or more work than usual.";
  case AlertKind::breakerOpen:
    return "Ask whoever runs the destination; its work goes on by itself when it answers again.";
  case AlertKind::unresolved:
    return "Look each up at the destination, then record what became of it. Nothing is repeated before that.";
  case AlertKind::exhausted:
    return "Find out what went wrong at the destination, then replay.";
  case AlertKind::deadLetters:
    return "Open the dead letters, correct the cause, then replay or close them.";
  case AlertKind::deadWithoutOwner:
    return "Give each an owner.";
  case AlertKind::oldestUnfinished:
    return "Open the oldest delivery and see what it waits for.";
  case AlertKind::completionBelow:
    return "Look at what is retried, held or dead; the Overview shows where it stands still.";
  case AlertKind::quietSource:
    return "Check at the provider whether the endpoint is still switched on, and ask for what was missed.";
  case AlertKind::badSignatures:
    return "Compare the secret with the provider's; if it is right, somebody else sends to this address.";
  case AlertKind::replayedKey:
    return "Somebody may have copied a signature: look at the arrivals, and change the secret if so.";
  case AlertKind::contentMismatch:
    return "Compare both arrivals. The first body was kept; a genuine change needs a correction by hand.";
  case AlertKind::sameBodyOtherId:
    return "Decide whether it is a second event or the first again; a charge too many gets a refund line.";
  case AlertKind::sameBodyOtherTenant:
    return "Decide whether both tenants were meant; a charge too many gets a refund line.";
  case AlertKind::certificateExpires:
    return "Renew it and reload the certificates; senders refuse an expired one.";
  case AlertKind::certificateProblem:
    return "Correct the file and reload the certificates.";
  case AlertKind::subscription:
    return "Open the source and follow the address that the provider named, if you expect it.";
  case AlertKind::approvalWaiting:
    return "Somebody who may approve, and did not ask for it, looks at the list and decides.";
  case AlertKind::diedAtWork:
    return "Trace the delivery. It is tried by itself once more; if that ends badly, it becomes a dead letter.";
  case AlertKind::planOverrun:
    return "Simplify the rules that read this event, then replay.";
  }
  return {};
}

std::string_view alertEnd(AlertKind kind) noexcept {
  switch (kind) {
  case AlertKind::noWorkingSecret:
    return "the source has a secret that works";
  case AlertKind::diskLow:
    return "there is room again";
  case AlertKind::backlog:
    return "the queue is short again";
  case AlertKind::breakerOpen:
    return "the destination answers again";
  case AlertKind::unresolved:
    return "each outcome is recorded";
  case AlertKind::exhausted:
  case AlertKind::deadLetters:
    return "its dead letters are replayed or closed";
  case AlertKind::deadWithoutOwner:
    return "each dead letter has an owner";
  case AlertKind::oldestUnfinished:
    return "the oldest work is done";
  case AlertKind::completionBelow:
    return "enough is completed in time";
  case AlertKind::quietSource:
    return "something comes from the source";
  case AlertKind::badSignatures:
    return "bad signatures become few";
  case AlertKind::certificateExpires:
  case AlertKind::certificateProblem:
    return "a good certificate is loaded";
  case AlertKind::subscription:
    return "the subscription is confirmed or has expired";
  case AlertKind::approvalWaiting:
    return "somebody decides, or the request expires";
  case AlertKind::missingAccepted:
  case AlertKind::secondCharge:
  case AlertKind::noSequence:
  case AlertKind::replayedKey:
  case AlertKind::contentMismatch:
  case AlertKind::sameBodyOtherId:
  case AlertKind::sameBodyOtherTenant:
  case AlertKind::diedAtWork:
  case AlertKind::planOverrun:
    return {};
  }
  return {};
}

}  // namespace ack::query
