#include "core/store/sqlite_statement.h"

#include "core/base/encoding.h"

#include <string>

namespace ack::store {
namespace {

// SQLite takes a null pointer for NULL, and NULLs are never equal in a UNIQUE index: an empty view must stay empty.
const char* notNull(std::string_view value) noexcept { return value.data() == nullptr ? "" : value.data(); }

}  // namespace

Result<std::unique_ptr<Statement>> SqliteStatement::prepare(sqlite3* handle, std::string_view sql) {
  sqlite3_stmt* raw = nullptr;
  const int code =
      sqlite3_prepare_v3(handle, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
  if (code != SQLITE_OK) return sqliteError(handle, code, "prepare \"" + std::string(sql) + "\"");
  if (raw == nullptr) return Error{ErrorCode::internal, "prepare: empty statement"};
  std::unique_ptr<SqliteStatement> statement(new SqliteStatement(raw));
  statement->mapParameters();
  return std::unique_ptr<Statement>(std::move(statement));
}

SqliteStatement::~SqliteStatement() { sqlite3_finalize(m_statement); }

void SqliteStatement::mapParameters() {
  const int count = sqlite3_bind_parameter_count(m_statement);
  std::vector<int> order(static_cast<std::size_t>(count), 0);
  bool same = true;
  for (int i = 1; i <= count; ++i) {
    const char* name = sqlite3_bind_parameter_name(m_statement, i);
    std::uint64_t position = static_cast<std::uint64_t>(i);
    if (name != nullptr) position = base::parseDigits(std::string_view(name).substr(1)).value_or(position);
    if (position < 1 || position > order.size()) continue;
    order[position - 1] = i;
    same = same && position == static_cast<std::uint64_t>(i);
  }
  if (!same) m_order = std::move(order);
}

int SqliteStatement::index(int position) const noexcept {
  if (m_order.empty()) return position;
  const auto at = static_cast<std::size_t>(position) - 1;
  return at < m_order.size() ? m_order[at] : 0;
}

void SqliteStatement::note(int code) noexcept {
  if (code != SQLITE_OK && m_bindError == SQLITE_OK) m_bindError = code;
}

void SqliteStatement::bind(int position, std::int64_t value) {
  note(sqlite3_bind_int64(m_statement, index(position), value));
}

void SqliteStatement::bindText(int position, std::string_view value) {
  note(sqlite3_bind_text64(m_statement, index(position), notNull(value), value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void SqliteStatement::bindBlob(int position, std::string_view value) {
  note(sqlite3_bind_blob64(m_statement, index(position), notNull(value), value.size(), SQLITE_STATIC));
}

void SqliteStatement::bindNull(int position) { note(sqlite3_bind_null(m_statement, index(position))); }

Error SqliteStatement::failure(int code) {
  Error error = sqliteError(sqlite3_db_handle(m_statement), code, sqlite3_sql(m_statement));
  reset();
  return error;
}

Result<bool> SqliteStatement::step() {
  if (m_bindError != SQLITE_OK) return failure(m_bindError);
  const int code = sqlite3_step(m_statement);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  return failure(code);
}

Result<std::int64_t> SqliteStatement::run() {
  for (;;) {
    const auto row = step();
    if (!row) return row.error();
    if (!*row) break;
  }
  const std::int64_t changed = sqlite3_changes64(sqlite3_db_handle(m_statement));
  reset();
  return changed;
}

void SqliteStatement::reset() noexcept {
  sqlite3_reset(m_statement);
  sqlite3_clear_bindings(m_statement);
  m_bindError = SQLITE_OK;
}

std::int64_t SqliteStatement::integer(int column) const { return sqlite3_column_int64(m_statement, column); }

std::string_view SqliteStatement::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(m_statement, column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

std::string_view SqliteStatement::blob(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

bool SqliteStatement::isNull(int column) const { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }

}  // namespace ack::store
