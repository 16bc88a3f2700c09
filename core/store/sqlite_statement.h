#pragma once
// A prepared statement of SQLite. Positions follow the numbers of the $n parameters, not the order in which they
// stand in the text.
#include "core/store/connection.h"
#include "core/store/sqlite_handle.h"

#include <vector>

namespace ack::store {

class SqliteStatement final : public Statement {
 public:
  /// Must not outlive the connection of `handle`. internal for SQL that is wrong.
  static Result<std::unique_ptr<Statement>> prepare(sqlite3* handle, std::string_view sql);
  ~SqliteStatement() override;
  SqliteStatement(const SqliteStatement&) = delete;
  SqliteStatement& operator=(const SqliteStatement&) = delete;

  void bind(int position, std::int64_t value) override;
  void bindText(int position, std::string_view value) override;
  void bindBlob(int position, std::string_view value) override;
  void bindNull(int position) override;
  Result<bool> step() override;
  Result<std::int64_t> run() override;
  void reset() noexcept override;
  [[nodiscard]] std::int64_t integer(int column) const override;
  [[nodiscard]] std::string_view text(int column) const override;
  [[nodiscard]] std::string_view blob(int column) const override;
  [[nodiscard]] bool isNull(int column) const override;

 private:
  explicit SqliteStatement(sqlite3_stmt* statement) noexcept : m_statement(statement) {}
  void mapParameters();
  [[nodiscard]] int index(int position) const noexcept;
  void note(int code) noexcept;
  Error failure(int code);

  sqlite3_stmt* m_statement;
  std::vector<int> m_order;    // position - 1 -> SQLite's index; empty where they are the same
  int m_bindError{SQLITE_OK};  // the first failed binding, answered by the next step
};

}  // namespace ack::store
