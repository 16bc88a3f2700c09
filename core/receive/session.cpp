#include "core/receive/session.h"

#include "core/base/kill_point.h"
#include "core/receive/io_thread.h"

#include <boost/asio/error.hpp>

#include <algorithm>
#include <cassert>
#include <exception>

namespace ack::receive {
namespace {

constexpr std::size_t kReadBytes = 2U << 10;
constexpr std::size_t kLargeBody = 16U << 10;
// Shorter pauses between two requests are not worth giving the buffers back for.
constexpr std::chrono::milliseconds kSlimAfter{1'000};

}  // namespace

/// Runs by itself from the first line on; its frame goes with its last one.
struct Session::Task {
  struct promise_type {
    Task get_return_object() noexcept { return {}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    void return_void() noexcept {}
    // Nothing below throws but for want of memory, and then half a request must not go on.
    void unhandled_exception() noexcept { std::terminate(); }
  };
};

struct Session::IoAwaiter {
  Session& session;
  std::span<char> into;
  std::string_view bytes;
  IoOperation operation;

  bool await_ready() noexcept { return false; }
  void await_suspend(std::coroutine_handle<> waiter) {
    operation.waiter = waiter;
    if (into.empty())
      session.m_stream->write(bytes, operation);
    else
      session.m_stream->read(into, operation);
  }
  IoOperation await_resume() noexcept { return operation; }
};

struct Session::HandshakeAwaiter {
  Session& session;
  IoOperation operation;
  bool underWay{false};
  bool await_ready() noexcept { return session.m_stopping; }
  bool await_suspend(std::coroutine_handle<> waiter) {
    operation.waiter = waiter;
    underWay = session.m_stream->handshake(operation);
    if (underWay) session.m_thread.handshakeBegan();
    return underWay;
  }
  IoOperation await_resume() noexcept {
    if (underWay) session.m_thread.handshakeEnded();
    return operation;
  }
};

struct Session::ReadableAwaiter {
  Session& session;
  IoOperation operation;
  bool await_ready() noexcept { return false; }
  void await_suspend(std::coroutine_handle<> waiter) {
    operation.waiter = waiter;
    session.m_stream->waitReadable(operation);
  }
  IoOperation await_resume() noexcept { return operation; }
};

struct Session::WakeAwaiter {
  Session& session;
  bool await_ready() noexcept { return session.m_answered; }
  void await_suspend(std::coroutine_handle<> waiter) noexcept { session.m_waiter = waiter; }
  void await_resume() noexcept { session.m_waiter = nullptr; }
};

Session::Session(IoThread& thread, std::unique_ptr<Stream> stream, std::string peer, RequestHandler& handler,
                 const ReceiverLimits& limits)
    : m_thread(thread), m_limits(limits), m_stream(std::move(stream)), m_peer(std::move(peer)), m_handler(handler),
      m_parser(limits), m_decoder(limits) {}

Session::~Session() { m_thread.account(m_accounted, 0); }

void Session::start() {
  m_since = m_thread.now();
  run();
}

void Session::wake() noexcept { m_thread.wake(*this); }

void Session::resumeAnswered() {
  m_answered = true;
  if (m_waiter) m_waiter.resume();
}

void Session::stop() {
  m_stopping = true;
  if (m_phase == Phase::handshake) return abort();
  if (m_phase == Phase::idle || m_phase == Phase::head || m_phase == Phase::body || m_phase == Phase::lingering)
    expire(kCloseSilently);
}

void Session::abort() {
  m_stopping = m_aborted = true;
  m_stream->close();
}

void Session::enter(Phase phase) {
  if (phase == m_phase && phase != Phase::writing) return;
  m_phase = phase;
  m_since = m_thread.now();
  m_windowBytes = 0;
}

void Session::expire(int status) {
  m_expired = status;
  m_stream->cancel();
}

void Session::tick(MonotonicTime now) {
  const auto elapsed = now - m_since;
  switch (m_phase) {
  case Phase::handshake:
    if (elapsed >= (m_thread.manyHandshakes() ? m_limits.hurriedHandshake : m_limits.handshake)) m_stream->close();
    return;
  case Phase::idle:
    if (elapsed >= m_limits.keepAlive) return expire(kCloseSilently);
    if (elapsed < kSlimAfter || m_slim != Slim::no || !m_stream->waitsWithoutBuffer()) return;
    m_slim = Slim::asked;
    m_stream->cancel();
    return;
  case Phase::head:
    if (elapsed >= m_limits.head) expire(408);
    return;
  case Phase::body: {
    if (elapsed < m_limits.bodyWindow) return;
    const auto wanted = m_limits.bodyBytesPerSecond * static_cast<std::size_t>(m_limits.bodyWindow.count()) / 1'000;
    if (m_windowBytes < wanted) return expire(408);
    m_since = now;
    m_windowBytes = 0;
    return;
  }
  case Phase::waiting:
    if (elapsed < m_limits.answer || m_late) return;
    // The store is slower than the tightest provider waits. Whether the event will be stored is open, so the sender
    // is asked to come again; its second copy will be a duplicate then.
    m_late = true;
    if (m_waiter) m_waiter.resume();
    return;
  case Phase::writing:
    if (elapsed >= m_limits.writeStall) m_stream->close();
    return;
  case Phase::lingering:
    if (elapsed >= m_limits.linger) expire(kCloseSilently);
    return;
  }
}

Session::Task Session::run() {
  bool open = !(co_await HandshakeAwaiter{*this, {}, false}).error && !m_aborted;
  enter(Phase::idle);
  while (open) {
    const Need need = advance();
    std::string_view rest = m_output;
    boost::system::error_code error;
    if (!rest.empty()) {
      base::killPoint("receive.before_answer");
      rest.remove_prefix(m_stream->writeNow(rest, error));
      base::killPoint("receive.after_answer");
    }
    while (!rest.empty() && !error) {
      enter(Phase::writing);
      const IoOperation written = co_await IoAwaiter{*this, {}, rest, {}};
      error = written.error;
      rest.remove_prefix(written.bytes);
    }
    m_output.clear();
    open = !error && !m_aborted;

    switch (need) {
    case Need::output:
      break;
    case Need::input:
      open = open && !m_stopping;
      if (!open) break;
      enter(m_stage == Stage::body ? Phase::body : m_parser.begun() ? Phase::head : Phase::idle);
      if (const IoOperation read = co_await IoAwaiter{*this, roomForInput(), {}, {}}; lendsItsBuffers(read)) {
        becomeSlim();
        const IoOperation ready = co_await ReadableAwaiter{*this, {}};
        m_slim = Slim::no;
        open = takeInput(ready);
      } else {
        open = takeInput(read);
      }
      break;
    case Need::answer:
      // Also when the client is gone: the store points into our buffer until it has settled.
      enter(Phase::waiting);
      while (!m_answered) {
        co_await WakeAwaiter{*this};
        if (!m_late || m_answered) continue;
        if (open) answerLate();
        open = false;
      }
      break;
    case Need::linger:
      // Closing with bytes unread would reset the connection and take the answer away from the client.
      m_stream->finishWriting();
      enter(Phase::lingering);
      while (open) open = dropInput(co_await IoAwaiter{*this, roomForInput(), {}, {}});
      break;
    }
  }
  m_stream->close();
  m_thread.ended(*this);
}

/// Goes on with what is in the buffer until something has to be waited for.
Session::Need Session::advance() {
  while (true) {
    if (m_expired > 0) refuseAndClose(std::exchange(m_expired, 0));
    switch (m_stage) {
    case Stage::head:
      // A client that pipelines and does not read gets no further request begun.
      if (m_output.size() >= m_limits.outputBytes) return Need::output;
      switch (m_parser.feed(m_input.bytes())) {
      case HeadParser::State::needMore:
        return Need::input;
      case HeadParser::State::failed:
        refuseAndClose(m_parser.failure());
        break;
      case HeadParser::State::complete:
        begin();
        break;
      }
      break;
    case Stage::body:
      if (const int status = readBody(); status != 0) {
        refuseAndClose(status);
        break;
      }
      if (!m_complete) return Need::input;
      if (!dispatch()) return Need::answer;
      break;
    case Stage::waiting:
      m_answered = false;
      m_exchange->finish(m_answer);
      emitAnswer(false);
      break;
    case Stage::closing:
      return Need::linger;
    }
  }
}

void Session::begin() {
  m_viewBase = m_input.data();
  m_headLength = m_rawEnd = m_parser.length();
  m_bodyLength = 0;
  m_complete = false;
  if (const int status = readHead(); status != 0) return refuseAndClose(status);
  m_headOnly = m_head.method == "HEAD";
  if (!m_exchange) m_exchange = m_handler.open(*this, m_peer);
  const HeadDecision decision = m_exchange->begin(m_head, m_answer);
  if (decision.refused) return emitAnswer(m_head.hasBody());
  if (m_head.contentLength > decision.maxBodyBytes) return refuseAndClose(413);
  m_decoder.reset(decision.maxBodyBytes);
  m_stage = Stage::body;
  // RFC 9110 10.1.1: the interim answer may be left out where the body is on its way already.
  if (m_head.expectContinue && m_head.hasBody() && m_input.size() == m_headLength)
    m_output.append("HTTP/1.1 100 Continue\r\n\r\n");
}

/// 0, or the status to refuse with.
int Session::readHead() {
  const int status = m_parser.read(m_input.bytes(), m_headers, m_head);
  m_head.secure = m_stream->secure();
  return status;
}

void Session::refuseAndClose(int status) {
  m_thread.refusals().note(status);
  refuse(m_answer, status, errorWordOf(status));
  emitAnswer(true);
}

/// 0, or the status to refuse with.
int Session::readBody() {
  if (m_head.chunked) {
    if (const int status = decodeChunks(); status != 0) return status;
  } else {
    m_rawEnd = m_headLength + static_cast<std::size_t>(m_head.contentLength);
    m_complete = m_input.size() >= m_rawEnd;
    m_bodyLength = static_cast<std::size_t>(m_head.contentLength);
  }
  // Our memory, our fault: 503, and the sender comes again.
  return !m_complete && m_input.size() > kLargeBody && m_thread.overBudget() ? 503 : 0;
}

/// Moves the data of the chunks together, right behind the head.
int Session::decodeChunks() {
  while (true) {
    const ChunkDecoder::Step step = m_decoder.next(m_input.bytes().substr(m_rawEnd));
    if (step.state == ChunkDecoder::State::failed) return m_decoder.failure();
    if (step.state == ChunkDecoder::State::data) {
      std::memmove(m_input.data() + m_headLength + m_bodyLength, step.data.data(), step.data.size());
      m_bodyLength += step.data.size();
    }
    m_rawEnd += step.consumed;
    m_complete = step.state == ChunkDecoder::State::done;
    if (m_complete) return 0;
    if (step.state == ChunkDecoder::State::needMore) {
      // All that came is consumed, so this moves nothing: the next bytes are read right behind the decoded ones.
      m_input.cut(m_headLength + m_bodyLength, m_rawEnd - m_headLength - m_bodyLength);
      m_rawEnd = m_headLength + m_bodyLength;
      return 0;
    }
  }
}

/// true: answered; false: the answer comes later.
bool Session::dispatch() {
  if (m_input.data() != m_viewBase) readHead();
  const Request request{m_head, m_input.bytes().substr(m_headLength, m_bodyLength)};
  if (m_exchange->handle(request, m_answer) == Exchange::Outcome::later) {
    m_stage = Stage::waiting;
    return false;
  }
  emitAnswer(false);
  return true;
}

void Session::emitAnswer(bool close) {
  close = close || m_answer.close || !m_head.keepAlive || m_stopping;
  appendAnswer(m_output, m_answer, m_thread.date(), close, m_headOnly);
  if (close)
    m_stage = Stage::closing;
  else
    nextRequest();
}

void Session::answerLate() {
  refuse(m_answer, 503, errorWordOf(503));
  appendAnswer(m_output, m_answer, m_thread.date(), true, false);
  boost::system::error_code ignored;  // it fits the socket's empty buffer, or the client is gone
  m_stream->writeNow(m_output, ignored);
  m_output.clear();
  m_stream->finishWriting();
}

void Session::nextRequest() {
  m_input.consume(m_rawEnd);
  m_input.relax();
  m_accounted = m_thread.account(m_accounted, m_input.capacity());
  m_parser.reset();
  m_headOnly = false;
  m_stage = Stage::head;
  m_phase = Phase::idle;
  m_since = m_thread.now();
}

std::span<char> Session::roomForInput() {
  std::size_t wanted = kReadBytes;
  if (m_stage == Stage::body && !m_head.chunked) {
    // At most doubling: a large Content-Length alone gets no memory.
    wanted = std::min(m_rawEnd - m_input.size(), std::max(m_input.size(), InputBuffer::kIdleBytes));
  }
  const std::span<char> room = m_input.prepare(wanted);
  m_accounted = m_thread.account(m_accounted, m_input.capacity());
  return room;
}

/// false: close. An incomplete request ends here, unanswered and never handed on.
bool Session::takeInput(const IoOperation& operation) {
  m_input.commit(operation.bytes);
  m_windowBytes += operation.bytes;
  if (m_expired != 0) return m_expired > 0;
  return !operation.error;
}

/// The read was broken off for becomeSlim(), and for nothing else.
bool Session::lendsItsBuffers(const IoOperation& operation) noexcept {
  const bool asked = std::exchange(m_slim, Slim::no) == Slim::asked;
  return asked && operation.error == boost::asio::error::operation_aborted && m_expired == 0 && !m_stopping &&
         m_input.size() == 0;
}

/// Nothing of a request is there, so nothing points into what is given back.
void Session::becomeSlim() {
  m_slim = Slim::yes;
  m_input.release();
  m_accounted = m_thread.account(m_accounted, 0);
  m_parser.release();
  std::string().swap(m_output);
  std::vector<provider::HeaderView>().swap(m_headers);
  m_head = {};
  m_answer = {};
  m_exchange.reset();
}

bool Session::dropInput(const IoOperation& operation) {
  m_input.commit(operation.bytes);
  m_input.consume(m_input.size());
  m_lingered += operation.bytes;
  return !operation.error && m_expired == 0 && m_lingered < m_limits.lingerBytes;
}

}  // namespace ack::receive
