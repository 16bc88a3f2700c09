#pragma once
// Messages about alerts that were put off so that nobody is flooded: what they tell must not be older than need be
// when they go out at last.
#include "core/base/clock.h"
#include "core/domain/alert_words.h"
#include "core/store/cached_statement.h"

namespace ack::store {

/// Made for one command. Thread: that of its connection.
class PutOffMessages {
 public:
  /// Which message, and what becomes of it.
  struct Renewal {
    AlertId alert{};
    domain::AlertChannel channel{};
    UtcTime now{};
    UtcTime after{}, until{};  ///< it is due after the former, not after the latter: nobody tries it now
    UtcTime dueAt{};           ///< from now on, unless it is due sooner
  };

  explicit PutOffMessages(Connection& connection);
  /// The opening or growth that waits and was never tried tells of its alert what this transaction has made of it so
  /// far. false: there is none such.
  Result<bool> renew(const Renewal& renewal);

 private:
  CachedStatement m_renew;
};

}  // namespace ack::store
