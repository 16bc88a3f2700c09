#include "app/provider_check.h"

namespace ack::app {

std::vector<std::string> RegistryCheck::keys() const {
  std::vector<std::string> keys;
  for (const auto& provider : m_providers->all()) keys.push_back(provider->key());
  return keys;
}

bool RegistryCheck::known(std::string_view key) const { return m_providers->find(key) != nullptr; }

Result<void> RegistryCheck::checkRecipe(std::string_view key, const boost::json::object& recipe) const {
  auto made = m_providers->fromRecipe(key, recipe);
  if (!made) return std::move(made).error();
  return {};
}

provider::ProviderPtr RegistryCheck::made(std::string_view key, const boost::json::object& recipe) const {
  if (recipe.empty()) return m_providers->find(key);
  auto own = m_providers->fromRecipe(key, recipe);
  return own ? std::move(own).value() : nullptr;
}

Result<void> RegistryCheck::checkSecret(std::string_view key, const boost::json::object& recipe,
                                        std::string_view secret) const {
  const auto provider = made(key, recipe);
  return provider ? provider->checkSecret(secret) : Result<void>{};
}

Result<void> RegistryCheck::checkPublicKey(std::string_view key, const boost::json::object& recipe,
                                           std::string_view publicKey) const {
  const auto provider = made(key, recipe);
  return provider ? provider->checkPublicKey(publicKey) : Result<void>{};
}

config::ProviderCheck::KeyFields RegistryCheck::keyFields(std::string_view key,
                                                          const boost::json::object& recipe) const {
  const auto provider = made(key, recipe);
  if (!provider) return {};
  const provider::KeyNeeds needs = provider->keyNeeds();
  return {needs.secrets, needs.publicKeys, provider->findsKeys()};
}

std::vector<std::string> RegistryCheck::identityPlaces(std::string_view key,
                                                       const boost::json::object& recipe) const {
  const auto provider = made(key, recipe);
  return provider ? provider->identityPlaces() : std::vector<std::string>();
}

std::string RegistryCheck::missingField(std::string_view key, const boost::json::object& recipe) const {
  const auto provider = made(key, recipe);
  return provider ? std::string(provider->missingField()) : std::string();
}

bool RegistryCheck::coverageNone(std::string_view key, const boost::json::object& recipe) const {
  const auto provider = made(key, recipe);
  return provider && !provider::provesContent(provider->coverage());
}

}  // namespace ack::app
