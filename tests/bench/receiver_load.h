#pragma once
// The load for receiver_bench: a process of its own with its own epoll loop, so that what the server costs can be
// read from its process alone.
#include <cstdint>
#include <string>
#include <vector>

namespace ack::bench {

struct LoadResult {
  std::uint64_t answers{0};  ///< 2xx read to the last byte
  std::uint64_t others{0};   ///< anything else
  double seconds{0};
  double p50Micros{0}, p99Micros{0};
};

/// A forked client that waits for go(). Fork it while this process has one thread.
class LoadClient {
 public:
  /// Keeps `connections` busy, each with one request at a time; goes through `requests` in turn from `first` on.
  LoadClient(const std::vector<std::string>& requests, std::size_t first, int connections, double seconds);
  ~LoadClient();
  LoadClient(const LoadClient&) = delete;
  LoadClient& operator=(const LoadClient&) = delete;
  /// Runs against 127.0.0.1:`port`; blocks until it is done.
  LoadResult go(std::uint16_t port);

 private:
  int m_toChild{-1}, m_fromChild{-1};
  int m_child{-1};
};

}  // namespace ack::bench
