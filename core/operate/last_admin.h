#pragma once
// The last admin stays: without one nobody could ever give rights again.
#include "core/base/result.h"
#include "core/store/person_table.h"

namespace ack::operate {

bool isActiveAdmin(const store::PersonRow& row) noexcept;
/// refused where `after` would be no active admin any more and nobody else is one. Thread: that of the connection.
Result<void> keepLastAdmin(store::PersonTable& table, const store::PersonRow& before, const store::PersonRow& after);
/// Whether anybody is an active admin.
Result<bool> hasAdmin(store::PersonTable& table);

}  // namespace ack::operate
