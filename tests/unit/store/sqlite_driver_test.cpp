#include "core/store/sqlite_driver.h"

#include "core/store/sqlite_handle.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

#include <cerrno>

#include <unistd.h>

using namespace ack;
using namespace ack::store;

namespace {

QString pragma(Connection& connection, const char* name) {
  auto statement = connection.prepare(std::string("PRAGMA ") + name);
  if (!statement || !(*statement)->step()) return "error";
  return QString::fromStdString(std::string((*statement)->text(0)));
}

/// While one is there, each write of SQLite's is refused by the system as it is to a user whose quota is used up; the
/// disk has room.
class UsedUpQuota {
 public:
  UsedUpQuota() { setWrite(reinterpret_cast<sqlite3_syscall_ptr>(refuse)); }
  ~UsedUpQuota() { setWrite(nullptr); }
  UsedUpQuota(const UsedUpQuota&) = delete;
  UsedUpQuota& operator=(const UsedUpQuota&) = delete;

 private:
  static ssize_t refuse(int /*file*/, const void* /*bytes*/, std::size_t /*size*/, off_t /*at*/) {
    errno = EDQUOT;
    return -1;
  }
  /// null: the system's own. Which of the two SQLite uses depends on its build.
  static void setWrite(sqlite3_syscall_ptr write) {
    sqlite3_vfs* const vfs = sqlite3_vfs_find(nullptr);
    for (const char* name : {"pwrite", "pwrite64"}) vfs->xSetSystemCall(vfs, name, write);
  }
};

}  // namespace

