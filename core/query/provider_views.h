#pragma once
// What is known about the built-in providers, for the command line, the help and the window: answers, limits, what is
// signed, and each fact with its mark and source.
#include "core/provider/provider.h"
#include "core/query/views.h"

#include <string_view>
#include <vector>

namespace ack::query {

std::string_view coverageWord(provider::Coverage coverage) noexcept;
/// "same" as a source becomes that of the fact before.
std::vector<FactView> factViews(const std::vector<provider::Fact>& facts);
LimitsView limitsView(const provider::Limits& limits);
/// How long after it happened somebody should have acted on a missed event: the shorter of "tries again by itself"
/// and "can be asked for", for from then on one of the two ways is shut. "Not at all" is no line beside the other;
/// absent where neither is documented.
LimitView actBy(const LimitsView& limits);

ProviderView providerView(const provider::Provider& provider);
/// By key.
std::vector<ProviderView> providerViews(const provider::ProviderRegistry& providers);

/// The value of the first fact whose field begins with `field`; null where there is none.
const FactView* findFact(const std::vector<FactView>& facts, std::string_view field) noexcept;

}  // namespace ack::query
