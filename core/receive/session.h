#pragma once
// One connection: reads requests one after the other, has each answered, and writes the answers in order. Holds the
// buffer that a request's views point into until its answer is decided, also when the client is gone by then. A
// coroutine that moves bytes (run) around a plain state machine (advance).
#include "core/base/clock.h"
#include "core/receive/chunk_decoder.h"
#include "core/receive/head_parser.h"
#include "core/receive/input_buffer.h"
#include "core/receive/request_handler.h"
#include "core/receive/stream.h"

#include <memory>
#include <string>
#include <vector>

namespace ack::receive {

class IoThread;

/// Thread: its io thread, but for wake().
class Session final : public Waker {
 public:
  Session(IoThread& thread, std::unique_ptr<Stream> stream, std::string peer, RequestHandler& handler,
          const ReceiverLimits& limits);
  ~Session() override;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Begins to read. At its end the session tells its thread, which deletes it.
  void start();
  /// Thread: any. The exchange can finish().
  void wake() noexcept override;
  [[nodiscard]] const std::string& peer() const noexcept { return m_peer; }
  /// The thread hands wake() on.
  void resumeAnswered();
  /// Keeps the deadlines; now and then, with the thread's time.
  void tick(MonotonicTime now);
  /// A request that was handed over is still answered; anything else is closed.
  void stop();
  /// Waiting for a request of which nothing has come, since since().
  [[nodiscard]] bool idle() const noexcept { return m_phase == Phase::idle && m_expired == 0; }
  [[nodiscard]] MonotonicTime since() const noexcept { return m_since; }
  /// Closes without an answer. Only while idle().
  void giveUp() { expire(kCloseSilently); }
  /// Closes now. What was handed over is still awaited.
  void abort();

  Session* nextWoken{nullptr};  ///< the thread's list of sessions to wake

 private:
  friend class SessionList;
  enum class Stage { head, body, waiting, closing };
  enum class Phase { handshake, idle, head, body, waiting, writing, lingering };
  /// What the coroutine has to do, after it has written the output, before advance() can go on.
  enum class Need { input, output, answer, linger };
  struct Task;
  struct IoAwaiter;
  struct HandshakeAwaiter;
  struct ReadableAwaiter;
  struct WakeAwaiter;

  static constexpr int kCloseSilently = -1;

  Task run();
  Need advance();
  void begin();
  int readHead();
  void refuseAndClose(int status);
  int readBody();
  int decodeChunks();
  bool dispatch();
  void emitAnswer(bool close);
  void answerLate();
  void nextRequest();
  std::span<char> roomForInput();
  bool takeInput(const IoOperation& operation);
  bool lendsItsBuffers(const IoOperation& operation) noexcept;
  void becomeSlim();
  bool dropInput(const IoOperation& operation);
  void enter(Phase phase);
  void expire(int status);

  IoThread& m_thread;
  const ReceiverLimits& m_limits;
  std::unique_ptr<Stream> m_stream;
  std::string m_peer;
  RequestHandler& m_handler;
  std::unique_ptr<Exchange> m_exchange;  ///< made with the first head; null while idle for long
  std::coroutine_handle<> m_waiter;

  InputBuffer m_input;
  std::string m_output;
  HeadParser m_parser;
  ChunkDecoder m_decoder;
  std::vector<provider::HeaderView> m_headers;
  RequestHead m_head;
  Answer m_answer;

  Stage m_stage{Stage::head};
  Phase m_phase{Phase::handshake};
  MonotonicTime m_since{};
  const char* m_viewBase{nullptr};  ///< where the views of m_head were made for
  std::size_t m_headLength{0};
  std::size_t m_maxBody{0};
  std::size_t m_bodyLength{0};   ///< decoded so far
  std::size_t m_rawEnd{0};       ///< head and raw body read so far
  bool m_complete{false};        ///< the body is there
  std::size_t m_windowBytes{0};  ///< of the body, in the present rate window
  std::size_t m_accounted{0};    ///< buffer bytes counted by the thread
  std::size_t m_lingered{0};
  int m_expired{0};                                     ///< the status to refuse with, or -1: close silently
  enum class Slim { no, asked, yes } m_slim{Slim::no};  ///< holds no buffer while it idles
  bool m_headOnly{false};
  bool m_answered{false};
  bool m_late{false};
  bool m_stopping{false};
  bool m_aborted{false};

  Session* m_previous{nullptr};
  Session* m_next{nullptr};
};

}  // namespace ack::receive
