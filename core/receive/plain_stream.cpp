#include "core/receive/plain_stream.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>

namespace ack::receive {
namespace asio = boost::asio;

PlainStream::PlainStream(TcpSocket socket) : m_socket(std::move(socket)) {
  boost::system::error_code ignored;  // a peer that left already fails the first read
  m_socket.non_blocking(true, ignored);
  m_socket.set_option(asio::ip::tcp::no_delay(true), ignored);
}

void PlainStream::read(std::span<char> into, IoOperation& operation) {
  m_socket.async_read_some(asio::buffer(into.data(), into.size()),
                           [&operation](const boost::system::error_code& error, std::size_t bytes) {
                             operation.error = error;
                             operation.bytes = bytes;
                             operation.waiter.resume();
                           });
}

void PlainStream::waitReadable(IoOperation& operation) {
  m_socket.async_wait(asio::socket_base::wait_read, [&operation](const boost::system::error_code& error) {
    operation.error = error;
    operation.bytes = 0;
    operation.waiter.resume();
  });
}

std::size_t PlainStream::writeNow(std::string_view bytes, boost::system::error_code& error) {
  const std::size_t written = m_socket.write_some(asio::buffer(bytes.data(), bytes.size()), error);
  if (error == asio::error::would_block || error == asio::error::try_again) error.clear();
  return written;
}

void PlainStream::write(std::string_view bytes, IoOperation& operation) {
  m_socket.async_write_some(asio::buffer(bytes.data(), bytes.size()),
                            [&operation](const boost::system::error_code& error, std::size_t count) {
                              operation.error = error;
                              operation.bytes = count;
                              operation.waiter.resume();
                            });
}

void PlainStream::finishWriting() noexcept {
  boost::system::error_code ignored;  // the peer may be gone
  m_socket.shutdown(asio::socket_base::shutdown_send, ignored);
}

void PlainStream::cancel() noexcept {
  boost::system::error_code ignored;
  m_socket.cancel(ignored);
}

void PlainStream::close() noexcept {
  boost::system::error_code ignored;
  m_socket.close(ignored);
}

}  // namespace ack::receive
