#include "core/maintain/missing_acknowledgement.h"

#include "core/base/time_text.h"
#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"

namespace ack::maintain {
namespace {

Result<std::int64_t> note(store::FactTable& facts, std::string_view reason, std::string_view by, UtcTime now) {
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

}  // namespace

Result<std::int64_t> acknowledgeMissing(const std::filesystem::path& data, std::string_view reason,
                                        std::string_view by, UtcTime now) {
  if (reason.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return Error{ErrorCode::invalid, "a reason is needed"};
  auto connection = store::openBesideWriter(data / store::kStoreFile);
  if (!connection) return connection.error();
  if (auto begun = (*connection)->beginWrite(); !begun) return begun.error();
  store::Tables tables(**connection);
  auto noted = note(tables.fact, reason, by, now);
  Result<void> done = noted ? (*connection)->commit() : Result<void>(noted.error());
  if (done) return noted;
  (*connection)->rollback();
  return done.error();
}

}  // namespace ack::maintain
