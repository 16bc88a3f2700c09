#include "core/store/gathering_vfs.h"

#include "core/store/sqlite_handle.h"
#include "tests/unit/store/store_kit.h"

#include <QFile>
#include <QtTest>

using namespace ack;
using namespace ack::store;

namespace {

/// Write calls of this process so far.
qint64 writeCalls() {
  QFile file("/proc/self/io");
  if (!file.open(QIODevice::ReadOnly)) return -1;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith("syscw: ")) return line.mid(7).toLongLong();
  return -1;
}

/// `count` rows of 2 KiB, numbered from `first`.
std::string rows(int first, int count) {
  return "WITH RECURSIVE n(i) AS (SELECT " + std::to_string(first) + " UNION ALL SELECT i + 1 FROM n WHERE i < " +
         std::to_string(first + count - 1) + ") INSERT INTO t SELECT i, randomblob(2048) FROM n";
}

struct Log {
  const QTemporaryDir folder;
  std::filesystem::path file{folder.filePath("s.db").toStdString()};
  std::unique_ptr<Connection> connection;

  Log() {
    auto opened = openForWriting(file);
    if (!opened) qFatal("%s", opened.error().message.c_str());
    connection = std::move(*opened);
    run("CREATE TABLE t (i INTEGER PRIMARY KEY, b BLOB) STRICT");
  }
  void run(const std::string& sql) const {
    if (const auto done = connection->execute(sql); !done) qFatal("%s", done.error().message.c_str());
  }
};

}  // namespace

class GatheringVfsTest : public QObject {
  Q_OBJECT
 private slots:
  void commit_manyPages_isFewWrites() {
    const Log log;
    const qint64 before = writeCalls();
    if (before < 0) QSKIP("this system does not count write calls");
    log.run(rows(1, 400));  // 100 pages of 8 KiB and some
    const qint64 calls = writeCalls() - before;
    QVERIFY2(calls > 0 && calls <= 20, qPrintable(QString::number(calls)));
  }

  void commit_isInTheFileAtOnce() {
    const Log log;
    for (int i = 0; i < 20; ++i) {
      log.run(rows(1 + i * 37, 37));
      // As a power cut would leave it: nothing but the files.
      const std::filesystem::path copy = log.folder.filePath("copy.db").toStdString();
      for (const char* suffix : {"", "-wal"}) {
        std::filesystem::remove(copy.string() + suffix);
        std::filesystem::copy_file(log.file.string() + suffix, copy.string() + suffix);
      }
      std::filesystem::remove(copy.string() + "-shm");
      QCOMPARE(kit::number(copy, "SELECT count(*) FROM t"), (i + 1) * 37);
      QCOMPARE(kit::number(log.file, "SELECT count(*) FROM t"), (i + 1) * 37);
    }
  }

  void transaction_largerThanTheCache_readsItsOwnPages() {
    const Log log;
    log.run("PRAGMA cache_size = 10");
    log.run("BEGIN IMMEDIATE; " + rows(1, 2000) +
            "; SAVEPOINT s; UPDATE t SET b = randomblob(2048) WHERE i % 3 = 0; ROLLBACK TO s; RELEASE s;"
            "UPDATE t SET b = zeroblob(2048) WHERE i % 5 = 0; COMMIT");
    QCOMPARE(kit::number(log.file, "SELECT count(*) FROM t WHERE b = zeroblob(2048)"), 400);
    QCOMPARE(kit::number(log.file, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"), 1);
  }

  void rollback_leavesNothing() {
    const Log log;
    log.run("PRAGMA cache_size = 10");
    log.run(rows(1, 50));
    for (int i = 0; i < 5; ++i) log.run("BEGIN IMMEDIATE; " + rows(1000, 500) + "; ROLLBACK; " + rows(100 + i, 1));
    QVERIFY(checkpointAll(*log.connection).ok());
    log.run("BEGIN IMMEDIATE; " + rows(1000, 500) + "; ROLLBACK; " + rows(200, 1));
    QCOMPARE(kit::number(log.file, "SELECT count(*) FROM t"), 56);
    QCOMPARE(kit::number(log.file, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"), 1);
  }

  // What a transaction that was given up had gathered must not be written later, over what another connection has
  // committed in its place meanwhile.
  void rollback_thenAnotherConnectionCommits_itsRowsStay() {
    for (const bool byStatement : {false, true}) {
      const Log log;
      log.run("PRAGMA cache_size = 10");
      log.run(rows(1, 50));
      for (int i = 0; i < 20; ++i) {
        QVERIFY(log.connection->beginWrite().ok());
        log.run(rows(1000, 60 + 17 * i));  // pages spill, and the last of them are still gathered
        if (byStatement)
          log.run("ROLLBACK");
        else
          log.connection->rollback();
        const auto beside = openBesideWriter(log.file);
        QVERIFY(beside.ok());
        QVERIFY((*beside)->execute(rows(100 + i * 10, 10)).ok());
        QVERIFY(log.connection->beginWrite().ok());
        QVERIFY(log.connection->execute(rows(5000 + i, 1)).ok());
        QVERIFY(log.connection->commit().ok());
        QCOMPARE(kit::number(log.file, "SELECT count(*) FROM t"), 50 + (i + 1) * 11);
      }
      QVERIFY(checkpointAll(*log.connection).ok());
      QCOMPARE(kit::number(log.file, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"), 1);
    }
  }

  void gather_otherVfs_isRefused() {
    sqlite3* raw = nullptr;
    const QTemporaryDir folder;
    QCOMPARE(sqlite3_open(folder.filePath("s.db").toUtf8().constData(), &raw), SQLITE_OK);
    const SqliteHandle handle(raw);
    QVERIFY(!gatherLogWrites(raw));
    QCOMPARE(sqlite3_exec(raw, "PRAGMA journal_mode = WAL", nullptr, nullptr, nullptr), SQLITE_OK);
    QVERIFY(!gatherLogWrites(raw));
  }
};

QTEST_GUILESS_MAIN(GatheringVfsTest)
#include "gathering_vfs_test.moc"
