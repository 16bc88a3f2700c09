#include "core/query/page_token.h"

#include "core/base/encoding.h"

#include <array>
#include <cstring>

namespace ack::query {
namespace {

constexpr std::size_t kBytes = 20;  // time, number, check

/// FNV-1a: tells lists and slips of the pen apart; nothing is protected by it.
std::uint32_t checkOf(std::string_view list, std::string_view position) noexcept {
  std::uint32_t hash = 2'166'136'261U;
  for (const std::string_view part : {list, position})
    for (const char c : part) hash = (hash ^ static_cast<unsigned char>(c)) * 16'777'619U;
  return hash;
}

void append(std::string& out, std::uint64_t value, int bytes) {
  for (int shift = (bytes - 1) * 8; shift >= 0; shift -= 8) out.push_back(static_cast<char>((value >> shift) & 0xFF));
}

std::uint64_t take(std::string_view bytes) noexcept {
  std::uint64_t value = 0;
  for (const char c : bytes) value = (value << 8) | static_cast<unsigned char>(c);
  return value;
}

}  // namespace

std::string toToken(std::string_view list, PagePosition position) {
  std::string bytes;
  append(bytes, static_cast<std::uint64_t>(position.timeMicros), 8);
  append(bytes, static_cast<std::uint64_t>(position.number), 8);
  append(bytes, checkOf(list, bytes), 4);
  return base::toBase64Url(bytes);
}

Result<PagePosition> fromToken(std::string_view list, std::string_view token) {
  if (token.empty()) return kFirstPage;
  const auto bytes = token.size() > 64 ? std::nullopt : base::fromBase64Url(token);
  if (!bytes || bytes->size() != kBytes)
    return Error{ErrorCode::invalid, "the page token is malformed: use the \"next\" of the page before, unchanged"};
  const std::string_view view(*bytes);
  if (take(view.substr(16)) != checkOf(list, view.substr(0, 16)))
    return Error{ErrorCode::invalid, "the page token belongs to another list or filter: begin at the first page"};
  return PagePosition{static_cast<std::int64_t>(take(view.substr(0, 8))),
                      static_cast<std::int64_t>(take(view.substr(8, 8)))};
}

}  // namespace ack::query
