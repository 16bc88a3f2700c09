#pragma once
// Replays as JSON text, for the command line.
#include "core/query/replay_views.h"

#include <string>
#include <vector>

namespace ack::query {

std::string toJson(const ReplayView& replay);
std::string toJson(const ReplayPage& page);
/// The replay with (some of) its deliveries under "items".
std::string toJson(const ReplayView& replay, const std::vector<ReplayItemView>& items);

}  // namespace ack::query
