#pragma once
// What a connection asks of whoever answers its requests: the hooks, the admin pages, a test. One Exchange per
// connection, reused while requests come, so that nothing is allocated per event.
#include "core/receive/answer.h"
#include "core/receive/request_head.h"

#include <memory>
#include <string_view>

namespace ack::receive {

/// Tells a connection that its Exchange is ready to finish(). Thread: any; exactly once for each `later`.
class Waker {
 public:
  virtual ~Waker() = default;
  virtual void wake() noexcept = 0;
};

struct Request {
  const RequestHead& head;
  std::string_view body;
};

/// What to do with a request whose head is there.
struct HeadDecision {
  bool refused{false};          ///< answer what begin() filled in; the body is not read
  std::size_t maxBodyBytes{0};  ///< otherwise: above it 413
};

/// Thread: the connection's io thread.
class Exchange {
 public:
  enum class Outcome {
    ready,  ///< the answer is filled in
    later,  ///< waker.wake() follows, then finish(); head and body stay where they are until then
  };
  virtual ~Exchange() = default;
  /// The head is complete, its body isn't read. The views live until the call returns.
  virtual HeadDecision begin(const RequestHead& head, Answer& answer) = 0;
  /// The request is complete.
  virtual Outcome handle(const Request& request, Answer& answer) = 0;
  /// After wake(): fills in the answer.
  virtual void finish(Answer& answer) = 0;
};

/// Thread: any.
class RequestHandler {
 public:
  virtual ~RequestHandler() = default;
  /// For a connection's first request, and again for one after a pause. `waker` and `peer` (an address without the
  /// port) outlive the exchange.
  virtual std::unique_ptr<Exchange> open(Waker& waker, std::string_view peer) = 0;
  /// Whether many clients stand behind `peer` (a proxy of ours), so that the limit per address does not apply to it.
  virtual bool standsForMany(std::string_view peer) {
    (void)peer;
    return false;
  }
};

}  // namespace ack::receive
