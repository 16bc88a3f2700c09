#pragma once
// A TCP socket as a Stream.
#include "core/receive/stream.h"

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace ack::receive {

// With the context's own executor type: the type-erased default costs an indirection per operation.
using TcpSocket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

class PlainStream final : public Stream {
 public:
  /// Takes an open socket and makes it non-blocking, without Nagle's delay.
  explicit PlainStream(TcpSocket socket);

  bool handshake(IoOperation&) override { return false; }
  void read(std::span<char> into, IoOperation& operation) override;
  [[nodiscard]] bool waitsWithoutBuffer() const noexcept override { return true; }
  void waitReadable(IoOperation& operation) override;
  std::size_t writeNow(std::string_view bytes, boost::system::error_code& error) override;
  void write(std::string_view bytes, IoOperation& operation) override;
  void finishWriting() noexcept override;
  void cancel() noexcept override;
  void close() noexcept override;

 private:
  TcpSocket m_socket;
};

}  // namespace ack::receive
