#include "core/receive/peer_connections.h"

#include <boost/asio/ip/address.hpp>

namespace ack::receive {
namespace {

constexpr std::size_t kNetworkBytes = 8;  // of an IPv6 address

/// "" where it is not to be counted.
std::string keyOf(std::string_view peer) {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string(peer), error);
  if (error) return {};
  if (address.is_v4()) {
    const auto bytes = address.to_v4().to_bytes();
    return {bytes.begin(), bytes.end()};
  }
  const auto bytes = address.to_v6().to_bytes();
  return {bytes.begin(), bytes.begin() + kNetworkBytes};
}

}  // namespace

std::size_t PeerConnections::enter(std::string_view peer) {
  const std::string key = keyOf(peer);
  if (key.empty()) return 0;
  const std::lock_guard lock(m_mutex);
  return ++m_counts[key];
}

void PeerConnections::leave(std::string_view peer) {
  const std::string key = keyOf(peer);
  if (key.empty()) return;
  const std::lock_guard lock(m_mutex);
  const auto found = m_counts.find(key);
  if (found != m_counts.end() && --found->second == 0) m_counts.erase(found);
}

std::size_t PeerConnections::addresses() const {
  const std::lock_guard lock(m_mutex);
  return m_counts.size();
}

}  // namespace ack::receive
