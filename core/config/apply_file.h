#pragma once
// Reads the apply file (contract.md, version 1) strictly into a draft of the catalogue. Nothing is guessed and
// nothing is skipped: every mistake is named by file, line, column and path in the document, with what is wrong and
// what is allowed; and all of them at once, so that a person repairs a file in one go.
#include "core/base/result.h"
#include "core/config/catalogue.h"
#include "core/config/secret_source.h"

#include <boost/json/object.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace ack::config {

/// What the reader asks about providers; the composition answers it from the registry (config knows no provider).
class ProviderCheck {
 public:
  virtual ~ProviderCheck() = default;
  /// Keys of the built-in providers, for messages.
  [[nodiscard]] virtual std::vector<std::string> keys() const = 0;
  /// Whether the key names a built-in provider, one that needs no recipe.
  [[nodiscard]] virtual bool known(std::string_view key) const = 0;
  /// invalid names each path in the recipe, what is wrong there and what is allowed: a line each,
  /// "recipe.signed[2]: …".
  [[nodiscard]] virtual Result<void> checkRecipe(std::string_view key, const boost::json::object& recipe) const = 0;
  /// invalid with what is allowed where a secret or public key has not the form that the provider's scheme takes;
  /// never with the secret itself. Only asked for a key and recipe that passed.
  [[nodiscard]] virtual Result<void> checkSecret(std::string_view /*key*/, const boost::json::object& /*recipe*/,
                                                 std::string_view /*secret*/) const {
    return {};
  }
  [[nodiscard]] virtual Result<void> checkPublicKey(std::string_view /*key*/, const boost::json::object& /*recipe*/,
                                                    std::string_view /*publicKey*/) const {
    return {};
  }
  /// By which of its fields a source of this provider is verified. Where it has none of those, nothing could be.
  struct KeyFields {
    bool secrets{true}, publicKeys{true};
    bool none{false};  ///< certificates verify, so that neither is needed
  };
  [[nodiscard]] virtual KeyFields keyFields(std::string_view /*key*/, const boost::json::object& /*recipe*/) const {
    return {};
  }
  /// "webhook_id: …" where the recipe must say more before anything can be verified or identified; "" where it is
  /// complete.
  [[nodiscard]] virtual std::string missingField(std::string_view /*key*/,
                                                 const boost::json::object& /*recipe*/) const {
    return {};
  }
  /// JSON Pointers into the body, as a rule's, at which an event's ID, type or time may stand.
  [[nodiscard]] virtual std::vector<std::string> identityPlaces(std::string_view /*key*/,
                                                                const boost::json::object& /*recipe*/) const {
    return {};
  }
  /// Whether the signature covers nothing of the content (domain.md 16). Only asked for a key and recipe that passed.
  [[nodiscard]] virtual bool coverageNone(std::string_view key, const boost::json::object& recipe) const = 0;
};

/// One mistake.
struct ApplyError {
  std::string file;
  int line{1};
  int column{1};
  std::string path;     ///< "sources[0].rules[1].effects[0].amount"; "" is the whole document
  std::string message;  ///< what is wrong and what is allowed
};

/// "shop.json:12:15: sources[0].name: …"
std::string toText(const ApplyError& error);

struct ApplyReading {
  static constexpr std::size_t kMaxErrors = 50;

  Catalogue catalogue;             ///< without row numbers; only meaningful where ok()
  std::vector<ApplyError> errors;  ///< in the order of the file, at most kMaxErrors
  std::size_t unlisted{0};         ///< further mistakes that were counted only

  [[nodiscard]] bool ok() const noexcept { return errors.empty(); }
};

/// All mistakes as one error (invalid), a line each.
Error toError(const ApplyReading& reading);

/// `file` is the name for messages; relative "file:" secrets are taken from beside it. Pure but for `secrets`.
/// Thread: any.
ApplyReading readApplyText(const std::string& file, std::string_view text, const ProviderCheck& providers,
                           const SecretSource& secrets);

/// Reads the file, at most 4 MiB. notFound, full or io where it can't be had; mistakes in it are in the reading.
Result<ApplyReading> readApplyFile(const std::string& file, const ProviderCheck& providers,
                                   const SecretSource& secrets);

}  // namespace ack::config
