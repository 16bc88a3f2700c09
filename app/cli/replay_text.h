#pragma once
// Replays as text for a terminal.
#include "app/cli/cli_context.h"
#include "core/query/replay_views.h"

#include <string>
#include <vector>

namespace ack::app::cli {

/// One sentence: why this delivery does not run.
std::string whyNot(const query::ReplayItemView& item);
/// Every effect of every delivery, and the sums.
void printPreview(const query::ReplayView& replay, const std::vector<query::ReplayItemView>& items);
/// One line each.
void printReplays(const std::vector<query::ReplayView>& replays);
/// One replay: who, why, how far; and those of its deliveries.
void printReplay(const query::ReplayView& replay, const std::vector<query::ReplayItemView>& items);
/// One line of what a person did with a request, or {"replay":…,"done":…}.
void printDecision(CliContext& context, ReplayId id, const std::string& done);

}  // namespace ack::app::cli
