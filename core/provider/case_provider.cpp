#include "core/provider/case_provider.h"

#include "core/provider/code_schemes.h"
#include "core/provider/recipe.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace ack::provider {
namespace {

/// Fields that every scheme has, or that say which one it is.
constexpr std::array<std::string_view, 7> kPlainFields{"scheme",      "event_id",          "type",  "signs",
                                                       "occurred_at", "request_id_header", "window"};

bool isPlainField(std::string_view name) {
  return std::find(kPlainFields.begin(), kPlainFields.end(), name) != kPlainFields.end();
}

/// The one scheme that is code and has all of the recipe's own fields; "" where there is none or more than one.
std::string_view schemeByFields(const boost::json::object& recipe) {
  std::string_view found;
  for (const CodeScheme& scheme : codeSchemes()) {
    bool own = false;
    const bool has = std::all_of(recipe.begin(), recipe.end(), [&](const auto& member) {
      if (isPlainField(member.key())) return true;
      own = true;
      return std::find(scheme.fields.begin(), scheme.fields.end(), std::string_view(member.key())) !=
             scheme.fields.end();
    });
    if (!has || !own) continue;
    if (!found.empty()) return {};
    found = scheme.name;
  }
  return found;
}

/// The short spelling of Ed25519 recipes: time, what stands between, body.
void completeEd25519(boost::json::object& recipe) {
  const boost::json::value* scheme = recipe.if_contains("scheme");
  const bool isShort = scheme != nullptr && *scheme == "ed25519" && !recipe.contains("signed") &&
                       !recipe.contains("format") && recipe.contains("header");
  if (!isShort) return;
  boost::json::array parts;
  if (recipe.contains("ts_header")) {
    parts.emplace_back("ts");
    const boost::json::value* separator = recipe.if_contains("sep");
    if (separator != nullptr && separator->is_string() && !separator->get_string().empty())
      parts.emplace_back("=" + std::string(std::string_view(separator->get_string())));
  }
  parts.emplace_back("body");
  recipe.erase("sep");
  recipe["signed"] = std::move(parts);
}

std::string_view textOf(const boost::json::object& recipe, std::string_view name) {
  const boost::json::value* value = recipe.if_contains(name);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : std::string_view{};
}

bool signsTime(const boost::json::object& recipe) {
  const boost::json::value* parts = recipe.if_contains("signed");
  return parts != nullptr && parts->is_array() &&
         std::find(parts->get_array().begin(), parts->get_array().end(), "ts") != parts->get_array().end();
}

/// Takes away what changes nothing about the signature: fields that say nothing, those of another header format, and
/// the place of a time that is not signed. An operator's file is told of such things; a case is only to be judged.
void dropIdleFields(boost::json::object& recipe) {
  if (!recipe.contains("signed")) return;
  for (const std::string_view name : {"prefix", "sep", "tkey", "skey", "ver", "ver_ed25519", "vsep", "ts_header",
                                      "ts_unit", "id_header", "request_id_header", "format", "key"}) {
    const boost::json::value* value = recipe.if_contains(name);
    if (value != nullptr && (value->is_null() || *value == "")) recipe.erase(name);
  }
  const std::string_view format = textOf(recipe, "format");
  const auto drop = [&](std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) recipe.erase(name);
  };
  if (format.empty() || format == "plain") drop({"sep", "tkey", "skey", "ver", "ver_ed25519", "vsep"});
  if (format == "kv") drop({"prefix", "ver", "ver_ed25519", "vsep"});
  if (format == "list") drop({"prefix", "tkey", "skey"});
  if (!signsTime(recipe)) drop({"ts_header", "tkey", "window"});
  if (format == "kv" && recipe.contains("tkey")) drop({"ts_header"});
}

/// The provider of a recipe that is whole; null where it is not. The lines' spelling of event_id may be looser than
/// ours, and is then left out.
ProviderPtr fromWholeRecipe(const ProviderRegistry& registry, std::string_view key, boost::json::object recipe) {
  completeEd25519(recipe);
  dropIdleFields(recipe);
  if (!readRecipe(recipe)) recipe.erase("event_id");
  if (!readRecipe(recipe)) return nullptr;
  auto made = registry.fromRecipe(key, recipe);
  return made ? std::move(made).value() : nullptr;
}

ProviderPtr withAdvice(const ProviderRegistry& registry, std::string_view key, const boost::json::object& recipe) {
  boost::json::object fitting;
  for (const auto& member : recipe)
    if (registry.fromRecipe(key, {{member.key(), member.value()}})) fitting[member.key()] = member.value();
  auto made = registry.fromRecipe(key, fitting);
  return made ? std::move(made).value() : registry.find(key);
}

/// For a provider that we don't know, from what its recipe and keys look like.
std::string_view likelyScheme(const CaseDescription& one) {
  if (one.recipe.contains("algo")) return {};
  if (one.hasPublicKeys) return "ed25519";
  const bool headerOnly = std::all_of(one.recipe.begin(), one.recipe.end(), [](const auto& member) {
    return isPlainField(member.key()) || member.key() == "header" || member.key() == "prefix";
  });
  return headerOnly && one.recipe.contains("header") ? "token" : std::string_view{};
}

}  // namespace

ProviderPtr providerOfCase(const ProviderRegistry& registry, const CaseDescription& one) {
  const ProviderPtr builtIn = registry.find(one.provider);
  boost::json::object recipe = one.recipe;
  if (!one.scheme.empty() && !recipe.contains("scheme")) recipe["scheme"] = one.scheme;
  if (recipe.empty()) return builtIn;
  if (auto whole = fromWholeRecipe(registry, one.provider, recipe)) return whole;

  recipe = one.recipe;
  if (builtIn) {
    if (auto made = registry.fromRecipe(one.provider, recipe)) return std::move(made).value();
    boost::json::object withoutId = recipe;  // its spelling may be looser than ours
    withoutId.erase("event_id");
    if (auto made = registry.fromRecipe(one.provider, withoutId)) return std::move(made).value();
  }
  std::string_view scheme = schemeByFields(recipe);
  if (scheme.empty() && !builtIn) scheme = likelyScheme(one);
  if (!scheme.empty()) {
    recipe["scheme"] = scheme;
    if (auto whole = fromWholeRecipe(registry, one.provider, recipe)) return whole;
  }
  return builtIn ? withAdvice(registry, one.provider, one.recipe) : nullptr;
}

}  // namespace ack::provider
