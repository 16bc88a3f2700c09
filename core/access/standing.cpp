#include "core/access/standing.h"

#include "core/store/person_table.h"

namespace ack::access {

Result<bool> stillMay(store::Connection& connection, std::int64_t person, Permission permission) {
  if (person == 0) return false;
  const auto row = store::PersonTable(connection).byId(person);
  if (!row) return row.error();
  if (!*row || (*row)->disabledAt != UtcTime{}) return false;
  const auto role = roleFromNumber((*row)->role);
  return role && may(*role, permission);
}

}  // namespace ack::access
