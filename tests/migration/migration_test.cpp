#include "core/store/migration.h"

#include "core/store/sqlite_driver.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

using namespace ack;
using namespace ack::store;

namespace {

void setVersion(const std::filesystem::path& file, int version) {
  auto beside = openBesideWriter(file);
  QVERIFY(beside.ok());
  QVERIFY((*beside)->execute("PRAGMA user_version = " + std::to_string(version)).ok());
  QVERIFY(checkpointAll(**beside).ok());
}

QByteArray bytesOf(const std::filesystem::path& file) {
  QFile raw(QString::fromStdString(file.string()));
  return raw.open(QIODevice::ReadOnly) ? raw.readAll() : QByteArray();
}

/// The plan of `sql` in one line.
QString planOf(Connection& connection, const std::string& sql) {
  auto statement = connection.prepare("EXPLAIN QUERY PLAN " + sql);
  if (!statement) return QString::fromStdString(statement.error().message);
  QString plan;
  for (;;) {
    const auto row = (*statement)->step();
    if (!row || !*row) return plan;
    plan += QString::fromStdString(std::string((*statement)->text(3))) + "; ";
  }
}

}  // namespace

class MigrationTest : public QObject {
  Q_OBJECT
 private slots:
  void steps_areNumberedWithoutGaps() {
    int expected = 1;
    for (const MigrationStep& step : migrationSteps()) QCOMPARE(step.number, expected++);
    QCOMPARE(currentSchema(), expected - 1);
  }

  void open_emptyFile_reachesCurrentSchema() {
    kit::TempStore store;
    QCOMPARE(store.number("PRAGMA user_version"), currentSchema());
    QCOMPARE(store.number("PRAGMA application_id"), kApplicationId);
    QVERIFY(store.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table'") >= 20);
    QCOMPARE(store.number("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
                          " AND strict = 0 AND name NOT LIKE 'sqlite_%'"),
             0);
  }

  void open_newerSchema_isRefusedAndUntouched() {
    kit::TempStore store;
    store.writer->stop();
    setVersion(store.file(), currentSchema() + 1);
    const QByteArray before = bytesOf(store.file());
    for (const auto& opened : {openForWriting(store.file()), openForReading(store.file())}) {
      QVERIFY(!opened);
      QCOMPARE(opened.error().code, ErrorCode::unsupported);
    }
    const auto started = openStore(store.folder(), store.clock, store.random);
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::unsupported);
    QCOMPARE(bytesOf(store.file()), before);
  }

