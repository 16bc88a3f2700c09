#pragma once
// Many clients that send the same request over and over, and honest ones beside them whose answers are timed: what a
// flood must not harm.
#include "tests/kit/raw_http_client.h"

#include <atomic>
#include <thread>

namespace ack::kit {

/// Sends from its making on, on so many connections, each at its share of the rate, until stop().
class Flood {
 public:
  Flood(std::uint16_t port, std::string request, int connections, double perSecond);
  ~Flood() { stop(); }
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;
  void stop();
  [[nodiscard]] std::int64_t answered() const { return m_answered; }
  [[nodiscard]] int lastStatus() const { return m_status; }  ///< 0: none was answered

 private:
  void send(std::uint16_t port, std::chrono::steady_clock::duration pause);

  const std::string m_request;
  std::atomic<bool> m_stop{false};
  std::atomic<std::int64_t> m_answered{0};
  std::atomic<int> m_status{0};
  std::vector<std::thread> m_threads;
};

struct GoodOnes {
  int sent{0}, accepted{0};
  std::vector<std::chrono::microseconds> times;
};

/// Twenty charges a second for so long, over one connection, numbered from `from` on.
GoodOnes sendGoodOnes(std::uint16_t port, std::int64_t from, std::chrono::seconds span);

}  // namespace ack::kit
