#pragma once
// The values that screens and the command line show. Plain data, filled from one read-only snapshot each; times are
// UTC.
#include "core/base/clock.h"
#include "core/base/money.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/domain/tls_state.h"
#include "core/query/waiting_views.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ack::query {

struct StateCounts {
  std::array<std::int64_t, domain::kDeliveryStateCount> byState{};
  [[nodiscard]] std::int64_t of(domain::DeliveryState state) const {
    return byState.at(static_cast<std::size_t>(state));
  }
  [[nodiscard]] std::int64_t unfinished() const;  ///< queued, processing, retrying, unresolved, dead
};

/// status --json, and the status strip.
struct Status {
  StateCounts states;
  std::int64_t accepted{0}, duplicates{0}, rejected{0}, stale{0};
  std::int64_t charges{0}, secondCharges{0};
  std::optional<UtcTime> oldestUnfinishedAt;
  double completionWithinTarget{1.0};
  double completionTarget{0.99};  ///< the share that is promised (settings)
  std::chrono::seconds completionWindow{86'400};
  std::int64_t completionDue{0}, completionInTime{0};
  std::string stage{"open"};
  std::int64_t enginePid{0};            ///< 0: no engine runs
  std::string engineListen;             ///< "http://127.0.0.1:8080", "https://…" with TLS
  std::optional<domain::TlsState> tls;  ///< of the running engine; nullopt: plain HTTP, or !tlsTold
  bool tlsTold{false};                  ///< an engine runs, and what it told of its TLS can be read
  std::int64_t missingAccepted{0};      ///< acknowledged events that the store no longer has, and nobody has seen to
  std::optional<std::int64_t> diskFreeBytes;  ///< where the store lies; nullopt where the system can't tell
  std::int64_t openAlerts{0};                 ///< that nobody has acknowledged
  std::int64_t acknowledgedAlerts{0};         ///< that somebody has, and that are not over
  bool heldWholly{false};                     ///< every source is held: events are stored, nothing runs
};

struct DeliveryRow {
  DeliveryId id;
  std::string eventId, tenant, source, type;
  domain::DeliveryState state{};
  domain::DeadCause cause{};
  int attempts{0};
  int maxAttempts{0};
  std::int64_t arrivals{1};
  std::optional<UtcTime> nextAt;
  UtcTime receivedAt{};
  std::optional<UtcTime> occurredAt, settledAt;
  std::string owner, evidence;
  std::optional<UtcTime> dueAt;  ///< of a dead letter: until when somebody should have seen to it
};

struct DeliveryFilter {
  std::vector<domain::DeliveryState> states;  ///< empty: all
  std::vector<domain::DeadCause> causes;
  std::string source;  ///< empty: all
  std::string search;  ///< part of event ID (prefix), type or source; empty: all
};

/// Newest first, by keyset: `next` continues behind the last row, also while new ones arrive in front.
struct DeliveryPage {
  std::vector<DeliveryRow> rows;
  std::string next;  ///< empty: no more
};

struct ArrivalView {
  ArrivalId id;
  UtcTime at{};
  domain::ArrivalResult result{};
  std::string signature, bodySha256Hex, peer, requestId, source;
  std::int64_t bodyBytes{0};
  bool contentMismatch{false};
};

struct AttemptView {
  int number{0};
  int round{1};
  int worker{0};
  std::int64_t leaseEpoch{0};
  UtcTime started{};
  std::optional<UtcTime> ended, leaseUntil, nextAt;
  domain::AttemptResult result{};
  std::string evidence;
};

struct EffectView {
  EffectId id;
  domain::EffectKind kind{};
  std::string key, destination, evidence;
  domain::EffectState state{};
  std::optional<UtcTime> intentAt, outcomeAt;
  int httpStatus{0};
  int attempt{0};
};

struct LedgerView {
  LedgerId id;
  bool refund{false};
  std::string eventId, source, tenant, account, description;
  DeliveryId delivery;
  Money amount;
  UtcTime at{};
  std::optional<LedgerId> refundOf;
};

struct InboxView {
  InboxId id;
  std::string thread, sender, recipient, text;
  UtcTime at{};
};

struct NoteView {
  UtcTime at{};
  std::string kind, text;
};

struct PayloadView {
  std::string contentType;
  std::int64_t bodyBytes{0};
  bool purged{false};
  std::string maskedText;  ///< keys and shapes; personal values as dots of fixed length. Never the clear payload.
  std::vector<std::pair<std::string, std::string>> headers;  ///< without signatures and secrets
};

/// An entry of the audit trail that names the delivery, or an effect or ledger line of it.
struct AuditView {
  std::int64_t sequence{0};
  UtcTime at{};
  std::string actor, role, via, action, reason, whyNot;
  bool refused{false};
  std::int64_t count{0};  ///< of all it was about
  std::string hashHex{};  ///< SHA-256 of the entry's own bytes
};

/// One delivery with its whole story; lists oldest first.
struct DeliveryStory {
  DeliveryRow delivery;
  std::vector<ArrivalView> arrivals;  ///< at most 200: the first 100 and the last 100
  std::vector<AttemptView> attempts;
  std::vector<EffectView> effects;
  std::vector<LedgerView> ledger;
  std::vector<InboxView> inbox;
  std::vector<NoteView> notes;
  std::vector<AuditView> audit;          ///< at most 200, the newest
  std::vector<WaitingReason> waiting{};  ///< as readWaiting() of core/query/waiting.h
};

/// What a traced ID was taken for.
enum class TraceKind { event, delivery, arrival, ledger, effect, request };
struct TraceMatch {
  TraceKind kind{};
  DeliveryStory story;
};
struct TraceAnswer {
  std::vector<TraceMatch> matches;            ///< newest first; at most 20
  std::vector<ArrivalView> rejectedArrivals;  ///< hits that never became an event
};

/// What a dead letter still lacks.
struct OpenEffect {
  domain::EffectKind kind{};
  std::string destination;  ///< of a forward
  domain::EffectState state{domain::EffectState::planned};
  int httpStatus{0};  ///< of the last answer; 0: none
};

/// A dead letter as its page shows it: the evidence is safe to show, never payload.
struct DeadLetterRow : DeliveryRow {
  std::optional<OpenEffect> openEffect{};  ///< an unknown one before any other; nullopt: none was begun
  bool unknownEffect{false};
  std::string bodySha256Hex{};
};

struct DeadLetterGroup {
  domain::DeadCause cause{};  ///< none where the group is of several
  std::string destination;    ///< or the source for causes without one; "" by owner
  bool ofSource{false};       ///< whether `destination` is the source
  std::int64_t count{0};
  std::int64_t withoutOwner{0}, overFourHours{0}, withUnknownEffect{0};
  UtcTime oldest{};
  std::string owner;                ///< the one owner of all, or empty
  std::vector<DeadLetterRow> rows;  ///< newest first, at most 200
};

/// Which dead letters, and by what they are put together.
struct DeadLetterFilter {
  enum class Grouping { byCause, byOwner, bySource };  ///< byCause: and destination
  Grouping grouping{Grouping::byCause};
  std::optional<std::string> owner;        ///< "": nobody's; nullopt: all
  bool overFourHours{false};               ///< arrived more than 4 h ago
  bool unknownEffect{false};               ///< has an effect of which nobody knows whether it happened
  std::optional<domain::DeadCause> cause;  ///< only these
  std::string destination, source;         ///< only these; "": all
};

struct DeadLetterList {
  struct Counts {
    std::int64_t all{0}, withoutOwner{0}, overFourHours{0}, withUnknownEffect{0};
  };
  Counts counts;  ///< of all dead letters, whatever the filter
  std::vector<DeadLetterGroup> groups;
};

struct MinuteSeriesPoint {
  UtcTime from{};
  std::int64_t accepted{0}, completed{0}, duplicates{0}, rejected{0}, dead{0};
};

struct AgeBucket {
  std::chrono::seconds from{0};
  std::optional<std::chrono::seconds> to;
  std::array<std::int64_t, domain::kDeliveryStateCount> byState{};
};

struct OwnerLoad {
  std::string owner;  ///< empty: nobody
  std::int64_t deadLetters{0};
  std::optional<UtcTime> oldest;
};

/// Something a person should look at, ordered by harm; text in plain words is the screen's business.
struct AttentionItem {
  enum class Kind {
    deadGroup,
    deadWithoutOwner,
    unresolved,
    quietSource,
    noWorkingSecret,
    contentMismatch,
    missingAccepted,
    secondCharge,
    rejections,
    certificateProblem,
    certificateExpires,
    badSignatures,  ///< `rejections` are the refusals for any other reason
    backlog,
    quarantined,
    diskLow,
    sameBodyOtherId,
    sameBodyOtherTenant,
    replayedKey,
    subscription,      ///< `count` of them wait to be confirmed
    oldestUnfinished,  ///< `count` deliveries of a source wait longer than `limit` seconds
    completionBelow,   ///< `count` events of `limit` that were due were not completed in time
  };
  Kind kind{};
  /// Source or destination; a certificate's file, or what is wrong with it; the oldest delivery in quarantine.
  std::string subject;
  domain::DeadCause cause{};
  std::int64_t count{0};
  UtcTime since{};
  std::string owner;
  bool atLeast{false};  ///< `count` is of samples; there were more
  /// Of a backlog and of the disk's free bytes: where nothing more is accepted. Of a quiet source: the silence that
  /// it was allowed, seconds.
  std::int64_t limit{0};
};
constexpr int kAttentionKinds = static_cast<int>(AttentionItem::Kind::completionBelow) + 1;

struct HourCompletion {
  UtcTime hour{};
  std::int64_t due{0}, inTime{0};
};

struct Overview {
  Status status;
  std::vector<MinuteSeriesPoint> series;  ///< bucketed for the window
  std::chrono::seconds bucket{1'800};
  std::vector<HourCompletion> hours;  ///< the window in 24 to 30 steps
  std::vector<AgeBucket> aging;
  std::vector<OwnerLoad> owners;
  std::vector<AttentionItem> attention;  ///< at most 7
  std::int64_t chargedEvents{0}, chargeLines{0}, secondCharges{0}, duplicatesAbsorbed{0};
  std::int64_t acceptedInWindow{0}, completedInWindow{0};
  std::optional<DeliveryRow> oldestUnfinished;
  std::optional<UtcTime> oldestUnresolvedAt;
};

struct LedgerWindow {
  UtcTime from{}, to{};           ///< start included, end not
  std::vector<LedgerView> lines;  ///< newest first, at most the asked number
  std::string next;
  struct Total {
    Currency currency;
    std::int64_t minor{0};
    std::int64_t lines{0};
  };
  std::vector<Total> totals;  ///< of the whole window
  std::int64_t chargedEvents{0}, chargeLines{0}, secondCharges{0}, duplicatesAbsorbed{0};
};

/// One documented fact of a provider: how sure it is, and where it was seen.
struct FactView {
  enum class Trust { official, code, secondary, unverified };
  std::string field, value, mark, source;
  Trust trust{Trust::unverified};
  bool conflict{false};  ///< the sources contradict each other

