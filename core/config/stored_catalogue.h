#pragma once
// One kept version of the configuration, opened: unsealed, read, and with the numbers of its sources and
// destinations.
#include "core/config/catalogue.h"
#include "core/crypto/vault.h"
#include "core/store/config_table.h"
#include "core/store/connection.h"

#include <cstdint>
#include <string>

namespace ack::config {

/// What a version is sealed for: bound to the version too, so that an older configuration can't be passed off as the
/// newest.
std::string sealedFor(std::int64_t version);

/// corrupt where a name of a saved configuration has no row.
Result<void> findNumbers(store::Connection& connection, Catalogue& catalogue);

/// With the secrets as they were at the apply. corrupt, or the vault's error.
Result<Catalogue> openStored(store::Connection& connection, const crypto::Vault& vault,
                             const store::StoredConfig& stored);

/// The newest version as it is now; an empty catalogue where nothing was applied yet. Errors as openStored. Thread:
/// that of the connection.
Result<CataloguePtr> openNewest(store::Connection& connection, const crypto::Vault& vault);

}  // namespace ack::config
