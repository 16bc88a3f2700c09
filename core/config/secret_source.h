#pragma once
// Where secrets are fetched from: the environment and files. Injected, so that a test owns both.
#include "core/base/result.h"

#include <optional>
#include <string>

namespace ack::config {

class SecretSource {
 public:
  virtual ~SecretSource() = default;
  /// The variable's value, or nullopt where it is not set.
  [[nodiscard]] virtual std::optional<std::string> environment(const std::string& name) const = 0;
  /// The whole file, at most 64 KiB. notFound, full (too large) or io otherwise.
  [[nodiscard]] virtual Result<std::string> file(const std::string& path) const = 0;
};

/// The process' own environment and the file system. Thread: any, while nobody changes the environment.
class SystemSecretSource final : public SecretSource {
 public:
  [[nodiscard]] std::optional<std::string> environment(const std::string& name) const override;
  [[nodiscard]] Result<std::string> file(const std::string& path) const override;
};

/// What `reference` ("env:NAME" or "file:PATH") stands for now, without one line end behind it. notFound where the
/// variable or file is not there, invalid where it is blank.
Result<std::string> resolveSecret(const SecretSource& source, const std::string& reference);

}  // namespace ack::config