  bool operator==(const FactView&) const = default;
};

/// A documented limit as a number and the fact it is from; absent where nothing is documented.
struct LimitView {
  std::optional<std::int64_t> number;  ///< seconds, or how many
  std::string fact;                    ///< FactView::field
};

/// What a provider promises, as numbers.
struct LimitsView {
  LimitView answerWithin, retriesFor, retries, recoverableFor, disablesAfter, disablesAfterFailures;
  LimitView recoverBy;  ///< how long after it happened a missed event can still be had, by retry or by asking
};

struct AnswerView {
  int status{200};
  std::string body;  ///< "": the contract's own JSON
};

/// A built-in provider.
/// A field of the apply file that a source of a provider is set up with.
struct SetUpField {
  enum class Need { required, eitherOf, ifProxied, optional };  ///< eitherOf: one of these is enough
  std::string field;                                            ///< "secrets", "recipe.webhook_id"
  std::string what;                                             ///< "the application's public key"
  Need need{Need::required};
};

struct ProviderView {
  std::string key, name;
  std::vector<SetUpField> setUp;  ///< exactly what apply wants of it, and what may be there besides
  std::string coverage;           ///< as SourceView::coverage
  std::optional<std::chrono::seconds> windowPast, windowFuture;
  AnswerView accepted, duplicate, stale;
  int badSignature{401}, unsignedRequest{401};
  std::vector<std::string> handshakeMethods;  ///< besides POST
  LimitsView limits;
  std::vector<FactView> facts;
};

/// Refused requests of one reason, as the samples tell (at most 20 a minute are kept of a source).
struct RejectionReason {
  std::string reason;  ///< "mismatch", "missing_header" …
  std::int64_t sampled{0};
  UtcTime last{};
};

struct SourceView {
  SourceId id;
  std::string name, provider, providerName, path;  ///< path: "/hooks/<name>"
  std::string publicUrl;                           ///< as registered with the provider; empty: none is set
  std::string signs;                               ///< "HMAC-SHA256 over time and body"
  std::optional<std::chrono::seconds> replayWindow, futureTolerance;
  std::string owner, coverage;  ///< coverage: "body_and_id", "body_only", "none"
  bool workingSecret{true};
  std::optional<UtcTime> lastArrival, lastAccepted, lastRejected;
  std::int64_t accepted24h{0}, duplicates24h{0}, rejected24h{0};
  std::vector<std::int64_t> sparkline;        ///< accepted per hour, 24 values, oldest first
  std::vector<std::int64_t> rejectedPerHour;  ///< likewise
  std::vector<RejectionReason> rejections;    ///< of the last 24 hours, the most frequent first
  std::vector<FactView> facts;
  LimitsView limits;
  std::vector<std::string> secrets;  ///< what may be shown of each: its reference or last characters, "" for neither
};

}  // namespace ack::query
