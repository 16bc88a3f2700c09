#pragma once
// From a request head to the source it is for, or to the refusal: path, method, media type, length. Second station of
// an event's way; nothing of the body has been read yet. Pure.
#include "core/receive/request_head.h"

#include <string>
#include <string_view>

namespace ack::receive {

/// Where a request is to go. Reused by its connection.
struct Route {
  std::string source;
  std::string tenant;  ///< "" where the path names none
};

enum class Admission {
  admitted,
  notFound,          ///< 404
  methodNotAllowed,  ///< 405 with Allow, unless the source's provider knows a handshake by it
  unknownMethod,     ///< 501 (RFC 9110 9.1)
  lengthRequired,    ///< 411
  mediaType,         ///< 415, also for a content coding that is not read
  unread,            ///< as admitted where the event's ID needs no body; otherwise 415
  untyped,           ///< a body without a declared type: as admitted where its signature is good; otherwise 415
};

class Router {
 public:
  /// `prefix` is "/hooks" in the product: an absolute path without a trailing slash.
  explicit Router(std::string prefix = "/hooks") : m_prefix(std::move(prefix)) {}

  /// POST <prefix>/<source>[/<tenant>] with a length and a type a webhook may have. Segments are percent-decoded once
  /// and strictly; an empty, dot, control-character, slash-carrying or non-UTF-8 segment is notFound. `route` is
  /// filled in unless notFound; empty for a request that names no resource (OPTIONS *).
  Admission admit(const RequestHead& head, Route& route) const;

  static int statusOf(Admission admission) noexcept;

 private:
  bool match(std::string_view path, Route& route) const;

  std::string m_prefix;
};

/// What can be done with a body that declares `contentType`.
enum class BodyUse {
  none,  ///< refused: "", images, HTML, a list of types, a charset other than UTF-8 and windows-1252 (ISO 8859-1)
  read,  ///< JSON (application/json, text/json, any +json), a form (also multipart), plain text
  kept,  ///< XML, octets: no value in it can be addressed, but it can be stored and handed on
};
BodyUse bodyUseOf(std::string_view contentType);

}  // namespace ack::receive
