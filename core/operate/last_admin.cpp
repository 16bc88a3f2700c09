#include "core/operate/last_admin.h"

#include "core/access/policy.h"

#include <algorithm>

namespace ack::operate {

using store::PersonRow;

bool isActiveAdmin(const PersonRow& row) noexcept {
  return row.disabledAt == UtcTime{} && row.role == static_cast<int>(access::Role::admin);
}

Result<void> keepLastAdmin(store::PersonTable& table, const PersonRow& before, const PersonRow& after) {
  if (!isActiveAdmin(before) || isActiveAdmin(after)) return {};
  auto people = table.all();
  if (!people) return std::move(people).error();
  if (std::count_if(people->begin(), people->end(), isActiveAdmin) > 1) return {};
  return Error{ErrorCode::refused, before.name + " is the last admin: make somebody else admin first"};
}

Result<bool> hasAdmin(store::PersonTable& table) {
  auto people = table.all();
  if (!people) return std::move(people).error();
  return std::any_of(people->begin(), people->end(), isActiveAdmin);
}

}  // namespace ack::operate
