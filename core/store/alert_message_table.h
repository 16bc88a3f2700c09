#pragma once
// What is to be told about alerts, and what became of it: a row for each message and channel. Rows are made in the
// commit that makes the news, with count, times, owner and evidence as that commit leaves them: what is sent is of
// one moment. An opening or growth that is put off and not tried yet takes them anew (put_off_messages). The sender
// takes what is due, tries, and records. Every change names the state that it expects, so that whoever was faster
// wins.
#include "core/base/clock.h"
#include "core/domain/alert_words.h"
#include "core/store/cached_statement.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct NewAlertMessage {
  AlertId alert{};  ///< 0: a trial of the channel
  domain::AlertNews news{};
  domain::AlertChannel channel{};
  UtcTime madeAt{}, nextAt{};
};

/// One that waits, with its alert as it was when the message was made. Of a trial there is no alert: its fields are
/// empty.
struct WaitingAlertMessage {
  std::int64_t id{0};
  domain::AlertNews news{};
  domain::AlertChannel channel{};
  std::int64_t count{0};
  int attempts{0};
  UtcTime madeAt{}, nextAt{};
  AlertId alert{};
  bool hasAlert{false};
  std::string kind, subject, text, owner;
  domain::AlertState state{};
  UtcTime firstAt{}, lastAt{};
};

/// What was told of an alert, or is to be, or could not be.
struct ToldNews {
  domain::AlertChannel channel{};
  domain::AlertNews news{};
  domain::AlertMessageState state{};
  std::int64_t count{0};
  UtcTime at{};
};

/// Thread: that of its connection.
class AlertMessageTable {
 public:
  explicit AlertMessageTable(Connection& connection);

  /// Its number. Tells of the alert what this transaction has made of it so far.
  Result<std::int64_t> add(const NewAlertMessage& message);
  /// The one that has been due longest. One due later than `farthest` was put off by a clock that has been set back
  /// since, and counts as due.
  Result<std::optional<WaitingAlertMessage>> due(domain::AlertChannel channel, UtcTime now, UtcTime farthest);
  /// The oldest trial that waits. It is due whatever the time: somebody stands there and waits for it.
  Result<std::optional<WaitingAlertMessage>> dueTrial(domain::AlertChannel channel);
  /// When the next one of those that wait is due; nullopt where none waits.
  Result<std::optional<UtcTime>> nextDue(domain::AlertChannel channel);

  /// Makes an opening again one that waits, and tells what is so now: the last of this alert and channel that was
  /// dropped before it was tried, and was made since the channel was last told that the alert is over. false: there
  /// is none.
  Result<bool> revive(const NewAlertMessage& opening);

  /// Records a try: one more attempt, then sent, given up, or waiting until `nextAt`. false: it waits no more, or
  /// somebody else has tried; nothing was changed. What was dropped while it was under way and arrived all the same
  /// was sent; where its alert is over by now, the message that says so is made.
  Result<bool> record(std::int64_t id, int attemptsBefore, domain::AlertMessageState state, UtcTime at,
                      UtcTime nextAt, std::string_view evidence);
  /// It is not to be sent any more, and was not tried. false as above.
  Result<bool> drop(std::int64_t id, UtcTime at, std::string_view why);
  /// All of a channel that wait and were made before `madeBefore`; how many.
  Result<std::int64_t> dropChannel(domain::AlertChannel channel, UtcTime madeBefore, UtcTime at,
                                   std::string_view why);
  /// All of an alert that wait; how many.
  Result<std::int64_t> dropOf(AlertId alert, UtcTime at, std::string_view why);

  /// What was told of such an alert, or is to be, at `since` or later: of the living one and of those that ended
  /// since. What was dropped before it was tried is no news. The newest first, at most 100.
  Result<std::vector<ToldNews>> toldSince(domain::AlertKind kind, std::string_view subject, UtcTime since);
  /// The channels by which something about it was sent, and not since then that it is over.
  Result<std::vector<domain::AlertChannel>> toldBy(AlertId alert);
  /// Open alerts of which the last message by this channel was given up at `until` or before (or later than `now`, by
  /// a clock that has been set back since): nobody learns of them there.
  Result<std::vector<AlertId>> unheard(domain::AlertChannel channel, UtcTime until, UtcTime now);

 private:
  Result<void> tellOver(std::int64_t sent, UtcTime at);
  Result<void> takeSnapshot(std::int64_t message);
  Result<std::int64_t> lastDropped(const NewAlertMessage& opening);

  Connection& m_connection;
  CachedStatement m_add, m_snapshot, m_lastDropped, m_revive, m_due, m_dueTrial, m_nextDue, m_record, m_over, m_drop,
      m_dropChannel, m_dropOf, m_toldSince, m_toldBy, m_unheard;
};

}  // namespace ack::store
