#pragma once
// The deliveries of a replay: what was seen and foretold of each when the preview was frozen, and what became of it.
// The frozen part of a row is never changed.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/replay_words.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct ReplayItemRow {
  DeliveryId delivery;
  domain::ReplayItemState state{domain::ReplayItemState::frozen};
  // Frozen:
  domain::DeadCause cause{domain::DeadCause::none};
  std::int64_t attempts{0};
  std::int64_t leaseEpoch{0};
  std::int64_t configVersion{0};
  std::string effects;                         ///< effect::toText of what is foretold
  std::optional<domain::PredictionWhy> why{};  ///< the delivery as a whole is in conflict
  bool asks{false};                            ///< a target of it is asked first
  // What became of it:
  UtcTime releasedAt{};
  std::int64_t round{0};
  std::string note;
};

/// A delivery that was put back, and how it stands.
struct ReplayWatch {
  DeliveryId delivery;
  domain::DeliveryState state{domain::DeliveryState::queued};
  std::int64_t lane{0};            ///< of an unresolved one: the destination of the call
  UtcTime nextAt{};                ///< of an unresolved one: when it is asked, or kNotAskedAgain
  std::int64_t failedAttempts{0};  ///< of its round
  bool failureNoted{false};
};

/// Thread: that of the connection.
class ReplayItemTable {
 public:
  explicit ReplayItemTable(Connection& connection) noexcept;

  Result<void> insert(ReplayId replay, const ReplayItemRow& item);
  /// Those above `after` by number of the delivery.
  Result<std::vector<ReplayItemRow>> page(ReplayId replay, DeliveryId after, std::int64_t limit);
  /// Of them, those that have not begun.
  Result<std::vector<ReplayItemRow>> frozen(ReplayId replay, DeliveryId after, std::int64_t limit);
  /// Those under way.
  Result<std::vector<ReplayWatch>> watched(ReplayId replay, std::int64_t limit);
  /// From frozen; conflict otherwise. `round` is the one that was opened.
  Result<void> release(ReplayId replay, DeliveryId delivery, std::int64_t round, UtcTime at);
  /// From `from` to how it ended; conflict otherwise.
  Result<void> end(ReplayId replay, DeliveryId delivery, domain::ReplayItemState from, domain::ReplayItemState to,
                   std::string_view note);
  /// The same from frozen, where it has not begun; false, with nothing changed, where it has.
  Result<bool> leave(ReplayId replay, DeliveryId delivery, std::string_view note);
  /// Removes some of a draft's; answers how many.
  Result<std::int64_t> remove(ReplayId replay, std::int64_t limit);

 private:
  CachedStatement m_insert, m_page, m_frozen, m_watched, m_release, m_end, m_leave, m_remove;
};

/// Who has a delivery: at most one open replay, by the constraint. Thread: that of the connection.
class ReplayHoldTable {
 public:
  explicit ReplayHoldTable(Connection& connection) noexcept;

  /// Takes the next `limit` deliveries of the replay that run, above `after`. Answers the last one looked at; 0 where
  /// there is none left. conflict, with nothing to be kept by the caller, where another replay has one of them, or
  /// one is no dead letter any more.
  Result<std::int64_t> take(ReplayId replay, std::int64_t after, std::int64_t limit);
  Result<std::optional<ReplayId>> holder(DeliveryId delivery);
  /// How many deliveries the replay has.
  Result<std::int64_t> count(ReplayId replay);
  /// Only what that replay has.
  Result<void> letGo(ReplayId replay, DeliveryId delivery);
  /// Lets go of what has not begun; answers how many.
  Result<std::int64_t> letGoFrozen(ReplayId replay, std::int64_t limit);

 private:
  /// Of those between the two, how many are no dead letters any more.
  Result<std::int64_t> noLetters(ReplayId replay, std::int64_t after, std::int64_t last);

  CachedStatement m_span, m_take, m_gone, m_holder, m_count, m_letGo, m_letGoFrozen;
};

}  // namespace ack::store