  void migrate_foreignDatabase_isRefusedUntouched() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("s.db").toStdString();
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &raw), SQLITE_OK);
    const SqliteHandle handle(raw);
    const std::string blocked = "CREATE TABLE ledger (x); PRAGMA user_version = 0;";
    QCOMPARE(sqlite3_exec(raw, blocked.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    const auto migrated = migrate(raw, file);
    QVERIFY(!migrated);
    QCOMPARE(migrated.error().code, ErrorCode::corrupt);
    sqlite3_stmt* count = nullptr;
    QCOMPARE(sqlite3_prepare_v2(raw, "SELECT count(*) FROM sqlite_schema", -1, &count, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_step(count), SQLITE_ROW);
    QCOMPARE(sqlite3_column_int(count, 0), 1);
    sqlite3_finalize(count);
  }

  // Schema 1 to 2: nothing of the old is touched, the tables of people and the audit trail are there and empty.
  void migrate_schema1_keepsItsRowsAndACopy() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("s.db").toStdString();
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &raw), SQLITE_OK);
    const SqliteHandle handle(raw);
    const std::string before = std::string(migrationSteps()[0].sql) +
                               "INSERT INTO fact VALUES ('instance', 'abc'), ('boot', '7');"
                               "INSERT INTO source (name) VALUES ('shop');"
                               "PRAGMA application_id = " +
                               std::to_string(kApplicationId) + "; PRAGMA user_version = 1;";
    QCOMPARE(sqlite3_exec(raw, before.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    const auto migrated = migrate(raw, file);
    QVERIFY2(migrated.ok(), migrated.ok() ? "" : migrated.error().message.c_str());
    const auto number = [&](const std::string& sql) {
      sqlite3_stmt* statement = nullptr;
      if (sqlite3_prepare_v2(raw, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) return -1;
      const int value = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int(statement, 0) : -1;
      sqlite3_finalize(statement);
      return value;
    };
    QCOMPARE(number("PRAGMA user_version"), currentSchema());
    QCOMPARE(number("SELECT count(*) FROM fact"), 2);
    QCOMPARE(number("SELECT count(*) FROM source WHERE name = 'shop'"), 1);
    for (const char* table :
         {"person", "session", "sign_in_failure", "audit_entry", "audit_target", "audit_checkpoint"})
      QCOMPARE(number(std::string("SELECT count(*) FROM ") + table), 0);
    const std::filesystem::path copy = file.string() + ".schema1.backup";
    QVERIFY(std::filesystem::exists(copy));
    sqlite3* old = nullptr;
    QCOMPARE(sqlite3_open(copy.c_str(), &old), SQLITE_OK);
    const SqliteHandle oldHandle(old);
    QCOMPARE(schemaOf(old).value(), 1);
  }

  // Schema 6 to 7: a call that was given up without an outcome is judged like any other unknown one.
  void migrate_schema6_leavesNoIntentWithoutAHolder() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("s.db").toStdString();
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &raw), SQLITE_OK);
    const SqliteHandle handle(raw);
    std::string before;
    for (const MigrationStep& step : migrationSteps())
      if (step.number <= 6) before += step.sql;
    before += "INSERT INTO source (name) VALUES ('shop');";
    // By state of the delivery: processing, retrying, unresolved, dead, discarded.
    for (const char* state : {"1", "2", "3", "5", "6"}) {
      const std::string id(state);
      before += "INSERT INTO delivery (delivery_id, source_id, tenant, event_id, event_type, received_at_us,"
                " body_sha256, payload_id, state, cause, round_began_us, next_at_us) VALUES (" +
                id + ", 1, x'', x'0" + id + "', 't', 5, zeroblob(32), " + id + ", " + id + ", " +
                (id == "5" ? "2" : "0") + ", 5, 5);";
      before += "INSERT INTO effect (kind, effect_key, delivery_id, state, destination_id, attempt, intent_at_us)"
                " VALUES (3, x'0" +
                id + "', " + id + ", 1, 1, 1, 7);";
    }
    before += "PRAGMA application_id = " + std::to_string(kApplicationId) + "; PRAGMA user_version = 6;";
    QCOMPARE(sqlite3_exec(raw, before.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    const auto migrated = migrate(raw, file);
    QVERIFY2(migrated.ok(), migrated.ok() ? "" : migrated.error().message.c_str());
    sqlite3_stmt* rows = nullptr;
    QCOMPARE(sqlite3_prepare_v2(raw, "SELECT delivery_id, state, outcome_at_us FROM effect ORDER BY delivery_id", -1,
                                &rows, nullptr),
             SQLITE_OK);
    while (sqlite3_step(rows) == SQLITE_ROW) {
      const bool held = sqlite3_column_int(rows, 0) == 1;
      QCOMPARE(sqlite3_column_int(rows, 1), held ? 1 : 4);
      QCOMPARE(sqlite3_column_int(rows, 2), held ? 0 : 7);
    }
    sqlite3_finalize(rows);
  }

  // Schema 7 to 8: what waits to be sent tells what is so now; what was sent says nothing that it did not.
  void migrate_schema7_waitingMessagesTellTheirAlert() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("s.db").toStdString();
    sqlite3* raw = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &raw), SQLITE_OK);
    const SqliteHandle handle(raw);
    std::string before;
    for (const MigrationStep& step : migrationSteps())
      if (step.number <= 7) before += step.sql;
    before += "INSERT INTO alert (alert_id, kind, subject, first_at_us, last_at_us, count, text, owner) VALUES (1,"
              " 'exhausted', 'crm', 5, 6, 7, 'evidence', 'kim');"
              "INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) VALUES"
              " (1, 0, 0, 1, 2, 5, 5), (1, 0, 1, 0, 2, 5, 5), (0, 3, 1, 0, 0, 5, 5);"
              "PRAGMA application_id = " +
              std::to_string(kApplicationId) + "; PRAGMA user_version = 7;";
    QCOMPARE(sqlite3_exec(raw, before.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    const auto migrated = migrate(raw, file);
    QVERIFY2(migrated.ok(), migrated.ok() ? "" : migrated.error().message.c_str());
    sqlite3_stmt* rows = nullptr;
    QCOMPARE(sqlite3_prepare_v2(raw,
                                "SELECT count || told_text || told_owner || told_first_at_us || told_last_at_us FROM"
                                " alert_message ORDER BY message_id",
                                -1, &rows, nullptr),
             SQLITE_OK);
    for (const char* expected : {"200", "7evidencekim56", "000"}) {
      QCOMPARE(sqlite3_step(rows), SQLITE_ROW);
      QCOMPARE(reinterpret_cast<const char*>(sqlite3_column_text(rows, 0)), expected);
    }
    sqlite3_finalize(rows);
  }

  void copy_existingTarget_isRefused() {
    kit::TempStore store;
    const std::filesystem::path target = store.folder() / "copy.db";
    QVERIFY(copyStore(*openBesideWriter(store.file()).value(), target).ok());
    const QByteArray before = bytesOf(target);
    const auto again = copyStore(*openBesideWriter(store.file()).value(), target);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::conflict);
    QCOMPARE(bytesOf(target), before);
    QCOMPARE(kit::number(target, "PRAGMA user_version"), currentSchema());
  }

  void plan_hotQueries_useTheirIndexes_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("index");
    QTest::newRow("due") << "SELECT delivery_id FROM delivery WHERE state IN (0, 2) AND lane = 0 AND next_at_us <= 5"
                            " ORDER BY next_at_us LIMIT 64"
                         << "delivery_due";
    QTest::newRow("leased") << "SELECT delivery_id FROM delivery WHERE state = 1 AND lease_until_us < 5"
                            << "delivery_leased";
    QTest::newRow("open") << "SELECT delivery_id FROM delivery WHERE state = 5 AND state NOT IN (4, 6)"
                             " ORDER BY received_at_us LIMIT 10"
                          << "delivery_open";
    QTest::newRow("identity") << "SELECT delivery_id FROM delivery WHERE source_id = 1 AND tenant = x'' AND"
                                 " event_id = x'01'"
                              << "sqlite_autoindex_delivery_1";
    QTest::newRow("duplicate") << "UPDATE delivery SET arrivals = arrivals + 1 WHERE source_id = 1 AND tenant = x''"
                                  " AND event_id = x'01'"
                               << "sqlite_autoindex_delivery_1";
    QTest::newRow("arrivals") << "SELECT * FROM arrival WHERE delivery_id = 5"
                              << "arrival_delivery";
    QTest::newRow("request") << "SELECT * FROM arrival WHERE request_id = 'r' AND request_id <> ''"
                             << "arrival_request";
    QTest::newRow("effects") << "SELECT * FROM effect WHERE kind = 0 AND effect_key = x'01'"
                             << "sqlite_autoindex_effect_1";
    QTest::newRow("newest") << "SELECT coalesce(max(delivery_id), 0) FROM delivery"
                            << "SEARCH delivery";
  }
  void plan_hotQueries_useTheirIndexes() {
    QFETCH(QString, sql);
    QFETCH(QString, index);
    kit::TempStore store;
    const QString plan = planOf(*store.connection, sql.toStdString());
    QVERIFY2(plan.contains(index), qPrintable(plan));
    QVERIFY2(!plan.contains("SCAN"), qPrintable(plan));
    QVERIFY2(!plan.contains("TEMP B-TREE"), qPrintable(plan));
  }
};

QTEST_GUILESS_MAIN(MigrationTest)
#include "migration_test.moc"
