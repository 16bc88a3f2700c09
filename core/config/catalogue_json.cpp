#include "core/config/catalogue_json.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_to.hpp>

#include <exception>
#include <stdexcept>

namespace ack::config {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

// ---- writing

value write(const Condition& condition);
value write(const EffectSpec& effect);
value write(const Rule& rule);
value write(const Source& source);
value write(const LookupRule& rule);
value write(const std::pair<std::string, Secret>& header);
value write(const Reconcile& reconcile);
value write(const Breaker& breaker);
value write(const Destination& destination);
value write(const Person& person);
value write(const EmailChannel& email);
value write(const WebhookChannel& webhook);
value write(const Secret& secret) { return object{{"reference", secret.reference}, {"value", secret.value}}; }
value write(const ValueExpression& expression) {
  return object{{"kind", static_cast<int>(expression.kind)}, {"text", expression.text}};
}
value write(const std::string& text) { return value(text); }
value write(const RedactionPlace& place) { return value(place.text()); }
value write(int number) { return value(number); }

template <class T>
value write(const std::vector<T>& list) {
  array out;
  for (const T& one : list) out.push_back(write(one));
  return out;
}
template <class T>
value write(const std::optional<T>& one) {
  return one ? write(*one) : value(nullptr);
}
value write(const std::optional<std::chrono::seconds>& time) { return time ? value(time->count()) : value(nullptr); }

value write(const Condition& condition) {
  return object{{"subject", write(condition.subject)},
                {"test", static_cast<int>(condition.test)},
                {"texts", write(condition.texts)}};
}

value write(const EffectSpec& effect) {
  return object{{"kind", static_cast<int>(effect.kind)},
                {"key", write(effect.key)},
                {"account", write(effect.account)},
                {"amount", write(effect.amount)},
                {"currency", write(effect.currency)},
                {"description", write(effect.description)},
                {"unit", static_cast<int>(effect.unit)},
                {"debit", effect.debit},
                {"refuse_below_zero", effect.refuseBelowZero},
                {"thread", write(effect.thread)},
                {"sender", write(effect.sender)},
                {"recipient", write(effect.recipient)},
                {"text", write(effect.text)},
                {"subject", write(effect.subject)},
                {"status", write(effect.status)},
                {"occurred_at", write(effect.occurredAt)},
                {"sequence", write(effect.sequence)},
                {"rank", write(effect.rank)},
                {"destination", effect.destination}};
}

value write(const Rule& rule) {
  return object{{"type", rule.typeGlob}, {"all", write(rule.all)}, {"effects", write(rule.effects)}};
}

value write(const Source& source) {
  return object{{"name", source.name},
                {"provider", source.provider},
                {"recipe", source.recipe},
                {"secrets", write(source.secrets)},
                {"public_keys", write(source.publicKeys)},
                {"tenants", write(source.tenants)},
                {"public_url", source.publicUrl},
                {"replay_window_s", write(source.replayWindow)},
                {"future_tolerance_s", write(source.futureTolerance)},
                {"on_stale", static_cast<int>(source.onStale)},
                {"complete_within_s", source.completeWithin.count()},
                {"owner", source.owner},
                {"dead_letter_due_s", write(source.deadLetterDue)},
                {"max_body_bytes", source.maxBodyBytes},
                {"rate_per_s", source.ratePerSecond},
                {"burst", source.burst},
                {"allow_unproven_charges", source.allowUnprovenCharges},
                {"redact", write(source.redact)},
                {"rules", write(source.rules)}};
}

value write(const LookupRule& rule) { return object{{"statuses", write(rule.statuses)}, {"all", write(rule.all)}}; }

value write(const std::pair<std::string, Secret>& header) {
  return object{{"name", header.first}, {"value", write(header.second)}};
}

value write(const Reconcile& reconcile) {
  return object{{"url", reconcile.url},
                {"found", write(reconcile.found)},
                {"missing", write(reconcile.missing)},
                {"unknown", write(reconcile.unknown)},
                {"headers", write(reconcile.headers)},
                {"timeout_ms", reconcile.timeout.count()},
                {"settle_ms", reconcile.settle.count()},
                {"max_attempts", reconcile.maxAttempts},
                {"max_age_s", reconcile.maxAge.count()}};
}

value write(const Breaker& breaker) {
  return object{{"enabled", breaker.enabled},     {"failures", breaker.failures},
                {"rate", breaker.rate},           {"window_s", breaker.window.count()},
                {"open_s", breaker.open.count()}, {"max_open_s", breaker.maxOpen.count()}};
}

value write(const Destination& destination) {
  return object{{"name", destination.name},
                {"url", destination.url},
                {"timeout_ms", destination.timeout.count()},
                {"connect_timeout_ms", destination.connectTimeout.count()},
                {"max_attempts", destination.maxAttempts},
                {"concurrency", destination.concurrency},
                {"rate_per_s", destination.ratePerSecond},
                {"idempotency_header", destination.idempotencyHeader},
                {"idempotent", destination.idempotent},
                {"signing_secret", write(destination.signingSecret)},
                {"transient", write(destination.errors.transient)},
                {"permanent", write(destination.errors.permanent)},
                {"unauthorised", write(destination.errors.unauthorised)},
                {"uncertain", write(destination.errors.uncertain)},
                {"reconcile", write(destination.reconcile)},
                {"breaker", write(destination.breaker)}};
}

value write(const Person& person) {
  return object{{"name", person.name},
                {"role", person.role},
                {"password_reference", person.password.reference},
                {"password_hash", person.passwordHash}};
}

value write(const EmailChannel& email) {
  return object{{"url", email.url},
                {"starttls", email.startTls},
                {"user", email.user},
                {"password", write(email.password)},
                {"from", email.from},
                {"to", write(email.to)},
                {"authorities", write(email.authorities)}};
}

value write(const WebhookChannel& webhook) {
  return object{{"url", webhook.url},
                {"signing_secret", write(webhook.signingSecret)},
                {"timeout_ms", webhook.timeout.count()}};
}

value write(const AlertSettings& alerts) {
  return object{{"email", write(alerts.email)}, {"webhook", write(alerts.webhook)}};
}

value write(const Settings& settings) {
  return object{{"max_attempts", settings.maxAttempts},
                {"backoff_base_s", settings.backoffBase.count()},
                {"backoff_cap_s", settings.backoffCap.count()},
                {"max_age_s", settings.maxAge.count()},
                {"lease_s", settings.lease.count()},
                {"max_backlog", settings.maxBacklog},
                {"four_eyes_above", settings.fourEyesAbove},
                {"approval_expires_s", settings.approvalExpires.count()},
                {"dead_letter_due_s", settings.deadLetterDue.count()},
                {"oldest_unfinished_s", settings.oldestUnfinished.count()},
                {"completion_target", settings.completionTarget},
                {"signature_failures_per_hour", settings.signatureFailures},
                {"trusted_proxies", write(settings.trustedProxies)},
                {"public_hosts", write(settings.publicHosts)}};
}

// ---- reading; throws boost's and std exceptions, caught in fromStoredText()

void read(const value& in, std::string& out) { out = std::string(in.as_string()); }
void read(const value& in, bool& out) { out = in.as_bool(); }
void read(const value& in, std::int64_t& out) { out = in.as_int64(); }
void read(const value& in, std::size_t& out) { out = boost::json::value_to<std::size_t>(in); }
void read(const value& in, int& out) { out = boost::json::value_to<int>(in); }
void read(const value& in, double& out) { out = boost::json::value_to<double>(in); }
void read(const value& in, std::chrono::seconds& out) { out = std::chrono::seconds(in.as_int64()); }
void read(const value& in, std::chrono::milliseconds& out) { out = std::chrono::milliseconds(in.as_int64()); }
void read(const value& in, object& out) { out = in.as_object(); }

template <class E>
requires std::is_enum_v<E>
void readWord(const value& in, E& out, int last) {
  const auto number = in.as_int64();
  if (number < 0 || number > last) throw std::out_of_range("enumeration");
  out = static_cast<E>(number);
}

void read(const value& in, Secret& out);
void read(const value& in, ValueExpression& out);
void read(const value& in, Condition& out);
void read(const value& in, EffectSpec& out);
void read(const value& in, Rule& out);
void read(const value& in, RedactionPlace& out);
void read(const value& in, Source& out);
void read(const value& in, LookupRule& out);
void read(const value& in, std::pair<std::string, Secret>& out);
void read(const value& in, Reconcile& out);
void read(const value& in, Breaker& out);
void read(const value& in, Destination& out);
void read(const value& in, Person& out);
void read(const value& in, EmailChannel& out);
void read(const value& in, WebhookChannel& out);
void read(const value& in, AlertSettings& out);
void read(const value& in, Settings& out);

template <class T>
void read(const value& in, std::vector<T>& out) {
  for (const value& one : in.as_array()) read(one, out.emplace_back());
}
template <class T>
void read(const value& in, std::optional<T>& out) {
  if (!in.is_null()) read(in, out.emplace());
}
template <class T>
void field(const object& in, const char* name, T& out) {
  read(in.at(name), out);
}

/// Of what earlier builds did not store; what is absent keeps its default.
template <class T>
void laterField(const object& in, const char* name, T& out) {
  if (const value* found = in.if_contains(name)) read(*found, out);
}

void read(const value& in, Secret& out) {
  field(in.as_object(), "reference", out.reference);
  field(in.as_object(), "value", out.value);
}
void read(const value& in, ValueExpression& out) {
  readWord(in.as_object().at("kind"), out.kind, static_cast<int>(ValueExpression::Kind::header));
  field(in.as_object(), "text", out.text);
}

void read(const value& in, Condition& out) {
  field(in.as_object(), "subject", out.subject);
  readWord(in.as_object().at("test"), out.test, static_cast<int>(Condition::Test::missing));
  field(in.as_object(), "texts", out.texts);
}

void read(const value& in, EffectSpec& out) {
  const object& from = in.as_object();
  readWord(from.at("kind"), out.kind, static_cast<int>(domain::EffectKind::forward));
  field(from, "key", out.key);
  field(from, "account", out.account);
  field(from, "amount", out.amount);
  field(from, "currency", out.currency);
  field(from, "description", out.description);
  readWord(from.at("unit"), out.unit, static_cast<int>(AmountUnit::major));
  field(from, "debit", out.debit);
  field(from, "refuse_below_zero", out.refuseBelowZero);
  field(from, "thread", out.thread);
  field(from, "sender", out.sender);
  field(from, "recipient", out.recipient);
  field(from, "text", out.text);
  field(from, "subject", out.subject);
  field(from, "status", out.status);
  field(from, "occurred_at", out.occurredAt);
  field(from, "sequence", out.sequence);
  field(from, "rank", out.rank);
  field(from, "destination", out.destination);
}

void read(const value& in, Rule& out) {
  field(in.as_object(), "type", out.typeGlob);
  field(in.as_object(), "all", out.all);
  field(in.as_object(), "effects", out.effects);
}

void read(const value& in, RedactionPlace& out) {
  const auto& text = in.as_string();
  auto place = RedactionPlace::parse({text.data(), text.size()});
  if (!place) throw std::invalid_argument(place.error().message);
  out = std::move(*place);
}

void read(const value& in, Source& out) {
  const object& from = in.as_object();
  field(from, "name", out.name);
  field(from, "provider", out.provider);
  field(from, "recipe", out.recipe);
  field(from, "secrets", out.secrets);
  field(from, "public_keys", out.publicKeys);
  laterField(from, "tenants", out.tenants);
  field(from, "public_url", out.publicUrl);
  field(from, "replay_window_s", out.replayWindow);
  field(from, "future_tolerance_s", out.futureTolerance);
  readWord(from.at("on_stale"), out.onStale, static_cast<int>(OnStale::reject));
  field(from, "complete_within_s", out.completeWithin);
  field(from, "owner", out.owner);
  field(from, "max_body_bytes", out.maxBodyBytes);
  laterField(from, "dead_letter_due_s", out.deadLetterDue);
  laterField(from, "rate_per_s", out.ratePerSecond);
  laterField(from, "burst", out.burst);
  field(from, "allow_unproven_charges", out.allowUnprovenCharges);
  laterField(from, "redact", out.redact);
  field(from, "rules", out.rules);
}

void read(const value& in, LookupRule& out) {
  field(in.as_object(), "statuses", out.statuses);
  field(in.as_object(), "all", out.all);
}

void read(const value& in, std::pair<std::string, Secret>& out) {
  field(in.as_object(), "name", out.first);
  field(in.as_object(), "value", out.second);
}

/// What earlier builds stored: one status as text.
void readRules(const object& in, const char* name, std::vector<LookupRule>& out) {
  const value& rules = in.at(name);
  if (rules.is_string())
    out.push_back({{std::stoi(std::string(rules.as_string()))}, {}});
  else
    read(rules, out);
}

void read(const value& in, Reconcile& out) {
  const object& from = in.as_object();
  field(from, "url", out.url);
  readRules(from, "found", out.found);
  readRules(from, "missing", out.missing);
  laterField(from, "unknown", out.unknown);
  laterField(from, "headers", out.headers);
  laterField(from, "timeout_ms", out.timeout);
  laterField(from, "settle_ms", out.settle);
  laterField(from, "max_attempts", out.maxAttempts);
  laterField(from, "max_age_s", out.maxAge);
}

void read(const value& in, Breaker& out) {
  const object& from = in.as_object();
  field(from, "enabled", out.enabled);
  field(from, "failures", out.failures);
  field(from, "rate", out.rate);
  field(from, "window_s", out.window);
  field(from, "open_s", out.open);
  field(from, "max_open_s", out.maxOpen);
}

void read(const value& in, Destination& out) {
  const object& from = in.as_object();
  field(from, "name", out.name);
  field(from, "url", out.url);
  field(from, "timeout_ms", out.timeout);
  field(from, "connect_timeout_ms", out.connectTimeout);
  field(from, "max_attempts", out.maxAttempts);
  field(from, "concurrency", out.concurrency);
  field(from, "rate_per_s", out.ratePerSecond);
  field(from, "idempotency_header", out.idempotencyHeader);
  field(from, "idempotent", out.idempotent);
  field(from, "signing_secret", out.signingSecret);
  field(from, "transient", out.errors.transient);
  field(from, "permanent", out.errors.permanent);
  field(from, "unauthorised", out.errors.unauthorised);
  field(from, "uncertain", out.errors.uncertain);
  field(from, "reconcile", out.reconcile);
  laterField(from, "breaker", out.breaker);
}

void read(const value& in, Person& out) {
  field(in.as_object(), "name", out.name);
  field(in.as_object(), "role", out.role);
  laterField(in.as_object(), "password", out.password);  // what earlier builds stored: see forgotten_passwords.h
  laterField(in.as_object(), "password_reference", out.password.reference);
  laterField(in.as_object(), "password_hash", out.passwordHash);
}

void read(const value& in, EmailChannel& out) {
  const object& from = in.as_object();
  field(from, "url", out.url);
  field(from, "starttls", out.startTls);
  field(from, "user", out.user);
  field(from, "password", out.password);
  field(from, "from", out.from);
  field(from, "to", out.to);
  field(from, "authorities", out.authorities);
}

void read(const value& in, WebhookChannel& out) {
  const object& from = in.as_object();
  field(from, "url", out.url);
  field(from, "signing_secret", out.signingSecret);
  field(from, "timeout_ms", out.timeout);
}

void read(const value& in, AlertSettings& out) {
  field(in.as_object(), "email", out.email);
  field(in.as_object(), "webhook", out.webhook);
}

void read(const value& in, Settings& out) {
  const object& from = in.as_object();
  field(from, "max_attempts", out.maxAttempts);
  field(from, "backoff_base_s", out.backoffBase);
  field(from, "backoff_cap_s", out.backoffCap);
  field(from, "max_age_s", out.maxAge);
  field(from, "lease_s", out.lease);
  field(from, "max_backlog", out.maxBacklog);
  laterField(from, "four_eyes_above", out.fourEyesAbove);
  laterField(from, "approval_expires_s", out.approvalExpires);
  laterField(from, "dead_letter_due_s", out.deadLetterDue);
  laterField(from, "oldest_unfinished_s", out.oldestUnfinished);
  laterField(from, "completion_target", out.completionTarget);
  laterField(from, "signature_failures_per_hour", out.signatureFailures);
  laterField(from, "trusted_proxies", out.trustedProxies);
  laterField(from, "public_hosts", out.publicHosts);
}

}  // namespace

