#include "core/receive/listener.h"

#include "core/base/encoding.h"
#include "core/base/log.h"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/post.hpp>

#include <sys/resource.h>

#include <algorithm>

namespace ack::receive {
namespace asio = boost::asio;
using Endpoint = asio::ip::tcp::endpoint;

namespace {

constexpr int kBacklog = 4'096;
// A few milliseconds' worth, so that those who are connected are not kept waiting in their turn.
constexpr std::size_t kAcceptsInARow = 64;

std::size_t connectionLimit(const ReceiverLimits& limits) noexcept {
  rlimit descriptors{};
  if (getrlimit(RLIMIT_NOFILE, &descriptors) != 0 || descriptors.rlim_cur == RLIM_INFINITY) return limits.connections;
  // Systems start programs with a soft limit as low as 1,024, for select(); nothing here uses that.
  const rlim_t wanted = limits.connections + 2 * limits.descriptorsForOthers;
  if (descriptors.rlim_cur < wanted && descriptors.rlim_cur < descriptors.rlim_max) {
    const rlimit raised{std::min(wanted, descriptors.rlim_max), descriptors.rlim_max};
    if (setrlimit(RLIMIT_NOFILE, &raised) == 0) descriptors = raised;
  }
  const std::size_t all = descriptors.rlim_cur;
  // Where the process has few, half of them: better to hold connections back than to take the store's descriptors.
  const std::size_t ours = all > 2 * limits.descriptorsForOthers ? all - limits.descriptorsForOthers : all / 2;
  return std::max<std::size_t>(1, std::min(limits.connections, ours));
}

/// One spelling for one address: an IPv4 one that came over an IPv6 socket is an IPv4 one.
std::string textOf(const asio::ip::address& address) {
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

}  // namespace

Result<Endpoint> parseEndpoint(std::string_view text) {
  const auto wrong = [text](std::string_view what) {
    return Error{ErrorCode::invalid, "address '" + std::string(text) + "': " + std::string(what) +
                                         "; allowed is HOST:PORT with a numeric host, [v6]:PORT or localhost:PORT"};
  };
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return wrong("no port");
  const auto port = base::parseDigits(text.substr(colon + 1));
  if (!port || *port > 65'535) return wrong("no port between 0 and 65535");
  std::string host(text.substr(0, colon));
  if (host.size() > 1 && host.front() == '[' && host.back() == ']')
    host = host.substr(1, host.size() - 2);
  else if (host.find(':') != std::string::npos)
    return wrong("an IPv6 address needs brackets");
  if (host == "localhost") host = "127.0.0.1";
  boost::system::error_code error;
  const auto address = asio::ip::make_address(host, error);
  if (error) return wrong("not a numeric address");
  return Endpoint(address, static_cast<std::uint16_t>(*port));
}

namespace {

/// What is wrong with the address, and what to do.
std::string whyNotOpen(const boost::system::error_code& error) {
  if (error == asio::error::address_in_use)
    return "another program already listens there; end that one, or choose another address";
  if (error == asio::error::access_denied)
    return "the system does not let this user listen there; choose a port from 1024 on, or grant "
           "CAP_NET_BIND_SERVICE";
  if (error == boost::system::errc::address_not_available)
    return "this machine has no such address; choose one of its own";
  return error.message();
}

}  // namespace

Listener::Listener(std::vector<asio::io_context*> contexts, const ReceiverLimits& limits, ListenerCalls calls)
    : m_contexts(std::move(contexts)), m_limits(limits), m_calls(std::move(calls)), m_acceptor(*m_contexts.front()),
      m_timer(*m_contexts.front()), m_maxConnections(connectionLimit(limits)) {}

Result<void> Listener::open(const Endpoint& endpoint) {
  boost::system::error_code error;
  m_acceptor.open(endpoint.protocol(), error);
  if (!error) m_acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) m_acceptor.bind(endpoint, error);
  if (!error) m_acceptor.listen(kBacklog, error);
  if (!error) m_acceptor.non_blocking(true, error);
  // Otherwise Asio's accept() waits for the next client, on this thread, where one has left meanwhile.
  if (!error) m_acceptor.set_option(asio::socket_base::enable_connection_aborted(true), error);
  if (!error) m_local = m_acceptor.local_endpoint(error);
  if (!error) return {};
  close();
  return Error{ErrorCode::io, "listen on " + endpoint.address().to_string() + ":" + std::to_string(endpoint.port()) +
                                  ": " + whyNotOpen(error)};
}

void Listener::start() { acceptNext(); }

void Listener::close() noexcept {
  boost::system::error_code ignored;
  m_acceptor.close(ignored);
  m_timer.cancel();
}

bool Listener::full() {
  if (m_connections.load() < m_maxConnections) return false;
  m_held.store(true);
  // A connection may have ended before it could see the flag.
  return m_connections.load() >= m_maxConnections || !m_held.exchange(false);
}

std::size_t Listener::nextThread() noexcept {
  const std::size_t thread = m_next;
  m_next = (m_next + 1) % m_contexts.size();
  return thread;
}

void Listener::acceptNext() {
  if (!m_acceptor.is_open()) return;
  if (full()) return hold();
  const std::size_t thread = nextThread();
  m_acceptor.async_accept(*m_contexts[thread],
                          [this, thread](const boost::system::error_code& error, TcpSocket socket) {
                            if (take(thread, error, std::move(socket))) takeWaiting();
                          });
}

/// One turn of the event loop lasts as long as all busy connections need: were each new one given a turn of its own,
/// a few hundred clients that never pause would keep those behind them waiting for many seconds.
void Listener::takeWaiting() {
  boost::system::error_code error;
  for (std::size_t i = 1; i < kAcceptsInARow && m_acceptor.is_open(); ++i) {
    if (full()) return hold();
    const std::size_t thread = nextThread();
    TcpSocket socket = m_acceptor.accept(*m_contexts[thread], error);
    if (error == asio::error::would_block || error == asio::error::try_again) {
      m_next = thread;  // nobody got this turn
      break;
    }
    if (!take(thread, error, std::move(socket))) return;
  }
  acceptNext();
}

bool Listener::take(std::size_t thread, const boost::system::error_code& error, TcpSocket socket) {
  if (error == asio::error::operation_aborted) return false;
  // The peer may have left (ECONNABORTED, EPROTO); anything else is want of descriptors or memory, and passes.
  if (error == asio::error::connection_aborted || error == boost::system::errc::protocol_error) return true;
  if (error) {
    pause();
    return false;
  }
  boost::system::error_code gone;
  const Endpoint remote = socket.remote_endpoint(gone);
  std::string peer = gone ? std::string{} : textOf(remote.address());
  const bool limited = m_limits.limitLoopback || !remote.address().is_loopback();
  if (m_peers.enter(peer) > m_limits.connectionsPerPeer && limited && !m_calls.standsForMany(peer)) {
    // Without an answer: one would cost more than the connection.
    m_turnedAway.fetch_add(1, std::memory_order_relaxed);
    m_peers.leave(peer);
    socket.close(gone);
    return true;
  }
  m_connections.fetch_add(1);
  m_calls.accepted(thread, std::move(socket), std::move(peer));
  return true;
}

/// Until released() goes on: whenever somebody waits at the door, idle connections are asked for.
void Listener::hold() {
  m_acceptor.async_wait(asio::socket_base::wait_read, [this](const boost::system::error_code& error) {
    if (error || !m_held.load()) return;
    m_calls.full();
    m_timer.expires_after(m_limits.tick);
    m_timer.async_wait([this](const boost::system::error_code& cancelled) {
      if (!cancelled && m_held.load() && m_acceptor.is_open()) hold();
    });
  });
}

void Listener::pause() {
  m_timer.expires_after(m_limits.acceptPause);
  m_timer.async_wait([this](const boost::system::error_code& error) {
    if (!error) acceptNext();
  });
}

void Listener::released(std::string_view peer) {
  m_peers.leave(peer);
  m_connections.fetch_sub(1);
  if (m_held.load() && m_held.exchange(false)) asio::post(*m_contexts.front(), [this] { acceptNext(); });
}

}  // namespace ack::receive
