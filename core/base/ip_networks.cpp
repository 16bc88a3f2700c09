#include "core/base/ip_networks.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>

namespace ack::base {
namespace {

namespace ip = boost::asio::ip;

ip::address plain(const ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address;
}

bool isZone(std::string_view text) noexcept { return text.find('%') != std::string_view::npos; }

}  // namespace

Result<IpNetworks> IpNetworks::read(const std::vector<std::string>& texts) {
  IpNetworks all;
  for (const std::string& text : texts) {
    const bool bare = text.find('/') == std::string::npos;
    const bool four = text.find(':') == std::string::npos;
    const auto wrong = [&text](const std::string& what) {
      return Error{ErrorCode::invalid, "\"" + text.substr(0, 80) + "\" " + what +
                                           "; allowed are networks such as 192.0.2.0/24, 2001:db8::/32 or addresses"};
    };
    boost::system::error_code error;
    if (four) {
      const auto network = ip::make_network_v4(bare ? text + "/32" : text, error);
      if (error) return wrong("is no network");
      if (network != network.canonical()) return wrong("has bits set behind its prefix");
      all.m_v4.push_back(network);
    } else {
      const auto network = ip::make_network_v6(bare ? text + "/128" : text, error);
      if (error || isZone(text)) return wrong("is no network");
      if (network != network.canonical()) return wrong("has bits set behind its prefix");
      all.m_v6.push_back(network);
    }
  }
  return all;
}

bool IpNetworks::contain(std::string_view text) const {
  if (empty()) return false;
  boost::system::error_code error;
  const auto address = plain(ip::make_address(std::string(text), error));
  if (error) return false;
  if (address.is_v4())
    return std::any_of(m_v4.begin(), m_v4.end(), [four = address.to_v4()](const ip::network_v4& network) {
      return ip::network_v4(four, network.prefix_length()).network() == network.network();
    });
  return std::any_of(m_v6.begin(), m_v6.end(), [six = address.to_v6()](const ip::network_v6& network) {
    return ip::network_v6(six, network.prefix_length()).network() == network.network();
  });
}

std::string canonicalAddress(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t close = text.find(']');
    if (close == std::string_view::npos) return {};
    const std::string_view after = text.substr(close + 1);
    if (!after.empty() && after.front() != ':') return {};
    text = text.substr(1, close - 1);
    if (text.find(':') == std::string_view::npos) return {};
  } else if (std::count(text.begin(), text.end(), ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  boost::system::error_code error;
  const auto address = ip::make_address(std::string(text), error);
  if (error || isZone(text)) return {};
  return plain(address).to_string();
}

}  // namespace ack::base
