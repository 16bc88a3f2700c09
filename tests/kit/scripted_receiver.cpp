#include "tests/kit/scripted_receiver.h"

#include <boost/asio/error.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <map>
#include <tuple>

namespace ack::kit {

class ScriptedReceiver::StandingClock final : public Clock {
 public:
  explicit StandingClock(UtcTime now) noexcept : m_now(now) {}
  [[nodiscard]] UtcTime now() const noexcept override { return m_now; }
  [[nodiscard]] MonotonicTime monotonic() const noexcept override { return MonotonicTime{std::chrono::hours(1)}; }
  void set(UtcTime now) noexcept { m_now = now; }

 private:
  UtcTime m_now;
};

/// Stores nothing, knows each identity once, and settles when it is told to.
class ScriptedReceiver::NotingAcceptor final : public accept::Acceptor {
 public:
  Result<void> submit(accept::Acceptance& acceptance) override {
    m_waiting.push_back(&acceptance);
    return {};
  }
  void reject(const accept::Rejection&) noexcept override {}
  void tick() noexcept override {}
  [[nodiscard]] bool ready() const noexcept override { return true; }

  void forget() {
    notes.clear();
    requests = 0;
    m_known.clear();
  }
  /// false where nothing waits.
  bool settle() {
    if (m_waiting.empty()) return false;
    for (accept::Acceptance* const acceptance : std::exchange(m_waiting, {})) {
      ++requests;
      for (const provider::IdentifiedEvent& event : acceptance->events) take(*acceptance, event);
      acceptance->settled({});
    }
    return true;
  }

  std::vector<StoredNote> notes;
  int requests{0};

 private:
  void take(accept::Acceptance& acceptance, const provider::IdentifiedEvent& event) {
    const auto [known, isNew] = m_known.try_emplace(
        std::tuple(acceptance.source->name, std::string(acceptance.tenant), event.eventId), m_known.size() + 1);
    accept::AcceptedEvent outcome;
    outcome.delivery = DeliveryId{static_cast<std::int64_t>(known->second)};
    outcome.result = !isNew             ? domain::ArrivalResult::duplicate
                     : acceptance.stale ? domain::ArrivalResult::stale
                                        : domain::ArrivalResult::accepted;
    acceptance.outcomes.push_back(outcome);
    notes.push_back({acceptance.source->name, std::string(acceptance.tenant), event.eventId, event.type,
                     event.element, std::string(acceptance.body), acceptance.stale});
  }

  std::vector<accept::Acceptance*> m_waiting;
  std::map<std::tuple<std::string, std::string, std::string>, std::size_t> m_known;
};

namespace {

/// The transport in the script's hands. The session owns the stream, the script this.
struct Wire {
  std::string sent;
  receive::IoOperation* reading{nullptr};
  std::span<char> into;
  bool finished{false};
  bool closed{false};

  std::size_t give(std::string_view bytes) {
    const std::size_t count = std::min(into.size(), bytes.size());
    std::memcpy(into.data(), bytes.data(), count);
    complete({}, count);
    return count;
  }
  void complete(boost::system::error_code error, std::size_t count) {
    receive::IoOperation* const operation = std::exchange(reading, nullptr);
    if (operation == nullptr) return;
    operation->error = error;
    operation->bytes = count;
    operation->waiter.resume();
  }
};

class WireStream final : public receive::Stream {
 public:
  explicit WireStream(Wire& wire) : m_wire(wire) {}
  bool handshake(receive::IoOperation&) override { return false; }
  void read(std::span<char> into, receive::IoOperation& operation) override {
    m_wire.into = into;
    m_wire.reading = &operation;
  }
  std::size_t writeNow(std::string_view bytes, boost::system::error_code&) override {
    m_wire.sent.append(bytes);
    return bytes.size();
  }
  void write(std::string_view, receive::IoOperation&) override {}  // writeNow() takes all, so none waits
  void finishWriting() noexcept override { m_wire.finished = true; }
  void cancel() noexcept override {}
  void close() noexcept override { m_wire.closed = true; }

 private:
  Wire& m_wire;
};

}  // namespace

ScriptedReceiver::ScriptedReceiver(config::CataloguePtr catalogue,
                                   std::shared_ptr<const provider::ProviderRegistry> registry, UtcTime now)
    : m_clock(std::make_unique<StandingClock>(now)), m_acceptor(std::make_unique<NotingAcceptor>()) {
  m_handler = std::make_unique<receive::HookHandler>([catalogue] { return catalogue; }, std::move(registry),
                                                     *m_acceptor, *m_clock);
  m_thread = std::make_unique<receive::IoThread>(m_limits, *m_clock, [](const std::string&) {});
}

ScriptedReceiver::~ScriptedReceiver() = default;

void ScriptedReceiver::setNow(UtcTime now) { m_clock->set(now); }

ScriptedTalk talkTo(receive::IoThread& thread, receive::RequestHandler& handler,
                    std::span<const std::string_view> pieces, const std::function<void()>& between) {
  thread.tick();
  Wire wire;
  thread.adopt(std::make_unique<WireStream>(wire), "192.0.2.1", handler);
  for (std::string_view piece : pieces)
    while (!piece.empty() && wire.reading != nullptr) {
      piece.remove_prefix(wire.give(piece));
      between();
    }
  const bool closing = wire.finished || wire.closed;
  wire.complete(boost::asio::error::eof, 0);
  between();
  return {std::move(wire.sent), closing};
}

Conversation ScriptedReceiver::talk(std::span<const std::string_view> pieces) {
  m_acceptor->forget();
  ScriptedTalk talk = talkTo(*m_thread, *m_handler, pieces, [this] {
    while (m_acceptor->settle()) {
      m_thread->context().restart();
      m_thread->context().poll();
    }
  });
  Conversation conversation;
  conversation.closing = talk.closing;
  conversation.statuses = statusesIn(talk.output);
  conversation.output = std::move(talk.output);
  conversation.stored = m_acceptor->notes;
  conversation.requests = m_acceptor->requests;
  return conversation;
}

std::vector<int> statusesIn(std::string_view output) {
  std::vector<int> statuses;
  while (!output.empty()) {
    const std::size_t end = output.find("\r\n\r\n");
    int status = 0;
    if (end == std::string_view::npos || output.substr(0, 9) != "HTTP/1.1 " ||
        std::from_chars(output.data() + 9, output.data() + 12, status).ec != std::errc{}) {
      statuses.push_back(-1);
      return statuses;
    }
    const std::string_view head = output.substr(0, end + 2);
    output.remove_prefix(end + 4);
    if (status < 200) continue;
    statuses.push_back(status);
    constexpr std::string_view kLength = "\r\nContent-Length: ";
    const std::size_t length = head.find(kLength);
    if (length == std::string_view::npos) continue;
    std::size_t bytes = 0;
    std::from_chars(head.data() + length + kLength.size(), head.data() + head.size(), bytes);
    const bool withoutBody = output.starts_with("HTTP/1.1 ");  // the answer to a HEAD
    if (!withoutBody) output.remove_prefix(std::min(bytes, output.size()));
  }
  return statuses;
}

}  // namespace ack::kit
