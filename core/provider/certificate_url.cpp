#include "core/provider/certificate_url.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::size_t kMaxUrlBytes = 1'024;
constexpr std::size_t kMaxHostBytes = 253;

bool isNameCharacter(char c) noexcept { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

/// Labels of letters, digits and hyphens, at least two of them, the last one not beginning as a number does
/// (10, 0x0a): that would be an address.
bool isDnsName(std::string_view host) noexcept {
  if (host.size() > kMaxHostBytes) return false;
  std::size_t labels = 0;
  while (true) {
    const std::size_t dot = host.find('.');
    const std::string_view label = host.substr(0, dot);
    if (label.empty() || label.front() == '-' || !std::all_of(label.begin(), label.end(), isNameCharacter))
      return false;
    ++labels;
    if (dot == std::string_view::npos) return labels > 1 && (label.front() < '0' || label.front() > '9');
    host.remove_prefix(dot + 1);
  }
}

/// `scheme` with "://", `port` with its colon.
std::optional<HttpsUrl> readUrl(std::string_view url, std::string_view scheme, std::string_view port) {
  if (url.size() > kMaxUrlBytes || !base::equalsIgnoreCaseAscii(url.substr(0, scheme.size()), scheme))
    return std::nullopt;
  const auto allowed = [](char c) { return c > ' ' && c < '\x7f' && c != '\\' && c != '#' && c != '"'; };
  if (!std::all_of(url.begin(), url.end(), allowed)) return std::nullopt;
  url.remove_prefix(scheme.size());
  const std::size_t end = std::min(url.find_first_of("/?"), url.size());
  std::string_view host = url.substr(0, end);
  if (const std::size_t colon = host.find(':'); colon != std::string_view::npos) {
    if (host.substr(colon) != port) return std::nullopt;
    host = host.substr(0, colon);
  }
  HttpsUrl read;
  read.host = base::toLowerAscii(host);
  if (!isDnsName(read.host)) return std::nullopt;
  const std::string_view rest = url.substr(end);
  const std::size_t query = rest.find('?');
  read.path = rest.substr(0, query);
  read.hasQuery = query != std::string_view::npos;
  return read;
}

}  // namespace

std::optional<HttpsUrl> readHttpsUrl(std::string_view url) { return readUrl(url, "https://", ":443"); }

bool isPlainHttpUrl(std::string_view url) { return readUrl(url, "http://", ":80").has_value(); }

bool isPayPalUrl(const HttpsUrl& url) noexcept { return url.host.ends_with(".paypal.com"); }

bool isSnsUrl(const HttpsUrl& url) noexcept {
  constexpr std::string_view kService = "sns.";
  constexpr std::size_t kShortestRegion = 3;
  std::string_view host = url.host;
  for (const std::string_view domain : {".amazonaws.com", ".amazonaws.com.cn"}) {
    if (!host.starts_with(kService) || !host.ends_with(domain)) continue;
    if (host.size() < kService.size() + kShortestRegion + domain.size()) continue;
    const std::string_view region = host.substr(kService.size(), host.size() - kService.size() - domain.size());
    // One label: the rest of the name could be anybody's bucket otherwise.
    if (region.find('.') == std::string_view::npos) return true;
  }
  return false;
}

}  // namespace ack::provider
