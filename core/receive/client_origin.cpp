#include "core/receive/client_origin.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::receive {
namespace {

using base::equalsIgnoreCaseAscii;
using base::trimOws;

/// Walks the hops of all X-Forwarded-For fields from the last one back; each proxy appends what it saw.
void readClient(const RequestHead& head, const ProxyTrust& trust, std::string& peer) {
  for (auto header = head.headers.rbegin(); header != head.headers.rend(); ++header) {
    if (!equalsIgnoreCaseAscii(header->name, "X-Forwarded-For")) continue;
    std::string_view rest = header->value;
    while (true) {
      const std::size_t comma = rest.rfind(',');
      const std::string hop =
          base::canonicalAddress(trimOws(comma == std::string_view::npos ? rest : rest.substr(comma + 1)));
      if (hop.empty()) return;  // what stands before it was written by nobody that we trust
      peer = hop;
      if (!trust.proxies.contain(hop)) return;
      if (comma == std::string_view::npos) break;
      rest = rest.substr(0, comma);
    }
  }
}

/// The one value of a field that may stand there once; "" where it is missing, repeated or a list.
std::string_view onlyValue(const RequestHead& head, std::string_view name) noexcept {
  std::string_view value;
  for (const provider::HeaderView& header : head.headers) {
    if (!equalsIgnoreCaseAscii(header.name, name)) continue;
    if (!value.empty()) return {};
    value = trimOws(header.value);
  }
  return value;
}

/// Whoever names the host of a signed URL could hand us what was signed for another installation.
std::string_view hostOf(std::string_view authority, const std::vector<std::string>& publicHosts) noexcept {
  if (publicHosts.empty()) return authority;
  const auto matches = [authority](const std::string& known) { return equalsIgnoreCaseAscii(authority, known); };
  return std::any_of(publicHosts.begin(), publicHosts.end(), matches) ? authority
                                                                      : std::string_view(publicHosts.front());
}

}  // namespace

void readOrigin(const RequestHead& head, std::string_view peer, const ProxyTrust& trust, ClientOrigin& origin) {
  origin.peer.assign(peer);
  origin.secure = head.secure;
  origin.host = hostOf(head.authority, trust.publicHosts);
  if (!trust.proxies.contain(peer)) return;
  readClient(head, trust, origin.peer);
  const std::string_view scheme = onlyValue(head, "X-Forwarded-Proto");
  if (equalsIgnoreCaseAscii(scheme, "https")) origin.secure = true;
  if (equalsIgnoreCaseAscii(scheme, "http")) origin.secure = false;
  const std::string_view host = onlyValue(head, "X-Forwarded-Host");
  for (const std::string& known : trust.publicHosts)
    if (equalsIgnoreCaseAscii(host, known)) origin.host = known;
}

}  // namespace ack::receive
