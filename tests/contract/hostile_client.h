#pragma once
// A client that may do to a server what no library would: a bare blocking socket with time-outs.
#include <QByteArray>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace ack::tests {

class HostileClient {
 public:
  explicit HostileClient(std::uint16_t port, int receiveBuffer = 0) : m_socket(::socket(AF_INET, SOCK_STREAM, 0)) {
    if (receiveBuffer > 0) setsockopt(m_socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, sizeof receiveBuffer);
    const int on = 1;
    setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    m_connected = ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  ~HostileClient() { ::close(m_socket); }
  HostileClient(const HostileClient&) = delete;
  HostileClient& operator=(const HostileClient&) = delete;

  [[nodiscard]] bool connected() const noexcept { return m_connected; }
  [[nodiscard]] bool ended() const noexcept { return m_ended; }
  [[nodiscard]] const QByteArray& received() const noexcept { return m_received; }

  /// Sends what the server takes, reading meanwhile (unless `deaf`), for at most `limit`. false where it could not.
  bool send(const QByteArray& bytes, std::chrono::milliseconds limit = std::chrono::seconds(10), bool deaf = false) {
    const auto until = std::chrono::steady_clock::now() + limit;
    qsizetype at = 0;
    while (at < bytes.size() && std::chrono::steady_clock::now() < until) {
      pollfd wait{m_socket, static_cast<short>(deaf ? POLLOUT : POLLOUT | POLLIN), 0};
      if (::poll(&wait, 1, 50) <= 0) continue;
      if ((wait.revents & POLLIN) != 0 && !m_ended) take();
      if ((wait.revents & POLLOUT) == 0) continue;
      const auto count = ::send(m_socket, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at),
                                MSG_NOSIGNAL | MSG_DONTWAIT);
      if (count < 0 && errno != EAGAIN) return false;
      at += std::max<qsizetype>(0, count);
    }
    return at == bytes.size();
  }

  /// Reads until `enough` holds, the server ends the connection, or `limit` passes.
  template <class Enough>
  bool readUntil(Enough enough, std::chrono::milliseconds limit) {
    const auto until = std::chrono::steady_clock::now() + limit;
    while (!enough() && !m_ended) {
      const auto left =
          std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
      pollfd wait{m_socket, POLLIN, 0};
      if (left.count() <= 0 || ::poll(&wait, 1, static_cast<int>(left.count())) <= 0) return enough();
      take();
    }
    return enough();
  }
  bool readToEnd(std::chrono::milliseconds limit) {
    return readUntil([this] { return m_ended; }, limit);
  }

  void shutdownWrite() { ::shutdown(m_socket, SHUT_WR); }
  void reset() {
    const linger hard{1, 0};
    setsockopt(m_socket, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    ::close(m_socket);
    m_socket = -1;
  }

 private:
  void take() {
    char buffer[65'536];
    const auto count = ::recv(m_socket, buffer, sizeof buffer, MSG_DONTWAIT);
    if (count > 0)
      m_received.append(buffer, count);
    else if (count == 0 || errno != EAGAIN)
      m_ended = true;
  }

  int m_socket;
  bool m_connected{false};
  bool m_ended{false};
  QByteArray m_received;
};

}  // namespace ack::tests
