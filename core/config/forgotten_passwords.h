#pragma once
// Earlier builds kept the passwords of an apply file's people, sealed but readable for whoever has the vault's key.
// Nobody needs them again: people sign in by the hash in their own row, and an apply compares with a hash.
#include "core/base/random.h"
#include "core/crypto/password_hash.h"
#include "core/crypto/vault.h"
#include "core/store/connection.h"

#include <cstdint>

namespace ack::config {

/// Takes them out of every kept configuration, of the newest one for a hash of each; answers how many configurations
/// had any. Done once for a store, which remembers it. A configuration that does not open stays as it is. Takes some
/// tenths of a second for each password of the newest; in a transaction of its own, durable when it answers. Thread:
/// that of the connection; outside any transaction, while nobody applies (under the engine's lock).
Result<std::int64_t> forgetFilePasswords(store::Connection& connection, const crypto::Vault& vault,
                                         const crypto::ScryptCost& cost, RandomSource& random);

}  // namespace ack::config
