#pragma once
// Replays as a whole: who asked, why, how it may run, and how far it has come. Every change of a state names the
// state that is expected; one that touches no row is a conflict, and nothing was changed.
#include "core/base/clock.h"
#include "core/domain/replay_words.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct ReplayRow {
  ReplayId id;
  domain::ReplayState state{domain::ReplayState::draft};
  bool open{true};
  domain::RulesChoice rules{domain::RulesChoice::current};
  std::string chosen;
  UtcTime madeAt{}, expiresAt{};
  std::int64_t askedBy{0};
  std::string askedName;
  UtcTime askedAt{};
  domain::ReplayReason reasonKind{domain::ReplayReason::other};
  std::string reason;
  bool corrected{false};
  domain::ReplayPace pace;
  std::string whySecond;
  std::int64_t decidedBy{0};
  std::string decidedName, decisionReason;
  UtcTime decidedAt{}, beganAt{}, endedAt{};
  std::string stopReason;
  std::string manifestSha256;  ///< 32 bytes; empty while the manifest is being made
  bool needsCorrection{false};
  domain::ReplayCounts counts;
  domain::ReplayProgress progress;
  std::int64_t position{0};
  UtcTime batchBegan{};
  std::int64_t batchReleased{0};
};

/// What a request adds to its draft.
struct ReplayAsk {
  domain::ReplayState state{domain::ReplayState::ready};
  UtcTime at{}, expiresAt{};
  domain::ReplayReason kind{domain::ReplayReason::other};
  std::string_view reason;
  bool corrected{false};
  domain::ReplayPace pace;
  std::string_view whySecond;
};

struct ReplayDecision {
  domain::ReplayState state{domain::ReplayState::ready};
  std::int64_t person{0};
  std::string_view name, reason;
  UtcTime at{};
};

/// One step of the runner: what it adds to the counts.
struct ReplayStep {
  std::int64_t released{0}, completed{0}, dead{0}, unknown{0}, changed{0};
  std::int64_t position{0};
  UtcTime batchBegan{};
  std::int64_t batchReleased{0};
};

/// Thread: that of the connection.
class ReplayTable {
 public:
  explicit ReplayTable(Connection& connection) noexcept;

  /// A draft without a manifest, within the caller's write transaction. Answers its number, which no other replay had
  /// or will have, removed drafts included.
  Result<ReplayId> insertDraft(const ReplayRow& draft);
  /// The manifest is whole. conflict where it is none of a draft, or was frozen before.
  Result<void> freeze(ReplayId id, const ReplayRow& manifest);
  Result<std::optional<ReplayRow>> load(ReplayId id);
  /// Those about which something is to be done at `now`, oldest first: what waits for people only is not among them.
  Result<std::vector<ReplayRow>> actionable(UtcTime now, std::int64_t limit);
  /// From a frozen draft; conflict otherwise.
  Result<void> ask(ReplayId id, const ReplayAsk& ask);
  /// How many deliveries that person has had put back by requests since `since` that needed nobody else: those that
  /// may still run, and those that did. Of a cancelled one only what had begun.
  Result<std::int64_t> askedAlone(std::int64_t person, UtcTime since);
  /// From waiting, before it expires; conflict otherwise.
  Result<void> decide(ReplayId id, const ReplayDecision& decision);
  /// conflict where it is not in `from`. `endedAt` is the epoch where the new state is no end.
  Result<void> move(ReplayId id, domain::ReplayState from, domain::ReplayState to, UtcTime endedAt,
                    std::string_view why);
  /// From ready to running.
  Result<void> begin(ReplayId id, UtcTime at);
  /// conflict where it is no longer in `expected`.
  Result<void> advance(ReplayId id, domain::ReplayState expected, const ReplayStep& step);
  /// Takes one delivery that has not begun out of what is left. false, with nothing changed, where the replay no
  /// longer puts anything back, or was not asked for yet.
  Result<bool> leave(ReplayId id);
  /// Nothing more is to be done about it.
  Result<void> close(ReplayId id);
  /// Of a draft; nothing happens to what is none any more.
  Result<void> expireDraft(ReplayId id, UtcTime at);
  /// Only for a draft whose items are gone.
  Result<void> removeDraft(ReplayId id);

 private:
  Result<std::int64_t> nextId();

  Connection& m_connection;
  CachedStatement m_insert, m_newest, m_freeze, m_load, m_actionable, m_ask, m_askedAlone, m_decide, m_move, m_begin,
      m_advance, m_leave, m_close, m_expire, m_remove;
};

}  // namespace ack::store
