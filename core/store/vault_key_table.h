#pragma once
// The vault's keys after the first, and how far the store is sealed with each. The keys themselves are in master.key;
// here is only what tells them apart.
#include "core/base/clock.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

struct VaultKeyRow {
  std::int64_t version{1};
  UtcTime askedAt{};
  std::string fingerprint;     ///< Vault::fingerprint(); empty until the key is made
  std::int64_t resealedTo{0};  ///< payloads up to this number are sealed with it
  std::int64_t resealed{0};    ///< payloads sealed anew so far
  std::int64_t unreadable{0};  ///< payloads that no key opens; left as they are
  UtcTime finishedAt{};        ///< 1970: older keys are still needed

  [[nodiscard]] bool finished() const noexcept { return finishedAt != UtcTime{}; }
};

/// What one step sealed anew.
struct ResealStep {
  std::int64_t resealedTo{0};
  std::int64_t resealed{0};
  std::int64_t unreadable{0};
};

/// Thread: that of its connection.
class VaultKeyTable {
 public:
  explicit VaultKeyTable(Connection& connection);
  /// nullopt: the first key is the only one there ever was.
  Result<std::optional<VaultKeyRow>> newest();
  /// A row for the key after the newest; conflict while that one has not taken over.
  Result<std::int64_t> ask(UtcTime at);
  /// conflict where it has one already.
  Result<void> keepFingerprint(std::int64_t version, std::string_view fingerprint);
  Result<void> advance(std::int64_t version, const ResealStep& step);
  Result<void> finish(std::int64_t version, UtcTime at);

 private:
  CachedStatement m_newest, m_ask, m_made, m_advance, m_finish;
};

}  // namespace ack::store
