#pragma once
// Opens every stored payload and compares its body with the hash taken when it was accepted. SQLite's own check finds
// hardly any flipped bit in a body; this finds them all.
#include "core/crypto/vault.h"
#include "core/maintain/check_report.h"
#include "core/store/connection.h"

namespace ack::maintain {

/// In slices, each its own short snapshot: no transaction may be open.
Result<void> checkBodies(store::Connection& connection, const crypto::Vault& vault, CheckReport& report);

}  // namespace ack::maintain
