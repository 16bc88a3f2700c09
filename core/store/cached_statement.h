#pragma once
// A statement of one table class: prepared at its first use, once per connection, and kept.
#include "core/store/connection.h"

#include <memory>
#include <string_view>

namespace ack::store {

/// Thread: that of the connection. `sql` must live as long as this does (a literal).
class CachedStatement {
 public:
  CachedStatement(Connection& connection, std::string_view sql) noexcept : m_connection(connection), m_sql(sql) {}

  /// The statement, reset and unbound. Hold it in a StatementScope while stepping; run() resets by itself.
  Result<Statement*> get() {
    if (m_statement) return m_statement.get();
    auto prepared = m_connection.prepare(m_sql);
    if (!prepared) return prepared.error();
    m_statement = std::move(*prepared);
    return m_statement.get();
  }

 private:
  Connection& m_connection;
  std::string_view m_sql;
  std::unique_ptr<Statement> m_statement;
};

}  // namespace ack::store
