#include "core/operate/sign_in_list.h"

#include "core/access/sign_in.h"
#include "core/store/person_table.h"

namespace ack::operate {

Result<SignInList> signInList(const Desk& desk) {
  auto rows = store::PersonTable(desk.connection).all();
  if (!rows) return std::move(rows).error();
  SignInList list;
  list.anybody = !rows->empty();
  for (store::PersonRow& row : *rows) {
    const auto role = access::roleFromNumber(row.role);
    if (role && row.disabledAt == UtcTime{} && !row.password.empty())
      list.names.push_back({std::move(row.name), *role});
  }
  return list;
}

Result<std::chrono::seconds> signInWait(const Desk& desk, std::string_view name) {
  return access::waitBefore(desk.connection, name, desk.clock.now());
}

}  // namespace ack::operate
