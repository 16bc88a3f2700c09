#include "tests/kit/fake_provider_host.h"

#include <algorithm>
#include <arpa/inet.h>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <netinet/in.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace ack::kit {
namespace {

constexpr std::size_t kMaxHead = 16U << 10;
constexpr std::time_t kDay = 86'400;
constexpr std::chrono::milliseconds kPatience{10'000};

struct FreeContext {
  void operator()(SSL_CTX* context) const noexcept { SSL_CTX_free(context); }
};
struct FreeSession {
  void operator()(SSL* session) const noexcept { SSL_free(session); }
};

/// The host of "api.paypal.com:443".
std::string hostOf(const std::string& authority) { return authority.substr(0, authority.rfind(':')); }

}  // namespace

/// A connection, plain at first, TLS once secure() has succeeded. The socket stays blocking; waits go through poll so
/// that the end of the host ends them.
class FakeProviderHost::Stream {
 public:
  Stream(int socket, const std::atomic<bool>& stopping) : m_socket(socket), m_stopping(stopping) {
    const timeval slice{0, 50'000};
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &slice, sizeof slice);
    ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &slice, sizeof slice);
  }
  ~Stream() {
    if (m_session) SSL_shutdown(m_session.get());
    ::close(m_socket);
  }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  bool secure(const Identity& identity, const std::string& issuerPem) {
    m_context.reset(SSL_CTX_new(TLS_server_method()));
    SSL_CTX_use_certificate(m_context.get(), identity.certificate.get());
    SSL_CTX_use_PrivateKey(m_context.get(), identity.key.get());
    BIO* const bio = BIO_new_mem_buf(issuerPem.data(), static_cast<int>(issuerPem.size()));
    SSL_CTX_add_extra_chain_cert(m_context.get(), PEM_read_bio_X509(bio, nullptr, nullptr, nullptr));
    BIO_free(bio);
    m_session.reset(SSL_new(m_context.get()));
    SSL_set_fd(m_session.get(), m_socket);
    return retried([&] { return SSL_accept(m_session.get()); }) > 0;
  }
  /// Up to the empty line; "" where the other side went away before.
  std::string readHead() {
    std::string head;
    while (head.size() < kMaxHead && !head.ends_with("\r\n\r\n")) {
      char one = 0;
      const long got = m_session ? retried([&] { return SSL_read(m_session.get(), &one, 1); })
                                 : retriedPlain([&] { return ::recv(m_socket, &one, 1, 0); });
      if (got <= 0) return {};
      head += one;
    }
    return head;
  }
  void write(const std::string& bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
      const char* const from = bytes.data() + done;
      const std::size_t left = bytes.size() - done;
      const long sent = m_session ? retried([&] { return SSL_write(m_session.get(), from, static_cast<int>(left)); })
                                  : retriedPlain([&] { return ::send(m_socket, from, left, MSG_NOSIGNAL); });
      if (sent <= 0) return;
      done += static_cast<std::size_t>(sent);
    }
  }
  /// false where the host ends meanwhile.
  bool pause(std::chrono::milliseconds time) const {
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until) {
      if (m_stopping) return false;
      ::poll(nullptr, 0, 10);
    }
    return true;
  }

 private:
  template <class Call>
  long retried(Call call) const {
    const auto until = std::chrono::steady_clock::now() + kPatience;
    for (;;) {
      const int done = call();
      if (done > 0) return done;
      const int why = SSL_get_error(m_session.get(), done);
      ERR_clear_error();
      const bool again = why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE;
      if (!again || m_stopping || std::chrono::steady_clock::now() > until) return -1;
    }
  }
  template <class Call>
  long retriedPlain(Call call) const {
    const auto until = std::chrono::steady_clock::now() + kPatience;
    for (;;) {
      const long done = call();
      if (done >= 0) return done;
      if ((errno != EAGAIN && errno != EINTR) || m_stopping || std::chrono::steady_clock::now() > until) return -1;
    }
  }

  int m_socket;
  const std::atomic<bool>& m_stopping;
  std::unique_ptr<SSL_CTX, FreeContext> m_context;
  std::unique_ptr<SSL, FreeSession> m_session;
};

