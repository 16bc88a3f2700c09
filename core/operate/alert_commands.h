#pragma once
// What a person does with alerts: takes them on, ends what nobody but a person can end, says whose they are; and
// tries whether a channel reaches anybody. Many go in one call, one commit and one audit entry, and each is answered.
#include "core/base/result.h"
#include "core/domain/alert_words.h"
#include "core/operate/deed_frame.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ack::store {
struct AlertRow;
}

namespace ack::operate {

/// What became of one alert of a call.
enum class AlertResult : std::uint8_t {
  changed,
  asBefore,      ///< it is acknowledged already, or has that owner
  over,          ///< it is resolved
  endsByItself,  ///< resolving: it ends when its cause is gone, which is not so yet
  unknown,       ///< there is no such alert
};
/// "changed", "as_before", "over", "ends_by_itself", "unknown".
std::string_view toText(AlertResult result) noexcept;

struct AlertOutcome {
  AlertId id;
  AlertResult result{AlertResult::changed};
  domain::AlertKind kind{};                            ///< here and below: of no meaning for an unknown one
  domain::AlertState state{domain::AlertState::open};  ///< that it has now
  std::string owner;                                   ///< that it has now
};

struct AlertReport {
  std::vector<AlertOutcome> alerts;  ///< in the order of the call, each once
  std::int64_t changed{0};
};

/// All need handleAlert, but for trial(). Durable when they answer. refused where the caller may not; invalid for no
/// alert or more than kMostAtOnce. A report without a change was written down as refused. Thread: that of the desk's
/// connection; never a GUI thread. A running engine notices within 250 ms.
class AlertCommands {
 public:
  static constexpr std::size_t kMostAtOnce = 10'000;

  explicit AlertCommands(Desk desk) noexcept : m_desk(std::move(desk)) {}

  /// open -> acknowledged: somebody has it, and nothing more is sent about it but that it is over, or a worse stage;
  /// what waits to be sent is dropped. The note may be empty, and is kept in the audit trail; invalid beyond
  /// kMaxReasonCharacters (reason.h).
  Result<AlertReport> acknowledge(const Caller& caller, const std::vector<AlertId>& alerts, const std::string& note);
  /// It is over; what waits to be sent is dropped, and whoever was told of it is told so. The same thing again is a
  /// new alert. An alert whose cause is watched ends by itself, and by nobody's word while it lasts. invalid without
  /// a reason (reason.h).
  Result<AlertReport> resolve(const Caller& caller, const std::vector<AlertId>& alerts, const std::string& reason);
  /// Gives living alerts to an enabled person, or to a team that a source names as its owner; with an empty name back
  /// to all admins. notFound where there is no such owner.
  Result<AlertReport> assign(const Caller& caller, const std::vector<AlertId>& alerts, const std::string& owner);

  /// Puts a trial message on its way to the channel; the engine sends it, and query::Reader::alertMessage() tells
  /// what became of it: it is tried once, or dropped where that can't be begun within two minutes. Needs configure.
  /// conflict where the channel is not set up, no engine runs, or a trial of it waits already.
  Result<AlertMessageId> trial(const Caller& caller, domain::AlertChannel channel, bool engineRuns);

 private:
  struct Hand;  ///< one call at work, within its transaction
  using Begin = std::function<Result<void>(Hand&)>;
  using ChangeOne = std::function<Result<AlertResult>(AlertId, store::AlertRow&, Hand&)>;
  Result<AlertReport> forEach(const Caller& caller, audit::Deed deed, const std::vector<AlertId>& alerts,
                              const Begin& begin, const ChangeOne& change);
  Desk m_desk;
};

}  // namespace ack::operate
