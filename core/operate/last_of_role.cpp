#include "core/operate/last_of_role.h"

#include <algorithm>
#include <array>

namespace ack::operate {
namespace {

using access::Role;
using store::PersonRow;

struct Kept {
  Role role;
  const char* words;
};
constexpr std::array kKept{
    Kept{Role::admin, " is the last admin: make somebody else admin first"},
    Kept{Role::security, " is the last security officer: make another security officer first"}};

}  // namespace

bool isActive(const PersonRow& row, Role role) noexcept {
  return row.disabledAt == UtcTime{} && row.role == static_cast<int>(role);
}

Result<bool> hasActive(store::PersonTable& table, Role role) {
  auto people = table.all();
  if (!people) return std::move(people).error();
  return std::any_of(people->begin(), people->end(), [role](const PersonRow& row) { return isActive(row, role); });
}

Result<void> keepLastOfRole(store::PersonTable& table, const std::vector<PersonRow>& before) {
  for (const auto& [role, words] : kKept) {
    const auto one = std::find_if(before.begin(), before.end(),
                                  [role = role](const PersonRow& row) { return isActive(row, role); });
    if (one == before.end()) continue;
    const auto some = hasActive(table, role);
    if (!some) return some.error();
    if (!*some) return Error{ErrorCode::refused, one->name + words};
  }
  return {};
}

}  // namespace ack::operate
