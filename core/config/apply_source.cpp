// One source of the apply file.
#include "core/base/encoding.h"
#include "core/base/hidden_text.h"
#include "core/config/apply_context.h"

#include <boost/json/parse.hpp>

#include <algorithm>
#include <cmath>

namespace ack::config {
namespace {

constexpr std::size_t kMaxSecrets = 20;
/// The end of "must be a name …".
constexpr const char* kCanBeSeen = "of characters that can be seen, with no blank but the space and none at its ends";
constexpr std::int64_t kMaxBodyBytes = std::int64_t{32} << 20;
constexpr std::int64_t kMaxWindowSeconds = 30 * 86'400;

std::vector<Secret> readSecrets(const ObjectReader& object, std::string_view field) {
  std::vector<Secret> secrets;
  const LocatedNode* list = object.list(field, Need::optional, 1, kMaxSecrets);
  if (list == nullptr) return secrets;
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const std::string path = object.pathOf(field) + "[" + std::to_string(i) + "]";
    if (auto secret = readSecret(object.context(), list->items[i], path)) secrets.push_back(std::move(*secret));
  }
  return secrets;
}

bool refuseRepeatedNames(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  bool clean = true;
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const LocatedNode& item = node.items[i];
    const bool member = node.type == domain::JsonType::object;
    const std::string at = member ? path + "." + item.key : path + "[" + std::to_string(i) + "]";
    if (member && !seen.insert(item.key).second) {
      context.errorAt(item.keyAt, at, "the name \"" + item.key + "\" stands here a second time");
      clean = false;
    }
    clean = refuseRepeatedNames(context, item, at) && clean;
  }
  return clean;
}

/// The recipe as the provider folder reads it; nullopt once a mistake is reported.
std::optional<boost::json::object> readRecipe(const ObjectReader& object) {
  const LocatedNode* node = object.find("recipe");
  if (node == nullptr) return boost::json::object{};
  if (node->type != domain::JsonType::object) {
    object.error("recipe", "must be an object, not " + std::string(describe(node->type)));
    return std::nullopt;
  }
  if (!refuseRepeatedNames(object.context(), *node, object.pathOf("recipe"))) return std::nullopt;
  const std::string_view text = object.context().spelled(*node);
  boost::system::error_code failure;
  auto value = boost::json::parse(boost::json::string_view(text.data(), text.size()), failure);
  if (failure || !value.is_object()) {
    object.error("recipe", "can't be read: " + failure.message());
    return std::nullopt;
  }
  return value.get_object();
}

/// The value at a path such as "signed[2]" or "event_id[0][1]"; the innermost that is there.
const LocatedNode& nodeAt(const LocatedNode& from, std::string_view path) {
  const LocatedNode* node = &from;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".["), path.size());
    const LocatedNode* next = node;
    if (end > 0) next = node->member(path.substr(0, end));
    path.remove_prefix(end);
    if (next == nullptr) break;
    node = next;
    if (path.starts_with('.')) path.remove_prefix(1);
    while (path.starts_with('[')) {
      const std::size_t close = path.find(']');
      if (close == std::string_view::npos) return *node;
      const auto index = base::parseDigits(path.substr(1, close - 1));
      if (!index || *index >= node->items.size()) return *node;
      node = &node->items[static_cast<std::size_t>(*index)];
      path.remove_prefix(close + 1);
      if (path.starts_with('.')) path.remove_prefix(1);
    }
  }
  return *node;
}

/// Each line "recipe.signed[2]: …" at its own place in the file.
void reportRecipe(const ObjectReader& object, std::string_view lines) {
  constexpr std::string_view kRoot = "recipe";
  const LocatedNode& recipe = *object.find("recipe");
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    const std::string_view line = lines.substr(0, end);
    lines = end == std::string_view::npos ? std::string_view{} : lines.substr(end + 1);
    const std::size_t colon = line.find(": ");
    const bool placed = colon != std::string_view::npos && line.starts_with(kRoot) &&
                        (colon == kRoot.size() || line[kRoot.size()] == '.');
    if (!placed) {
      object.error("recipe", std::string(line));
      continue;
    }
    const std::string_view path = line.substr(0, colon);
    const std::string_view inner = path.substr(std::min(kRoot.size() + 1, path.size()));
    const std::string before = object.path().empty() ? std::string() : object.path() + ".";
    object.context().error(nodeAt(recipe, inner), before + std::string(path), std::string(line.substr(colon + 2)));
  }
}

