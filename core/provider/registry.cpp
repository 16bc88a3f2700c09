#include "core/provider/code_schemes.h"
#include "core/provider/embedded_profiles.h"
#include "core/provider/profile_provider.h"
#include "core/provider/recipe.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <map>

namespace ack::provider {
namespace {

/// How a recipe signs; most leave the word out.
std::string_view signingWordOf(const boost::json::object& recipe) {
  const auto word = [&](std::string_view name) -> std::string_view {
    const boost::json::value* value = recipe.if_contains(name);
    return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : std::string_view{};
  };
  if (const std::string_view scheme = word("scheme"); !scheme.empty()) return scheme;
  return word("algo").starts_with("sha") || word("algo") == "md5" ? "hmac" : word("algo");
}

/// Whether `algo` is a field of the base's own scheme (Vonage), and so says nothing of another one.
bool hasOwnAlgo(const boost::json::object& base) {
  const CodeScheme* scheme = findCodeScheme(signingWordOf(base));
  return scheme != nullptr && std::find(scheme->fields.begin(), scheme->fields.end(), "algo") != scheme->fields.end();
}

/// Whether a recipe says by itself how all of a request is signed, so that what it leaves out is meant to be absent.
bool saysHowItSigns(const boost::json::object& recipe) {
  return recipe.contains("header") && recipe.contains("signed") && readRecipe(recipe).ok();
}

/// A user's recipe over a built-in one. Where it signs in another way, or says all of it, only what does not depend
/// on that stays.
boost::json::object layOver(const boost::json::object& base, const boost::json::object& over) {
  const bool sameScheme = !over.contains("scheme") && hasOwnAlgo(base);
  const std::string_view word = sameScheme ? std::string_view{} : signingWordOf(over);
  boost::json::object merged = base;
  if ((!word.empty() && word != signingWordOf(base)) || saysHowItSigns(over)) {
    merged.clear();
    for (const std::string_view kept : {"event_id", "type", "occurred_at", "request_id_header"})
      if (const boost::json::value* value = base.if_contains(kept)) merged[kept] = *value;
    // Another of the provider's own ways is sent by the same methods.
    if (const boost::json::value* methods = base.if_contains("methods"); methods && findCodeScheme(word) != nullptr)
      merged["methods"] = *methods;
  }
  for (const auto& member : over) merged[member.key()] = member.value();
  return merged;
}

class BuiltInRegistry final : public ProviderRegistry {
 public:
  struct Entry {
    ProviderPtr provider;
    boost::json::object profile;  ///< as read, to lay a user's overrides over it
  };

  explicit BuiltInRegistry(std::map<std::string, Entry, std::less<>> entries) : m_entries(std::move(entries)) {}

  [[nodiscard]] ProviderPtr find(std::string_view key) const override {
    const auto found = m_entries.find(key);
    return found == m_entries.end() ? nullptr : found->second.provider;
  }

  [[nodiscard]] std::vector<ProviderPtr> all() const override {
    std::vector<ProviderPtr> providers;
    for (const auto& [key, entry] : m_entries) providers.push_back(entry.provider);
    return providers;
  }

  [[nodiscard]] Result<ProviderPtr> fromRecipe(std::string_view key,
                                               const boost::json::object& recipe) const override {
    boost::json::object profile;
    const auto found = m_entries.find(key);
    if (found != m_entries.end()) {
      profile = found->second.profile;
    } else {
      profile["key"] = key;
      profile["name"] = key == "generic" ? "Generic" : key;
    }
    boost::json::object own = recipe;
    // The answers belong to the policy beside the recipe, but a user writes one object.
    if (const boost::json::value* answers = own.if_contains("answers")) {
      profile["answers"] = *answers;
      own.erase("answers");
    }
    const boost::json::value* base = profile.if_contains("recipe");
    profile["recipe"] = base != nullptr ? layOver(base->get_object(), own) : std::move(own);
    Result<Profile> read = readProfile(profile);
    if (!read) return read.error();
    return ProviderPtr(std::make_shared<const ProfileProvider>(std::move(read).value()));
  }

 private:
  std::map<std::string, Entry, std::less<>> m_entries;
};

}  // namespace

Result<std::shared_ptr<const ProviderRegistry>> ProviderRegistry::create() {
  std::map<std::string, BuiltInRegistry::Entry, std::less<>> entries;
  for (const EmbeddedProfile& embedded : embeddedProfiles()) {
    const auto broken = [&](const std::string& why) {
      return Error{ErrorCode::internal, "embedded profile " + std::string(embedded.key) + ": " + why};
    };
    boost::json::error_code error;
    boost::json::value json = boost::json::parse(embedded.json, error);
    if (error || !json.is_object()) return broken("not a JSON object");
    Result<Profile> profile = readProfile(json.get_object());
    if (!profile) return broken(profile.error().message);
    if (profile->key != embedded.key) return broken("its key is " + profile->key);
    auto provider = std::make_shared<const ProfileProvider>(std::move(profile).value());
    entries[std::string(embedded.key)] = {std::move(provider), std::move(json.get_object())};
  }
  return std::shared_ptr<const ProviderRegistry>(std::make_shared<BuiltInRegistry>(std::move(entries)));
}

}  // namespace ack::provider
