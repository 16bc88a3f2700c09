#include "core/receive/router.h"

#include "core/base/encoding.h"
#include "core/base/inflate.h"
#include "core/domain/charset.h"
#include "core/domain/media_type.h"
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

}  // namespace

BodyUse bodyUseOf(std::string_view contentType) {
  if (contentType == "application/json") return BodyUse::read;
  const auto media = domain::MediaType::parse(contentType);
  if (!media) return BodyUse::none;
  const bool knownCharset = domain::charsetOf(media->parameter("charset")).has_value();
  switch (media->kind()) {
  case domain::MediaKind::none:
    return BodyUse::none;
  case domain::MediaKind::json:
  case domain::MediaKind::form:
  case domain::MediaKind::plain:
    return knownCharset ? BodyUse::read : BodyUse::none;
  case domain::MediaKind::multipart:
    return media->parameter("boundary").empty() ? BodyUse::none : BodyUse::read;
  case domain::MediaKind::xml:
  case domain::MediaKind::binary:
    return BodyUse::kept;
  }
  return BodyUse::none;
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
  if (!base::contentCodingOf(head.contentEncoding)) return Admission::mediaType;
  // Without a body there is no type to declare (CloudEvents' binary mode).
  if (head.contentType.empty()) return head.hasBody() ? Admission::untyped : Admission::unread;
  switch (bodyUseOf(head.contentType)) {
  case BodyUse::none:
    return Admission::mediaType;
  case BodyUse::read:
    return Admission::admitted;
  case BodyUse::kept:
    return Admission::unread;
  }
  return Admission::mediaType;
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
  case Admission::unread:
  case Admission::untyped:
    return 415;
  }
  return 500;
}

}  // namespace ack::receive
