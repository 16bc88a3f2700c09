#pragma once
// The seam between a connection and its transport: a plain socket, or TLS, without a change in the session. A read
// and a write may be under way at the same time, one of each.
#include <boost/system/error_code.hpp>

#include <coroutine>
#include <cstddef>
#include <span>
#include <string_view>

namespace ack::receive {

/// One asynchronous operation; owned by the coroutine that waits for it.
struct IoOperation {
  std::coroutine_handle<> waiter;
  boost::system::error_code error;
  std::size_t bytes{0};
};

/// Thread: the connection's io thread.
class Stream {
 public:
  virtual ~Stream() = default;
  /// Before the first read (TLS: the handshake). Completes `operation` and resumes its waiter, never from inside the
  /// call. A transport with nothing to do answers false and won't complete it.
  virtual bool handshake(IoOperation& operation) = 0;
  /// Some bytes, or an error (end of input: asio::error::eof). Resumes as above.
  virtual void read(std::span<char> into, IoOperation& operation) = 0;
  /// Whether nobody on the way can read or change the bytes (TLS).
  [[nodiscard]] virtual bool secure() const noexcept { return false; }
  /// Whether waitReadable() works: a connection that idles then needs no buffer.
  [[nodiscard]] virtual bool waitsWithoutBuffer() const noexcept { return false; }
  /// Completes when a read would have something to say, with 0 bytes. Resumes as above. Only where
  /// waitsWithoutBuffer().
  virtual void waitReadable(IoOperation& operation) { read({}, operation); }
  /// As much as goes without waiting; 0 with no error where it would wait.
  virtual std::size_t writeNow(std::string_view bytes, boost::system::error_code& error) = 0;
  /// Some bytes, when it can. Resumes as above.
  virtual void write(std::string_view bytes, IoOperation& operation) = 0;
  /// No more answers follow: the client sees the end of input, and may still send.
  virtual void finishWriting() noexcept = 0;
  /// What is under way completes with an error.
  virtual void cancel() noexcept = 0;
  /// As cancel, and the connection is gone. May come twice.
  virtual void close() noexcept = 0;
};

}  // namespace ack::receive
