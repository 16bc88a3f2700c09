#include "tests/kit/fake_destination.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string_view>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace ack::kit {
namespace {

constexpr int kTickMs = 20;
constexpr std::chrono::seconds kLongestHold{10};

bool readable(int socket) {
  pollfd wanted{socket, POLLIN, 0};
  return ::poll(&wanted, 1, kTickMs) > 0;
}

void sendAll(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

/// Closes with RST rather than FIN.
void reset(int socket) {
  const linger hard{1, 0};
  ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

std::size_t contentLength(const std::map<std::string, std::string>& headers) {
  const auto field = headers.find("content-length");
  return field == headers.end() ? 0 : static_cast<std::size_t>(std::strtoull(field->second.c_str(), nullptr, 10));
}

/// Fills everything but the body from the head's bytes.
RecordedCall parseHead(const std::string& head) {
  RecordedCall call;
  std::size_t at = head.find("\r\n");
  const std::string first = head.substr(0, at);
  const std::size_t space = first.find(' ');
  call.method = first.substr(0, space);
  call.path = first.substr(space + 1, first.rfind(' ') - space - 1);
  while (at != std::string::npos && at + 2 < head.size()) {
    const std::size_t end = head.find("\r\n", at + 2);
    const std::string line = head.substr(at + 2, end == std::string::npos ? end : end - at - 2);
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos) call.headers[lower(line.substr(0, colon))] = line.substr(colon + 2);
    at = end;
  }
  return call;
}

}  // namespace

FakeDestination::FakeDestination() {
  m_listener = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (m_listener < 0 || ::bind(m_listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
      ::listen(m_listener, 64) != 0 || ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    std::abort();
  m_port = ntohs(address.sin_port);
  m_server = std::thread([this] { serve(); });
}

FakeDestination::~FakeDestination() {
  m_stopping = true;
  m_server.join();
  for (Handler& handler : m_handlers) handler.thread.join();
  ::close(m_listener);
}

std::string FakeDestination::url(const std::string& path) const {
  return "http://127.0.0.1:" + std::to_string(m_port) + path;
}

void FakeDestination::script(std::vector<Reaction> reactions) {
  const std::lock_guard lock(m_mutex);
  m_script = std::move(reactions);
  m_position = 0;
}

void FakeDestination::answerLookups(std::vector<Reaction> reactions) {
  const std::lock_guard lock(m_mutex);
  m_lookups = true;
  m_lookupScript = std::move(reactions);
  m_lookupPosition = 0;
}

void FakeDestination::dedupe() {
  const std::lock_guard lock(m_mutex);
  m_dedupes = true;
}

std::vector<RecordedCall> FakeDestination::calls() const {
  const std::lock_guard lock(m_mutex);
  return m_calls;
}

int FakeDestination::committed(const std::string& key, const std::string& header) const {
  const std::lock_guard lock(m_mutex);
  return static_cast<int>(std::count_if(m_calls.begin(), m_calls.end(), [&](const RecordedCall& call) {
    const auto field = call.headers.find(header);
    return call.committed && field != call.headers.end() && field->second == key;
  }));
}

void FakeDestination::serve() {
  while (!m_stopping) {
    if (!readable(m_listener)) continue;
    const int socket = ::accept(m_listener, nullptr, nullptr);
    // A thread that has ended keeps its stack until it is joined: a long campaign would run out of memory maps.
    m_handlers.remove_if([](Handler& handler) {
      if (!handler.isDone) return false;
      handler.thread.join();
      return true;
    });
    if (socket < 0) continue;
    Handler& handler = m_handlers.emplace_back();
    handler.thread = std::thread([this, socket, &handler] {
      handle(socket);
      handler.isDone = true;
    });
  }
}

Reaction FakeDestination::next() {
  const std::lock_guard lock(m_mutex);
  if (m_script.empty()) return {};
  return m_script[std::min(m_position++, m_script.size() - 1)];
}

/// What is decided by the request itself; everything else goes by the script.
Reaction FakeDestination::nextFor(const RecordedCall& call) {
  {
    const std::lock_guard lock(m_mutex);
    if (m_lookups && call.method == "GET") {
      if (!m_lookupScript.empty()) return m_lookupScript[std::min(m_lookupPosition++, m_lookupScript.size() - 1)];
      const bool has = std::any_of(m_applied.begin(), m_applied.end(),
                                   [&](const std::string& key) { return call.path.ends_with(key); });
      return {Reaction::Kind::answer, has ? 200 : 404, std::chrono::milliseconds{0}, {}, "{}"};
    }
    const auto key = call.headers.find("idempotency-key");
    if (m_dedupes && key != call.headers.end() && m_applied.contains(key->second)) return {};
  }
  return next();
}

void FakeDestination::handle(int socket) {
  bool byRequest = false;
  {
    const std::lock_guard lock(m_mutex);
    byRequest = m_lookups || m_dedupes;
  }
  Reaction reaction = byRequest ? Reaction{} : next();
  std::string bytes;
  std::optional<RecordedCall> call;
  if (reaction.kind == Reaction::Kind::closeAtOnce) {
    reset(socket);
    ::close(socket);
    return;
  }
  while (!m_stopping) {
    if (!readable(socket)) continue;
    char buffer[16'384];
    const ssize_t got = ::recv(socket, buffer, sizeof buffer, 0);
    if (got <= 0) break;
    bytes.append(buffer, static_cast<std::size_t>(got));
    const std::size_t head = bytes.find("\r\n\r\n");
    if (head == std::string::npos) continue;
    if (!call) {
      call = parseHead(bytes.substr(0, head));
      if (byRequest) reaction = nextFor(*call);
    }
    if (reaction.kind == Reaction::Kind::resetInRequest) {
      reset(socket);
      break;
    }
    if (bytes.size() < head + 4 + contentLength(call->headers)) continue;
    call->body = bytes.substr(head + 4);
    std::size_t index = 0;
    {
      const std::lock_guard lock(m_mutex);
      index = m_calls.size();
      m_calls.push_back(*call);
    }
    act(socket, reaction, index);
    break;
  }
  ::close(socket);
}

void FakeDestination::answerHead(int socket, const Reaction& reaction, std::size_t bodyBytes) {
  std::string head = "HTTP/1.1 " + std::to_string(reaction.status) + " Scripted\r\nConnection: close\r\n";
  head += "Content-Length: " + std::to_string(bodyBytes) + "\r\n";
  for (const auto& [name, value] : reaction.headers) head += name + ": " + value + "\r\n";
  sendAll(socket, head + "\r\n");
}

void FakeDestination::waitUntilGone(int socket) const {
  char buffer[64];
  while (!m_stopping)
    if (readable(socket) && ::recv(socket, buffer, sizeof buffer, 0) <= 0) return;
}

void FakeDestination::act(int socket, const Reaction& reaction, std::size_t call) {
  using Kind = Reaction::Kind;
  for (std::chrono::milliseconds left = kLongestHold; m_holds && left.count() > 0 && !m_stopping;
       left -= std::chrono::milliseconds{kTickMs})
    std::this_thread::sleep_for(std::chrono::milliseconds{kTickMs});
  for (auto left = reaction.delay; left.count() > 0 && !m_stopping; left -= std::chrono::milliseconds{kTickMs})
    std::this_thread::sleep_for(std::min(left, std::chrono::milliseconds{kTickMs}));
  {
    const std::lock_guard lock(m_mutex);
    RecordedCall& record = m_calls[call];
    const bool answers = reaction.kind == Kind::answer || reaction.kind == Kind::cutBody ||
                         reaction.kind == Kind::endlessBody || reaction.kind == Kind::resetAfterAnswer ||
                         reaction.kind == Kind::slowBody;
    record.answered = answers ? reaction.status : 0;
    const auto key = record.headers.find("idempotency-key");
    const bool again = m_dedupes && key != record.headers.end() && m_applied.contains(key->second);
    record.committed = record.method == "POST" && !again &&
                       (reaction.commits || reaction.kind == Kind::commitThenReset ||
                        (answers && reaction.status >= 200 && reaction.status < 300));
    if (record.committed && key != record.headers.end()) m_applied.insert(key->second);
  }
  switch (reaction.kind) {
  case Kind::answer:
    answerHead(socket, reaction, reaction.body.size());
    sendAll(socket, reaction.body);
    return;
  case Kind::resetAfterReading:
  case Kind::commitThenReset:
    reset(socket);
    return;
  case Kind::neverAnswer:
    waitUntilGone(socket);
    return;
  case Kind::closeAtOnce:
  case Kind::resetInRequest:
    return;
  case Kind::resetAfterAnswer:
    answerHead(socket, reaction, reaction.body.size());
    sendAll(socket, reaction.body);
    std::this_thread::sleep_for(std::chrono::milliseconds{50});  // so that the answer arrives before the reset
    reset(socket);
    return;
  case Kind::slowBody:
    answerHead(socket, reaction, 1000);
    for (int i = 0; i < 1000 && !m_stopping; ++i) {
      sendAll(socket, "x");
      if (readable(socket)) return;
    }
    return;
  case Kind::garbage:
    sendAll(socket, "\x16\x03\x01 this is no HTTP\r\n\r\n");
    return;
  case Kind::cutBody:
    answerHead(socket, reaction, 100'000);
    sendAll(socket, std::string(500, 'x'));
    std::this_thread::sleep_for(std::chrono::milliseconds{50});  // so that the head arrives before the reset
    reset(socket);
    return;
  case Kind::endlessBody: {
    answerHead(socket, reaction, 1U << 30);
    const std::string chunk(65'536, 'x');
    pollfd gone{socket, POLLIN, 0};
    while (!m_stopping && ::poll(&gone, 1, 0) == 0) sendAll(socket, chunk);
    return;
  }
  }
}

}  // namespace ack::kit
