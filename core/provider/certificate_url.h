#pragma once
// Which URLs a provider's signing certificate may be named by. The URL comes from the request itself, so everything
// that is not exactly one of the provider's own hosts over HTTPS is refused before anything is looked up.
#include <optional>
#include <string>
#include <string_view>

namespace ack::provider {

struct HttpsUrl {
  std::string host;       ///< lower case
  std::string_view path;  ///< with its leading '/'; "" where there is none
  bool hasQuery{false};
};

/// nullopt unless it is "https://host[:443]/…" of at most 1,024 printable ASCII characters, with a plain DNS name: no
/// user, no other port, no backslash, no fragment, no trailing dot.
std::optional<HttpsUrl> readHttpsUrl(std::string_view url);

/// Whether it is "http://host[:80]/…" of the same strict form: what a certificate may name as the place of its
/// issuer, which proves itself by its signature and not by how it was fetched (RFC 5280 4.2.2.1).
bool isPlainHttpUrl(std::string_view url);

/// A host under paypal.com.
bool isPayPalUrl(const HttpsUrl& url) noexcept;
/// sns.<region>.amazonaws.com, or .com.cn.
bool isSnsUrl(const HttpsUrl& url) noexcept;

}  // namespace ack::provider
