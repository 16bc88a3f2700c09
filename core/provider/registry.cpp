#include "core/provider/embedded_profiles.h"
#include "core/provider/profile_provider.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <map>

namespace ack::provider {
namespace {

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
    boost::json::object merged;
    if (const boost::json::value* base = profile.if_contains("recipe")) merged = base->get_object();
    for (const auto& member : recipe) {
      // The answers belong to the policy beside the recipe, but a user writes one object.
      if (member.key() == "answers")
        profile["answers"] = member.value();
      else
        merged[member.key()] = member.value();
    }
    profile["recipe"] = std::move(merged);
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
