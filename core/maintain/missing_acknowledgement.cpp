#include "core/maintain/missing_acknowledgement.h"

#include "core/base/time_text.h"
#include "core/store/fact_table.h"

#include <string>

namespace ack::maintain {

Result<std::int64_t> acknowledgeMissing(store::Connection& connection, std::string_view reason, std::string_view by,
                                        UtcTime now) {
  if (reason.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return Error{ErrorCode::invalid, "a reason is needed"};
  store::FactTable facts(connection);
  const auto missing = facts.number(store::kFactMissingAccepted);
  const auto settled = facts.number(store::kFactMissingAcknowledged);
  if (!missing || !settled) return missing ? settled.error() : missing.error();
  if (*missing <= *settled) return Error{ErrorCode::conflict, "no acknowledged event is known to be missing"};
  if (auto set = facts.set(store::kFactMissingAcknowledged, std::to_string(*missing)); !set) return set.error();
  std::string text = base::toRfc3339(now);
  text.append(" ").append(by).append(": ").append(reason);
  if (auto set = facts.set(store::kFactMissingReason, text); !set) return set.error();
  return *missing - *settled;
}

}  // namespace ack::maintain
