#pragma once
// The documented limits of a provider as numbers: how fast it wants its answer, how long it tries again by itself,
// and until when a missed event can still be had. Screens count down from them; each names the fact that documents
// it.
#include "core/base/result.h"

#include <boost/json/object.hpp>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace ack::provider {

struct Fact;

struct TimeLimit {
  std::chrono::seconds time{0};
  std::string fact;  ///< Fact::field of the entry that says so, with its mark and source
};
struct CountLimit {
  int count{0};
  std::string fact;  ///< as TimeLimit::fact
};

/// What is absent is not documented, which is not the same as zero.
struct Limits {
  std::optional<TimeLimit> answerWithin;            ///< the provider waits no longer for an answer
  std::optional<TimeLimit> retriesFor;              ///< from the first try to the last automatic one; 0: never again
  std::optional<CountLimit> retries;                ///< automatic tries after the first; 0: none
  std::optional<TimeLimit> recoverableFor;          ///< can be asked for again that long; 0: not at all
  std::optional<TimeLimit> disablesAfter;           ///< of nothing but failures, then it sends no more
  std::optional<CountLimit> disablesAfterFailures;  ///< in a row, then it sends no more (for a while or for good)

  /// How long after it happened a missed event can still be had, by retry or by asking: the longer of the two, and
  /// the entry it is from. Null where neither is documented. Points into this object.
  [[nodiscard]] const TimeLimit* recoverBy() const noexcept;
};

/// {"answer_within": {"s", "fact"}, "retries_for", "retries": {"n", "fact"}, "recoverable_for", "disables_after",
/// "disables_after_failures"}. invalid with the path, also where `facts` has no entry of that name.
Result<Limits> readLimits(const boost::json::object& json, const std::string& path, const std::vector<Fact>& facts);

}  // namespace ack::provider
