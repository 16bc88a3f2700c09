#pragma once
// RFC 9110 and 3986 character classes as tables: one look-up per byte on the hot path.
#include <array>
#include <cstdint>
#include <string_view>

namespace ack::receive {

enum CharacterClass : std::uint8_t {
  kToken = 1,       ///< RFC 9110 5.6.2 tchar
  kFieldValue = 2,  ///< RFC 9110 5.5: HTAB, SP, VCHAR, obs-text
  kTarget = 4,      ///< visible ASCII that may stand in a request target; '#' may not (RFC 9112 3.2)
  kHex = 8,
  kHost = 16,  ///< registered names: letters, digits, '-', '.', '_', '~'
};

namespace detail {
constexpr std::array<std::uint8_t, 256> makeClasses() {
  std::array<std::uint8_t, 256> table{};
  const auto mark = [&table](std::string_view set, std::uint8_t bit) {
    for (const char c : set)
      table[static_cast<unsigned char>(c)] = static_cast<std::uint8_t>(table[static_cast<unsigned char>(c)] | bit);
  };
  constexpr std::string_view kAlnum = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  mark(kAlnum, kToken | kHost);
  mark("!#$%&'*+-.^_`|~", kToken);
  mark("-._~", kHost);
  mark("0123456789abcdefABCDEF", kHex);
  for (unsigned c = 0x21; c < 0x7F; ++c)
    if (c != '#') table[c] = static_cast<std::uint8_t>(table[c] | kTarget);
  for (unsigned c = 0x20; c < 0x100; ++c)
    if (c != 0x7F) table[c] = static_cast<std::uint8_t>(table[c] | kFieldValue);
  table['\t'] = static_cast<std::uint8_t>(table['\t'] | kFieldValue);
  return table;
}
inline constexpr std::array<std::uint8_t, 256> kClasses = makeClasses();
}  // namespace detail

constexpr bool isIn(char c, CharacterClass set) noexcept {
  return (detail::kClasses[static_cast<unsigned char>(c)] & set) != 0;
}
constexpr bool allIn(std::string_view text, CharacterClass set) noexcept {
  for (const char c : text)
    if (!isIn(c, set)) return false;
  return true;
}
constexpr int hexValue(char c) noexcept {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace ack::receive
