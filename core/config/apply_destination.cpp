// Destinations of the apply file: where forward effects go.
#include "core/config/apply_context.h"

#include "core/base/encoding.h"

#include <algorithm>
#include <charconv>

namespace ack::config {
namespace {

using domain::JsonType;
using std::chrono::milliseconds;

std::vector<int> readStatuses(const ObjectReader& object, std::string_view field, std::set<int>& seen) {
  std::vector<int> statuses;
  const LocatedNode* list = object.list(field, Need::optional, 0, 300);
  if (list == nullptr) return statuses;
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const LocatedNode& item = list->items[i];
    const std::string path = object.pathOf(field) + "[" + std::to_string(i) + "]";
    const auto value = item.type == JsonType::number ? base::parseDigits(item.text) : std::nullopt;
    if (!value || *value < 300 || *value > 599)
      object.context().error(item, path, "must be an HTTP status; whole numbers from 300 to 599 are allowed");
    else if (!seen.insert(static_cast<int>(*value)).second)
      object.context().error(item, path, "the status " + item.text + " stands twice; each may mean one thing only");
    else
      statuses.push_back(static_cast<int>(*value));
  }
  return statuses;
}

void readErrors(const ObjectReader& destination, ErrorContract& errors) {
  const LocatedNode* node = destination.find("errors");
  if (node == nullptr) return;
  const ObjectReader object(destination.context(), *node, destination.pathOf("errors"), "\"errors\"",
                            {"transient", "permanent", "unauthorised", "uncertain"});
  std::set<int> seen;
  errors.transient = readStatuses(object, "transient", seen);
  errors.permanent = readStatuses(object, "permanent", seen);
  errors.unauthorised = readStatuses(object, "unauthorised", seen);
  errors.uncertain = readStatuses(object, "uncertain", seen);
}

void readBreaker(const ObjectReader& destination, Breaker& breaker) {
  const LocatedNode* node = destination.find("breaker");
  if (node == nullptr) return;
  const ObjectReader object(destination.context(), *node, destination.pathOf("breaker"), "\"breaker\"",
                            {"enabled", "failures", "failure_rate", "window_s", "open_s", "max_open_s"});
  if (!object.isObject()) return;
  breaker.enabled = object.boolean("enabled").value_or(true);
  if (const auto failures = object.integer("failures", Need::optional, 1, 1'000))
    breaker.failures = static_cast<int>(*failures);
  // A share with three decimals is read like seconds with three decimals.
  if (const auto thousandths = object.milliseconds("failure_rate", 10, 1'000))
    breaker.rate = static_cast<double>(*thousandths) / 1'000;
  if (const auto window = object.integer("window_s", Need::optional, 1, 3'600))
    breaker.window = std::chrono::seconds{*window};
  if (const auto open = object.integer("open_s", Need::optional, 1, 3'600))
    breaker.open = std::chrono::seconds{*open};
  if (const auto most = object.integer("max_open_s", Need::optional, 1, 86'400))
    breaker.maxOpen = std::chrono::seconds{*most};
  breaker.maxOpen = std::max(breaker.maxOpen, breaker.open);
}

}  // namespace

Destination readDestination(ApplyContext& context, const LocatedNode& node, const std::string& path,
                            std::set<std::string>& seen) {
  const ObjectReader object(context, node, path, "a destination",
                            {"name", "url", "timeout_s", "connect_timeout_s", "max_attempts", "concurrency",
                             "rate_per_s", "idempotency_header", "idempotent", "signing_secret", "errors",
                             "reconcile", "breaker"});
  Destination destination;
  if (!object.isObject()) return destination;
  destination.name = readName(object, seen);
  if (const auto url = object.text("url", Need::required, 4'096)) {
    if (const auto why = whyNoUrl(*url))
      object.error("url", "not a URL that is allowed here: " + *why);
    else
      destination.url = *url;
  }
  if (const auto time = object.milliseconds("timeout_s", 100, 120'000)) destination.timeout = milliseconds(*time);
  if (const auto time = object.milliseconds("connect_timeout_s", 100, 60'000))
    destination.connectTimeout = milliseconds(*time);
  destination.connectTimeout = std::min(destination.connectTimeout, destination.timeout);
  if (const auto attempts = object.integer("max_attempts", Need::optional, 1, 100))
    destination.maxAttempts = static_cast<int>(*attempts);
  if (const auto calls = object.integer("concurrency", Need::optional, 1, 256))
    destination.concurrency = static_cast<int>(*calls);
  if (const auto rate = readRate(object, "rate_per_s")) destination.ratePerSecond = *rate;
  if (const auto header = object.text("idempotency_header", Need::optional, 1'024)) {
    if (isHeaderName(*header))
      destination.idempotencyHeader = *header;
    else
      object.error("idempotency_header", "not a header's name; letters, digits and -_.!#$%&'*+^`|~ are allowed");
  }
  destination.idempotent = object.boolean("idempotent").value_or(false);
  readSigningSecret(object, "signing_secret", destination.signingSecret);
  readErrors(object, destination.errors);
  destination.reconcile = readReconcile(object, destination.timeout);
  readBreaker(object, destination.breaker);
  return destination;
}

}  // namespace ack::config
