#include "core/receive/receiver.h"

#include "core/base/log.h"
#include "core/receive/io_thread.h"
#include "core/receive/listener.h"
#include "core/receive/tls_stream.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <vector>

namespace ack::receive {
namespace asio = boost::asio;

struct Receiver::Core {
  ReceiverLimits limits;
  std::shared_ptr<TlsKeeper> tls;
  std::vector<std::unique_ptr<IoThread>> threads;
  std::unique_ptr<Listener> listener;  // after the threads: its acceptor ends before their contexts
};

namespace {

std::unique_ptr<Stream> makeStream(TcpSocket socket, const std::shared_ptr<TlsKeeper>& tls) {
  if (tls) return std::make_unique<TlsStream>(std::move(socket), tls);
  return std::make_unique<PlainStream>(std::move(socket));
}

}  // namespace

Receiver::Receiver(ReceiverOptions options, RequestHandler& handler, const Clock& clock)
    : m_options(std::move(options)), m_handler(handler), m_clock(clock) {}

Receiver::~Receiver() { stop(); }

Result<void> Receiver::start() {
  if (m_core) return Error{ErrorCode::conflict, "the receiver was started already"};
  const auto endpoint = parseEndpoint(m_options.listen);
  if (!endpoint) return endpoint.error();
  auto core = std::make_unique<Core>();
  core->limits = m_options.limits;
  core->tls = m_options.tls;
  std::vector<asio::io_context*> contexts;
  Core& parts = *core;
  for (int i = 0; i < std::max(1, m_options.ioThreads); ++i) {
    core->threads.push_back(std::make_unique<IoThread>(
        core->limits, m_clock, [&parts](const std::string& peer) { parts.listener->released(peer); }));
    contexts.push_back(&core->threads.back()->context());
  }
  ListenerCalls calls;
  calls.accepted = [this, &parts](std::size_t thread, TcpSocket socket, std::string peer) {
    IoThread& target = *parts.threads[thread];
    // In place on the accepting thread, by a post on another.
    asio::dispatch(target.context(),
                   [this, &parts, &target, connection = std::move(socket), from = std::move(peer)]() mutable {
                     target.adopt(makeStream(std::move(connection), parts.tls), std::move(from), m_handler);
                   });
  };
  calls.standsForMany = [this](std::string_view peer) { return m_handler.standsForMany(peer); };
  calls.full = [&parts] {
    for (const auto& thread : parts.threads) thread->shedIdle();
  };
  core->listener = std::make_unique<Listener>(contexts, core->limits, std::move(calls));
  if (auto opened = core->listener->open(*endpoint); !opened) return opened;
  const auto local = core->listener->local();
  const std::string host =
      local.address().is_v6() ? "[" + local.address().to_string() + "]" : local.address().to_string();
  m_url = (core->tls ? "https://" : "http://") + host + ":" + std::to_string(local.port());
  core->listener->start();
  for (const auto& thread : core->threads) thread->start();
  m_core = std::move(core);
  return {};
}

void Receiver::stop() {
  if (!m_core) return;
  const auto deadline = std::chrono::steady_clock::now() + m_core->limits.stop;
  Core& parts = *m_core;
  asio::post(parts.threads.front()->context(), [&parts] {
    parts.listener->close();
    for (const auto& thread : parts.threads) thread->stopSessions();
  });
  bool whole = true;
  for (const auto& thread : parts.threads) whole = thread->finish(deadline) && whole;
  if (!whole) {
    base::log(base::LogLevel::error, "receive", "the store did not settle requests within the time to stop");
    // The store still points into these connections: freeing them would be worse than keeping them till the end.
    (void)m_core.release();
    return;
  }
  m_core.reset();
}

std::size_t Receiver::connections() const noexcept { return m_core ? m_core->listener->connections() : 0; }

std::vector<std::pair<int, std::uint64_t>> Receiver::refused() const {
  std::vector<std::pair<int, std::uint64_t>> counts;
  if (!m_core) return counts;
  for (int status = RefusalCounts::kFirst; status <= RefusalCounts::kLast; ++status) {
    std::uint64_t count = 0;
    for (const auto& thread : m_core->threads) count += thread->refusals().of(status);
    if (count > 0) counts.emplace_back(status, count);
  }
  return counts;
}

std::uint64_t Receiver::turnedAway() const noexcept { return m_core ? m_core->listener->turnedAway() : 0; }

}  // namespace ack::receive