/// true where provider and recipe fit together, so that coverage may be asked for.
bool readProvider(const ObjectReader& object, Source& source) {
  const auto provider = object.text("provider", Need::required, 64);
  auto recipe = readRecipe(object);
  if (!provider) return false;
  source.provider = *provider;
  const ProviderCheck& providers = object.context().providers;
  const bool hasRecipe = object.find("recipe") != nullptr;
  if (!hasRecipe && *provider == "generic") {
    object.error("provider",
                 "\"generic\" knows no provider: it needs a \"recipe\" that says how requests are signed and "
                 "where the event ID is");
    return false;
  }
  if (!hasRecipe && !providers.known(*provider)) {
    std::string keys;
    for (const std::string& key : providers.keys()) keys += (keys.empty() ? "" : ", ") + key;
    object.error("provider", "\"" + *provider + "\" is not a built-in provider; allowed are " + keys +
                                 ", or \"generic\" or a name of your own together with a \"recipe\"");
    return false;
  }
  if (!recipe) return false;
  source.recipe = std::move(*recipe);
  if (!hasRecipe) return true;
  const auto checked = providers.checkRecipe(*provider, source.recipe);
  if (!checked) reportRecipe(object, checked.error().message);
  return checked.ok();
}

/// Each as it stands in the path once that is decoded, where a slash could be no part of it.
std::vector<std::string> readTenants(const ObjectReader& object) {
  constexpr std::size_t kMaxTenants = 10'000;
  constexpr std::size_t kMaxBytes = 128;
  std::vector<std::string> tenants;
  const LocatedNode* list = object.list("tenants", Need::optional, 1, kMaxTenants);
  if (list == nullptr) return tenants;
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const LocatedNode& item = list->items[i];
    const auto wrong = [&](const std::string& why) {
      object.context().error(item, object.pathOf("tenants") + "[" + std::to_string(i) + "]", why);
    };
    if (item.type != domain::JsonType::string) {
      wrong("must be text, not " + std::string(describe(item.type)));
    } else if (item.text.empty() || item.text.size() > kMaxBytes || item.text == "." || item.text == ".." ||
               item.text.find_first_of("/\\") != std::string::npos) {
      wrong("must be a path segment of 1 to 128 bytes without slashes");
    } else if (!base::isFitForName(item.text)) {
      wrong(std::string("must be a path segment ") + kCanBeSeen);
    } else if (!seen.insert(item.text).second) {
      wrong("the tenant \"" + item.text + "\" stands here a second time");
    } else {
      tenants.push_back(item.text);
    }
  }
  return tenants;
}

