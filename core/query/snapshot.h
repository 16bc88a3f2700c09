#pragma once
// What every query stands on: statements prepared once, a read transaction that always ends, and the names behind row
// numbers.
#include "core/base/clock.h"
#include "core/config/catalogue.h"
#include "core/store/connection.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace ack::query {

/// Prepared statements by their text. Thread: that of the connection.
class Statements {
 public:
  explicit Statements(store::Connection& connection) noexcept : m_connection(connection) {}
  Result<store::Statement*> get(const std::string& sql);

 private:
  store::Connection& m_connection;
  std::unordered_map<std::string, std::unique_ptr<store::Statement>> m_byText;
};

/// A read transaction; ends with the scope.
class Snapshot {
 public:
  explicit Snapshot(store::Connection& connection) noexcept : m_connection(connection) {}
  ~Snapshot() {
    if (m_begun) m_connection.rollback();
  }
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;
  Result<void> begin();

 private:
  store::Connection& m_connection;
  bool m_begun{false};
};

using Names = std::map<std::int64_t, std::string>;

/// Everything a query needs, for the time of one snapshot.
struct QueryContext {
  Statements& statements;
  const config::Catalogue& catalogue;
  const Names& sources;       ///< every source that ever was, by number
  const Names& destinations;  ///< likewise
  UtcTime now{};
};

/// The name behind a number, or "#7" where there is none.
std::string nameOf(const Names& names, std::int64_t number);

/// Runs a statement to its end and hands each row to `row(statement)`, which answers false to stop. `bind(statement)`
/// comes first. The cursor is closed in every case.
template <class Bind, class Row>
Result<void> eachRow(Statements& statements, const std::string& sql, Bind bind, Row row) {
  auto prepared = statements.get(sql);
  if (!prepared) return std::move(prepared).error();
  const store::StatementScope scope(**prepared);
  bind(**prepared);
  for (;;) {
    auto stepped = scope->step();
    if (!stepped) return std::move(stepped).error();
    if (!*stepped) return {};
    if (!row(static_cast<const store::Statement&>(**prepared))) return {};
  }
}

/// The first column of the first row; `otherwise` where there is no row or it is NULL.
template <class Bind>
Result<std::int64_t> oneNumber(Statements& statements, const std::string& sql, Bind bind,
                               std::int64_t otherwise = 0) {
  std::int64_t value = otherwise;
  auto done = eachRow(statements, sql, bind, [&](const store::Statement& row) {
    if (!row.isNull(0)) value = row.integer(0);
    return false;
  });
  if (!done) return std::move(done).error();
  return value;
}

inline void bindNothing(store::Statement&) {}

/// nullopt for 0: how the store writes "never" in a time.
std::optional<UtcTime> timeOrNever(std::int64_t micros) noexcept;

}  // namespace ack::query
