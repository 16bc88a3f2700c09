#pragma once
// Reading replays: requests newest first, one of them, its manifest by pages, and the replays of a delivery.
#include "core/query/replay_views.h"
#include "core/query/snapshot.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ack::query {

/// Newest first; `openOnly` leaves out what is over. invalid for a bad token or limit (1 to 1,000).
Result<ReplayPage> replayPage(const QueryContext& context, bool openOnly, std::string_view token, int limit);
/// Also a draft. notFound where there is none.
Result<ReplayView> readReplay(const QueryContext& context, ReplayId id);
/// invalid for a bad token or limit (1 to 1,000). `state` leaves out all others.
Result<ReplayItemPage> replayItemPage(const QueryContext& context, ReplayId id,
                                      std::optional<domain::ReplayItemState> state, std::string_view token,
                                      int limit);
/// Oldest first, without drafts.
Result<std::vector<ReplayOfDelivery>> replaysOfDelivery(const QueryContext& context, DeliveryId delivery);

}  // namespace ack::query
