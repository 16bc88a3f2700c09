#pragma once
// Keeps configurations in the store: each apply that changes something is a new sealed row, sources and destinations
// keep their numbers by name for ever. Used by the engine through its writer, and by `acknowledgerd apply` beside a
// running engine, which then notices the new version.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/config/catalogue.h"
#include "core/config/secret_source.h"
#include "core/crypto/vault.h"
#include "core/store/connection.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

namespace ack::config {

struct SavedCatalogue {
  CataloguePtr catalogue;  ///< with version and row numbers, as load() will answer it
  bool changed{false};     ///< false: equal to the newest version, nothing was written
};

/// Reference of a signing secret that was made here because the file gives none.
constexpr std::string_view kGeneratedReference = "generated";

/// Thread: any, with a connection that belongs to the caller's thread. Keeps `secrets` and `random` by reference.
class CatalogueStore {
 public:
  CatalogueStore(std::shared_ptr<const crypto::Vault> vault, const SecretSource& secrets, RandomSource& random);

  /// Inside the caller's open write transaction (Writer::execute, or between beginWrite and commit): durable with
  /// that transaction. `draft` comes from a reading that is ok().
  Result<SavedCatalogue> save(store::Connection& connection, Catalogue draft, std::string_view appliedBy,
                              UtcTime now);
  /// The same in a transaction of its own; durable when it answers success, nothing changed otherwise.
  Result<SavedCatalogue> apply(store::Connection& connection, Catalogue draft, std::string_view appliedBy,
                               UtcTime now);
  /// Hands the newest configuration to `edit` and saves what it makes of it: within the caller's open write
  /// transaction as save(), or else in one of its own, durable when it answers success. An error of `edit` is
  /// answered, and nothing was changed.
  Result<SavedCatalogue> change(store::Connection& connection, const std::function<Result<void>(Catalogue&)>& edit,
                                std::string_view appliedBy, UtcTime now);
  /// The newest version; version 0 and empty where nothing was applied yet. Secrets named env: or file: are fetched
  /// anew; one that can't be had keeps the value it had at the apply. corrupt, io, or a vault's error.
  Result<CataloguePtr> load(store::Connection& connection);
  /// Seals with the vault's newest key every version that is sealed with an older one; answers how many were. One
  /// that does not open stays as it is. In the caller's transaction.
  static Result<std::int64_t> reseal(store::Connection& connection, const crypto::Vault& vault);
  /// The newest version's number, 0 for none. Cheap.
  static Result<std::int64_t> newestVersion(store::Connection& connection);

 private:
  struct Stored {
    std::int64_t version{0};
    std::string text;
  };
  Result<Stored> newest(store::Connection& connection) const;
  static Result<SavedCatalogue> finish(store::Connection& connection, Result<SavedCatalogue> saved);
  void keepSigningSecret(const Secret* before, Secret& draft) const;
  void keepSigningSecrets(const Catalogue& before, Catalogue& draft) const;

  std::shared_ptr<const crypto::Vault> m_vault;  // shared: the composition gives it to acceptor, workers, readers too
  const SecretSource& m_secrets;
  RandomSource& m_random;
};

}  // namespace ack::config
