#pragma once
// From what a person types as an ID to the one delivery it means: whatever `trace` takes, where it is unambiguous.
#include "app/cli/cli_context.h"
#include "core/domain/ids.h"
#include "core/operate/deed_frame.h"

#include <string>
#include <vector>

namespace ack::app::cli {

/// What the IDs are for.
struct Act {
  access::Permission permission;
  std::string action;  ///< as the audit trail calls it
  std::string reason;
};

/// Whether the caller may do that at all. refused is in the trail as this act, with the IDs as they were typed: the
/// search for them must not be refused in its place.
Result<void> mayAct(const operate::Desk& desk, const operate::Caller& caller, const Act& act,
                    const std::vector<std::string>& ids);

/// In the given order. notFound or conflict (several deliveries) names the ID; refused where the caller may not look.
Result<std::vector<DeliveryId>> deliveriesOf(CliContext& context, const operate::Caller& caller,
                                             const std::vector<std::string>& ids);

}  // namespace ack::app::cli
