// "reconcile" of a destination: how it is asked about an effect whose outcome nobody knows.
#include "core/config/apply_context.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::config {
namespace {

using domain::JsonType;
using std::chrono::milliseconds;

constexpr std::size_t kMaxRules = 8;
constexpr std::size_t kMaxTests = 16;
constexpr std::size_t kMaxHeaders = 16;

void readUrl(const ObjectReader& object, Reconcile& reconcile) {
  const auto url = object.text("url", Need::required, 4'096);
  if (!url) return;
  std::string filled = *url;
  bool names = false;
  const auto authority = filled.find("://");
  const auto path = authority == std::string::npos ? authority : filled.find_first_of("/?", authority + 3);
  bool inHost = false;
  for (const std::string_view part : {"{event_id}", "{effect_key}", "{idempotency_key}"}) {
    for (auto at = filled.find(part); at != std::string::npos; at = filled.find(part)) {
      inHost = inHost || at < path;
      filled.replace(at, part.size(), std::string(part.size(), 'x'));
      names = true;
    }
  }
  if (const auto why = whyNoUrl(filled))
    object.error("url", "not a URL that is allowed here: " + *why);
  else if (!names)
    object.error("url", "must hold {event_id}, {effect_key} or {idempotency_key}, or it would ask for the same thing "
                        "each time");
  else if (inHost)
    object.error("url", "what an event says may stand behind the host only, or an event could choose whom we ask");
  reconcile.url = *url;
}

std::optional<int> statusOf(std::string_view text) {
  const auto status = base::parseDigits(text);
  if (text.size() != 3 || !status || *status < 200 || *status > 599) return std::nullopt;
  return static_cast<int>(*status);
}

/// "200", or a list of such texts.
std::vector<int> readStatuses(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  static constexpr const char* kAllowed = "an HTTP status as text; \"200\" to \"599\" is allowed";
  std::vector<int> statuses;
  const auto take = [&](const LocatedNode& one, const std::string& where) {
    const auto status = one.type == JsonType::string ? statusOf(one.text) : std::nullopt;
    if (status)
      statuses.push_back(*status);
    else
      context.error(one, where, std::string("must be ") + kAllowed);
  };
  if (node.type != JsonType::array) {
    take(node, path);
    return statuses;
  }
  if (node.items.empty() || node.items.size() > 100) context.error(node, path, "1 to 100 statuses are allowed");
  for (std::size_t i = 0; i < node.items.size(); ++i) take(node.items[i], path + "[" + std::to_string(i) + "]");
  return statuses;
}

LookupRule readRule(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  LookupRule rule;
  if (node.type == JsonType::string) {
    rule.statuses = readStatuses(context, node, path);
    return rule;
  }
  if (node.type != JsonType::object) {
    context.error(node, path,
                  "must be a status as text, or an object with \"status\" and \"all\", not " +
                      std::string(describe(node.type)));
    return rule;
  }
  const ObjectReader object(context, node, path, "an answer", {"status", "all"});
  if (const LocatedNode* status = object.get("status", Need::required))
    rule.statuses = readStatuses(context, *status, object.pathOf("status"));
  if (const LocatedNode* tests = object.list("all", Need::optional, 1, kMaxTests))
    for (std::size_t i = 0; i < tests->items.size(); ++i)
      rule.all.push_back(
          readCondition(context, tests->items[i], object.pathOf("all") + "[" + std::to_string(i) + "]"));
  return rule;
}

/// One rule, or a list of them.
std::vector<LookupRule> readLookupRules(const ObjectReader& object, std::string_view field, Need need) {
  std::vector<LookupRule> rules;
  const LocatedNode* node = object.get(field, need);
  if (node == nullptr) return rules;
  if (node->type != JsonType::array) {
    rules.push_back(readRule(object.context(), *node, object.pathOf(field)));
    return rules;
  }
  if (object.list(field, need, 1, kMaxRules) == nullptr) return rules;
  for (std::size_t i = 0; i < node->items.size(); ++i)
    rules.push_back(readRule(object.context(), node->items[i], object.pathOf(field) + "[" + std::to_string(i) + "]"));
  return rules;
}

/// A status that by itself means both would always be unknown: surely a mistake.
void checkDiffer(const ObjectReader& object, const Reconcile& reconcile) {
  for (const LookupRule& missing : reconcile.missing)
    for (const LookupRule& found : reconcile.found)
      for (const int status : missing.statuses)
        if (missing.all.empty() && found.all.empty() &&
            std::find(found.statuses.begin(), found.statuses.end(), status) != found.statuses.end())
          return object.error("missing", "must differ from \"found\"");
}

void readHeaders(const ObjectReader& reconcile, Reconcile& out) {
  const LocatedNode* node = reconcile.find("headers");
  if (node == nullptr) return;
  if (node->type != JsonType::object || node->items.size() > kMaxHeaders) {
    reconcile.error("headers", "must be an object of at most 16 headers, each with a text, env:NAME or file:PATH");
    return;
  }
  for (const LocatedNode& header : node->items) {
    const std::string path = reconcile.pathOf("headers") + "." + header.key;
    if (!isHeaderName(header.key)) {
      reconcile.context().error(header, path, "not a header's name");
      continue;
    }
    auto value = readSecret(reconcile.context(), header, path);
    if (!value) continue;
    const bool plain = std::all_of(value->value.begin(), value->value.end(),
                                   [](char c) { return c == ' ' || c == '\t' || (c > ' ' && c < '\x7F'); });
    if (plain)
      out.headers.emplace_back(header.key, std::move(*value));
    else
      reconcile.context().error(header, path, "can't be sent as a header: visible ASCII and spaces are allowed");
  }
}

}  // namespace

std::optional<Reconcile> readReconcile(const ObjectReader& destination, milliseconds callTimeout) {
  const LocatedNode* node = destination.find("reconcile");
  if (node == nullptr) return std::nullopt;
  const ObjectReader object(
      destination.context(), *node, destination.pathOf("reconcile"), "\"reconcile\"",
      {"url", "found", "missing", "unknown", "headers", "timeout_s", "settle_s", "max_attempts", "max_age_s"});
  if (!object.isObject()) return std::nullopt;
  Reconcile reconcile;
  readUrl(object, reconcile);
  reconcile.found = readLookupRules(object, "found", Need::required);
  reconcile.missing = readLookupRules(object, "missing", Need::required);
  reconcile.unknown = readLookupRules(object, "unknown", Need::optional);
  checkDiffer(object, reconcile);
  readHeaders(object, reconcile);
  if (const auto time = object.milliseconds("timeout_s", 100, 120'000)) reconcile.timeout = milliseconds(*time);
  reconcile.settle = milliseconds(object.milliseconds("settle_s", 0, 86'400'000).value_or(callTimeout.count()));
  if (const auto most = object.integer("max_attempts", Need::optional, 1, 1'000))
    reconcile.maxAttempts = static_cast<int>(*most);
  if (const auto age = object.integer("max_age_s", Need::optional, 1, 2'592'000))
    reconcile.maxAge = std::chrono::seconds{*age};
  return reconcile;
}

}  // namespace ack::config
