#include "core/query/tls_facts.h"

namespace ack::query {

Result<std::optional<domain::TlsState>> readTlsState(const QueryContext& context) {
  static const std::string kSql = "SELECT value FROM fact WHERE name = $1";
  std::optional<domain::TlsState> state;
  auto done = eachRow(
      context.statements, kSql, [](store::Statement& s) { s.bindText(1, kFactTlsState); },
      [&state](const store::Statement& row) {
        state = domain::tlsStateFromJson(row.text(0));
        return false;
      });
  if (!done) return std::move(done).error();
  return state;
}

}  // namespace ack::query
