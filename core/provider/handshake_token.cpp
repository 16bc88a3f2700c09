#include "core/provider/handshake_token.h"

#include <algorithm>
#include <string>

namespace ack::provider {
namespace {

constexpr std::size_t kMaxToken = 1024;

}  // namespace

bool isHandshakeToken(std::string_view text) noexcept {
  constexpr std::string_view kMarks = "-_.+/";
  if (text.size() > kMaxToken) return false;
  const std::size_t last = text.find_last_not_of('=');
  if (last == std::string_view::npos || text.size() - last > 3) return false;
  return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(last) + 1, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           kMarks.find(c) != std::string_view::npos;
  });
}

bool isHandshakeToken(std::span<const std::string_view> pieces) {
  std::size_t size = 0;
  for (const std::string_view piece : pieces) size += piece.size();
  if (size > kMaxToken) return false;
  std::string text;
  for (const std::string_view piece : pieces) text += piece;
  return isHandshakeToken(text);
}

}  // namespace ack::provider
