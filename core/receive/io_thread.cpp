#include "core/receive/io_thread.h"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace ack::receive {
namespace asio = boost::asio;

IoThread::IoThread(const ReceiverLimits& limits, const Clock& clock,
                   std::function<void(const std::string& peer)> sessionEnded)
    : m_limits(limits), m_clock(clock), m_sessionEnded(std::move(sessionEnded)), m_work(m_context.get_executor()),
      m_timer(m_context), m_now(clock.monotonic()) {
  readDate();
}

IoThread::~IoThread() {
  m_context.stop();
  if (m_thread.joinable()) m_thread.join();
}

void IoThread::start() {
  scheduleTick();
  m_thread = std::thread([this] { m_context.run(); });
}

/// One sweep for all: a timer for each request costs a third of the processor time.
void IoThread::scheduleTick() {
  m_timer.expires_after(m_limits.tick);
  m_timer.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    tick();
    scheduleTick();
  });
}

void IoThread::tick() {
  m_now = m_clock.monotonic();
  readDate();
  m_sessions.forEach([this](Session& session) { session.tick(m_now); });
}

void IoThread::readDate() {
  const std::int64_t second = toMicros(m_clock.now()) / 1'000'000;
  if (second == m_dateSecond) return;
  m_dateSecond = second;
  const auto seconds = static_cast<std::time_t>(second);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  // Not strftime: its names follow the locale.
  static constexpr const char* kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                            "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT", kDays[parts.tm_wday], parts.tm_mday,
                kMonths[parts.tm_mon], parts.tm_year + 1900, parts.tm_hour, parts.tm_min, parts.tm_sec);
  std::copy_n(text.begin(), m_date.size(), m_date.begin());
}

std::size_t IoThread::account(std::size_t before, std::size_t after) noexcept {
  m_buffered = m_buffered - before + after;
  return after;
}

void IoThread::adopt(std::unique_ptr<Stream> stream, std::string peer, RequestHandler& handler) {
  auto session = std::make_unique<Session>(*this, std::move(stream), std::move(peer), handler, m_limits);
  m_sessions.add(*session);
  Session* const started = session.release();  // its coroutine ends it, through ended()
  if (m_stopping) started->stop();
  started->start();
}

void IoThread::ended(Session& session) {
  m_sessions.remove(session);
  const std::unique_ptr<Session> last(&session);
  m_sessionEnded(last->peer());
  if (m_stopping) noteEmpty();
}

void IoThread::wake(Session& session) noexcept {
  m_wakers.fetch_add(1, std::memory_order_acq_rel);
  Session* head = m_woken.load(std::memory_order_relaxed);
  do {
    session.nextWoken = head;
  } while (!m_woken.compare_exchange_weak(head, &session, std::memory_order_release, std::memory_order_relaxed));
  // Whoever puts the first one on the list posts; the others are drained with it.
  if (head == nullptr) asio::post(m_context, [this] { drainWoken(); });
  m_wakers.fetch_sub(1, std::memory_order_acq_rel);
}

void IoThread::drainWoken() {
  Session* newest = m_woken.exchange(nullptr, std::memory_order_acquire);
  Session* oldest = nullptr;
  while (newest != nullptr) {
    Session* const next = newest->nextWoken;
    newest->nextWoken = oldest;
    oldest = newest;
    newest = next;
  }
  while (oldest != nullptr) {
    Session* const next = oldest->nextWoken;
    oldest->resumeAnswered();
    oldest = next;
  }
}

void IoThread::stopSessions() {
  asio::post(m_context, [this] {
    m_stopping = true;
    m_sessions.forEach([](Session& session) { session.stop(); });
    noteEmpty();
  });
}

void IoThread::shedIdle() {
  asio::post(m_context, [this] { m_sessions.shedIdle(); });
}

void IoThread::noteEmpty() {
  if (m_sessions.size() > 0) return;
  const std::lock_guard lock(m_mutex);
  m_empty = true;
  m_emptied.notify_all();
}

bool IoThread::finish(std::chrono::steady_clock::time_point deadline) {
  bool empty = false;
  {
    std::unique_lock lock(m_mutex);
    empty = m_emptied.wait_until(lock, deadline, [this] { return m_empty; });
    if (!empty) {
      asio::post(m_context, [this] { m_sessions.forEach([](Session& session) { session.abort(); }); });
      empty = m_emptied.wait_for(lock, std::chrono::milliseconds(500), [this] { return m_empty; });
    }
  }
  while (m_wakers.load(std::memory_order_acquire) > 0) std::this_thread::yield();
  if (!empty) return false;
  m_context.stop();
  if (m_thread.joinable()) m_thread.join();
  return true;
}

}  // namespace ack::receive
