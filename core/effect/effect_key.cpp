#include "core/effect/effect_key.h"

#include "core/base/encoding.h"

namespace ack::effect {
namespace {

constexpr char kEventTag = '\0';
constexpr char kBusinessTag = '\1';
constexpr std::size_t kNumberBytes = 8;
constexpr std::size_t kLengthBytes = 4;
constexpr std::size_t kBusinessHeadBytes = 1 + 2 * kNumberBytes + kLengthBytes;

void appendBigEndian(std::string& out, std::uint64_t value, std::size_t bytes) {
  for (std::size_t i = bytes; i-- > 0;) out.push_back(static_cast<char>((value >> (8 * i)) & 0xFFU));
}

std::uint64_t readBigEndian(std::string_view bytes) noexcept {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8U | static_cast<unsigned char>(byte);
  return value;
}

}  // namespace

// Growing numbers, so that new keys are appended at the end of the unique index.
std::string eventKey(DeliveryId delivery, std::int64_t destination) {
  std::string key(1, kEventTag);
  appendBigEndian(key, static_cast<std::uint64_t>(delivery.value), kNumberBytes);
  if (destination > 0) appendBigEndian(key, static_cast<std::uint64_t>(destination), kNumberBytes);
  return key;
}

std::string businessKey(SourceId source, std::string_view tenant, std::string_view key, std::int64_t destination) {
  std::string bytes(1, kBusinessTag);
  bytes.reserve(kBusinessHeadBytes + tenant.size() + key.size());
  appendBigEndian(bytes, static_cast<std::uint64_t>(source.value), kNumberBytes);
  appendBigEndian(bytes, static_cast<std::uint64_t>(destination), kNumberBytes);
  appendBigEndian(bytes, tenant.size(), kLengthBytes);
  bytes.append(tenant);
  bytes.append(key);
  return bytes;
}

std::string describeKey(std::string_view key) {
  if (!key.empty() && key.front() == kEventTag && key.size() >= 1 + kNumberBytes)
    return domain::toText(DeliveryId{static_cast<std::int64_t>(readBigEndian(key.substr(1, kNumberBytes)))});
  if (!key.empty() && key.front() == kBusinessTag && key.size() >= kBusinessHeadBytes) {
    const std::uint64_t tenant = readBigEndian(key.substr(1 + 2 * kNumberBytes, kLengthBytes));
    if (tenant <= key.size() - kBusinessHeadBytes)
      return std::string(key.substr(kBusinessHeadBytes + static_cast<std::size_t>(tenant)));
  }
  return base::toHex(key);
}

}  // namespace ack::effect
