#pragma once
// The keys in master.key: one, or while the store is being sealed anew the old one and the new one. The first key
// alone is 32 raw bytes; any other content begins with "ACKKEYS1" and has, for each key, its version in 4 bytes (the
// highest first) and its 32 bytes.
#include "core/base/random.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ack::crypto {

/// Wipes its bytes when it goes.
struct RingKey {
  std::uint32_t version{1};
  std::string key;  ///< 32 bytes

  RingKey(std::uint32_t number, std::string bytes) noexcept : version(number), key(std::move(bytes)) {}
  RingKey(const RingKey&) = default;
  RingKey(RingKey&&) noexcept = default;
  RingKey& operator=(const RingKey&) = default;
  RingKey& operator=(RingKey&&) noexcept = default;
  ~RingKey();
};

/// Versions ascending; the last one seals.
using KeyRing = std::vector<RingKey>;

constexpr std::size_t kRingKeyBytes = 32;
constexpr std::size_t kMaxRingKeys = 8;

/// Errors as readPrivateFile(); corrupt also where it is no ring.
Result<KeyRing> readKeyRing(const std::filesystem::path& file);
/// See replaceKeyFile(). invalid for an empty or unordered ring and for more than kMaxRingKeys.
Result<void> writeKeyRing(const std::filesystem::path& file, const KeyRing& ring, RandomSource& random);
/// Says which key it is without telling the key: a hash that nothing else uses the key for.
std::string keyFingerprint(const RingKey& key);

}  // namespace ack::crypto
