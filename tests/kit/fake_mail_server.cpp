#include "tests/kit/fake_mail_server.h"

#include <arpa/inet.h>
#include <csignal>
#include <cstdlib>
#include <netinet/in.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace ack::kit {
namespace {

using Trouble = MailManners::Trouble;

constexpr std::size_t kMaxLine = 16U << 10;

std::string decoded(const std::string& base64) {
  std::string out(base64.size(), '\0');
  const int got =
      EVP_DecodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                      reinterpret_cast<const unsigned char*>(base64.data()), static_cast<int>(base64.size()));
  if (got < 0) return {};
  std::size_t size = static_cast<std::size_t>(got);
  for (auto end = base64.rbegin(); end != base64.rend() && *end == '='; ++end) --size;
  return out.substr(0, size);
}

std::string upper(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

/// What stands between < and >.
std::string addressOf(const std::string& line) {
  const auto open = line.find('<');
  const auto close = line.find('>', open);
  return open == std::string::npos || close == std::string::npos ? "" : line.substr(open + 1, close - open - 1);
}

}  // namespace

/// One connection, on its own thread.
class FakeMailServer::Session {
 public:
  Session(FakeMailServer& server, int socket, MailManners manners)
      : m_server(server), m_socket(socket), m_manners(std::move(manners)) {
    const timeval slice{0, 50'000};
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &slice, sizeof slice);
  }
  ~Session() {
    if (m_tls != nullptr) SSL_free(m_tls);
    ::close(m_socket);
  }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void run() {
    if (m_manners.trouble == Trouble::silent) {
      while (readLine()) continue;
      return;
    }
    if (m_manners.wrapped && !secure()) return;
    say(replyTo("CONNECT", "220 mail.test ESMTP"));
    while (const auto line = readLine())
      if (!answer(*line)) return;
  }

 private:
  [[nodiscard]] std::string replyTo(const std::string& what, const std::string& usual) const {
    const auto found = m_manners.replies.find(what);
    return found == m_manners.replies.end() ? usual : found->second;
  }

  /// false: the connection ends.
  bool answer(const std::string& line) {
    const std::string verb = upper(line.substr(0, line.find(' ')));
    if (verb == "EHLO") return greet(line);
    if (verb == "HELO") return say(replyTo(verb, "250 mail.test"));
    if (verb == "STARTTLS") {
      const std::string reply = replyTo(verb, "220 go ahead");
      say(reply);
      return reply.front() != '2' || secure();
    }
    if (verb == "AUTH") return signIn(line);
    if (verb == "MAIL") {
      m_mail.from = addressOf(line);
      m_mail.to.clear();
      return say(replyTo(verb, "250 2.1.0 ok"));
    }
    if (verb == "RCPT") return takeRecipient(line);
    if (verb == "DATA") return takeMessage();
    if (verb == "QUIT") {
      say("221 2.0.0 bye");
      return false;
    }
    return say(verb == "RSET" || verb == "NOOP" ? "250 ok" : "502 5.5.1 unknown");
  }

  bool greet(const std::string& line) {
    m_mail.greeting = line.size() > 5 ? line.substr(5) : "";
    const std::string other = replyTo("EHLO", "");
    if (!other.empty()) return say(other);
    if (m_tls == nullptr && m_manners.offersStartTls && !m_manners.wrapped) say("250-STARTTLS");
    if (!m_manners.user.empty()) say("250-AUTH PLAIN LOGIN");
    return say("250 SIZE 1000000");
  }

  bool signIn(const std::string& line) {
    const std::string how = upper(line.substr(5, line.find(' ', 5) - 5));
    const auto initial = line.find(' ', 5);
    std::optional<std::string> first;
    if (initial != std::string::npos) first = line.substr(initial + 1);
    const auto ask = [&](const std::string& prompt) {
      say(prompt);
      return readLine().value_or("");
    };
    if (how == "PLAIN") {
      const std::string both = decoded(first ? *first : ask("334 "));
      const auto second = both.find('\0', 1);
      m_mail.user = both.substr(1, second - 1);
      m_mail.password = second == std::string::npos ? "" : both.substr(second + 1);
    } else {
      m_mail.user = decoded(first ? *first : ask("334 VXNlcm5hbWU6"));
      m_mail.password = decoded(ask("334 UGFzc3dvcmQ6"));
    }
    const bool right = m_mail.user == m_manners.user && m_mail.password == m_manners.password;
    return say(right ? replyTo("AUTH", "235 2.7.0 welcome") : "535 5.7.8 user or password are wrong");
  }

  bool takeRecipient(const std::string& line) {
    const std::string address = addressOf(line);
    const auto found = m_manners.recipientReplies.find(address);
    const std::string reply = found != m_manners.recipientReplies.end() ? found->second : replyTo("RCPT", "250 ok");
    if (reply.front() == '2') m_mail.to.push_back(address);
    return say(reply);
  }

