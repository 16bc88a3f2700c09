#pragma once
// Encrypts what is kept at rest (payloads, headers) with AES-256-GCM under the newest key of the data directory's
// master.key. The associated data names the row, so that sealed bytes moved to another row no longer open. While a
// new key takes over, what the old one sealed opens as well.
#include "core/base/random.h"
#include "core/base/result.h"

#include <cstdint>
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
  static constexpr std::size_t kOverheadBytes = 1 + 12 + 16;  ///< format, nonce, tag; 4 more from the second key on

  /// Reads `keyFile` (key_ring.h; regular file, no right for group or others). Where it is missing and `creation`
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

  /// format byte | key version (4, from the second key on) | nonce (12) | ciphertext | tag (16). The nonce is random:
  /// one key may seal 2^32 texts (NIST SP 800-38D 8.3). internal where the library fails, invalid above 1 GiB.
  [[nodiscard]] Result<std::string> seal(std::string_view plain, std::string_view associated) const;
  /// corrupt where even one bit of `sealed` or `associated` is not what seal() was given, or the key is another;
  /// unsupported where it names a key that the key file does not hold (it is read again before that is said).
  [[nodiscard]] Result<std::string> unseal(std::string_view sealed, std::string_view associated) const;

  /// Takes over what the key file holds now. Whoever seals something that outlives the old key's end calls it within
  /// the write transaction: keys come and go within one. Costs a stat() where nothing changed.
  Result<void> refresh() const;
  /// The key that seals.
  [[nodiscard]] std::int64_t newestKey() const noexcept;
  /// What tells the key from others of that version; "" where the ring has none.
  [[nodiscard]] std::string fingerprint(std::int64_t version) const;
  /// The key that `sealed` was sealed with.
  static std::int64_t keyVersionOf(std::string_view sealed) noexcept;

 private:
  struct State;
  explicit Vault(std::unique_ptr<State> state) noexcept;
  std::unique_ptr<State> m_state;
};

}  // namespace ack::crypto