std::string toStoredText(const Catalogue& catalogue) {
  object document{{"form", 1},
                  {"sources", write(catalogue.sources)},
                  {"destinations", write(catalogue.destinations)},
                  {"people", write(catalogue.people)},
                  {"settings", write(catalogue.settings)}};
  // Only where there are any, so that a configuration from before there were channels is still equal to itself.
  if (!catalogue.alerts.channels().empty()) document["alerts"] = write(catalogue.alerts);
  return boost::json::serialize(document);
}

Result<Catalogue> fromStoredText(std::string_view text) {
  try {
    const value document = boost::json::parse(boost::json::string_view(text.data(), text.size()));
    const object& from = document.as_object();
    if (from.at("form").as_int64() != 1)
      return Error{ErrorCode::unsupported, "the stored configuration was written by a newer program"};
    Catalogue catalogue;
    field(from, "sources", catalogue.sources);
    field(from, "destinations", catalogue.destinations);
    field(from, "people", catalogue.people);
    field(from, "settings", catalogue.settings);
    laterField(from, "alerts", catalogue.alerts);
    return catalogue;
  } catch (const std::exception& problem) {
    return Error{ErrorCode::corrupt, std::string("the stored configuration can't be read: ") + problem.what()};
  }
}

}  // namespace ack::config
