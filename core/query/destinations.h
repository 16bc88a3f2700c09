#pragma once
// Destinations as people see them: whether they work, whether their work is held, and what waits for them; and the
// sources whose work is held.
#include "core/query/snapshot.h"
#include "core/query/views.h"

namespace ack::store {
enum class HeldKind : std::uint8_t;
}

namespace ack::query {

/// Who holds something back, and why.
struct HoldView {
  UtcTime at{};
  std::string by, reason;
};

struct DestinationView {
  enum class Breaker { closed, open, trying };  ///< trying: the next call decides

  std::int64_t id{0};
  std::string name;
  bool idempotent{false}, canAsk{false};
  int concurrency{0}, maxAttempts{0};
  double ratePerSecond{0};
  std::optional<HoldView> held;
  Breaker breaker{Breaker::closed};
  std::optional<UtcTime> failingSince, nextTryAt;  ///< while the breaker is not closed
  std::string breakerEvidence;
  std::int64_t waiting{0};  ///< queued or retrying, counted up to kMaxCounted
  std::int64_t unresolved{0};
  static constexpr std::int64_t kMaxCounted = 10'000;
};

struct HeldSourceView {
  std::string name;
  HoldView hold;
};

/// "closed", "open", "trying".
constexpr std::string_view toText(DestinationView::Breaker breaker) noexcept {
  switch (breaker) {
  case DestinationView::Breaker::closed:
    return "closed";
  case DestinationView::Breaker::open:
    return "open";
  case DestinationView::Breaker::trying:
    return "trying";
  }
  return "?";
}

/// Those of the configuration, in its order.
Result<std::vector<DestinationView>> readDestinations(const QueryContext& context);
/// One of them, with nothing counted of what waits; nullopt where the configuration has none of that number.
Result<std::optional<DestinationView>> findDestination(const QueryContext& context, std::int64_t number);
Result<std::vector<HeldSourceView>> readHeldSources(const QueryContext& context);
/// nullopt where nobody holds it.
Result<std::optional<HoldView>> findHold(const QueryContext& context, store::HeldKind kind, std::int64_t number);

}  // namespace ack::query
