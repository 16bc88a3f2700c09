#pragma once
// The receiver without a socket and without a store: the product's own session, parser, router and hook handler over
// bytes in memory, and an acceptor that notes what would have been stored. The same bytes always give the same
// answer, thousands of times a second, so that fuzzing and properties can use it.
#include "core/receive/hook_handler.h"
#include "core/receive/io_thread.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ack::kit {

/// What a client got that sent `pieces` to `handler`, one segment each, and then nothing more. `between` is called
/// after each segment and at the end: what has to be settled or posted in between. The thread was never started.
struct ScriptedTalk {
  std::string output;
  bool closing{false};  ///< the server ended it, or would after what it has sent
};
ScriptedTalk talkTo(receive::IoThread& thread, receive::RequestHandler& handler,
                    std::span<const std::string_view> pieces, const std::function<void()>& between);

/// One event that the store was asked to take.
struct StoredNote {
  std::string source, tenant, eventId, type, element, body;
  bool stale{false};
  friend bool operator==(const StoredNote&, const StoredNote&) = default;
};

/// What one connection came to.
struct Conversation {
  std::string output;              ///< every byte that was answered
  std::vector<int> statuses;       ///< of the final answers, in order
  std::vector<StoredNote> stored;  ///< in order
  int requests{0};                 ///< handed to the store, whatever they carried
  bool closing{false};             ///< the server ended it, or would after what it has sent
  friend bool operator==(const Conversation&, const Conversation&) = default;
};

/// Thread: one at a time.
class ScriptedReceiver {
 public:
  ScriptedReceiver(config::CataloguePtr catalogue, std::shared_ptr<const provider::ProviderRegistry> registry,
                   UtcTime now);
  ~ScriptedReceiver();
  ScriptedReceiver(const ScriptedReceiver&) = delete;
  ScriptedReceiver& operator=(const ScriptedReceiver&) = delete;

  void setNow(UtcTime now);
  /// A new connection that sends `pieces` as one segment each and then nothing more.
  Conversation talk(std::span<const std::string_view> pieces);
  Conversation talk(std::string_view bytes) { return talk(std::span(&bytes, 1)); }

 private:
  class StandingClock;
  class NotingAcceptor;
  std::unique_ptr<StandingClock> m_clock;
  std::unique_ptr<NotingAcceptor> m_acceptor;
  receive::ReceiverLimits m_limits;
  std::unique_ptr<receive::HookHandler> m_handler;
  std::unique_ptr<receive::IoThread> m_thread;
};

/// The statuses of the final answers in `output`, in order; -1 where it is not a well-formed answer.
std::vector<int> statusesIn(std::string_view output);

}  // namespace ack::kit
