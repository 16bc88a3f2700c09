#pragma once
// A destination of the outside world on a real loopback socket: answers by script and remembers every call, so that a
// test can compare what it saw with what we believe.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <list>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace ack::kit {

/// What the destination does with one request.
struct Reaction {
  enum class Kind {
    answer,             ///< `status` with `headers` and `body`, after `delay`
    resetAfterReading,  ///< reads the whole request, then resets the connection; nothing was applied
    commitThenReset,    ///< applies the request, then resets the connection
    neverAnswer,        ///< reads the request and keeps silent until the client goes
    closeAtOnce,        ///< closes before reading anything
    garbage,            ///< answers something that is no HTTP
    cutBody,            ///< a good head with `status`, then half the promised body, then a reset
    endlessBody,        ///< a good head with `status`, then bytes for ever
    resetInRequest,     ///< reads the head and resets before the body is read
    resetAfterAnswer,   ///< as answer, then resets the connection
    slowBody,           ///< a good head with `status`, then a byte of the body now and then
  };
  Kind kind{Kind::answer};
  int status{200};
  std::chrono::milliseconds delay{0};
  std::vector<std::pair<std::string, std::string>> headers{};
  std::string body{"ok"};
  bool commits{false};  ///< applies the request whatever it answers, as a gateway in front of it may make it seem
};

struct RecordedCall {
  std::string method, path, body;
  std::map<std::string, std::string> headers;  ///< names in lower case
  bool committed{false};                       ///< answered 2xx, or applied before a reset
  int answered{0};                             ///< status, 0: none
};

/// Thread: any. Serves from construction to destruction.
class FakeDestination {
 public:
  /// Listens on a free port of 127.0.0.1. Aborts the test program where it can't.
  FakeDestination();
  ~FakeDestination();
  FakeDestination(const FakeDestination&) = delete;
  FakeDestination& operator=(const FakeDestination&) = delete;

  [[nodiscard]] std::string url(const std::string& path = "/in") const;
  /// One reaction per request, in order; the last one for all further requests. Answers 200 without a script.
  void script(std::vector<Reaction> reactions);
  [[nodiscard]] std::vector<RecordedCall> calls() const;
  /// From here on nothing is done about a call that was read before letGo(), or 10 s: whoever sends waits while
  /// something else happens.
  void holdAnswers() noexcept { m_holds = true; }
  void letGo() noexcept { m_holds = false; }
  /// From here on a GET is answered by what was applied: 200 where its path ends with the idempotency key of an
  /// applied call, 404 otherwise; with `reactions` by those, in order, the last one for all further ones.
  void answerLookups(std::vector<Reaction> reactions = {});
  /// From here on a key that was applied is answered 200 and not applied again, as an idempotent destination does.
  void dedupe();
  /// How often a call with that idempotency key was applied. `header` in lower case.
  [[nodiscard]] int committed(const std::string& key, const std::string& header = "idempotency-key") const;

 private:
  void serve();
  void handle(int socket);
  Reaction next();
  Reaction nextFor(const RecordedCall& call);
  void act(int socket, const Reaction& reaction, std::size_t call);
  void answerHead(int socket, const Reaction& reaction, std::size_t bodyBytes);
  void waitUntilGone(int socket) const;

  int m_listener{-1};
  int m_port{0};
  std::atomic<bool> m_stopping{false};
  std::atomic<bool> m_holds{false};
  mutable std::mutex m_mutex;
  std::vector<Reaction> m_script;           // guarded
  std::size_t m_position{0};                // guarded
  std::vector<RecordedCall> m_calls;        // guarded
  bool m_lookups{false}, m_dedupes{false};  // guarded
  std::vector<Reaction> m_lookupScript;     // guarded
  std::size_t m_lookupPosition{0};          // guarded
  std::set<std::string> m_applied;          // guarded; idempotency keys
  struct Handler {
    std::thread thread{};
    std::atomic<bool> isDone{false};
  };
  std::list<Handler> m_handlers;  // thread: the server's, then the destructor's
  std::thread m_server;
};

}  // namespace ack::kit