FakeProviderHost::FakeProviderHost(const TestAuthority& authority) : m_authority(authority) {
  m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (m_listener < 0 || ::bind(m_listener, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
      ::listen(m_listener, 64) != 0 || ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    std::abort();
  m_port = ntohs(address.sin_port);
  // TLS is written by OpenSSL, to sockets that a client may have closed by then.
  std::signal(SIGPIPE, SIG_IGN);
  m_server = std::thread([this] { serve(); });
}

FakeProviderHost::~FakeProviderHost() {
  m_stopping = true;
  m_server.join();
  for (std::thread& handler : m_handlers) handler.join();
  ::close(m_listener);
}

void FakeProviderHost::answer(const std::string& url, ProviderAnswer answer) {
  const std::lock_guard lock(m_mutex);
  m_answers.insert_or_assign(url, std::move(answer));
}

std::vector<std::string> FakeProviderHost::requests() const {
  const std::lock_guard lock(m_mutex);
  return m_requests;
}

std::size_t FakeProviderHost::requestsFor(const std::string& url) const {
  const std::lock_guard lock(m_mutex);
  return static_cast<std::size_t>(std::count(m_requests.begin(), m_requests.end(), url));
}

std::vector<std::string> FakeProviderHost::tunnels() const {
  const std::lock_guard lock(m_mutex);
  return m_tunnels;
}

void FakeProviderHost::serve() {
  while (!m_stopping) {
    pollfd waiting{m_listener, POLLIN, 0};
    if (::poll(&waiting, 1, 20) <= 0) continue;
    const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket >= 0) m_handlers.emplace_back([this, socket] { handle(socket); });
  }
}

void FakeProviderHost::handle(int socket) {
  Stream stream(socket, m_stopping);
  std::string head = stream.readHead();
  const std::string target = head.substr(0, head.find(' ', head.find(' ') + 1)).substr(head.find(' ') + 1);
  if (!head.starts_with("CONNECT ")) return answerRequest(stream, {}, head);
  {
    const std::lock_guard lock(m_mutex);
    m_tunnels.push_back(target);
  }
  const std::string host = hostOf(target);
  stream.write("HTTP/1.1 200 Connection established\r\nVia: 1.1 kit\r\n\r\n");
  if (!stream.secure(identityOf(host), m_authority.issuerPem())) return;
  head = stream.readHead();
  answerRequest(stream, "https://" + host, head);
}

/// A certificate is made once for each name.
const Identity& FakeProviderHost::identityOf(const std::string& host) {
  const std::lock_guard lock(m_mutex);
  const auto found = m_identities.find(host);
  if (found != m_identities.end()) return found->second;
  const std::time_t now = std::time(nullptr);
  return m_identities.emplace(host, m_authority.server(host, now - kDay, now + kDay)).first->second;
}

void FakeProviderHost::answerRequest(Stream& stream, const std::string& origin, const std::string& head) {
  if (head.empty()) return;
  const std::size_t begin = head.find(' ') + 1;
  const std::string url = origin + head.substr(begin, head.find(' ', begin) - begin);
  ProviderAnswer answer{404, "", "", {}};
  {
    const std::lock_guard lock(m_mutex);
    m_requests.push_back(url);
    const auto found = m_answers.find(url);
    if (found != m_answers.end()) answer = found->second;
  }
  if (!stream.pause(answer.delay)) return;
  std::string text = "HTTP/1.1 " + std::to_string(answer.status) + " kit\r\nConnection: close\r\n";
  if (!answer.location.empty()) text += "Location: " + answer.location + "\r\n";
  stream.write(text + "Content-Length: " + std::to_string(answer.body.size()) + "\r\n\r\n" + answer.body);
}

}  // namespace ack::kit
