#pragma once
// The one door to a database engine: prepared statements with bound values, and nothing of SQL dialect beyond the
// subset that SQLite and PostgreSQL share. A driver implements these two classes; everything above holds them by
// reference.
#include "core/base/result.h"

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

/// A prepared statement; kept and reused. Binding positions count from 1, columns from 0.
/// Thread: that of its connection. Views returned by text()/blob() live until the next step(), reset() or
/// destruction.
class Statement {
 public:
  virtual ~Statement() = default;
  virtual void bind(int position, std::int64_t value) = 0;
  virtual void bindText(int position, std::string_view value) = 0;  ///< the bytes must live until the step
  virtual void bindBlob(int position, std::string_view value) = 0;  ///< the bytes must live until the step
  /// A temporary is gone before the step.
  template <std::same_as<std::string> Temporary>
  void bindText(int position, Temporary&& value) = delete;
  template <std::same_as<std::string> Temporary>
  void bindBlob(int position, Temporary&& value) = delete;
  virtual void bindNull(int position) = 0;
  /// true: a row stands ready; false: done. An error resets the statement.
  virtual Result<bool> step() = 0;
  /// For statements without rows: step to the end and reset. Answers the number of rows changed.
  virtual Result<std::int64_t> run() = 0;
  /// Frees the cursor and forgets the bindings. No cursor may stay open between transactions.
  virtual void reset() noexcept = 0;
  [[nodiscard]] virtual std::int64_t integer(int column) const = 0;
  [[nodiscard]] virtual std::string_view text(int column) const = 0;
  [[nodiscard]] virtual std::string_view blob(int column) const = 0;
  [[nodiscard]] virtual bool isNull(int column) const = 0;
};

/// When the writer offers its connection for upkeep: more is waiting, nothing has waited for a while, or it ends.
enum class Upkeep { betweenBatches, idle, closing };

/// Thread: one at a time; the writer's belongs to the writer, each reader's to that reader.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual Result<std::unique_ptr<Statement>> prepare(std::string_view sql) = 0;
  /// One or several statements without parameters or rows (migrations, pragmas).
  virtual Result<void> execute(std::string_view sql) = 0;
  /// Takes the write lock at once (BEGIN IMMEDIATE), so that it can't fail half-way for it.
  virtual Result<void> beginWrite() = 0;
  /// A snapshot for several reads.
  virtual Result<void> beginRead() = 0;
  /// Durable when it answers success (synced to disk). On an error nothing may be believed: see Writer.
  virtual Result<void> commit() = 0;
  virtual void rollback() noexcept = 0;
  /// false also after an error that made the engine roll back by itself (disk full, I/O).
  [[nodiscard]] virtual bool inTransaction() const noexcept = 0;
  [[nodiscard]] virtual std::int64_t lastInsertId() const = 0;
  /// Changes whenever another connection committed something (SQLite: PRAGMA data_version).
  virtual Result<std::int64_t> dataVersion() = 0;
  /// The writer calls it whenever no transaction is open: the place for a driver's own upkeep (SQLite: keeping the
  /// log short). An error is a failure of the disk and fatal.
  virtual Result<void> upkeep(Upkeep moment) {
    (void)moment;
    return {};
  }
};

/// Resets a statement when the scope ends, so that no path leaves a cursor open.
class StatementScope {
 public:
  explicit StatementScope(Statement& statement) noexcept : m_statement(statement) {}
  ~StatementScope() { m_statement.reset(); }
  StatementScope(const StatementScope&) = delete;
  StatementScope& operator=(const StatementScope&) = delete;
  Statement* operator->() const noexcept { return &m_statement; }

 private:
  Statement& m_statement;
};

}  // namespace ack::store
