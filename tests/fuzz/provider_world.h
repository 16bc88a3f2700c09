#pragma once
// Every provider with keys that are known to fit, taken from the shared signature vectors, for fuzz targets.
#include "core/provider/provider.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ack::fuzz {

struct Subject {
  std::string name;  ///< of the provider in the vectors, or its key
  provider::ProviderPtr provider;
  provider::KeyMaterial keys;  ///< of its valid vectors, at most ten; one made up where there are none
  std::unique_ptr<const provider::PreparedKeys> prepared;
};

class ProviderWorld {
 public:
  /// Reads tests/corpus/vectors-shared.json; ends the process where that can't be done.
  ProviderWorld();
  /// By name, or for any other text the one that it happens to fall to.
  [[nodiscard]] const Subject& subject(std::string_view name) const;
  [[nodiscard]] const std::vector<Subject>& subjects() const noexcept { return m_subjects; }
  [[nodiscard]] const std::shared_ptr<const provider::ProviderRegistry>& registry() const noexcept {
    return m_registry;
  }

 private:
  std::shared_ptr<const provider::ProviderRegistry> m_registry;
  std::vector<Subject> m_subjects;
};

}  // namespace ack::fuzz
