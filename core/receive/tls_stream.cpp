#include "core/receive/tls_stream.h"

#include "core/crypto/openssl_error.h"

#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <sys/socket.h>

#include <cerrno>

namespace ack::receive {
namespace asio = boost::asio;

namespace {

// OpenSSL's own socket transport writes without MSG_NOSIGNAL: a peer that left would raise SIGPIPE.
int descriptorOf(BIO* bio) { return static_cast<int>(reinterpret_cast<std::intptr_t>(BIO_get_data(bio))); }

int sendBytes(BIO* bio, const char* bytes, int count) {
  BIO_clear_retry_flags(bio);
  const auto sent = ::send(descriptorOf(bio), bytes, static_cast<std::size_t>(count), MSG_NOSIGNAL);
  if (sent < 0 && (errno == EAGAIN || errno == EINTR)) BIO_set_retry_write(bio);
  return static_cast<int>(sent);
}

int receiveBytes(BIO* bio, char* into, int count) {
  BIO_clear_retry_flags(bio);
  const auto got = ::recv(descriptorOf(bio), into, static_cast<std::size_t>(count), 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) BIO_set_retry_read(bio);
  if (got == 0) BIO_set_flags(bio, BIO_FLAGS_IN_EOF);
  return static_cast<int>(got);
}

long control(BIO* bio, int command, long, void*) {
  if (command == BIO_CTRL_FLUSH) return 1;
  return command == BIO_CTRL_EOF && BIO_test_flags(bio, BIO_FLAGS_IN_EOF) != 0 ? 1 : 0;
}

int begin(BIO* bio) {
  BIO_set_init(bio, 1);
  return 1;
}

/// How OpenSSL reaches a socket; made once, constant from then on.
const BIO_METHOD* transport() {
  static const BIO_METHOD* const method = [] {
    BIO_METHOD* const made = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "acknowledger socket");
    if (made == nullptr) return made;
    BIO_meth_set_write(made, sendBytes);
    BIO_meth_set_read(made, receiveBytes);
    BIO_meth_set_ctrl(made, control);
    BIO_meth_set_create(made, begin);
    return made;
  }();
  return method;
}

void complete(IoOperation& operation, const boost::system::error_code& error, std::size_t bytes = 0) {
  operation.error = error;
  operation.bytes = bytes;
  operation.waiter.resume();
}

constexpr std::string_view kSpeakTls =
    "HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: 24\r\n"
    "Connection: close\r\n\r\n{\"error\":\"tls_required\"}";

}  // namespace

TlsStream::TlsStream(TcpSocket socket, std::shared_ptr<TlsKeeper> keeper)
    : m_socket(std::move(socket)), m_keeper(std::move(keeper)) {
  boost::system::error_code ignored;  // a peer that left already fails the handshake
  m_socket.non_blocking(true, ignored);
  m_socket.set_option(asio::ip::tcp::no_delay(true), ignored);
}

template <class Step>
void TlsStream::await(TcpSocket::wait_type what, IoOperation& operation, Step step) {
  m_socket.async_wait(what, [&operation, step](const boost::system::error_code& error) {
    if (error)
      complete(operation, error);
    else
      step();
  });
}

bool TlsStream::beginTls() {
  m_context = m_keeper->current();
  m_ssl = m_context->newConnection();
  BIO* const bio = m_ssl && transport() != nullptr ? BIO_new(transport()) : nullptr;
  if (bio == nullptr) return false;
  BIO_set_data(bio, reinterpret_cast<void*>(static_cast<std::intptr_t>(m_socket.native_handle())));
  SSL_set_bio(m_ssl.get(), bio, bio);
  return true;
}

bool TlsStream::handshake(IoOperation& operation) {
  await(TcpSocket::wait_read, operation, [this, &operation] {
    if (beginTls())
      stepHandshake(operation);
    else
      complete(operation, asio::error::no_memory);
  });
  return true;
}

void TlsStream::stepHandshake(IoOperation& operation) {
  ERR_clear_error();
  const int done = SSL_do_handshake(m_ssl.get());
  if (done == 1) {
    m_established = true;
    m_keeper->noteHandshake({});
    return complete(operation, {});
  }
  const auto again = [this, &operation] { stepHandshake(operation); };
  switch (const int reason = SSL_get_error(m_ssl.get(), done)) {
  case SSL_ERROR_WANT_READ:
    return await(TcpSocket::wait_read, operation, again);
  case SSL_ERROR_WANT_WRITE:
    return await(TcpSocket::wait_write, operation, again);
  default:
    return failHandshake(reason, operation);
  }
}

