#pragma once
// Things a person should know about, and the fingerprints by which one of them is noticed. The text of an alert is a
// safe identity (names, our own IDs), never payload. What happens is raised in the commit in which it happens; what
// stands (a condition) is put, refreshed and ended by the alert watch.
#include "core/base/clock.h"
#include "core/domain/alert_words.h"
#include "core/store/cached_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::store {

/// A condition that stands now.
struct AlertSighting {
  domain::AlertKind kind{};
  std::string subject;
  std::int64_t count{0};  ///< how many it is about
  std::string text;
  std::string owner;  ///< of a new alert; a living one keeps whom it has
};

/// An alert that is not resolved, as far as the watch has to know it.
struct LivingAlert {
  AlertId id;
  domain::AlertKind kind{};
  std::string subject;
  domain::AlertState state{};
  UtcTime lastAt{};
  std::int64_t count{0};
  std::string text, owner;
  std::int64_t toldCount{0};
  UtcTime toldAt{};  ///< the epoch: nothing was told yet
};

/// Thread: that of its connection.
class AlertTable {
 public:
  explicit AlertTable(Connection& connection);
  /// One living row per kind and subject: a repetition counts up and replaces time and text. After it was resolved it
  /// is a new alert.
  Result<void> raise(domain::AlertKind kind, std::string_view subject, UtcTime at, std::string_view text);
  /// Opens an alert, or gives the living one count, time and text. State and owner stay as they are, but one of which
  /// the count is a stage, and a worse one than any that was told, is open again.
  Result<void> put(const AlertSighting& sighting, UtcTime at);
  /// Makes the one that ended by itself last, at `endedSince` or later, and that began at `begunSince` or later, live
  /// again, in all but its number and beginning as a new one: nothing was told of it, nobody has it. nullopt, with
  /// nothing changed, where there is none such, one lives, or a person ended the last one.
  Result<std::optional<AlertId>> reopen(const AlertSighting& sighting, UtcTime endedSince, UtcTime begunSince,
                                        UtcTime at);
  /// All that are not resolved, by number.
  Result<std::vector<LivingAlert>> living();
  Result<std::optional<LivingAlert>> findLiving(domain::AlertKind kind, std::string_view subject);
  /// Its cause is gone. false, with nothing changed, where it was seen again after `seen` was read, or is over
  /// already.
  Result<bool> end(const LivingAlert& seen, UtcTime at);
  /// The greatest count that a resolved one of this kind and subject had; 0 for none.
  Result<std::int64_t> greatestResolved(domain::AlertKind kind, std::string_view subject);
  /// Messages were made of it, or would have been: up to that count.
  Result<void> markTold(AlertId id, std::int64_t count, UtcTime at);
  /// Whose it is at its opening; nothing happens to one that is somebody's or was told of.
  Result<void> giveAtOpening(AlertId id, std::string_view owner);
  /// Living ones of that owner, in whatever case it is written, are nobody's: all admins' then. Answers how many.
  Result<std::int64_t> handOver(std::string_view owner);

 private:
  CachedStatement m_raise, m_put, m_endedLately, m_reopen, m_living, m_find, m_end, m_greatest, m_told, m_give,
      m_handOver;
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
