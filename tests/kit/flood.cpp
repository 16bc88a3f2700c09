#include "tests/kit/flood.h"

#include "tests/kit/charge_events.h"

#include <algorithm>

namespace ack::kit {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

Flood::Flood(std::uint16_t port, std::string request, int connections, double perSecond)
    : m_request(std::move(request)) {
  const auto pause =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(connections / perSecond));
  for (int i = 0; i < connections; ++i) m_threads.emplace_back([this, port, pause] { send(port, pause); });
}

void Flood::stop() {
  m_stop = true;
  for (std::thread& thread : m_threads) thread.join();
  m_threads.clear();
}

void Flood::send(std::uint16_t port, Clock::duration pause) {
  RawHttpClient client(port);
  auto due = Clock::now();
  while (!m_stop) {
    if (const auto answer = client.exchange(m_request)) {
      ++m_answered;
      m_status = answer->status;
    }
    due = std::max(due + pause, Clock::now() - 100ms);
    std::this_thread::sleep_until(due);
  }
}

GoodOnes sendGoodOnes(std::uint16_t port, std::int64_t from, std::chrono::seconds span) {
  GoodOnes good;
  RawHttpClient client(port);
  const auto began = Clock::now();
  for (auto due = began; due < began + span; due += 50ms) {
    std::this_thread::sleep_until(due);
    const Shot shot = chargeShot({}, from + good.sent);
    const auto at = Clock::now();
    const auto answer = client.exchange(shot.request);
    good.times.push_back(std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - at));
    ++good.sent;
    good.accepted += answer && answer->status == 200 ? 1 : 0;
  }
  return good;
}

}  // namespace ack::kit
