#pragma once
// Listens on one address and deals new connections out to the io threads. Resumes by itself after descriptors ran
// out. At the connection limit it asks for idle ones to be closed and holds back (the kernel's queue waits); an
// address at its own limit is closed at once. Takes several at a time, so that busy connections can't starve new
// ones.
#include "core/base/result.h"
#include "core/receive/peer_connections.h"
#include "core/receive/plain_stream.h"
#include "core/receive/receiver_limits.h"

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace ack::receive {

/// "127.0.0.1:8080", "[::1]:0", "localhost:80"; invalid says what is wrong.
Result<boost::asio::ip::tcp::endpoint> parseEndpoint(std::string_view text);

/// What a listener asks of those behind it; all on the first context's thread.
struct ListenerCalls {
  std::function<void(std::size_t thread, TcpSocket socket, std::string peer)> accepted;
  std::function<bool(std::string_view peer)> standsForMany;  ///< see RequestHandler
  std::function<void()> full;                                ///< connections are wanted back
};

/// Thread: the first context's, but for open(), released() and the figures.
class Listener {
 public:
  /// `contexts` get connections in turn; the first one also accepts. Raises the process's soft limit of descriptors
  /// to what the connections need, as far as the hard one lets it.
  Listener(std::vector<boost::asio::io_context*> contexts, const ReceiverLimits& limits, ListenerCalls calls);

  /// Binds and listens; SO_REUSEADDR. io where the system refuses.
  Result<void> open(const boost::asio::ip::tcp::endpoint& endpoint);
  /// Begins to accept. Before the thread runs, or on it.
  void start();
  void close() noexcept;
  /// A connection of `peer` ended. Thread: any.
  void released(std::string_view peer);

  [[nodiscard]] boost::asio::ip::tcp::endpoint local() const noexcept { return m_local; }
  [[nodiscard]] std::size_t connections() const noexcept { return m_connections.load(std::memory_order_relaxed); }
  [[nodiscard]] std::size_t maxConnections() const noexcept { return m_maxConnections; }
  /// Connections closed at once because their address held too many.
  [[nodiscard]] std::uint64_t turnedAway() const noexcept { return m_turnedAway.load(std::memory_order_relaxed); }

 private:
  using TcpAcceptor =
      boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

  void acceptNext();
  void takeWaiting();
  /// Whether to go on with the next one; otherwise that is seen to, or all is over.
  bool take(std::size_t thread, const boost::system::error_code& error, TcpSocket socket);
  /// At the limit of connections, with released() asked to resume.
  bool full();
  std::size_t nextThread() noexcept;
  void pause();
  void hold();

  std::vector<boost::asio::io_context*> m_contexts;
  const ReceiverLimits& m_limits;
  ListenerCalls m_calls;
  TcpAcceptor m_acceptor;
  boost::asio::steady_timer m_timer;
  boost::asio::ip::tcp::endpoint m_local;
  std::size_t m_maxConnections;
  std::size_t m_next{0};
  std::atomic<std::size_t> m_connections{0};
  std::atomic<bool> m_held{false};  ///< at the limit: released() resumes
  PeerConnections m_peers;
  std::atomic<std::uint64_t> m_turnedAway{0};
};

}  // namespace ack::receive
