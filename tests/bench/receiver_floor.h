#pragma once
// The floor that the receiver is measured against: epoll, one recv, one fixed answer, nothing else.
#include <atomic>
#include <cstdint>
#include <thread>

namespace ack::bench {

class FloorServer {
 public:
  FloorServer();
  ~FloorServer();
  FloorServer(const FloorServer&) = delete;
  FloorServer& operator=(const FloorServer&) = delete;
  [[nodiscard]] std::uint16_t port() const noexcept { return m_port; }

 private:
  void serve();
  int m_listener{-1};
  std::uint16_t m_port{0};
  std::atomic<bool> m_stop{false};
  std::thread m_thread;
};

}  // namespace ack::bench
