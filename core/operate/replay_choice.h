#pragma once
// Which deliveries a replay is about: the given ones, or all dead letters that match a filter at this moment.
#include "core/operate/replay_commands.h"

#include <string>
#include <vector>

namespace ack::operate {

struct ReplayChoice {
  std::vector<DeliveryId> deliveries;  ///< each once, oldest first
  std::string words;                   ///< "3 dead letters", "cause exhausted, destination crm"
};

/// One snapshot. invalid where nothing is chosen or more than kMaxReplayDeliveries; notFound for a name that is none.
/// Thread: that of the connection, outside any transaction.
Result<ReplayChoice> choose(store::Connection& connection, const ReplaySelection& selection);

}  // namespace ack::operate
