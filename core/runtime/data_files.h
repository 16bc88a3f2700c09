#pragma once
// The files of a data directory (contract.md): where they are and how they are first made.
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/crypto/vault.h"

#include <filesystem>
#include <memory>

namespace ack::runtime {

[[nodiscard]] std::filesystem::path storeFile(const std::filesystem::path& data);  ///< acknowledger.db
[[nodiscard]] std::filesystem::path keyFile(const std::filesystem::path& data);    ///< master.key
[[nodiscard]] std::filesystem::path
inHandFile(const std::filesystem::path& data);  ///< work.in_hand, see work::InHand

/// Makes the directory with mode 0700 where it is missing. io with the system's reason; refused where it exists and
/// is no directory.
Result<void> makeDataDirectory(const std::filesystem::path& data);
/// Opens the master key; makes one only where there is no store yet, because a new key could not open an old store.
Result<std::shared_ptr<crypto::Vault>> openVault(const std::filesystem::path& data, RandomSource& random);

}  // namespace ack::runtime
