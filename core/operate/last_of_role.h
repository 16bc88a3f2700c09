#pragma once
// The last admin and the last security officer stay: without the one nobody could ever give rights again, and without
// the other all that security alone may do would fall to the admins (core/access/authority).
#include "core/access/policy.h"
#include "core/base/result.h"
#include "core/store/person_table.h"

#include <vector>

namespace ack::operate {

/// Enabled, and in that role.
bool isActive(const store::PersonRow& row, access::Role role) noexcept;
/// Whether anybody is. Thread: that of the connection.
Result<bool> hasActive(store::PersonTable& table, access::Role role);

/// Asked within the transaction of a change, once it is written; `before` are those who were changed, as they were.
/// refused, in words, where one of them was admin or security officer and nobody is now. Thread: that of the
/// connection.
Result<void> keepLastOfRole(store::PersonTable& table, const std::vector<store::PersonRow>& before);

}  // namespace ack::operate
