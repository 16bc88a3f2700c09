#pragma once
// Things a person should know about, and the fingerprints by which one of them is noticed. The text of an alert is a
// safe identity (names, our own IDs), never payload.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <optional>
#include <string_view>

namespace ack::store {

constexpr std::string_view kAlertContentMismatch =
    "content_mismatch";                                            ///< same event ID, other body; subject: source
constexpr std::string_view kAlertSameBody = "same_body_other_id";  ///< same body, other ID; subject: source
constexpr std::string_view kAlertReplayedKey = "replayed_key";     ///< one signature, other event; subject: source
constexpr std::string_view kAlertSameBodyTenant =
    "same_body_other_tenant";  ///< same event ID and body, other tenant; subject: source
constexpr std::string_view kAlertMissingAccepted = "missing_accepted";  ///< fewer events than were acknowledged
constexpr std::string_view kAlertNoSequence = "no_sequence";            ///< acceptance.seq was gone at a start
constexpr std::string_view kAlertDiedAtWork = "died_at_work";   ///< the engine ended during it; subject: delivery
constexpr std::string_view kAlertPlanOverrun = "plan_overrun";  ///< its planning did not end; subject: delivery
constexpr std::string_view kAlertUnresolved = "unresolved";     ///< a person must decide; subject: destination
constexpr std::string_view kAlertBreakerOpen = "breaker_open";  ///< it fails, its work is held; subject: destination

/// Thread: that of its connection.
class AlertTable {
 public:
  explicit AlertTable(Connection& connection);
  /// One living row per kind and subject: a repetition counts up and replaces time and text. After it was resolved it
  /// is a new alert.
  Result<void> raise(std::string_view kind, std::string_view subject, UtcTime at, std::string_view text);

 private:
  CachedStatement m_raise;
};

/// Thread: that of its connection.
class FingerprintTable {
 public:
  explicit FingerprintTable(Connection& connection);
  /// nullopt: it was new and is remembered. Otherwise the delivery that had it first; nothing is changed then.
  Result<std::optional<DeliveryId>> remember(SourceId source, std::string_view fingerprint, DeliveryId delivery);
  /// The delivery that it was remembered for.
  Result<std::optional<DeliveryId>> find(SourceId source, std::string_view fingerprint);

 private:
  CachedStatement m_insert, m_find;
};

}  // namespace ack::store
