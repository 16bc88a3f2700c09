#pragma once
// How many connections each address holds, so that no single one can take them all. An IPv6 customer has a /64 to
// himself, so that counts as one address.
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ack::receive {

/// Thread: any.
class PeerConnections {
 public:
  /// Counts one more for `peer` (an address without the port) and answers how many it has now; 0 for what is no
  /// address, which is not counted.
  std::size_t enter(std::string_view peer);
  /// One of them has ended.
  void leave(std::string_view peer);
  /// Addresses that hold connections now.
  [[nodiscard]] std::size_t addresses() const;

 private:
  mutable std::mutex m_mutex;
  std::unordered_map<std::string, std::uint32_t> m_counts;  // guarded; by the bytes that count as one
};

}  // namespace ack::receive
