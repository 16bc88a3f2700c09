#include "core/crypto/key_ring.h"

#include "core/crypto/digest.h"
#include "core/crypto/key_file.h"

#include <algorithm>
#include <openssl/crypto.h>

namespace ack::crypto {
namespace {

constexpr std::string_view kMagic = "ACKKEYS1";
constexpr std::size_t kEntryBytes = 4 + kRingKeyBytes;
constexpr std::size_t kFingerprintBytes = 16;

std::uint32_t numberIn(std::string_view bytes) noexcept {
  std::uint32_t number = 0;
  for (const char byte : bytes.substr(0, 4)) number = (number << 8U) | static_cast<unsigned char>(byte);
  return number;
}

void appendNumber(std::string& out, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>((number >> shift) & 0xFFU);
}

bool isRing(const KeyRing& ring) noexcept {
  std::uint32_t before = 0;
  for (const RingKey& key : ring) {
    if (key.version <= before || key.key.size() != kRingKeyBytes) return false;
    before = key.version;
  }
  return !ring.empty() && ring.size() <= kMaxRingKeys;
}

Result<KeyRing> ringIn(std::string_view bytes, const std::filesystem::path& file) {
  KeyRing ring;
  if (bytes.size() == kRingKeyBytes) {
    ring.emplace_back(1U, std::string(bytes));
    return ring;
  }
  const Error bad{ErrorCode::corrupt, "key file " + file.string() + " has " + std::to_string(bytes.size()) +
                                          " bytes instead of " + std::to_string(kRingKeyBytes) +
                                          ", and is no ring of keys either; put the right file back, do not make a "
                                          "new one"};
  if (!bytes.starts_with(kMagic) || (bytes.size() - kMagic.size()) % kEntryBytes != 0) return bad;
  for (std::string_view rest = bytes.substr(kMagic.size()); !rest.empty(); rest.remove_prefix(kEntryBytes))
    ring.insert(ring.begin(), RingKey(numberIn(rest), std::string(rest.substr(4, kRingKeyBytes))));
  if (!isRing(ring)) return bad;
  return ring;
}

}  // namespace

RingKey::~RingKey() {
  if (!key.empty()) OPENSSL_cleanse(key.data(), key.size());
}

Result<KeyRing> readKeyRing(const std::filesystem::path& file) {
  auto bytes = readPrivateFile(file, kMagic.size() + kMaxRingKeys * kEntryBytes);
  if (!bytes) return std::move(bytes).error();
  auto ring = ringIn(*bytes, file);
  if (!bytes->empty()) OPENSSL_cleanse(bytes->data(), bytes->size());
  return ring;
}

Result<void> writeKeyRing(const std::filesystem::path& file, const KeyRing& ring, RandomSource& random) {
  if (!isRing(ring)) return Error{ErrorCode::invalid, "not a ring of 1 to 8 keys with ascending versions"};
  std::string bytes;
  if (ring.size() == 1 && ring.front().version == 1) {
    bytes = ring.front().key;
  } else {
    bytes = kMagic;
    bytes.reserve(kMagic.size() + ring.size() * kEntryBytes);  // so that no copy stays behind
    for (auto key = ring.rbegin(); key != ring.rend(); ++key) {
      appendNumber(bytes, key->version);
      bytes += key->key;
    }
  }
  auto written = replaceKeyFile(file, bytes, random);
  OPENSSL_cleanse(bytes.data(), bytes.size());
  return written;
}

std::string keyFingerprint(const RingKey& key) {
  std::string text = "acknowledger key fingerprint";
  text += key.key;
  const auto hash = sha256(text);
  OPENSSL_cleanse(text.data(), text.size());
  return {reinterpret_cast<const char*>(hash.data()), kFingerprintBytes};
}

}  // namespace ack::crypto