void TlsStream::failHandshake(int reason, IoOperation& operation) {
  const bool plainHttp = ERR_GET_REASON(ERR_peek_last_error()) == SSL_R_HTTP_REQUEST;
  const boost::system::error_code error = errorOf(reason);
  m_broken = true;
  m_keeper->noteHandshake(reason == SSL_ERROR_SSL ? crypto::takeOpenSslReason() : "the client left");
  // Somebody who spoke HTTP to us is told in HTTP; there is nothing to take apart afterwards.
  if (plainHttp) (void)::send(m_socket.native_handle(), kSpeakTls.data(), kSpeakTls.size(), MSG_NOSIGNAL);
  complete(operation, error);
}

void TlsStream::read(std::span<char> into, IoOperation& operation) {
  if (SSL_has_pending(m_ssl.get()) == 1) {
    // What OpenSSL has taken from the socket already makes no socket readable.
    asio::post(m_socket.get_executor(), [this, into, &operation] { stepRead(into, operation); });
    return;
  }
  await(TcpSocket::wait_read, operation, [this, into, &operation] { stepRead(into, operation); });
}

void TlsStream::waitReadable(IoOperation& operation) {
  if (SSL_has_pending(m_ssl.get()) == 1) {
    asio::post(m_socket.get_executor(), [&operation] { complete(operation, {}); });
    return;
  }
  await(TcpSocket::wait_read, operation, [&operation] { complete(operation, {}); });
}

void TlsStream::stepRead(std::span<char> into, IoOperation& operation) {
  if (m_broken || !m_socket.is_open()) return complete(operation, asio::error::operation_aborted);
  std::size_t total = 0;
  int done = 1;
  while (total < into.size()) {
    std::size_t count = 0;
    ERR_clear_error();
    done = SSL_read_ex(m_ssl.get(), into.data() + total, into.size() - total, &count);
    if (done != 1) break;
    total += count;
    if (SSL_has_pending(m_ssl.get()) == 0) break;
  }
  if (total > 0) return complete(operation, {}, total);  // an error comes again with the next read
  const auto again = [this, into, &operation] { stepRead(into, operation); };
  switch (const int reason = SSL_get_error(m_ssl.get(), done)) {
  case SSL_ERROR_WANT_READ:
    return await(TcpSocket::wait_read, operation, again);
  case SSL_ERROR_WANT_WRITE:
    return await(TcpSocket::wait_write, operation, again);
  default:
    return complete(operation, errorOf(reason));
  }
}

std::size_t TlsStream::writeNow(std::string_view bytes, boost::system::error_code& error) {
  error.clear();
  std::size_t total = 0;
  while (total < bytes.size()) {
    if (m_broken || !m_socket.is_open()) {
      error = asio::error::broken_pipe;
      break;
    }
    std::size_t count = 0;
    ERR_clear_error();
    const int done = SSL_write_ex(m_ssl.get(), bytes.data() + total, bytes.size() - total, &count);
    if (done == 1) {
      total += count;
      continue;
    }
    const int reason = SSL_get_error(m_ssl.get(), done);
    if (reason != SSL_ERROR_WANT_WRITE && reason != SSL_ERROR_WANT_READ) error = errorOf(reason);
    break;
  }
  return total;
}

void TlsStream::write(std::string_view bytes, IoOperation& operation) {
  await(TcpSocket::wait_write, operation, [this, bytes, &operation] { stepWrite(bytes, operation); });
}

void TlsStream::stepWrite(std::string_view bytes, IoOperation& operation) {
  boost::system::error_code error;
  const std::size_t written = writeNow(bytes, error);
  if (written == 0 && !error) return write(bytes, operation);
  complete(operation, error, written);
}

void TlsStream::finishWriting() noexcept {
  if (std::exchange(m_finished, true)) return;
  ERR_clear_error();
  // RFC 8446 6.1: close_notify, so that the client knows that nothing was cut off.
  if (m_established && !m_broken) SSL_shutdown(m_ssl.get());
  boost::system::error_code ignored;  // the peer may be gone
  m_socket.shutdown(asio::socket_base::shutdown_send, ignored);
}

void TlsStream::cancel() noexcept {
  boost::system::error_code ignored;
  m_socket.cancel(ignored);
}

void TlsStream::close() noexcept {
  if (!m_socket.is_open()) return;
  if (!m_established && !m_broken) m_keeper->noteHandshake("not done within its time");
  finishWriting();
  boost::system::error_code ignored;
  m_socket.close(ignored);
}

boost::system::error_code TlsStream::errorOf(int reason) noexcept {
  if (reason == SSL_ERROR_ZERO_RETURN) return asio::error::eof;
  m_broken = reason == SSL_ERROR_SSL || reason == SSL_ERROR_SYSCALL;
  return reason == SSL_ERROR_SSL ? make_error_code(boost::system::errc::protocol_error)
                                 : boost::system::error_code(asio::error::connection_reset);
}

}  // namespace ack::receive
