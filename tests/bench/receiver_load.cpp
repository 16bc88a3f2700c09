#include "tests/bench/receiver_load.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string_view>

namespace ack::bench {
namespace {

using Time = std::chrono::steady_clock::time_point;

struct Connection {
  int socket{-1};
  Time sent;
  std::string answer;
};

class Load {
 public:
  Load(const std::vector<std::string>& requests, std::size_t first) : m_requests(requests), m_next(first) {}

  LoadResult run(std::uint16_t port, int count, double seconds) {
    m_epoll = epoll_create1(0);
    std::vector<Connection> connections(static_cast<std::size_t>(count));
    for (Connection& connection : connections) open(connection, port);
    const Time began = std::chrono::steady_clock::now();
    const Time until = began + std::chrono::microseconds(static_cast<std::int64_t>(seconds * 1e6));
    for (Connection& connection : connections) send(connection);
    std::vector<epoll_event> events(static_cast<std::size_t>(count));
    while (std::chrono::steady_clock::now() < until) {
      const int ready = epoll_wait(m_epoll, events.data(), count, 100);
      for (int i = 0; i < ready; ++i) read(*static_cast<Connection*>(events[static_cast<std::size_t>(i)].data.ptr));
    }
    m_result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    std::sort(m_latencies.begin(), m_latencies.end());
    if (!m_latencies.empty()) {
      m_result.p50Micros = m_latencies[m_latencies.size() / 2];
      m_result.p99Micros = m_latencies[m_latencies.size() * 99 / 100];
    }
    return m_result;
  }

 private:
  void open(Connection& connection, std::uint16_t port) const {
    connection.socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(connection.socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) std::abort();
    const int on = 1;
    setsockopt(connection.socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.ptr = &connection;
    epoll_ctl(m_epoll, EPOLL_CTL_ADD, connection.socket, &event);
  }

  void send(Connection& connection) {
    const std::string& request = m_requests[m_next++ % m_requests.size()];
    connection.sent = std::chrono::steady_clock::now();
    if (::send(connection.socket, request.data(), request.size(), MSG_NOSIGNAL) !=
        static_cast<ssize_t>(request.size()))
      std::abort();
  }

  void read(Connection& connection) {
    char buffer[4'096];
    const auto count = ::recv(connection.socket, buffer, sizeof buffer, MSG_DONTWAIT);
    if (count <= 0) std::abort();
    connection.answer.append(buffer, static_cast<std::size_t>(count));
    const std::size_t end = connection.answer.find("\r\n\r\n");
    if (end == std::string::npos) return;
    const std::size_t length = connection.answer.find("Content-Length: ");
    const auto body = std::strtoul(connection.answer.c_str() + length + 16, nullptr, 10);
    if (connection.answer.size() < end + 4 + body) return;
    if (std::string_view(connection.answer).substr(9, 1) == "2")
      ++m_result.answers;
    else
      ++m_result.others;
    const auto took = std::chrono::steady_clock::now() - connection.sent;
    m_latencies.push_back(std::chrono::duration<float, std::micro>(took).count());
    connection.answer.clear();
    send(connection);
  }

  const std::vector<std::string>& m_requests;
  std::size_t m_next;
  int m_epoll{-1};
  LoadResult m_result;
  std::vector<float> m_latencies;
};

}  // namespace

LoadClient::LoadClient(const std::vector<std::string>& requests, std::size_t first, int connections, double seconds) {
  int toChild[2], fromChild[2];
  if (pipe(toChild) != 0 || pipe(fromChild) != 0) std::abort();
  m_child = fork();
  if (m_child == 0) {
    std::uint16_t port = 0;
    if (::read(toChild[0], &port, sizeof port) != sizeof port) _exit(1);
    const LoadResult result = Load(requests, first).run(port, connections, seconds);
    if (::write(fromChild[1], &result, sizeof result) != sizeof result) _exit(1);
    _exit(0);
  }
  ::close(toChild[0]);
  ::close(fromChild[1]);
  m_toChild = toChild[1];
  m_fromChild = fromChild[0];
}

LoadClient::~LoadClient() {
  ::close(m_toChild);
  ::close(m_fromChild);
  waitpid(m_child, nullptr, 0);
}

LoadResult LoadClient::go(std::uint16_t port) {
  LoadResult result;
  if (::write(m_toChild, &port, sizeof port) != sizeof port) std::abort();
  if (::read(m_fromChild, &result, sizeof result) != sizeof result) std::abort();
  return result;
}

}  // namespace ack::bench
