#pragma once
// A list of IP networks (CIDR), to tell a proxy of ours from anybody else.
#include "core/base/result.h"

#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace ack::base {

/// Thread: any; immutable.
class IpNetworks {
 public:
  /// Each "192.0.2.0/24", "2001:db8::/32" or a bare address; invalid names what is wrong, also where bits are set
  /// behind the prefix.
  static Result<IpNetworks> read(const std::vector<std::string>& texts);

  [[nodiscard]] bool empty() const noexcept { return m_v4.empty() && m_v6.empty(); }
  /// `address` without a port or brackets; what is no address is in no network. ::ffff:192.0.2.1 is 192.0.2.1.
  [[nodiscard]] bool contain(std::string_view address) const;

 private:
  std::vector<boost::asio::ip::network_v4> m_v4;
  std::vector<boost::asio::ip::network_v6> m_v6;
};

/// `text` (also with brackets or a port: "192.0.2.1:80", "[2001:db8::1]:443") in its one spelling, without a port;
/// "" where it is no numeric address.
std::string canonicalAddress(std::string_view text);

}  // namespace ack::base
