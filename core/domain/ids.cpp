#include "core/domain/ids.h"

#include "core/base/encoding.h"

#include <array>

namespace ack::domain {
namespace {

// Crockford's base 32: no i, l, o, u. A 64-bit number takes thirteen digits.
constexpr std::string_view kDigits = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::size_t kLength = 13;
constexpr std::size_t kUuidBytes = 16;
constexpr std::array<std::size_t, 4> kDashes{8, 13, 18, 23};

std::string write(std::string_view prefix, std::int64_t value) {
  std::string text(prefix);
  const auto bits = static_cast<std::uint64_t>(value);
  for (std::size_t i = kLength; i-- > 0;) text += kDigits[(bits >> (5 * i)) & 31];
  return text;
}

std::optional<std::int64_t> read(std::string_view prefix, std::string_view text) noexcept {
  if (text.size() != prefix.size() + kLength || text.substr(0, prefix.size()) != prefix) return std::nullopt;
  std::uint64_t bits = 0;
  for (char c : text.substr(prefix.size())) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const std::size_t digit = kDigits.find(c);
    if (digit == std::string_view::npos || bits > (UINT64_MAX >> 5)) return std::nullopt;
    bits = (bits << 5) | digit;
  }
  if (bits > static_cast<std::uint64_t>(INT64_MAX)) return std::nullopt;
  return static_cast<std::int64_t>(bits);
}

template <class Id>
std::optional<Id> readAs(std::string_view prefix, std::string_view text) noexcept {
  if (const auto value = read(prefix, text)) return Id{*value};
  return std::nullopt;
}

/// Sixteen bytes of a canonical lower-case UUID, or nullopt.
std::optional<std::string> uuidBytes(std::string_view text) {
  if (text.size() != 36) return std::nullopt;
  std::string hex;
  hex.reserve(32);
  std::size_t dash = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (dash < kDashes.size() && i == kDashes[dash]) {
      if (text[i] != '-') return std::nullopt;
      ++dash;
    } else if ((text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f')) {
      hex += text[i];
    } else {
      return std::nullopt;
    }
  }
  return base::fromHex(hex);
}

/// Sixteen bytes and then nothing but NULs: what a packed UUID, or an escaped text, looks like.
bool needsEscape(std::string_view bytes) noexcept {
  return bytes.size() >= kUuidBytes && bytes.find_first_not_of('\0', kUuidBytes) == std::string_view::npos;
}

}  // namespace

std::string toText(DeliveryId id) { return write("dlv_", id.value); }
std::string toText(ArrivalId id) { return write("arr_", id.value); }
std::string toText(EffectId id) { return write("eff_", id.value); }
std::string toText(LedgerId id) { return write("led_", id.value); }
std::string toText(InboxId id) { return write("inb_", id.value); }
std::optional<DeliveryId> deliveryIdFrom(std::string_view text) noexcept { return readAs<DeliveryId>("dlv_", text); }
std::optional<ArrivalId> arrivalIdFrom(std::string_view text) noexcept { return readAs<ArrivalId>("arr_", text); }
std::optional<EffectId> effectIdFrom(std::string_view text) noexcept { return readAs<EffectId>("eff_", text); }
std::optional<LedgerId> ledgerIdFrom(std::string_view text) noexcept { return readAs<LedgerId>("led_", text); }
std::optional<InboxId> inboxIdFrom(std::string_view text) noexcept { return readAs<InboxId>("inb_", text); }

std::string packEventId(std::string_view eventId) {
  if (auto bytes = uuidBytes(eventId)) return std::move(*bytes);
  std::string packed(eventId);
  if (needsEscape(eventId)) packed += '\0';
  return packed;
}

std::string unpackEventId(std::string_view packed) {
  if (packed.size() > kUuidBytes && needsEscape(packed)) return std::string(packed.substr(0, packed.size() - 1));
  if (packed.size() != kUuidBytes) return std::string(packed);
  std::string text = base::toHex(packed);
  for (const std::size_t dash : kDashes) text.insert(dash, 1, '-');
  return text;
}

}  // namespace ack::domain
