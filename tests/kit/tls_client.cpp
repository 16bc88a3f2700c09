#include "tests/kit/tls_client.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>

namespace ack::kit {

TlsClient::TlsClient(std::uint16_t port, TlsClientOptions options) : m_port(port), m_options(std::move(options)) {
  std::signal(SIGPIPE, SIG_IGN);  // OpenSSL writes to the socket without MSG_NOSIGNAL
  m_context = SSL_CTX_new(TLS_client_method());
  if (m_options.minVersion != 0 || !m_options.ciphers.empty()) {
    SSL_CTX_set_security_level(m_context, 0);
    SSL_CTX_set_min_proto_version(m_context, m_options.minVersion);
  }
  if (m_options.maxVersion != 0) SSL_CTX_set_max_proto_version(m_context, m_options.maxVersion);
  if (!m_options.ciphers.empty()) SSL_CTX_set_cipher_list(m_context, m_options.ciphers.c_str());
  if (!m_options.certificate.empty()) {
    SSL_CTX_use_certificate_chain_file(m_context, m_options.certificate.c_str());
    SSL_CTX_use_PrivateKey_file(m_context, m_options.key.c_str(), SSL_FILETYPE_PEM);
  }
  if (!m_options.authority.empty()) {
    SSL_CTX_load_verify_file(m_context, m_options.authority.c_str());
    SSL_CTX_set_verify(m_context, SSL_VERIFY_PEER, nullptr);
  }
  SSL_CTX_set_options(m_context, SSL_OP_IGNORE_UNEXPECTED_EOF);
}

TlsClient::~TlsClient() {
  close();
  SSL_free(m_ssl);
  SSL_CTX_free(m_context);
}

void TlsClient::close() {
  if (m_socket >= 0) ::close(m_socket);
  m_socket = -1;
}

void TlsClient::noteError() {
  const unsigned long code = ERR_peek_last_error();
  const char* reason = code == 0 ? nullptr : ERR_reason_error_string(code);
  m_error = reason != nullptr ? reason : "closed";
  ERR_clear_error();
}

bool TlsClient::connectOnly() {
  m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval limit{m_options.deadline.count() / 1000,
                      static_cast<suseconds_t>(m_options.deadline.count() % 1000) * 1000};
  ::setsockopt(m_socket, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  const int on = 1;
  ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(m_port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool TlsClient::connect() {
  if (m_socket < 0 && !connectOnly()) return false;
  if (m_ssl == nullptr) m_ssl = SSL_new(m_context);
  SSL_set_fd(m_ssl, m_socket);
  if (!m_options.serverName.empty()) SSL_set_tlsext_host_name(m_ssl, m_options.serverName.c_str());
  std::string wire;
  for (const std::string& one : m_options.protocols) wire.append(1, static_cast<char>(one.size())).append(one);
  if (!wire.empty())
    SSL_set_alpn_protos(m_ssl, reinterpret_cast<const unsigned char*>(wire.data()),
                        static_cast<unsigned int>(wire.size()));
  ERR_clear_error();
  if (SSL_connect(m_ssl) == 1) return true;
  noteError();
  return false;
}

void TlsClient::resume(const TlsClient& earlier) {
  if (m_ssl == nullptr) m_ssl = SSL_new(m_context);
  SSL_SESSION* const session = SSL_get1_session(earlier.m_ssl);
  SSL_set_session(m_ssl, session);
  SSL_SESSION_free(session);
}

bool TlsClient::send(std::string_view bytes) {
  std::size_t written = 0;
  ERR_clear_error();
  if (SSL_write_ex(m_ssl, bytes.data(), bytes.size(), &written) == 1 && written == bytes.size()) return true;
  noteError();
  return false;
}

std::optional<std::string> TlsClient::readAnswer() {
  for (;;) {
    const std::size_t head = m_buffer.find("\r\n\r\n");
    if (head != std::string::npos) {
      const std::size_t field = m_buffer.find("Content-Length: ");
      const std::size_t body =
          field < head ? std::strtoul(m_buffer.c_str() + field + 16, nullptr, 10) : std::size_t{0};
      if (m_buffer.size() >= head + 4 + body) {
        std::string answer = m_buffer.substr(0, head + 4 + body);
        m_buffer.erase(0, answer.size());
        return answer;
      }
    }
    std::array<char, 16'384> block{};
    std::size_t got = 0;
    ERR_clear_error();
    if (SSL_read_ex(m_ssl, block.data(), block.size(), &got) != 1) {
      noteError();
      return std::nullopt;
    }
    m_buffer.append(block.data(), got);
  }
}

int TlsClient::statusOf(std::string_view request) {
  if (m_socket < 0 && !connect()) return 0;
  if (!send(request)) return 0;
  const auto answer = readAnswer();
  return answer && answer->size() > 12 ? std::atoi(answer->c_str() + 9) : 0;
}

bool TlsClient::closedByPeer(std::chrono::milliseconds limit) {
  const timeval wait{limit.count() / 1000, static_cast<suseconds_t>(limit.count() % 1000) * 1000};
  ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
  std::array<char, 4'096> block{};
  for (;;) {
    const auto got = ::recv(m_socket, block.data(), block.size(), 0);
    if (got == 0) return true;
    if (got < 0) return errno != EAGAIN && errno != EWOULDBLOCK;
  }
}

std::string TlsClient::version() const { return SSL_get_version(m_ssl); }

std::string TlsClient::protocol() const {
  const unsigned char* name = nullptr;
  unsigned int length = 0;
  SSL_get0_alpn_selected(m_ssl, &name, &length);
  return {reinterpret_cast<const char*>(name), length};
}

std::string TlsClient::serverDigest() const {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  X509_digest(SSL_get0_peer_certificate(m_ssl), EVP_sha256(), digest.data(), &length);
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (unsigned int i = 0; i < length; ++i) {
    const unsigned char byte = digest.at(i);
    hex.append(1, kDigits[byte >> 4]).append(1, kDigits[byte & 15]);
  }
  return hex;
}

bool TlsClient::resumed() const { return SSL_session_reused(m_ssl) == 1; }

}  // namespace ack::kit
