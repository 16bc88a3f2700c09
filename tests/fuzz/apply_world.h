#pragma once
// What the apply file's reader asks from outside, for fuzz targets: secrets that are always there, and the real
// provider registry.
#include "app/provider_check.h"
#include "core/config/apply_file.h"

namespace ack::fuzz {

class FixedSecrets final : public config::SecretSource {
 public:
  [[nodiscard]] std::optional<std::string> environment(const std::string& name) const override {
    if (name.empty()) return std::nullopt;
    return "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  }
  [[nodiscard]] Result<std::string> file(const std::string& path) const override {
    if (path.empty()) return Error{ErrorCode::notFound, "the file does not exist"};
    return std::string("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n");
  }
};

inline config::ApplyReading readApply(std::string_view text) {
  static const auto registry = provider::ProviderRegistry::create();
  static const app::RegistryCheck check(*registry);
  static const FixedSecrets secrets;
  return config::readApplyText("apply.json", text, check, secrets);
}

}  // namespace ack::fuzz
