#pragma once
// What events cause. (kind, key) is unique for ever: the insert that finds the key taken is how a second charge is
// refused, over retries, restarts and replays.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

struct NewEffect {
  domain::EffectKind kind{};
  std::string_view key;
  DeliveryId delivery;
  domain::EffectState state{};
  std::int64_t destination{0};
  std::int64_t attempt{0};
  UtcTime intentAt{};   ///< the epoch: none
  UtcTime outcomeAt{};  ///< the epoch: none
  std::string_view evidence;
};

struct EffectRow {
  EffectId id;
  DeliveryId delivery;
  domain::EffectState state{};
  std::int64_t destination{0};
};

/// An effect whose call may have happened, with what is needed to ask about it.
struct UncertainEffect {
  EffectId id;
  DeliveryId delivery;
  std::int64_t destination{0};
  std::int64_t attempt{0};  ///< whose call is meant
  std::string key;
  UtcTime since{};  ///< when that was recorded
};

/// What an effect is, whatever became of it.
struct RecordedEffect {
  domain::EffectKind kind{};
  std::string key;
  std::int64_t destination{0};
};

/// The outcome of a call, or why there is none.
struct EffectOutcome {
  domain::EffectState state{};
  UtcTime at{};
  int httpStatus{0};
  std::string_view evidence;
};

/// Thread: that of the connection.
class EffectTable {
 public:
  explicit EffectTable(Connection& connection) noexcept;

  /// nullopt: kind and key are taken; nothing was changed.
  Result<std::optional<EffectId>> insert(const NewEffect& effect);
  Result<std::optional<EffectRow>> find(domain::EffectKind kind, std::string_view key);
  /// Everything that is recorded for a delivery, in the order of recording.
  Result<std::vector<RecordedEffect>> ofDelivery(DeliveryId delivery);
  /// The forwards of a delivery whose call may be under way.
  Result<std::vector<EffectRow>> intended(DeliveryId delivery);
  /// To `intended`, from the state the caller read; conflict where it is another by now.
  Result<void> intend(EffectId id, domain::EffectState from, std::int64_t attempt, UtcTime at);
  /// From `intended` to what came of it; conflict where it is not intended.
  Result<void> settle(EffectId id, const EffectOutcome& outcome);
  /// The effect of a delivery at that destination whose outcome is unknown.
  Result<std::optional<UncertainEffect>> uncertain(DeliveryId delivery, std::int64_t destination);
  /// That effect, if its outcome is unknown.
  Result<std::optional<UncertainEffect>> uncertain(EffectId id);
  Result<bool> exists(EffectId id);
  /// From `unknown`, for the call of that attempt, to what became known; conflict where it is no longer so.
  Result<void> clarify(EffectId id, std::int64_t attempt, const EffectOutcome& outcome);
  /// How many effects of a delivery are neither applied nor superseded.
  Result<std::int64_t> openOf(DeliveryId delivery);
  /// Effects of a delivery that is done, which were planned or had failed and are no longer asked for (the rules were
  /// changed between two attempts): superseded, with the reason, so that none stays open behind a completed delivery.
  Result<void> dropOpen(DeliveryId delivery, UtcTime at);

 private:
  Connection& m_connection;
  CachedStatement m_insert, m_find, m_ofDelivery, m_intended, m_intend, m_settle, m_dropOpen, m_uncertainOf,
      m_uncertain, m_exists, m_clarify, m_openOf;
};

}  // namespace ack::store
