#pragma once
// A TCP socket with TLS as a Stream: OpenSSL works on the socket itself, so that a connection that idles holds no
// buffers, and one that has sent nothing yet not even OpenSSL's state.
#include "core/receive/plain_stream.h"
#include "core/receive/tls_keeper.h"

namespace ack::receive {

class TlsStream final : public Stream {
 public:
  /// Takes an open socket, as PlainStream does. `keeper` shared: a connection may outlive its receiver.
  TlsStream(TcpSocket socket, std::shared_ptr<TlsKeeper> keeper);

  bool handshake(IoOperation& operation) override;
  void read(std::span<char> into, IoOperation& operation) override;
  [[nodiscard]] bool secure() const noexcept override { return true; }
  [[nodiscard]] bool waitsWithoutBuffer() const noexcept override { return true; }
  void waitReadable(IoOperation& operation) override;
  std::size_t writeNow(std::string_view bytes, boost::system::error_code& error) override;
  void write(std::string_view bytes, IoOperation& operation) override;
  void finishWriting() noexcept override;
  void cancel() noexcept override;
  void close() noexcept override;

 private:
  bool beginTls();
  void stepHandshake(IoOperation& operation);
  void failHandshake(int reason, IoOperation& operation);
  void stepRead(std::span<char> into, IoOperation& operation);
  void stepWrite(std::string_view bytes, IoOperation& operation);
  template <class Step>
  void await(TcpSocket::wait_type what, IoOperation& operation, Step step);
  boost::system::error_code errorOf(int reason) noexcept;

  TcpSocket m_socket;
  std::shared_ptr<TlsKeeper> m_keeper;
  std::shared_ptr<const TlsContext> m_context;
  SslPointer m_ssl;
  bool m_established{false};
  bool m_broken{false};  ///< OpenSSL forbids any further call after a fatal error
  bool m_finished{false};
};

}  // namespace ack::receive
