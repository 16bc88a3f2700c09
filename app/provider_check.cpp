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

bool RegistryCheck::coverageNone(std::string_view key, const boost::json::object& recipe) const {
  if (!recipe.empty()) {
    const auto made = m_providers->fromRecipe(key, recipe);
    return made && (*made)->coverage() == provider::Coverage::none;
  }
  const auto builtIn = m_providers->find(key);
  return builtIn && builtIn->coverage() == provider::Coverage::none;
}

}  // namespace ack::app
