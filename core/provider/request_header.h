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
