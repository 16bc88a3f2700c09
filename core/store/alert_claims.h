#pragma once
// What people change of alerts: taking one on, ending it, saying whose it is. One statement each, whose WHERE names
// what the caller believes: the watch may change the same alert at any time.
#include "core/base/clock.h"
#include "core/domain/alert_words.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

/// An alert as these deeds need it.
struct AlertRow {
  domain::AlertKind kind{};
  domain::AlertState state{domain::AlertState::open};
  std::string owner;
};

/// Thread: that of the connection; changes within its open write transaction.
class AlertClaims {
 public:
  explicit AlertClaims(Connection& connection) noexcept;

  /// nullopt where there is none, or only a newer version knows its kind.
  Result<std::optional<AlertRow>> find(AlertId id);
  /// open -> acknowledged; false where it is not open, and nothing was changed.
  Result<bool> acknowledge(AlertId id, std::string_view by, UtcTime at);
  /// `from` (open or acknowledged) -> resolved; false where it is in another state.
  Result<bool> resolve(AlertId id, domain::AlertState from, std::string_view by, UtcTime at, std::string_view reason);
  /// Of one that is not resolved; false where its owner is no longer `from`, or it is over.
  Result<bool> setOwner(AlertId id, std::string_view from, std::string_view to);

  /// Whether a trial of the channel waits to be sent.
  Result<bool> trialWaits(domain::AlertChannel channel);

 private:
  CachedStatement m_trialWaits, m_find, m_acknowledge, m_resolve, m_setOwner;
};

}  // namespace ack::store
