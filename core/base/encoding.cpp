#include "core/base/encoding.h"

#include <array>
#include <charconv>

namespace ack::base {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kBase64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr std::array<signed char, 256> decodingTable(std::string_view alphabet) {
  std::array<signed char, 256> table{};
  for (auto& entry : table) entry = -1;
  for (std::size_t i = 0; i < alphabet.size(); ++i)
    table[static_cast<unsigned char>(alphabet[i])] = static_cast<signed char>(i);
  return table;
}
constexpr std::array<signed char, 256> hexTable() {
  auto table = decodingTable("0123456789abcdef");
  for (char c = 'A'; c <= 'F'; ++c) table[static_cast<unsigned char>(c)] = static_cast<signed char>(c - 'A' + 10);
  return table;
}

constexpr auto kHexValues = hexTable();
constexpr auto kBase64Values = decodingTable(kBase64);
constexpr auto kBase64UrlValues = decodingTable(kBase64Url);

std::string encode64(std::string_view bytes, std::string_view alphabet, bool pad) {
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t left = bytes.size() - i;
    const auto byteAt = [&](std::size_t k) {
      return k < left ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i + k])) : 0U;
    };
    const std::uint32_t group = (byteAt(0) << 16) | (byteAt(1) << 8) | byteAt(2);
    out += alphabet[(group >> 18) & 63];
    out += alphabet[(group >> 12) & 63];
    if (left > 1)
      out += alphabet[(group >> 6) & 63];
    else if (pad)
      out += '=';
    if (left > 2)
      out += alphabet[group & 63];
    else if (pad)
      out += '=';
  }
  return out;
}

/// `text` without padding; the bits that no byte uses must be zero, or two spellings would mean the same bytes.
std::optional<std::string> decode64(std::string_view text, const std::array<signed char, 256>& values) {
  if (text.size() % 4 == 1) return std::nullopt;
  std::string out;
  out.reserve(text.size() * 3 / 4);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const int value = values[static_cast<unsigned char>(c)];
    if (value < 0) return std::nullopt;
    bits = (bits << 6) | static_cast<std::uint32_t>(value);
    count += 6;
    if (count >= 8) {
      count -= 8;
      out += static_cast<char>((bits >> count) & 0xFF);
    }
  }
  if ((bits & ((1U << count) - 1U)) != 0) return std::nullopt;
  return out;
}

}  // namespace

std::string toHex(std::string_view bytes) {
  std::string out;
  out.reserve(bytes.size() * 2);
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += kHexDigits[byte >> 4];
    out += kHexDigits[byte & 15];
  }
  return out;
}

std::optional<std::string> fromHex(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::string out(text.size() / 2, '\0');
  int wrong = 0;  // negative once a character was no digit
  for (std::size_t i = 0; i < out.size(); ++i) {
    const int high = kHexValues[static_cast<unsigned char>(text[2 * i])];
    const int low = kHexValues[static_cast<unsigned char>(text[2 * i + 1])];
    wrong |= high | low;
    out[i] = static_cast<char>(((high & 15) << 4) | (low & 15));
  }
  if (wrong < 0) return std::nullopt;
  return out;
}

std::string toBase64(std::string_view bytes) { return encode64(bytes, kBase64, true); }
std::string toBase64Url(std::string_view bytes) { return encode64(bytes, kBase64Url, false); }

std::optional<std::string> fromBase64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  for (int i = 0; i < 2 && !text.empty() && text.back() == '='; ++i) text.remove_suffix(1);
  return decode64(text, kBase64Values);
}

std::optional<std::string> fromBase64Url(std::string_view text) { return decode64(text, kBase64UrlValues); }

std::optional<std::uint64_t> parseDigits(std::string_view text) noexcept {
  if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 10);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<std::int64_t> parseInteger(std::string_view text) noexcept {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 10);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string toLowerAscii(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

bool equalsIgnoreCaseAscii(std::string_view a, std::string_view b) noexcept {
  if (a.size() != b.size()) return false;
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  for (std::size_t i = 0; i < a.size(); ++i)
    if (lower(a[i]) != lower(b[i])) return false;
  return true;
}

std::string_view trimOws(std::string_view text) noexcept {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool isUtf8(std::string_view bytes) noexcept {
  std::size_t i = 0;
  while (i < bytes.size()) {
    const auto lead = static_cast<unsigned char>(bytes[i]);
    if (lead < 0x80) {
      ++i;
      continue;
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || i + length > bytes.size()) return false;
    for (std::size_t k = 1; k < length; ++k)
      if ((static_cast<unsigned char>(bytes[i + k]) & 0xC0) != 0x80) return false;
    const auto second = static_cast<unsigned char>(bytes[i + 1]);
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) || (lead == 0xF0 && second < 0x90) ||
        (lead == 0xF4 && second > 0x8F))
      return false;
    i += length;
  }
  return true;
}

}  // namespace ack::base
