#pragma once
// Everything that stands now and that a person should know of, from one snapshot: what the overview lists, all of it,
// and beside it what other pages show. Alerts are raised from these values, so that they say what the screens say.
#include "core/query/attention.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include "core/domain/replay_words.h"

#include <string>
#include <vector>

namespace ack::query {

/// Deliveries of one destination of which only a person can still say what became of them.
struct UndecidedOutcomes {
  std::string destination;
  std::int64_t count{0};
  DeliveryId oldest;
};

struct OpenBreaker {
  std::string destination;
  UtcTime since{};
  std::string evidence;  ///< of the last failure, without payload
};

/// A replay that waits for a second person.
struct WaitingApproval {
  ReplayId replay;
  std::int64_t deliveries{0};
  std::string askedBy;
  UtcTime expiresAt{};
};

struct Concerns {
  Status status;
  std::vector<AttentionItem> attention;  ///< all, worst first
  /// Kinds of which not everything could be seen: that none is listed does not say that none stands.
  std::vector<AttentionItem::Kind> untold;
  std::vector<UndecidedOutcomes> undecided;
  std::vector<OpenBreaker> breakers;
  std::vector<WaitingApproval> approvals;
};

/// `status` of the same snapshot.
Result<Concerns> readConcerns(const QueryContext& context, Status status, AttentionMemory& memory);

}  // namespace ack::query
