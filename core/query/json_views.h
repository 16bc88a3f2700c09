#pragma once
// The answers as JSON text, in the shapes of contract.md: fields may be added, none renamed.
#include "core/query/destinations.h"
#include "core/query/subscription_notices.h"
#include "core/query/views.h"

#include <string>
#include <vector>

namespace ack::query {

/// What is held, and what fails, is told with who holds it, since when and why.
std::string toJson(const Status& status, const std::vector<SubscriptionNoticeView>& notices, UtcTime now,
                   const std::vector<DestinationView>& destinations = {},
                   const std::vector<HeldSourceView>& heldSources = {});
std::string toJson(const DeliveryPage& page);
/// One match is the document itself; several are listed under "matches".
std::string toJson(const TraceAnswer& answer);
std::string toJson(const DeadLetterList& letters);
std::string toJson(const std::vector<SourceView>& sources);
std::string toJson(const std::vector<ProviderView>& providers);
std::string toJson(const ProviderView& provider);
/// One ledger line, for exports of a line each.
std::string toJson(const LedgerView& line);
/// {"error":"not_found"}
std::string notFoundJson();

}  // namespace ack::query
