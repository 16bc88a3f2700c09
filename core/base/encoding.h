#pragma once
// Strict text forms of bytes: exactly one spelling is read, everything else is refused. Signatures and IDs pass
// through here, where a lenient reader would be a hole.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::base {

/// Lower-case hexadecimal.
std::string toHex(std::string_view bytes);
/// Even length, [0-9A-Fa-f] only; nothing skipped. nullopt otherwise.
std::optional<std::string> fromHex(std::string_view text);

/// RFC 4648 section 4, with padding.
std::string toBase64(std::string_view bytes);
/// RFC 4648 section 4: full padding, no white space, unused bits zero. nullopt otherwise.
std::optional<std::string> fromBase64(std::string_view text);
/// RFC 4648 section 5 without padding (JWT); unused bits zero. nullopt otherwise.
std::optional<std::string> fromBase64Url(std::string_view text);
std::string toBase64Url(std::string_view bytes);

/// Digits only, no sign, no space, fits. nullopt otherwise.
std::optional<std::uint64_t> parseDigits(std::string_view text) noexcept;
/// As parseDigits, with an optional leading '-'.
std::optional<std::int64_t> parseInteger(std::string_view text) noexcept;

/// ASCII-only lower case, on bytes (no locale, no Unicode folding).
std::string toLowerAscii(std::string_view text);
bool equalsIgnoreCaseAscii(std::string_view a, std::string_view b) noexcept;
/// Without leading and trailing SP and HTAB (RFC 9110 5.6.3).
std::string_view trimOws(std::string_view text) noexcept;
/// Valid UTF-8, no surrogates, no overlong forms (RFC 3629).
bool isUtf8(std::string_view bytes) noexcept;

}  // namespace ack::base
