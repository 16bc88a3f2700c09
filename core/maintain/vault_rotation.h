#pragma once
// Puts a new key in the old one's place after somebody asked for it (operate/vault_commands.h): makes the key, seals
// every payload, configuration and secret of the store anew in small steps, and ends the old key once nothing needs
// it. Meanwhile both open what they sealed. Dying anywhere loses nothing: what is done is on disk, and the next start
// goes on.
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/maintain/write_step.h"
#include "core/store/vault_key_table.h"

#include <filesystem>
#include <vector>

namespace ack::maintain {

/// Thread: that of the reading connection. Everything given must outlive it. `vault` is the one that the engine seals
/// with; where no engine runs, nobody else may seal payloads meanwhile (the engine's lock).
class VaultRotation {
 public:
  static constexpr std::int64_t kStepRows = 64;
  static constexpr std::size_t kStepBytes = 1U << 20;

  VaultRotation(store::Connection& reader, WriteStep write, const crypto::Vault& vault, std::filesystem::path keyFile,
                RandomSource& random);

  /// One step. true: there is more to do; false: no key is waiting to take over. refused where the key file is not
  /// the one that the store is being sealed with, unsupported where it lacks a key that is still needed: nothing is
  /// ended then.
  Result<bool> step();

 private:
  struct Resealed {
    std::int64_t payload{0};
    std::int64_t oldKey{0};
    std::string sealed;
  };
  Result<void> makeKey(const store::VaultKeyRow& row);
  Result<bool> resealPayloads(const store::VaultKeyRow& row);
  Result<bool> resealOne(std::int64_t payload, std::int64_t newKey, std::vector<Resealed>& out, std::size_t& bytes);
  Result<void> keep(const store::VaultKeyRow& row, const std::vector<Resealed>& payloads,
                    const store::ResealStep& step);
  Result<bool> endOldKeys(const store::VaultKeyRow& row);

  store::Connection& m_reader;
  WriteStep m_write;
  const crypto::Vault& m_vault;
  std::filesystem::path m_keyFile;
  RandomSource& m_random;
};

/// refused where the store was sealed with a newer key, or another one of that number, than `vault` has: a start with
/// it would seal what nobody could open later.
Result<void> requireNewestKey(store::Connection& connection, const crypto::Vault& vault);

}  // namespace ack::maintain
