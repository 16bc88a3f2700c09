#include "core/alert/alert_rules.h"

#include "core/base/time_text.h"

#include <cmath>
#include <optional>

namespace ack::alert {
namespace {

using domain::AlertKind;
using query::AttentionItem;
using Item = AttentionItem::Kind;
using store::AlertSighting;

std::string sinceText(UtcTime since) { return "since " + base::toRfc3339Millis(since); }

/// Exhaustion is told apart: it is what a destination that was down too long leaves behind.
AlertSighting deadLetters(const AttentionItem& item) {
  const std::string cause(domain::toText(item.cause));
  const bool exhausted = item.cause == domain::DeadCause::exhausted;
  return {exhausted ? AlertKind::exhausted : AlertKind::deadLetters,
          exhausted ? item.subject : cause + "/" + item.subject, item.count,
          "cause " + cause + ", " + item.subject + "; the oldest arrived " + base::toRfc3339Millis(item.since),
          item.owner};
}

AlertSighting late(const AttentionItem& item) {
  return {AlertKind::oldestUnfinished, item.subject, item.count,
          "waits longer than " + base::spanText(std::chrono::seconds(item.limit)) + "; the oldest waits since " +
              base::toRfc3339Millis(item.since),
          item.owner};
}

/// Told a month, a week and a day ahead, and when it is over.
AlertSighting certificate(const AttentionItem& item) {
  constexpr std::int64_t kWeek = 7;
  const std::int64_t stage = item.count < 0 ? 8 : item.count < 1 ? 4 : item.count < kWeek ? 2 : 1;
  return {AlertKind::certificateExpires, item.subject, stage,
          item.count < 0 ? "it is over" : std::to_string(item.count) + " whole days were left", item.owner};
}

/// Told when there is little room, when there is hardly any, and when nothing more is accepted.
AlertSighting disk(const AttentionItem& item) {
  const std::int64_t stage = item.count < item.limit ? 4 : item.count < 2 * item.limit ? 2 : 1;
  return {AlertKind::diskLow, std::string(kWholeStore), stage,
          std::to_string(item.count >> 20) + " MiB were free; below " + std::to_string(item.limit >> 20) +
              " MiB new events are answered 503",
          item.owner};
}

/// "94.16%", "99%", of ten-thousandths.
std::string percentText(std::int64_t parts) {
  std::string text = std::to_string(parts / 100);
  if (parts % 100 != 0) text += (parts % 100 < 10 ? ".0" : ".") + std::to_string(parts % 100);
  return text + "%";
}

/// The share is cut, not rounded: it never looks as if the promise were kept.
std::string completionText(const AttentionItem& item, double target) {
  const std::int64_t inTime = item.limit - item.count;
  const std::int64_t share = item.limit > 0 ? inTime * 10'000 / item.limit : 0;
  return "of " + std::to_string(item.limit) + " events that were due within a day, " + std::to_string(inTime) +
         " were completed in time, which is " + percentText(share) + "; promised are " +
         percentText(std::llround(target * 10'000));
}

/// Beside the one that the limit is near. nullopt until it is reached.
std::optional<AlertSighting> backlogFull(const AttentionItem& item) {
  if (item.kind != Item::backlog || item.limit == 0 || item.count < item.limit) return std::nullopt;
  return AlertSighting{AlertKind::backlog, std::string(domain::kBacklogFull), item.count,
                       "the limit of " + std::to_string(item.limit) + " is reached; new events are answered 503",
                       item.owner};
}

/// nullopt for what is no alert: refusals for other reasons are the sender's affair, and a death at work was raised.
std::optional<AlertSighting> conditionOf(const AttentionItem& item, const config::Settings& settings) {
  const auto ofStore = [&](AlertKind kind, std::string text) {
    return AlertSighting{kind, std::string(kWholeStore), item.count, std::move(text), item.owner};
  };
  const auto ofSubject = [&](AlertKind kind, std::int64_t count, std::string text) {
    return AlertSighting{kind, item.subject, count, std::move(text), item.owner};
  };
  switch (item.kind) {
  case Item::deadGroup:
    return deadLetters(item);
  case Item::deadWithoutOwner:
    return ofStore(AlertKind::deadWithoutOwner, "the oldest arrived " + base::toRfc3339Millis(item.since));
  case Item::quietSource:
    return ofSubject(AlertKind::quietSource, 1, "nothing was accepted " + sinceText(item.since));
  case Item::noWorkingSecret:
    return ofSubject(AlertKind::noWorkingSecret, 1, "no secret or key of it can be had; it answers 503");
  case Item::missingAccepted:
    return ofStore(AlertKind::missingAccepted, std::to_string(item.count) +
                                                   " acknowledged events are missing; ask the providers to send them "
                                                   "again");
  case Item::secondCharge:
    return ofStore(AlertKind::secondCharge, "the ledger has more than one charge line for an event");
  case Item::badSignatures:
    if (item.count < settings.signatureFailures) return std::nullopt;
    return ofSubject(AlertKind::badSignatures, item.count,
                     std::string(item.atLeast ? "more than that" : "that many") + " within an hour; the limit is " +
                         std::to_string(settings.signatureFailures));
  case Item::certificateProblem:
    return ofSubject(AlertKind::certificateProblem, 1, sinceText(item.since));
  case Item::certificateExpires:
    return certificate(item);
  case Item::backlog:
    return ofStore(AlertKind::backlog, "at " + std::to_string(item.limit) + " new events are answered 503");
  case Item::diskLow:
    return disk(item);
  case Item::subscription:
    return ofSubject(AlertKind::subscription, item.count, "to be confirmed " + sinceText(item.since));
  case Item::oldestUnfinished:
    return late(item);
  case Item::completionBelow:
    return ofStore(AlertKind::completionBelow, completionText(item, settings.completionTarget));
  case Item::unresolved:  // by destination, from the register
  case Item::contentMismatch:
  case Item::sameBodyOtherId:
  case Item::sameBodyOtherTenant:
  case Item::replayedKey:
  case Item::quarantined:
  case Item::rejections:
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::vector<AlertSighting> conditionsOf(const query::Concerns& concerns, const config::Settings& settings) {
  std::vector<AlertSighting> conditions;
  for (const AttentionItem& item : concerns.attention) {
    if (auto condition = conditionOf(item, settings)) conditions.push_back(std::move(*condition));
    if (auto condition = backlogFull(item)) conditions.push_back(std::move(*condition));
  }
  for (const query::UndecidedOutcomes& one : concerns.undecided)
    conditions.push_back({AlertKind::unresolved,
                          one.destination,
                          one.count,
                          one.destination + ": whether " + domain::toText(one.oldest) +
                              " was applied there is unknown; a person must decide",
                          {}});
  for (const query::OpenBreaker& one : concerns.breakers)
    conditions.push_back({AlertKind::breakerOpen,
                          one.destination,
                          1,
                          one.destination + " fails, its work is held: " + one.evidence,
                          {}});
  for (const query::WaitingApproval& one : concerns.approvals)
    conditions.push_back({AlertKind::approvalWaiting,
                          domain::toText(one.replay),
                          1,
                          std::to_string(one.deliveries) + " deliveries, asked for by " + one.askedBy +
                              "; the request ends " + base::toRfc3339Millis(one.expiresAt),
                          {}});
  return conditions;
}

std::vector<AlertKind> untoldKinds(const query::Concerns& concerns) {
  std::vector<AlertKind> kinds;
  for (const Item kind : concerns.untold) {
    if (kind == Item::oldestUnfinished) kinds.push_back(AlertKind::oldestUnfinished);
    if (kind == Item::diskLow) kinds.push_back(AlertKind::diskLow);
    if (kind == Item::certificateExpires) kinds.push_back(AlertKind::certificateExpires);
    if (kind == Item::certificateProblem) kinds.push_back(AlertKind::certificateProblem);
  }
  return kinds;
}

std::string ownerOf(AlertKind kind, const std::string& subject, const config::Catalogue& catalogue) {
  switch (kind) {
  case AlertKind::contentMismatch:
  case AlertKind::sameBodyOtherId:
  case AlertKind::sameBodyOtherTenant:
  case AlertKind::replayedKey:
  case AlertKind::noWorkingSecret:
  case AlertKind::quietSource:
  case AlertKind::badSignatures:
  case AlertKind::subscription:
  case AlertKind::oldestUnfinished: {
    const config::Source* const source = catalogue.source(std::string_view(subject));
    return source != nullptr ? source->owner : std::string();
  }
  case AlertKind::missingAccepted:
  case AlertKind::secondCharge:
  case AlertKind::noSequence:
  case AlertKind::diskLow:
  case AlertKind::backlog:
  case AlertKind::breakerOpen:
  case AlertKind::unresolved:
  case AlertKind::exhausted:
  case AlertKind::deadLetters:
  case AlertKind::deadWithoutOwner:
  case AlertKind::completionBelow:
  case AlertKind::certificateExpires:
  case AlertKind::certificateProblem:
  case AlertKind::approvalWaiting:
  case AlertKind::diedAtWork:
  case AlertKind::planOverrun:
    return {};
  }
  return {};
}

}  // namespace ack::alert
