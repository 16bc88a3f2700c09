#pragma once
// A signed statement that the audit trail had this hash at this entry. It stands in the database and in a file beside
// it, so that a trail that was cut, rewritten or restored from an older copy no longer agrees with what was signed.
#include "core/audit/trail.h"
#include "core/base/random.h"
#include "core/crypto/asymmetric.h"
#include "core/crypto/vault.h"

#include <string>
#include <string_view>

namespace ack::audit {

struct Checkpoint {
  Position position;
  UtcTime at{};
  std::string instance;   ///< of the store
  std::string publicKey;  ///< Ed25519, 32 bytes
  std::string signature;  ///< Ed25519 (RFC 8032) over the canonical JSON of everything else
};

/// Canonical JSON with "signature" last in meaning, not in place:
/// {"at","hash","instance","n","public_key","signature"}.
std::string toLine(const Checkpoint& checkpoint);
/// corrupt where it is not such a line; says nothing of the signature.
Result<Checkpoint> fromLine(std::string_view line);
/// The bytes that are signed: the line without "signature".
std::string signedText(const Checkpoint& checkpoint);
/// Whether `checkpoint` was signed with the key it names.
bool isSignedByItsKey(const Checkpoint& checkpoint);

/// The store's own signing key: its seed is kept sealed by the vault. Thread: any, const.
class CheckpointKey {
 public:
  /// Reads the key of the store, or makes it (then within the caller's open write transaction). corrupt where the
  /// vault can't open it.
  static Result<CheckpointKey> ensure(store::Connection& connection, const crypto::Vault& vault,
                                      RandomSource& random);
  /// Seals it with the vault's newest key where it is sealed with an older one; answers whether it was. In the
  /// caller's transaction.
  static Result<bool> reseal(store::Connection& connection, const crypto::Vault& vault);
  /// notFound where the store has none yet.
  static Result<CheckpointKey> find(store::Connection& connection, const crypto::Vault& vault);

  [[nodiscard]] std::string publicKey() const { return m_key.publicKey(); }
  [[nodiscard]] Result<Checkpoint> sign(const Position& position, std::string_view instance, UtcTime at) const;

 private:
  explicit CheckpointKey(crypto::Ed25519PrivateKey key) noexcept : m_key(std::move(key)) {}
  crypto::Ed25519PrivateKey m_key;
};

}  // namespace ack::audit
