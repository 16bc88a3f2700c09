#pragma once
// Changes one source of the present configuration: what the add-source wizard does instead of a whole apply file. A
// source is read exactly as in an apply file, merged into the newest configuration and saved in one commit, beside a
// running engine (which notices within 250 ms) or without one.
#include "core/config/apply_file.h"
#include "core/config/catalogue_store.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::config {

struct SourceReading {
  Source source;                   ///< without row number; only meaningful where ok()
  std::vector<ApplyError> errors;  ///< paths begin at the source: "name", "rules[0].effects[0].amount"

  [[nodiscard]] bool ok() const noexcept { return errors.empty(); }
};

/// All mistakes as one error (invalid), a line each, without file and position.
Error toError(const SourceReading& reading);

/// Reads `text`, one entry of an apply file's "sources". Its name must be free in `present`, its destinations must be
/// there. Relative "file:" secrets are taken from the working directory. Thread: any.
SourceReading readSourceText(std::string_view text, const Catalogue& present, const ProviderCheck& providers,
                             const SecretSource& secrets);

/// Thread: any, with a connection that belongs to the caller's thread. Keeps all by reference.
class SourceWriter {
 public:
  static constexpr std::size_t kMaxSecrets = 20;

  SourceWriter(CatalogueStore& catalogues, const ProviderCheck& providers, const SecretSource& secrets) noexcept
      : m_catalogues(catalogues), m_providers(providers), m_secrets(secrets) {}

  /// Adds the source; durable when it answers success. invalid lists every mistake; nothing was changed then.
  Result<SavedCatalogue> add(store::Connection& connection, std::string_view text, std::string_view appliedBy,
                             UtcTime now);
  /// Puts `secret` (as an apply file spells one) in front; the old ones stay valid until they are taken away, so that
  /// no request signed with either is refused. notFound for an unknown source; invalid says what is wrong with it.
  Result<SavedCatalogue> addSecret(store::Connection& connection, std::string_view source, std::string_view secret,
                                   std::string_view appliedBy, UtcTime now);
  /// Takes the secret at `position` away, where it still ends with `ending` (somebody else may have changed the list;
  /// conflict then). refused for the last one: the source would accept nothing.
  Result<SavedCatalogue> removeSecret(store::Connection& connection, std::string_view source, std::size_t position,
                                      std::string_view ending, std::string_view appliedBy, UtcTime now);

 private:
  CatalogueStore& m_catalogues;
  const ProviderCheck& m_providers;
  const SecretSource& m_secrets;
};

/// What may be shown of a secret: "env:NAME" or "file:PATH" as it is, otherwise its last 4 characters, or nothing
/// where it is shorter than 12.
std::string secretEnding(const Secret& secret);

}  // namespace ack::config
