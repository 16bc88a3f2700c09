#include "core/config/catalogue_diff.h"

#include "core/config/catalogue_json.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>

namespace ack::config {
namespace {

using boost::json::object;
using boost::json::value;

/// Their values may be told: plain numbers, words and switches. A URL may carry a token, a recipe or rule anything.
constexpr auto kHarmless = std::to_array<std::string_view>({"provider",
                                                            "replay_window_s",
                                                            "future_tolerance_s",
                                                            "on_stale",
                                                            "complete_within_s",
                                                            "owner",
                                                            "max_body_bytes",
                                                            "rate_per_s",
                                                            "burst",
                                                            "allow_unproven_charges",
                                                            "timeout_ms",
                                                            "connect_timeout_ms",
                                                            "max_attempts",
                                                            "concurrency",
                                                            "idempotency_header",
                                                            "idempotent",
                                                            "backoff_base_s",
                                                            "backoff_cap_s",
                                                            "max_age_s",
                                                            "lease_s",
                                                            "max_backlog",
                                                            "four_eyes_above",
                                                            "approval_expires_s",
                                                            "dead_letter_due_s",
                                                            "public_hosts",
                                                            "tenants",
                                                            "trusted_proxies",
                                                            "oldest_unfinished_s",
                                                            "completion_target",
                                                            "signature_failures_per_hour",
                                                            "starttls",
                                                            "from",
                                                            "to"});

/// As the trail can hold it: whole numbers, words, switches; the rest as text.
value told(const value& from) {
  if (from.is_int64() || from.is_string() || from.is_bool() || from.is_null()) return from;
  return value(boost::json::serialize(from));
}

void tellField(std::string_view name, const value* from, const value* to, object& before, object& after) {
  const value none;
  const value& old = from != nullptr ? *from : none;
  const value& now = to != nullptr ? *to : none;
  if (old == now) return;
  const bool harmless = std::find(kHarmless.begin(), kHarmless.end(), name) != kHarmless.end();
  if (harmless) before[name] = told(old);
  after[name] = harmless ? told(now) : value("changed");
}

void tellFields(const object& from, const object& to, object& before, object& after) {
  for (const auto& field : to) tellField(field.key(), from.if_contains(field.key()), &field.value(), before, after);
  for (const auto& field : from)
    if (!to.contains(field.key())) tellField(field.key(), &field.value(), nullptr, before, after);
}

const object* named(const boost::json::array& list, std::string_view name) {
  for (const value& one : list)
    if (one.at("name").as_string() == name) return &one.get_object();
  return nullptr;
}

/// One kind of named things, under its own name in both.
void tellList(const char* kind, const value& from, const value& to, CatalogueDiff& diff) {
  object before;
  object after;
  for (const value& one : to.as_array()) {
    const std::string name(one.at("name").as_string());
    const object* old = named(from.as_array(), name);
    if (old == nullptr) {
      after[name] = "added";
      continue;
    }
    object was;
    object is;
    tellFields(*old, one.get_object(), was, is);
    if (is.empty()) continue;
    if (!was.empty()) before[name] = std::move(was);
    after[name] = std::move(is);
  }
  for (const value& one : from.as_array())
    if (named(to.as_array(), one.at("name").as_string()) == nullptr) after[one.at("name").as_string()] = "taken away";
  if (!before.empty()) diff.before[kind] = std::move(before);
  if (!after.empty()) diff.after[kind] = std::move(after);
}

/// The channels for alerts, which are no list: each is there or not.
void tellChannels(const object& from, const object& to, CatalogueDiff& diff) {
  object before;
  object after;
  for (const char* name : {"email", "webhook"}) {
    const auto channel = [name](const object& document) -> const object* {
      const value* alerts = document.if_contains("alerts");
      return alerts != nullptr ? alerts->at(name).if_object() : nullptr;
    };
    const object* old = channel(from);
    const object* now = channel(to);
    object was;
    object is;
    if (old != nullptr && now != nullptr) tellFields(*old, *now, was, is);
    if (!was.empty()) before[name] = std::move(was);
    if (!is.empty()) after[name] = std::move(is);
    if ((old != nullptr) != (now != nullptr)) after[name] = now != nullptr ? "added" : "taken away";
  }
  if (!before.empty()) diff.before["alerts"] = std::move(before);
  if (!after.empty()) diff.after["alerts"] = std::move(after);
}

}  // namespace

CatalogueDiff diffOf(const Catalogue& before, const Catalogue& after) {
  const value from = boost::json::parse(toStoredText(before));
  const value to = boost::json::parse(toStoredText(after));
  CatalogueDiff diff;
  tellList("sources", from.at("sources"), to.at("sources"), diff);
  tellList("destinations", from.at("destinations"), to.at("destinations"), diff);
  object was;
  object is;
  tellFields(from.at("settings").as_object(), to.at("settings").as_object(), was, is);
  if (!was.empty()) diff.before["settings"] = std::move(was);
  if (!is.empty()) diff.after["settings"] = std::move(is);
  tellChannels(from.get_object(), to.get_object(), diff);
  return diff;
}

}  // namespace ack::config
