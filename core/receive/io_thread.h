#pragma once
// One io thread: its event loop, its connections, its clock reading and the list of connections whose answers the
// store has just decided. A connection lives on one thread from its first byte to its last.
#include "core/base/clock.h"
#include "core/receive/receiver_limits.h"
#include "core/receive/refusal_counts.h"
#include "core/receive/session_list.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>

namespace ack::receive {

class IoThread {
 public:
  /// `sessionEnded` is called on this thread after each connection's end, with its peer.
  IoThread(const ReceiverLimits& limits, const Clock& clock,
           std::function<void(const std::string& peer)> sessionEnded);
  ~IoThread();
  IoThread(const IoThread&) = delete;
  IoThread& operator=(const IoThread&) = delete;

  void start();
  /// Thread: any. Connections that handed nothing over are closed; the others are answered first.
  void stopSessions();
  /// Thread: any. Too many connections: those that have idled longest are closed.
  void shedIdle();
  /// Waits until no connection is left or `deadline` has passed; then closes what is left. Answers false where a
  /// request is still in the store's hands: this object must then live on.
  bool finish(std::chrono::steady_clock::time_point deadline);

  [[nodiscard]] boost::asio::io_context& context() noexcept { return m_context; }

  // Thread: this one.
  /// Reads the clock and keeps every connection's deadlines; the timer's deed, a test's too.
  void tick();
  void adopt(std::unique_ptr<Stream> stream, std::string peer, RequestHandler& handler);
  void ended(Session& session);
  // A handshake under way on this thread.
  void handshakeBegan() noexcept { ++m_handshakes; }
  void handshakeEnded() noexcept { --m_handshakes; }
  [[nodiscard]] bool manyHandshakes() const noexcept { return m_handshakes > m_limits.handshakesAtEase; }
  /// The last tick's reading: as exact as ReceiverLimits::tick.
  [[nodiscard]] MonotonicTime now() const noexcept { return m_now; }
  /// RFC 9110 5.6.7, for the Date field.
  [[nodiscard]] std::string_view date() const noexcept { return {m_date.data(), m_date.size()}; }
  /// A connection's buffer changed its size; answers `after`.
  std::size_t account(std::size_t before, std::size_t after) noexcept;
  /// Of the requests that reached no handler. Thread: any.
  [[nodiscard]] RefusalCounts& refusals() noexcept { return m_refusals; }
  [[nodiscard]] bool overBudget() const noexcept { return m_buffered > m_limits.bufferedBytes; }

  /// Thread: any. Hands the session's answer over; one post per batch of them.
  void wake(Session& session) noexcept;

 private:
  void scheduleTick();
  void readDate();
  void drainWoken();
  void noteEmpty();

  const ReceiverLimits& m_limits;
  const Clock& m_clock;
  const std::function<void(const std::string& peer)> m_sessionEnded;
  boost::asio::io_context m_context{1};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> m_work;
  boost::asio::steady_timer m_timer;
  SessionList m_sessions;
  MonotonicTime m_now;
  std::int64_t m_dateSecond{-1};
  std::array<char, 29> m_date{};
  std::size_t m_buffered{0};
  std::size_t m_handshakes{0};
  RefusalCounts m_refusals;
  bool m_stopping{false};

  std::atomic<Session*> m_woken{nullptr};
  std::atomic<int> m_wakers{0};  ///< threads inside wake(); finish() outlives them

  std::mutex m_mutex;
  std::condition_variable m_emptied;
  bool m_empty{false};  ///< guarded by m_mutex: stopping, and no connection left
  std::thread m_thread;
};

}  // namespace ack::receive
