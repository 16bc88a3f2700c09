#pragma once
// Reading a request's headers the strict way: by name in any case, and never guessing between two of one name.
#include "core/base/encoding.h"
#include "core/provider/provider.h"

#include <span>
#include <string_view>

namespace ack::provider {

struct HeaderLookup {
  int count{0};            ///< how many fields have the name
  std::string_view value;  ///< of the first one, without surrounding SP and HTAB
};

inline HeaderLookup findHeader(std::span<const HeaderView> headers, std::string_view name) noexcept {
  HeaderLookup found;
  for (const HeaderView& header : headers) {
    if (!base::equalsIgnoreCaseAscii(header.name, name)) continue;
    if (found.count++ == 0) found.value = base::trimOws(header.value);
  }
  return found;
}

/// "" with the header's single value in `value`, or the reason why there is none.
inline std::string_view requireHeader(std::span<const HeaderView> headers, std::string_view name,
                                      std::string_view& value) noexcept {
  const HeaderLookup found = findHeader(headers, name);
  if (found.count == 0) return "missing_header";
  if (found.count > 1) return "duplicate_header";
  if (found.value.empty()) return "empty_header";
  value = found.value;
  return {};
}

/// A token of RFC 9110 5.6.2, not empty.
inline bool isHeaderName(std::string_view name) noexcept {
  if (name.empty()) return false;
  for (const char c : name) {
    const bool letterOrDigit = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!letterOrDigit && std::string_view("!#$%&'*+-.^_`|~").find(c) == std::string_view::npos) return false;
  }
  return true;
}

}  // namespace ack::provider