  bool takeMessage() {
    if (m_manners.trouble == Trouble::dropAtData) return false;
    const std::string reply = replyTo("DATA", "354 go on");
    say(reply);
    if (reply.front() != '3') return true;
    m_mail.text.clear();
    for (;;) {
      const auto line = readLine();
      if (!line || m_manners.trouble == Trouble::dropInData) return false;
      if (*line == ".") break;
      m_mail.text += (line->starts_with("..") ? line->substr(1) : *line) + "\r\n";
    }
    const std::string end = replyTo(".", "250 2.0.0 queued as 4711");
    m_mail.encrypted = m_tls != nullptr;
    if (end.front() == '2') {
      const std::lock_guard lock(m_server.m_mutex);
      m_server.m_mails.push_back(m_mail);
    }
    return m_manners.trouble != Trouble::dropAfterData && say(end);
  }

  bool secure() {
    m_tls = SSL_new(m_server.m_tls);
    SSL_set_fd(m_tls, m_socket);
    for (;;) {
      const int done = SSL_accept(m_tls);
      if (done > 0) return true;
      if (!again(done)) return false;
    }
  }

  [[nodiscard]] bool again(int done) const {
    const int why = SSL_get_error(m_tls, done);
    ERR_clear_error();
    return (why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE) && !m_server.m_stopping;
  }

  /// Always true, so that a reply can be the end of a branch.
  bool say(const std::string& line) {
    const std::string bytes = line + "\r\n";
    if (m_tls != nullptr)
      SSL_write(m_tls, bytes.data(), static_cast<int>(bytes.size()));
    else
      (void)!::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    return true;
  }

  /// Without its end; nullopt once the client has gone or the server ends.
  std::optional<std::string> readLine() {
    std::string line;
    while (line.size() < kMaxLine) {
      char one = 0;
      if (m_tls != nullptr) {
        const int got = SSL_read(m_tls, &one, 1);
        if (got <= 0 && again(got)) continue;
        if (got <= 0) return std::nullopt;
      } else {
        const ssize_t got = ::recv(m_socket, &one, 1, 0);
        if (got < 0 && (errno == EAGAIN || errno == EINTR) && !m_server.m_stopping) continue;
        if (got <= 0) return std::nullopt;
        const std::lock_guard lock(m_server.m_mutex);
        m_server.m_clear += one;
      }
      if (one == '\n') {
        if (line.ends_with('\r')) line.pop_back();
        return line;
      }
      line += one;
    }
    return std::nullopt;
  }

  FakeMailServer& m_server;
  int m_socket;
  const MailManners m_manners;
  SSL* m_tls{nullptr};
  ReceivedMail m_mail;
};

FakeMailServer::FakeMailServer(const std::filesystem::path& certificate, const std::filesystem::path& key) {
  std::signal(SIGPIPE, SIG_IGN);  // TLS is written by OpenSSL, to sockets that a client may have closed by then
  m_tls = SSL_CTX_new(TLS_server_method());
  m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (SSL_CTX_use_certificate_chain_file(m_tls, certificate.c_str()) != 1 ||
      SSL_CTX_use_PrivateKey_file(m_tls, key.c_str(), SSL_FILETYPE_PEM) != 1 || m_listener < 0 ||
      ::bind(m_listener, reinterpret_cast<sockaddr*>(&address), size) != 0 || ::listen(m_listener, 64) != 0 ||
      ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    std::abort();
  m_port = ntohs(address.sin_port);
  m_server = std::thread([this] { serve(); });
}

FakeMailServer::~FakeMailServer() {
  m_stopping = true;
  m_server.join();
  for (std::thread& session : m_sessions) session.join();
  ::close(m_listener);
  SSL_CTX_free(m_tls);
}

void FakeMailServer::serve() {
  while (!m_stopping) {
    pollfd wanted{m_listener, POLLIN, 0};
    if (::poll(&wanted, 1, 20) <= 0) continue;
    const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0) continue;
    ++m_connections;
    MailManners manners;
    {
      const std::lock_guard lock(m_mutex);
      manners = m_manners;
    }
    m_sessions.emplace_back([this, socket, mine = std::move(manners)] { Session(*this, socket, mine).run(); });
  }
}

void FakeMailServer::behave(MailManners manners) {
  const std::lock_guard lock(m_mutex);
  m_manners = std::move(manners);
}

std::string FakeMailServer::url(const std::string& scheme, const std::string& host) const {
  return scheme + "://" + host + ":" + std::to_string(m_port);
}

std::vector<ReceivedMail> FakeMailServer::mails() const {
  const std::lock_guard lock(m_mutex);
  return m_mails;
}

std::string FakeMailServer::inTheClear() const {
  const std::lock_guard lock(m_mutex);
  return m_clear;
}

}  // namespace ack::kit
