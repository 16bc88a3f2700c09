#include "core/domain/media_type.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::domain {
namespace {

/// RFC 9110 5.6.2.
bool isTokenCharacter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

bool isToken(std::string_view text) noexcept {
  return !text.empty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

/// The token or quoted string (RFC 9110 5.6.4) in front of `rest`, which is cut off it.
std::optional<std::string> takeValue(std::string_view& rest) {
  std::string value;
  std::size_t at = 0;
  if (!rest.empty() && rest.front() == '"') {
    for (at = 1; at < rest.size() && rest[at] != '"'; ++at) {
      if (rest[at] == '\\' && ++at == rest.size()) return std::nullopt;
      value.push_back(rest[at]);
    }
    if (at == rest.size()) return std::nullopt;
    ++at;
  } else {
    while (at < rest.size() && isTokenCharacter(rest[at])) value.push_back(rest[at++]);
    if (at == 0) return std::nullopt;
  }
  rest.remove_prefix(at);
  return value;
}

}  // namespace

std::optional<MediaType> MediaType::parse(std::string_view contentType) {
  MediaType media;
  std::size_t semicolon = contentType.find(';');
  media.essence = base::toLowerAscii(base::trimOws(contentType.substr(0, semicolon)));
  const std::size_t slash = media.essence.find('/');
  const std::string_view essence = media.essence;
  if (slash == std::string::npos || !isToken(essence.substr(0, slash)) || !isToken(essence.substr(slash + 1)))
    return std::nullopt;
  std::string_view rest = semicolon == std::string_view::npos ? std::string_view{} : contentType.substr(semicolon);
  while (!rest.empty()) {
    if (rest.front() != ';') return std::nullopt;
    rest = base::trimOws(rest.substr(1));
    if (rest.empty()) break;
    const std::size_t equals = rest.find('=');
    const std::string_view name = base::trimOws(rest.substr(0, equals));
    if (equals == std::string_view::npos || !isToken(name)) return std::nullopt;
    rest.remove_prefix(equals + 1);
    auto value = takeValue(rest);
    if (!value) return std::nullopt;
    media.parameters.emplace_back(base::toLowerAscii(name), std::move(*value));
    rest = base::trimOws(rest);
  }
  return media;
}

MediaKind MediaType::kind() const noexcept {
  const std::string_view name = essence;
  if (name == "application/json" || name == "text/json" || name.ends_with("+json")) return MediaKind::json;
  if (name == "application/x-www-form-urlencoded") return MediaKind::form;
  if (name == "multipart/form-data") return MediaKind::multipart;
  if (name == "text/plain") return MediaKind::plain;
  if (name == "application/xml" || name == "text/xml" || name.ends_with("+xml")) return MediaKind::xml;
  if (name == "application/octet-stream") return MediaKind::binary;
  return MediaKind::none;
}

std::string_view MediaType::parameter(std::string_view name) const noexcept {
  for (const auto& [known, value] : parameters)
    if (known == name) return value;
  return {};
}

std::string mediaTypeOf(std::string_view contentType) {
  return base::toLowerAscii(base::trimOws(contentType.substr(0, contentType.find(';'))));
}

}  // namespace ack::domain
