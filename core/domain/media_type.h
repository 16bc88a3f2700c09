#pragma once
// A Content-Type value (RFC 9110 8.3) taken apart strictly: what a body is read as hangs on it, so that a list, a
// second type or a broken parameter is refused and never guessed at.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::domain {

/// What we can do with a body of some media type.
enum class MediaKind {
  none,       ///< nothing: refused
  json,       ///< application/json, text/json, */*+json
  form,       ///< application/x-www-form-urlencoded
  multipart,  ///< multipart/form-data
  plain,      ///< text/plain, or no type at all: JSON where it looks like it (AWS SNS sends that)
  xml,        ///< application/xml, text/xml, */*+xml: kept and handed on, not read
  binary,     ///< application/octet-stream: likewise
};

struct MediaType {
  std::string essence;                                          ///< type/subtype in lower case
  std::vector<std::pair<std::string, std::string>> parameters;  ///< names in lower case, values unquoted

  /// nullopt where it is not one media type with well-formed parameters. A lone ';' at the end is let pass.
  static std::optional<MediaType> parse(std::string_view contentType);
  [[nodiscard]] MediaKind kind() const noexcept;
  /// The value of the first parameter of that name (lower case); "" where there is none.
  [[nodiscard]] std::string_view parameter(std::string_view name) const noexcept;
};

/// The media type of a Content-Type value in lower case, without parameters; empty where there is none.
std::string mediaTypeOf(std::string_view contentType);

}  // namespace ack::domain
