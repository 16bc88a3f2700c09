#pragma once
// Why requests were refused, as the sampled arrivals tell: grouped by reason for a source's panel, and told apart for
// the attention list, because a wrong signature asks for another next step than a body that can't be read.
#include "core/query/snapshot.h"
#include "core/query/views.h"

#include <string_view>
#include <vector>

namespace ack::query {

/// The refused requests of one source since `since`, the most frequent reason first. Bounded by the sampling.
Result<std::vector<RejectionReason>> readRefusals(const QueryContext& context, SourceId source, UtcTime since);

/// Whether a reason (RejectionReason::reason) means that the signature did not prove the sender. Anything else was
/// refused for its time, its form, its rate, or for trouble of our own.
bool isSignatureFailure(std::string_view reason) noexcept;

/// What `total` refused requests of the last hour (exact) and their sampled reasons are worth to a person: signature
/// failures and the others apart where both are many, else one item; none where there are fewer than ten.
/// `item` has the source, its owner, and since when.
std::vector<AttentionItem> refusalItems(const AttentionItem& item, std::int64_t total,
                                        const std::vector<RejectionReason>& reasons);

}  // namespace ack::query
