#include "core/maintain/body_check.h"

#include "core/store/payload_codec.h"
#include "core/store/payload_table.h"

#include <string>
#include <vector>

namespace ack::maintain {
namespace {

constexpr std::int64_t kSlice = 200;

Result<std::vector<std::int64_t>> nextIds(store::Statement& statement, std::int64_t after) {
  const store::StatementScope rows(statement);
  rows->bind(1, after);
  rows->bind(2, kSlice);
  std::vector<std::int64_t> ids;
  for (;;) {
    const auto row = rows->step();
    if (!row) return row.error();
    if (!*row) return ids;
    ids.push_back(rows->integer(0));
  }
}

}  // namespace

Result<void> checkBodies(store::Connection& connection, const crypto::Vault& vault, CheckReport& report) {
  store::PayloadTable table(connection);
  auto prepared =
      connection.prepare("SELECT payload_id FROM payload WHERE payload_id > $1 ORDER BY payload_id LIMIT $2");
  if (!prepared) return prepared.error();
  std::int64_t after = 0;
  for (;;) {
    const auto ids = nextIds(**prepared, after);
    if (!ids) return ids.error();
    if (ids->empty()) return {};
    for (const std::int64_t id : *ids) {
      const auto stored = table.load(id);
      if (!stored) {
        report.add("body", "payload " + std::to_string(id) + ": " + stored.error().message);
        continue;
      }
      if (!*stored) {
        report.add("body", "payload " + std::to_string(id) + " belongs to no delivery");
        continue;
      }
      ++report.bodies;
      if (auto opened = store::openPayload(**stored, vault); !opened) report.add("body", opened.error().message);
    }
    after = ids->back();
  }
}

}  // namespace ack::maintain
