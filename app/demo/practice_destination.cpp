#include "app/demo/practice_destination.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include <atomic>
#include <mutex>
#include <set>
#include <thread>

namespace ack::app::demo {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

/// Each stays an outcome unknown until a person judges it: a few are enough to be shown what that is.
constexpr std::int64_t kMostCutOff = 3;

class LoopbackDestination final : public PracticeDestination {
 public:
  LoopbackDestination() : m_acceptor(m_context) {}
  LoopbackDestination(const LoopbackDestination&) = delete;
  LoopbackDestination& operator=(const LoopbackDestination&) = delete;
  ~LoopbackDestination() override {
    m_context.stop();
    if (m_thread.joinable()) m_thread.join();
  }

  Result<void> listen() {
    boost::system::error_code error;
    const tcp::endpoint endpoint(asio::ip::make_address("127.0.0.1"), 0);
    m_acceptor.open(endpoint.protocol(), error);
    if (!error) m_acceptor.bind(endpoint, error);
    if (!error) m_acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return Error{ErrorCode::io, "practice destination: " + error.message()};
    asio::co_spawn(m_context, accept(), asio::detached);
    m_thread = std::thread([this] { m_context.run(); });
    return {};
  }

  [[nodiscard]] std::string address() const override {
    return "127.0.0.1:" + std::to_string(m_acceptor.local_endpoint().port());
  }
  [[nodiscard]] Counts counts() const override {
    const std::lock_guard lock(m_mutex);
    return m_counts;
  }
  void setHelpdeskDown(bool down) noexcept override { m_helpdeskDown = down; }
  void setArchiveRefusing(bool refusing) noexcept override { m_archiveRefusing = refusing; }

 private:
  asio::awaitable<void> accept() {
    for (;;) {
      tcp::socket socket = co_await m_acceptor.async_accept(asio::use_awaitable);
      asio::co_spawn(m_context, serve(std::move(socket)), asio::detached);
    }
  }

  asio::awaitable<void> serve(tcp::socket socket) {
    boost::beast::flat_buffer buffer;
    try {
      for (;;) {
        Request request;
        co_await http::async_read(socket, buffer, request, asio::use_awaitable);
        if (cutsOff(request)) co_return;
        Response response = answer(request);
        if (request.target() == "/helpdesk") {
          asio::steady_timer pause(m_context, std::chrono::milliseconds(30));
          co_await pause.async_wait(asio::use_awaitable);
        }
        response.keep_alive(request.keep_alive());
        response.prepare_payload();
        co_await http::async_write(socket, response, asio::use_awaitable);
        if (!request.keep_alive()) co_return;
      }
    } catch (const boost::system::system_error&) {
      // The caller went away; nothing of the demo hangs on it.
    }
  }

  /// Read whole, perhaps even done, and no answer: what an outcome unknown looks like from here.
  bool cutsOff(const Request& request) {
    const std::lock_guard lock(m_mutex);
    if (request.target() != "/archive" || !m_archiveRefusing || m_cutOff == kMostCutOff) return false;
    if (++m_archiveCalls % 4 != 0) return false;
    ++m_cutOff;
    return true;
  }

  Response answer(const Request& request) {
    const std::lock_guard lock(m_mutex);
    ++m_counts.calls;
    Response response(http::status::ok, 11);
    response.set(http::field::content_type, "application/json");
    if (request.target() == "/archive" && m_archiveRefusing) {
      ++m_counts.refused;
      response.result(http::status::unauthorized);
      response.body() = R"({"error":"the password was changed"})";
      return response;
    }
    if (request.target() == "/helpdesk" && (m_helpdeskDown || m_counts.calls % 5 == 0)) {
      const bool wait = !m_helpdeskDown && m_counts.calls % 2 == 0;
      response.result(wait ? http::status::too_many_requests : http::status::service_unavailable);
      if (wait) response.set(http::field::retry_after, "2");
      return response;
    }
    ++m_counts.taken;
    if (!m_keys.insert(std::string(request.target()) + ' ' + std::string(request["Idempotency-Key"])).second)
      ++m_counts.takenTwice;
    response.body() = R"({"ok":true})";
    return response;
  }

  asio::io_context m_context{1};
  tcp::acceptor m_acceptor;
  std::thread m_thread;
  std::atomic<bool> m_helpdeskDown{false};
  std::atomic<bool> m_archiveRefusing{false};
  mutable std::mutex m_mutex;  // what follows: answered on m_thread, read by the demo's
  Counts m_counts;
  std::int64_t m_archiveCalls{0}, m_cutOff{0};
  std::set<std::string> m_keys;
};

}  // namespace

Result<std::unique_ptr<PracticeDestination>> PracticeDestination::start() {
  auto destination = std::make_unique<LoopbackDestination>();
  if (auto listening = destination->listen(); !listening) return std::move(listening).error();
  return std::unique_ptr<PracticeDestination>(std::move(destination));
}

}  // namespace ack::app::demo