class SqliteDriverTest : public QObject {
  Q_OBJECT
 private slots:
  void open_everyConnection_hasDurablePragmas() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("s.db").toStdString();
    auto writing = openForWriting(file);
    QVERIFY2(writing.ok(), writing ? "" : writing.error().message.c_str());
    auto beside = openBesideWriter(file);
    auto reading = openForReading(file);
    QVERIFY(beside.ok());
    QVERIFY(reading.ok());
    for (Connection* connection : {writing->get(), beside->get(), reading->get()}) {
      QCOMPARE(pragma(*connection, "synchronous"), QString("2"));
      QCOMPARE(pragma(*connection, "journal_mode"), QString("wal"));
      QCOMPARE(pragma(*connection, "foreign_keys"), QString("1"));
      QCOMPARE(pragma(*connection, "page_size"), QString("8192"));
      QCOMPARE(pragma(*connection, "secure_delete"), QString("0"));
      QCOMPARE(pragma(*connection, "mmap_size"), QString("0"));
      QCOMPARE(pragma(*connection, "cache_size"), QString(connection == reading->get() ? "-4000" : "-16000"));
      QCOMPARE(pragma(*connection, "wal_autocheckpoint"), QString("0"));
      // Beside the writer a handler of ours does the waiting (writer_test).
      QCOMPARE(pragma(*connection, "busy_timeout"), QString(connection == beside->get() ? "0" : "5000"));
    }
    QCOMPARE(pragma(**reading, "query_only"), QString("1"));
    QVERIFY(!(*reading)->execute("DELETE FROM fact"));
  }

  void open_missingStore_answersNotFound() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("none.db").toStdString();
    const auto reading = openForReading(file);
    QVERIFY(!reading);
    QCOMPARE(reading.error().code, ErrorCode::notFound);
    QVERIFY(!std::filesystem::exists(file));
  }

  // It is no end of the disk: what was accepted stays, and writing goes on when there is room.
  void write_quotaUsedUp_isFull() {
    const QTemporaryDir folder;
    const auto writing = openForWriting(folder.filePath("s.db").toStdString());
    QVERIFY2(writing.ok(), writing ? "" : writing.error().message.c_str());
    Connection& connection = **writing;
    const std::string insert = "INSERT INTO fact (name, value) VALUES ('quota', 'used up')";
    {
      const UsedUpQuota quota;
      QVERIFY(connection.beginWrite().ok());
      Result<void> done = connection.execute(insert);
      if (done) done = connection.commit();
      QVERIFY(!done);
      QCOMPARE(done.error().code, ErrorCode::full);
      connection.rollback();
    }
    QVERIFY(connection.beginWrite().ok());
    QVERIFY(connection.execute(insert).ok());
    QVERIFY(connection.commit().ok());
  }

  void open_quotaUsedUp_isFull() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("s.db").toStdString();
    QVERIFY(openForWriting(file).ok());
    {
      const UsedUpQuota quota;
      const auto opened = openForWriting(file);
      QVERIFY(!opened);
      QVERIFY2(opened.error().code == ErrorCode::full, opened.error().message.c_str());
    }
    QVERIFY(openForWriting(file).ok());
  }

  void open_foreignFile_isRefusedAndUntouched() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("s.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray text(5'000, 'x');
    file.write(text);
    file.close();
    const auto opened = openForWriting(file.fileName().toStdString());
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::corrupt);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
  }

  void bind_emptyView_isNeverNull() {
    kit::TempStore store;
    auto statement = store.connection->prepare("SELECT $1 IS NULL, $2 IS NULL, typeof($1), typeof($2)");
    QVERIFY(statement.ok());
    (*statement)->bindBlob(1, {});
    (*statement)->bindText(2, {});
    QVERIFY(*(*statement)->step());
    QCOMPARE((*statement)->integer(0), 0);
    QCOMPARE((*statement)->integer(1), 0);
    QCOMPARE((*statement)->text(2), std::string_view("blob"));
    QCOMPARE((*statement)->text(3), std::string_view("text"));
  }

  void bind_parametersOutOfOrder_followTheirNumbers() {
    kit::TempStore store;
    auto statement = store.connection->prepare("SELECT $2, $1, $2");
    QVERIFY(statement.ok());
    (*statement)->bind(1, 10);
    (*statement)->bind(2, 20);
    QVERIFY(*(*statement)->step());
    QCOMPARE((*statement)->integer(0), 20);
    QCOMPARE((*statement)->integer(1), 10);
    QCOMPARE((*statement)->integer(2), 20);
  }

  void delivery_nullIdentity_isImpossible() {
    kit::TempStore store;
    QVERIFY(store.connection->execute("INSERT INTO source VALUES (1, 's')").ok());
    for (const char* column : {"source_id", "tenant", "event_id"}) {
      const std::string of = column;
      const std::string sql =
          "INSERT INTO delivery (source_id, tenant, event_id, event_type, received_at_us, body_sha256, payload_id,"
          " state, round_began_us, next_at_us) VALUES (" +
          std::string(of == "source_id" ? "NULL" : "1") + ", " + (of == "tenant" ? "NULL" : "x''") + ", " +
          (of == "event_id" ? "NULL" : "x'01'") + ", '', 0, zeroblob(32), 0, 0, 0, 0)";
      QVERIFY2(!store.connection->execute(sql), column);
    }
  }

  void log_manyCommits_staysShort() {
    kit::TempStore store;
    store.start();
    const std::string bytes(100'000, 'x');
    std::uintmax_t longest = 0;
    for (int i = 0; i < 600; ++i) {
      const auto done = store.writer->execute(WriteLane::operate, [&](WriteContext& context) {
        return context.tables.fact.set("f" + std::to_string(i % 50), bytes);
      });
      QVERIFY(done.ok());
      longest = std::max(longest, std::filesystem::file_size(store.file().string() + "-wal"));
    }
    QVERIFY2(longest < (64U << 20), std::to_string(longest).c_str());
    QVERIFY(longest > 0);
    store.writer->stop();
    QCOMPARE(std::filesystem::file_size(store.file().string() + "-wal"), std::uintmax_t{0});
  }
};

QTEST_GUILESS_MAIN(SqliteDriverTest)
#include "sqlite_driver_test.moc"
