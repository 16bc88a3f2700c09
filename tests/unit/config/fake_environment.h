#pragma once
// The outside world of the apply file for tests: an environment, files, and a small set of providers.
#include "core/config/apply_file.h"

#include <map>
#include <string>
#include <vector>

namespace ack::config::test {

class FakeSecrets final : public SecretSource {
 public:
  std::map<std::string, std::string> variables, files;

  [[nodiscard]] std::optional<std::string> environment(const std::string& name) const override {
    const auto found = variables.find(name);
    if (found == variables.end()) return std::nullopt;
    return found->second;
  }
  [[nodiscard]] Result<std::string> file(const std::string& path) const override {
    const auto found = files.find(path);
    if (found == files.end()) return Error{ErrorCode::notFound, "the file does not exist"};
    return found->second;
  }
};

/// stripe and github prove the content, postmark does not; a recipe is good where it has an "algo".
class FakeProviders final : public ProviderCheck {
 public:
  [[nodiscard]] std::vector<std::string> keys() const override { return {"github", "postmark", "stripe"}; }
  [[nodiscard]] bool known(std::string_view key) const override {
    return key == "github" || key == "postmark" || key == "stripe";
  }
  [[nodiscard]] Result<void> checkRecipe(std::string_view, const boost::json::object& recipe) const override {
    if (recipe.contains("algo")) return {};
    if (recipe.contains("several"))
      return Error{ErrorCode::invalid, "recipe.several[1].x: is wrong\nrecipe.other: is wrong too"};
    return Error{ErrorCode::invalid, "algo: missing; sha256 is allowed"};
  }
  [[nodiscard]] Result<void> checkSecret(std::string_view, const boost::json::object&,
                                         std::string_view secret) const override {
    if (secret != "no-key") return {};
    return Error{ErrorCode::invalid, "must be hexadecimal digits"};
  }
  [[nodiscard]] Result<void> checkPublicKey(std::string_view, const boost::json::object&,
                                            std::string_view key) const override {
    if (key != "short") return {};
    return Error{ErrorCode::invalid, "must be 32 bytes"};
  }
  [[nodiscard]] bool coverageNone(std::string_view key, const boost::json::object& recipe) const override {
    return key == "postmark" || recipe.contains("token");
  }
};

}  // namespace ack::config::test
