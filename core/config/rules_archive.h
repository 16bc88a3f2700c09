#pragma once
// The rules of former times. Every applied configuration is kept whole, so a replay can plan by the rules that were
// in force when an event was accepted, or stay with those it was previewed by, while everything else (where
// destinations are, which secrets count) is as it is now.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/crypto/vault.h"
#include "core/store/connection.h"

#include <cstdint>
#include <vector>

namespace ack::config {

/// Thread: one at a time. Keeps the vault by reference.
class RulesArchive {
 public:
  explicit RulesArchive(const crypto::Vault& vault) noexcept : m_vault(vault) {}

  /// `current`, each source with the rules that `version` had for it; a source that it had not is left out, so that
  /// none of its events is planned by no rules at all. notFound where the version is not kept; corrupt.
  Result<CataloguePtr> withRules(store::Connection& connection, std::int64_t version, const CataloguePtr& current);
  /// The version in force at that time; 0 where there was none.
  static Result<std::int64_t> versionAt(store::Connection& connection, UtcTime at);

 private:
  struct Kept {
    std::int64_t version{0};
    CataloguePtr current, merged;
  };
  const crypto::Vault& m_vault;
  std::vector<Kept> m_kept;  // the last few, newest last
};

}  // namespace ack::config
