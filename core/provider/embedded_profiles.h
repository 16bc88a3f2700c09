#pragma once
// The profiles of resources/providers, compiled in, so that no file needs to be found at run time. Generated at build
// time by embed_profiles.cmake.
#include <span>
#include <string_view>

namespace ack::provider {

struct EmbeddedProfile {
  std::string_view key;   ///< the file's name
  std::string_view json;  ///< the file's text
};
std::span<const EmbeddedProfile> embeddedProfiles() noexcept;

}  // namespace ack::provider
