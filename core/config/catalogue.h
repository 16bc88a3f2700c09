#pragma once
// What the apply file says, as one immutable snapshot: sources with their rules, destinations, people, settings. The
// receiver, the workers and the screens each hold a shared_ptr to the snapshot they began with.
#include "core/base/money.h"
#include "core/domain/alert_words.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/domain/redaction.h"

#include <boost/json/object.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::config {

/// A value of a rule: a JSON Pointer into the payload, a header, or a constant.
struct ValueExpression {
  enum class Kind { constant, pointer, header };
  Kind kind{Kind::constant};
  std::string text;  ///< the pointer, the header's name, or the constant itself
};

/// One condition of a rule; all of them must hold.
struct Condition {
  enum class Test { equals, notEquals, oneOf, exists, missing };
  ValueExpression subject;
  Test test{Test::exists};
  std::vector<std::string> texts;  ///< to compare with, as PayloadValue::text spells them
};

struct EffectSpec {
  domain::EffectKind kind{domain::EffectKind::charge};
  std::optional<ValueExpression> key;  ///< effect key; the event's identity where absent

  // charge
  ValueExpression account, amount, currency, description;
  AmountUnit unit{AmountUnit::automatic};
  bool debit{true};
  bool refuseBelowZero{false};
  // inbox
  ValueExpression thread, sender, recipient, text;
  // status
  ValueExpression subject, status;
  std::optional<ValueExpression> occurredAt;  ///< the event's own time where absent
  std::optional<ValueExpression> sequence;    ///< provider's order within one time, where it has one
  std::vector<std::string> rank;              ///< statuses from first to last, decides between equal times
  // forward
  std::string destination;
};

struct Rule {
  std::string typeGlob{"*"};  ///< '*' any run, '?' one character
  std::vector<Condition> all;
  std::vector<EffectSpec> effects;
};

using domain::RedactionPlace;

/// A secret as configured. `reference` is what the file says ("env:NAME", "file:PATH" or "" for a literal); `value`
/// is what it resolved to, empty where it could not be had (then the source answers 503).
struct Secret {
  std::string reference;
  std::string value;
};

enum class OnStale { deadLetter, reject };

struct Source {
  SourceId id;
  std::string name;
  std::string provider;              ///< key of a profile ("stripe"), or "generic"
  boost::json::object recipe;        ///< the user's own recipe (generic) or overrides; empty otherwise
  std::vector<Secret> secrets;       ///< several = rotation: any current one verifies
  std::vector<Secret> publicKeys;    ///< for asymmetric schemes
  std::vector<std::string> tenants;  ///< that its path may name, and then must; empty: any, or none
  std::string publicUrl;             ///< as registered with the provider (Twilio); empty: none
  std::optional<std::chrono::seconds> replayWindow;     ///< past tolerance; the provider's own where absent
  std::optional<std::chrono::seconds> futureTolerance;  ///< the provider's own where absent
  OnStale onStale{OnStale::deadLetter};
  std::chrono::seconds completeWithin{300};
  std::string owner;
  std::optional<std::chrono::seconds> deadLetterDue;  ///< the settings' value where absent
  std::size_t maxBodyBytes{1U << 20};
  double ratePerSecond{0};             ///< authentic requests taken in; above: 429. 0: unlimited
  int burst{1};                        ///< that many at once are within the rate
  bool allowUnprovenCharges{false};    ///< explicit consent to charge from a body the signature does not cover
  std::vector<RedactionPlace> redact;  ///< taken out of the body before it is stored
  std::vector<Rule> rules;
};

/// Which statuses mean what; the defaults of domain.md 8 where a list is empty.
struct ErrorContract {
  std::vector<int> transient, permanent, unauthorised, uncertain;
};

/// What a destination's answer about an effect must be like.
struct LookupRule {
  std::vector<int> statuses;   ///< one of these
  std::vector<Condition> all;  ///< and each of these, of its JSON body and headers
};

