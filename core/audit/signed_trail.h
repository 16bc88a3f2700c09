#pragma once
// An entry of the trail with everything that belongs to it: the store's name, the signed checkpoint in the store, and
// after the commit the same line in the file beside it. For people's deeds (core/operate/deed_frame) and for what the
// engine does by itself.
#include "core/audit/deed.h"
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/store/connection.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ack::audit {

constexpr std::string_view kEngineActor = "engine";

/// What the engine does by itself, without a person: "engine" is who and by what way.
Deed engineDeed(std::string action);

/// Adds the entry and its checkpoint within the caller's open write transaction; a store without a name or a key gets
/// them here. Thread: that of the connection.
Result<void> appendSigned(store::Connection& connection, const crypto::Vault& vault, RandomSource& random,
                          const Deed& deed, UtcTime now);

/// After the commit: writes to `data`'s audit.checkpoint what the store has and the file has not, also what a crash
/// kept from it earlier. A file that can't be written is loud in the log; `audit verify` says so too.
void publishCheckpoints(store::Connection& connection, const std::filesystem::path& data);

/// What proves an exported trail: every line of `data`'s audit.checkpoint, also those of entries that went when an
/// older copy was put back, and what the store has and the file has not yet. Thread: that of the connection.
Result<std::vector<std::string>> checkpointsToExport(store::Connection& connection,
                                                     const std::filesystem::path& data);

}  // namespace ack::audit
