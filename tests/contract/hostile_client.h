#pragma once
// A client that may do to a server what no library would: a bare blocking socket with time-outs, under TLS where
// asked.
#include <QByteArray>

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <memory>

namespace ack::tests {

class HostileClient {
 public:
  enum class Transport { plain, tls };

  explicit HostileClient(std::uint16_t port, int receiveBuffer = 0, Transport transport = Transport::plain)
      : m_socket(::socket(AF_INET, SOCK_STREAM, 0)) {
    if (receiveBuffer > 0) setsockopt(m_socket, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, sizeof receiveBuffer);
    const int on = 1;
    setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    m_connected = ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    if (m_connected && transport == Transport::tls) beginTls();
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
      const auto count = put(bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
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
      if (m_ssl && SSL_pending(m_ssl.get()) > 0) take();
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

  void shutdownWrite() {
    if (m_ssl) SSL_shutdown(m_ssl.get());
    ::shutdown(m_socket, SHUT_WR);
  }
  void reset() {
    const linger hard{1, 0};
    setsockopt(m_socket, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    ::close(m_socket);
    m_socket = -1;
  }

 private:
  struct Free {
    void operator()(SSL_CTX* context) const noexcept { SSL_CTX_free(context); }
    void operator()(SSL* ssl) const noexcept { SSL_free(ssl); }
  };

  void beginTls() {
    m_context.reset(SSL_CTX_new(TLS_client_method()));
    SSL_CTX_set_mode(m_context.get(), SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    SSL_CTX_set_options(m_context.get(), SSL_OP_IGNORE_UNEXPECTED_EOF);
    m_ssl.reset(SSL_new(m_context.get()));
    SSL_set_fd(m_ssl.get(), m_socket);
    ERR_clear_error();
    m_connected = SSL_connect(m_ssl.get()) == 1;
    ::fcntl(m_socket, F_SETFL, O_NONBLOCK);
  }
  /// As send() and recv() that don't wait: -1 with EAGAIN where nothing goes now.
  ssize_t result(int done, std::size_t count) {
    if (done == 1) return static_cast<ssize_t>(count);
    const int reason = SSL_get_error(m_ssl.get(), done);
    errno = reason == SSL_ERROR_WANT_READ || reason == SSL_ERROR_WANT_WRITE ? EAGAIN : EPIPE;
    return reason == SSL_ERROR_ZERO_RETURN ? 0 : -1;
  }
  ssize_t put(const char* bytes, std::size_t size) {
    if (!m_ssl) return ::send(m_socket, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    std::size_t count = 0;
    ERR_clear_error();
    const int done = SSL_write_ex(m_ssl.get(), bytes, size, &count);
    return result(done, count);
  }
  ssize_t get(char* into, std::size_t size) {
    if (!m_ssl) return ::recv(m_socket, into, size, MSG_DONTWAIT);
    std::size_t count = 0;
    ERR_clear_error();
    const int done = SSL_read_ex(m_ssl.get(), into, size, &count);
    return result(done, count);
  }
  void take() {
    char buffer[65'536];
    const auto count = get(buffer, sizeof buffer);
    if (count > 0)
      m_received.append(buffer, count);
    else if (count == 0 || errno != EAGAIN)
      m_ended = true;
  }

  int m_socket;
  std::unique_ptr<SSL_CTX, Free> m_context;
  std::unique_ptr<SSL, Free> m_ssl;
  bool m_connected{false};
  bool m_ended{false};
  QByteArray m_received;
};

}  // namespace ack::tests
