#pragma once
// Whom a request came from and which host and scheme it was sent to, seen past the proxies in front of us. A proxy is
// believed only where it is configured; anybody else's X-Forwarded-* fields are plain headers. Forwarded (RFC 7239)
// is not read: no provider and none of the usual proxies sends it by itself. Pure.
#include "core/base/ip_networks.h"
#include "core/receive/request_head.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::receive {

/// Whom to believe, of the present snapshot.
struct ProxyTrust {
  base::IpNetworks proxies;
  std::vector<std::string> publicHosts;  ///< what Host and X-Forwarded-Host may say; empty: Host anything
};

struct ClientOrigin {
  std::string peer;       ///< the client's address
  bool secure{false};     ///< the client spoke TLS
  std::string_view host;  ///< with its port where it was given; points into the head or the trust
};

/// Fills in `origin`. Where `peer` is a trusted proxy: the client is the right-most address of X-Forwarded-For that
/// is no trusted proxy itself (the proxy, where that field is missing or malformed), X-Forwarded-Proto says whether
/// it spoke TLS, and X-Forwarded-Host is taken where it is one of the public hosts. Where there are public hosts, a
/// Host that is none of them is not believed: the first of them stands in its place.
void readOrigin(const RequestHead& head, std::string_view peer, const ProxyTrust& trust, ClientOrigin& origin);

}  // namespace ack::receive
