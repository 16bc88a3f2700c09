#pragma once
// The configured sources: who they are, how they sign, when they were last heard of, and how their day went.
#include "core/provider/provider.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <map>

namespace ack::query {

Result<std::vector<SourceView>> readSources(const QueryContext& context, const provider::ProviderRegistry& providers);

/// When each source was last heard of, by number.
struct LastSeen {
  std::optional<UtcTime> arrival, accepted, rejected;
};
Result<std::map<std::int64_t, LastSeen>> readLastSeen(const QueryContext& context);

/// Whether any secret or key could be had; a source without one answers 503.
bool hasWorkingSecret(const config::Source& source) noexcept;

}  // namespace ack::query
