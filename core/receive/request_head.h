#pragma once
// The head of one request as plain values: what the parser read and the framing rules decided. All views point into
// the connection's buffer.
#include "core/provider/provider.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace ack::receive {

struct RequestHead {
  std::string_view method;
  std::string_view target;     ///< exactly as sent
  std::string_view path;       ///< of the target, undecoded, without scheme, authority, query
  std::string_view query;      ///< undecoded, without '?'
  bool hasQuery{false};        ///< a '?' stood there, even with nothing behind it
  std::string_view authority;  ///< of an absolute-form target, else the Host field; "" in HTTP/1.0 without Host
  std::span<const provider::HeaderView> headers;
  std::string_view contentType;      ///< trimmed; "" where absent
  std::string_view contentEncoding;  ///< trimmed; "" where absent
  std::uint64_t contentLength{0};
  int minorVersion{1};  ///< HTTP/1.0 or HTTP/1.1 (higher minors count as 1)
  bool hasLength{false};
  bool chunked{false};
  bool expectContinue{false};
  bool secure{false};  ///< came over TLS; the connection says so, not the head
  bool keepAlive{true};
  [[nodiscard]] bool hasBody() const noexcept { return chunked || contentLength > 0; }
};

}  // namespace ack::receive
