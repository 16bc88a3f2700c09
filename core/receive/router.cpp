#include "core/receive/router.h"

#include "core/base/encoding.h"
#include "core/receive/character_classes.h"

#include <array>
#include <optional>

namespace ack::receive {
namespace {

using base::equalsIgnoreCaseAscii;
using base::trimOws;

// RFC 9110 9.3 and RFC 5789: methods we know and don't offer.
constexpr std::array<std::string_view, 8> kKnownMethods = {"GET",    "HEAD",    "PUT",   "PATCH",
                                                           "DELETE", "OPTIONS", "TRACE", "CONNECT"};

bool decodeSegment(std::string_view segment, std::string& out) {
  out.clear();
  for (std::size_t i = 0; i < segment.size(); ++i) {
    char c = segment[i];
    if (c == '%') {
      if (i + 2 >= segment.size()) return false;
      const int high = hexValue(segment[i + 1]);
      const int low = hexValue(segment[i + 2]);
      if (high < 0 || low < 0) return false;
      c = static_cast<char>(high << 4 | low);
      i += 2;
    }
    // A slash or backslash that was escaped is data to one reader and structure to another: refuse.
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F || c == '/' || c == '\\') return false;
    out.push_back(c);
  }
  return !out.empty() && out != "." && out != ".." && base::isUtf8(out);
}

enum class MediaKind { none, json, text };

MediaKind kindOf(std::string_view type) {
  const std::size_t slash = type.find('/');
  if (slash == std::string_view::npos) return MediaKind::none;
  const std::string_view subtype = type.substr(slash + 1);
  if (subtype.empty() || !allIn(type.substr(0, slash), kToken) || !allIn(subtype, kToken)) return MediaKind::none;
  if (equalsIgnoreCaseAscii(type, "application/json") || equalsIgnoreCaseAscii(type, "text/json") ||
      (subtype.size() > 5 && equalsIgnoreCaseAscii(subtype.substr(subtype.size() - 5), "+json")))
    return MediaKind::json;
  if (equalsIgnoreCaseAscii(type, "application/x-www-form-urlencoded") || equalsIgnoreCaseAscii(type, "text/plain"))
    return MediaKind::text;
  return MediaKind::none;
}

/// One `;name=value` with the value a token or a quoted string; advances `rest`. nullopt where it is neither.
struct Parameter {
  std::string_view name;
  std::string value;
};
std::optional<Parameter> takeParameter(std::string_view& rest) {
  const std::size_t equals = rest.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  Parameter parameter{trimOws(rest.substr(0, equals)), {}};
  if (parameter.name.empty() || !allIn(parameter.name, kToken)) return std::nullopt;
  rest.remove_prefix(equals + 1);
  std::size_t at = 0;
  if (!rest.empty() && rest.front() == '"') {
    for (at = 1; at < rest.size() && rest[at] != '"'; ++at) {
      if (rest[at] == '\\' && ++at == rest.size()) return std::nullopt;
      parameter.value.push_back(rest[at]);
    }
    if (at == rest.size()) return std::nullopt;
    ++at;
  } else {
    while (at < rest.size() && isIn(rest[at], kToken)) parameter.value.push_back(rest[at++]);
    if (at == 0) return std::nullopt;
  }
  rest = trimOws(rest.substr(at));
  if (!rest.empty() && rest.front() != ';') return std::nullopt;
  return parameter;
}

bool isReadable(MediaKind kind, std::string_view charset) {
  if (equalsIgnoreCaseAscii(charset, "utf-8") || equalsIgnoreCaseAscii(charset, "utf8") ||
      equalsIgnoreCaseAscii(charset, "us-ascii"))
    return true;
  return kind == MediaKind::text && equalsIgnoreCaseAscii(charset, "iso-8859-1");
}

}  // namespace

bool isWebhookType(std::string_view contentType) {
  if (contentType == "application/json") return true;
  const std::size_t semicolon = contentType.find(';');
  const MediaKind kind = kindOf(trimOws(contentType.substr(0, semicolon)));
  if (kind == MediaKind::none) return false;
  std::string_view rest = semicolon == std::string_view::npos ? std::string_view{} : contentType.substr(semicolon);
  while (!rest.empty()) {
    rest = trimOws(rest.substr(1));
    if (rest.empty()) return true;  // a lone ';' at the end: sloppy, harmless
    const auto parameter = takeParameter(rest);
    if (!parameter) return false;
    if (equalsIgnoreCaseAscii(parameter->name, "charset") && !isReadable(kind, parameter->value)) return false;
  }
  return true;
}

bool Router::match(std::string_view path, Route& route) const {
  if (path.substr(0, m_prefix.size()) != m_prefix) return false;
  path.remove_prefix(m_prefix.size());
  if (path.empty() || path.front() != '/') return false;
  path.remove_prefix(1);
  const std::size_t slash = path.find('/');
  route.tenant.clear();
  if (!decodeSegment(path.substr(0, slash), route.source)) return false;
  if (slash == std::string_view::npos) return true;
  path.remove_prefix(slash + 1);
  return path.find('/') == std::string_view::npos && decodeSegment(path, route.tenant);
}

Admission Router::admit(const RequestHead& head, Route& route) const {
  // Asterisk- and authority-form name no resource but ask the server as a whole, which offers neither method.
  if (head.path.empty() && (head.method == "OPTIONS" || head.method == "CONNECT")) {
    route = {};
    return Admission::methodNotAllowed;
  }
  if (!match(head.path, route)) return Admission::notFound;
  if (head.method != "POST") {
    for (const std::string_view known : kKnownMethods)
      if (head.method == known) return Admission::methodNotAllowed;
    return Admission::unknownMethod;
  }
  if (!head.hasLength && !head.chunked) return Admission::lengthRequired;
  if (!isWebhookType(head.contentType)) return Admission::mediaType;
  if (!head.contentEncoding.empty() && !equalsIgnoreCaseAscii(head.contentEncoding, "identity"))
    return Admission::mediaType;
  return Admission::admitted;
}

int Router::statusOf(Admission admission) noexcept {
  switch (admission) {
  case Admission::admitted:
    return 200;
  case Admission::notFound:
    return 404;
  case Admission::methodNotAllowed:
    return 405;
  case Admission::unknownMethod:
    return 501;
  case Admission::lengthRequired:
    return 411;
  case Admission::mediaType:
    return 415;
  }
  return 500;
}

}  // namespace ack::receive