void readTimes(const ObjectReader& object, Source& source) {
  using std::chrono::seconds;
  if (const auto window = object.integer("replay_window_s", Need::optional, 1, kMaxWindowSeconds))
    source.replayWindow = seconds(*window);
  if (const auto future = object.integer("future_tolerance_s", Need::optional, 0, 86'400))
    source.futureTolerance = seconds(*future);
  if (const auto stale = object.choice("on_stale", Need::optional, {"dead_letter", "reject"}))
    source.onStale = *stale == "reject" ? OnStale::reject : OnStale::deadLetter;
  if (const auto within = object.integer("complete_within_s", Need::optional, 1, 604'800))
    source.completeWithin = seconds(*within);
}

void readLimit(const ObjectReader& object, Source& source) {
  const auto rate = readRate(object, "rate_per_s");
  if (rate) {
    source.ratePerSecond = *rate;
    // A second's worth at once, where the file does not say.
    source.burst = std::max(1, static_cast<int>(std::lround(*rate)));
  }
  const auto burst = object.integer("burst", Need::optional, 1, 1'000'000);
  if (burst) source.burst = static_cast<int>(*burst);
  if (burst && object.find("rate_per_s") == nullptr) object.error("burst", "means nothing without \"rate_per_s\"");
}

using CheckKey = Result<void> (ProviderCheck::*)(std::string_view, const boost::json::object&,
                                                 std::string_view) const;

/// A key of the wrong form would verify nothing, and every request would be answered 503.
void checkKeys(const ObjectReader& object, std::string_view field, const Source& source,
               const std::vector<Secret>& keys, CheckKey check) {
  const LocatedNode* list = object.find(field);
  if (list == nullptr || list->items.size() != keys.size()) return;  // one that could not be read is reported already
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i].value.empty()) continue;
    const Result<void> good = (object.context().providers.*check)(source.provider, source.recipe, keys[i].value);
    if (good) continue;
    object.context().error(list->items[i], object.pathOf(field) + "[" + std::to_string(i) + "]",
                           good.error().message);
  }
}

/// Keys of the kind that this provider is verified with; others would sit there and verify nothing.
void requireKeys(const ObjectReader& object, const Source& source, bool known) {
  ProviderCheck::KeyFields fields;
  if (known) fields = object.context().providers.keyFields(source.provider, source.recipe);
  const bool secrets = object.find("secrets") != nullptr;
  const bool publicKeys = object.find("public_keys") != nullptr;
  if (fields.none || (fields.secrets && secrets) || (fields.publicKeys && publicKeys)) return;
  if (fields.secrets && fields.publicKeys)
    object.error("secrets", "missing: a source needs \"secrets\" or \"public_keys\", or nothing could be verified");
  else if (fields.publicKeys)
    object.error("public_keys", std::string("missing: this provider signs with a private key, so its requests are "
                                            "verified with \"public_keys\"") +
                                    (secrets ? "; \"secrets\" verify nothing here" : ""));
  else
    object.error("secrets", std::string("missing: this provider's requests are verified with \"secrets\"") +
                                (publicKeys ? "; \"public_keys\" verify nothing here" : ""));
}

/// `missing` is "webhook_id: …", or "" for nothing.
void reportMissing(const ObjectReader& object, const std::string& missing) {
  if (missing.empty()) return;
  if (object.find("recipe") == nullptr) return object.error("recipe", missing);
  reportRecipe(object, "recipe." + missing);
}

/// domain.md 16: who charges from content that nobody proved must say that he knows.
void checkProof(const ObjectReader& object, const Source& source) {
  if (source.allowUnprovenCharges) return;
  if (!object.context().providers.coverageNone(source.provider, source.recipe)) return;
  for (std::size_t i = 0; i < source.rules.size(); ++i) {
    for (std::size_t k = 0; k < source.rules[i].effects.size(); ++k) {
      if (source.rules[i].effects[k].kind != domain::EffectKind::charge) continue;
      object.error("rules", "rule " + std::to_string(i) + ", effect " + std::to_string(k) +
                                " charges, but this provider's signature does not cover the content (content not "
                                "proven); allowed only with \"allow_unproven_charges\": true in this source");
      return;
    }
  }
}

}  // namespace

Source readSource(ApplyContext& context, const LocatedNode& node, const std::string& path,
                  std::set<std::string>& seen) {
  const ObjectReader object(context, node, path, "a source",
                            {"name", "provider", "recipe", "secrets", "public_keys", "tenants", "public_url",
                             "replay_window_s", "future_tolerance_s", "on_stale", "complete_within_s", "owner",
                             "dead_letter_due_s", "max_body_bytes", "rate_per_s", "burst", "allow_unproven_charges",
                             "redact", "rules"});
  Source source;
  if (!object.isObject()) return source;
  source.name = readName(object, seen);
  const bool known = readProvider(object, source);
  source.secrets = readSecrets(object, "secrets");
  source.publicKeys = readSecrets(object, "public_keys");
  requireKeys(object, source, known);
  if (const auto url = object.text("public_url", Need::optional, 4'096)) {
    if (const auto why = whyNoUrl(*url))
      object.error("public_url", "not a URL that is allowed here: " + *why);
    else
      source.publicUrl = *url;
  }
  source.tenants = readTenants(object);
  readTimes(object, source);
  source.owner = object.text("owner", Need::optional, 128).value_or("");
  if (!base::isFitForName(source.owner)) object.error("owner", std::string("must be a name ") + kCanBeSeen);
  if (const auto due = object.integer("dead_letter_due_s", Need::optional, 60, 31'536'000))
    source.deadLetterDue = std::chrono::seconds(*due);
  if (const auto bytes = object.integer("max_body_bytes", Need::optional, 1, kMaxBodyBytes))
    source.maxBodyBytes = static_cast<std::size_t>(*bytes);
  readLimit(object, source);
  source.allowUnprovenCharges = object.boolean("allow_unproven_charges").value_or(false);
  if (const LocatedNode* rules = object.list("rules", Need::optional, 0, 500))
    source.rules = readRules(context, *rules, object.pathOf("rules"));
  source.redact = readRedaction(object);
  checkRedaction(object, source, known);
  if (known) {
    checkKeys(object, "secrets", source, source.secrets, &ProviderCheck::checkSecret);
    checkKeys(object, "public_keys", source, source.publicKeys, &ProviderCheck::checkPublicKey);
    reportMissing(object, context.providers.missingField(source.provider, source.recipe));
    checkProof(object, source);
  }
  return source;
}

}  // namespace ack::config
