#pragma once
// The present state of each subject. Older news never gets here: put() itself refuses it.
#include "core/base/clock.h"
#include "core/domain/ids.h"
#include "core/store/cached_statement.h"

#include <string_view>

namespace ack::store {

struct SubjectStatus {
  SourceId source;
  std::string_view tenant, subject, status;
  UtcTime occurredAt{};
  std::string_view tieBreak;
  EffectId effect;
  DeliveryId delivery;
};

/// Thread: that of the connection.
class StatusTable {
 public:
  explicit StatusTable(Connection& connection) noexcept;

  /// Whether an event of that time and tie-break would be older than what is known of the subject.
  Result<bool> isOlder(const SubjectStatus& status);
  /// Writes it unless it is older than what is there; conflict where it is.
  Result<void> put(const SubjectStatus& status);

 private:
  CachedStatement m_older, m_put;
};

}  // namespace ack::store
