#pragma once
// Answers what the apply file's reader asks about providers, from the registry; config itself knows no provider.
#include "core/config/apply_file.h"
#include "core/provider/provider.h"

#include <memory>

namespace ack::app {

class RegistryCheck final : public config::ProviderCheck {
 public:
  explicit RegistryCheck(std::shared_ptr<const provider::ProviderRegistry> providers)
      : m_providers(std::move(providers)) {}
  [[nodiscard]] std::vector<std::string> keys() const override;
  [[nodiscard]] bool known(std::string_view key) const override;
  [[nodiscard]] Result<void> checkRecipe(std::string_view key, const boost::json::object& recipe) const override;
  [[nodiscard]] Result<void> checkSecret(std::string_view key, const boost::json::object& recipe,
                                         std::string_view secret) const override;
  [[nodiscard]] Result<void> checkPublicKey(std::string_view key, const boost::json::object& recipe,
                                            std::string_view publicKey) const override;
  [[nodiscard]] KeyFields keyFields(std::string_view key, const boost::json::object& recipe) const override;
  [[nodiscard]] std::vector<std::string> identityPlaces(std::string_view key,
                                                        const boost::json::object& recipe) const override;
  [[nodiscard]] std::string missingField(std::string_view key, const boost::json::object& recipe) const override;
  [[nodiscard]] bool coverageNone(std::string_view key, const boost::json::object& recipe) const override;

 private:
  /// Null where there is no such provider.
  [[nodiscard]] provider::ProviderPtr made(std::string_view key, const boost::json::object& recipe) const;

  std::shared_ptr<const provider::ProviderRegistry> m_providers;  // shared with the engine and the command
};

}  // namespace ack::app
