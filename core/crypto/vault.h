#pragma once
// Encrypts what is kept at rest (payloads, headers) with AES-256-GCM under the master key of the data directory. The
// associated data names the row, so that sealed bytes moved to another row no longer open.
#include "core/base/random.h"
#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace ack::crypto {

/// Whether a missing key file may be made. forbid for a store that has rows: a new key could never open them.
enum class KeyCreation { allow, forbid };

/// Thread: any, also several at once. Keeps the RandomSource by reference; it must outlive the vault, and where it is
/// not SystemRandom the vault may be used by one thread only.
class Vault {
 public:
  static constexpr std::size_t kKeyBytes = 32;
  static constexpr std::size_t kOverheadBytes = 1 + 12 + 16;  ///< version, nonce, tag

  /// Reads `keyFile` (32 raw bytes, regular file, no right for group or others). Where it is missing and `creation`
  /// allows it, makes one with mode 0600: durable in its directory when this returns, and never in place of a file
  /// that appeared meanwhile. notFound: missing and forbidden; refused: others could read it; corrupt: wrong size;
  /// io: the system's reason.
  static Result<std::shared_ptr<Vault>> open(const std::filesystem::path& keyFile, KeyCreation creation,
                                             RandomSource& random);
  /// With a key that comes from elsewhere (keychain, tests). invalid unless 32 bytes.
  static Result<std::shared_ptr<Vault>> withKey(std::string_view key, RandomSource& random);
  ~Vault();
  Vault(const Vault&) = delete;
  Vault& operator=(const Vault&) = delete;

  /// version byte | nonce (12) | ciphertext | tag (16). The nonce is random: one key may seal 2^32 texts (NIST
  /// SP 800-38D 8.3). internal where the library fails, invalid above 1 GiB.
  [[nodiscard]] Result<std::string> seal(std::string_view plain, std::string_view associated) const;
  /// corrupt where even one bit of `sealed` or `associated` is not what seal() was given, or the key is another.
  [[nodiscard]] Result<std::string> unseal(std::string_view sealed, std::string_view associated) const;

 private:
  struct State;
  explicit Vault(std::unique_ptr<State> state) noexcept;
  std::unique_ptr<State> m_state;
};

}  // namespace ack::crypto