/// How a destination is asked whether it has an effect: a GET that changes nothing there.
struct Reconcile {
  std::string
      url;  ///< with {event_id}, {effect_key} or {idempotency_key} behind the host, percent-encoded when filled
  /// Any rule of a list is enough. What `unknown` matches, what both others match, and what none does is unknown.
  std::vector<LookupRule> found, missing, unknown;
  std::vector<std::pair<std::string, Secret>> headers;  ///< sent along, such as a token
  std::chrono::milliseconds timeout{5'000};
  /// "missing" counts only that long after the call ended: until then the call may still be at work there.
  std::chrono::milliseconds settle{10'000};
  int maxAttempts{20};                  ///< questions about one call, before a person must decide
  std::chrono::seconds maxAge{86'400};  ///< likewise, from the end of the call
};

/// When a destination counts as failing, so that its work is held instead of spent.
struct Breaker {
  bool enabled{true};
  int failures{10};  ///< at least so many calls failed within the window
  double rate{0.5};  ///< and at least this share of them
  std::chrono::seconds window{60};
  std::chrono::seconds open{30};  ///< until one call is let through to try; doubled each time that one fails
  std::chrono::seconds maxOpen{300};
};

struct Destination {
  std::int64_t id{0};  ///< its lane; > 0
  std::string name;
  std::string url;
  std::chrono::milliseconds timeout{10'000};
  std::chrono::milliseconds connectTimeout{5'000};
  int maxAttempts{0};  ///< 0: the settings' value
  int concurrency{4};
  double ratePerSecond{0};  ///< 0: unlimited
  std::string idempotencyHeader{"Idempotency-Key"};
  bool idempotent{false};
  Secret signingSecret;  ///< Standard Webhooks (whsec_…); a random one is made per destination where absent
  ErrorContract errors;
  std::optional<Reconcile> reconcile;
  Breaker breaker;
};

struct Person {
  std::string name;
  std::string role;
  Secret password;           ///< its value only between the reading of a file and its apply: it is never stored
  std::string passwordHash;  ///< of what the last applied file said (crypto/password_hash); empty: not known
};

/// A mail server, and whom it is to tell of alerts.
struct EmailChannel {
  std::string url;      ///< "smtp://host:port" or "smtps://host:port"; 587 and 465 where it names no port
  bool startTls{true};  ///< of smtp://, demanded then; false only for a server on this machine
  std::string user;     ///< empty: the server asks for none
  Secret password;
  std::string from;             ///< plain ASCII addresses, nothing that could end a header line
  std::vector<std::string> to;  ///< at least one
  Secret authorities;           ///< PEM from a file, trusted instead of the system's; empty value: the system's
};

/// Where alerts are posted as JSON, signed as forwarded events are.
struct WebhookChannel {
  std::string url;
  Secret signingSecret;  ///< Standard Webhooks (whsec_…); a random one is made where absent
  std::chrono::milliseconds timeout{10'000};
};

/// The ways out of the house for alerts; both may be absent.
struct AlertSettings {
  std::optional<EmailChannel> email;
  std::optional<WebhookChannel> webhook;

  [[nodiscard]] bool has(domain::AlertChannel channel) const noexcept;
  [[nodiscard]] std::vector<domain::AlertChannel> channels() const;
};

struct Settings {
  int maxAttempts{8};
  std::chrono::seconds backoffBase{2};
  std::chrono::seconds backoffCap{900};
  std::chrono::seconds maxAge{259'200};
  std::chrono::seconds lease{60};
  int fourEyesAbove{20};                         ///< a replay of more deliveries needs a second person
  std::chrono::seconds approvalExpires{86'400};  ///< so long a request waits for them
  std::chrono::seconds deadLetterDue{86'400};    ///< from a letter's death until somebody should have seen to it
  std::chrono::seconds oldestUnfinished{3'600};  ///< work that waits longer raises an alert
  double completionTarget{0.99};                 ///< share completed in time; less raises an alert
  std::int64_t signatureFailures{20};            ///< of a source within an hour: so many raise an alert
  std::int64_t maxBacklog{1'000'000};            ///< unfinished deliveries above which arrivals answer 503
  /// Networks of proxies in front of the receiver; only they may say for whom they ask (X-Forwarded-For, -Proto).
  std::vector<std::string> trustedProxies;
  std::vector<std::string> publicHosts;  ///< what such a proxy may name in X-Forwarded-Host; host or host:port
};

struct Catalogue {
  std::int64_t version{0};  ///< 0: nothing applied yet
  std::vector<Source> sources;
  std::vector<Destination> destinations;
  std::vector<Person> people;
  Settings settings;
  AlertSettings alerts;

  [[nodiscard]] const Source* source(std::string_view name) const noexcept;
  [[nodiscard]] const Source* source(SourceId id) const noexcept;
  [[nodiscard]] const Destination* destination(std::string_view name) const noexcept;
  [[nodiscard]] const Destination* destination(std::int64_t id) const noexcept;
};
using CataloguePtr =
    std::shared_ptr<const Catalogue>;  // shared: io threads, workers and screens end with it at their own time

}  // namespace ack::config
