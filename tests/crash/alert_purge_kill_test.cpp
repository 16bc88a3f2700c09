// SIGKILL at every step of forgetting alerts that are long over: whatever was done stays whole, no message is left of
// an alert that is gone, and the next turn forgets the rest. The program starts itself as the process that is killed.
#include "core/store/alert_purge.h"
#include "core/store/sqlite_driver.h"
#include "tests/kit/child_process.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace ack;
using namespace std::chrono_literals;

namespace {

constexpr UtcTime kBefore = fromMicros(1000000);
constexpr int kAlerts = 3;

Result<void> purgeOnce(const std::filesystem::path& file) {
  auto connection = store::openForWriting(file);
  if (!connection) return std::move(connection).error();
  store::AlertPurge purge(**connection);
  const auto old = purge.find(kBefore, 1000);
  if (!old) return old.error();
  auto done = (*connection)->beginWrite();
  if (done) done = purge.remove(*old, kBefore);
  return done ? (*connection)->commit() : done;
}

std::int64_t ask(store::Connection& connection, const std::string& sql) {
  auto statement = connection.prepare(sql).value();
  const bool isRow = statement->step().value();
  const std::int64_t number = isRow ? statement->integer(0) : -1;
  statement->reset();
  return number;
}

/// Alerts that are long over with two messages each, one that lives with one, and a trial.
void fill(const std::filesystem::path& file) {
  auto connection = store::openForWriting(file).value();
  std::string sql;
  for (int i = 1; i <= kAlerts; ++i)
    sql += "INSERT INTO alert (alert_id, kind, subject, state, first_at_us, last_at_us, count, text, resolved_at_us) "
           "VALUES (" +
           std::to_string(i) + ", 'exhausted', 'crm', 2, 1, 1, 1, '', 1);";
  sql += "INSERT INTO alert (alert_id, kind, subject, first_at_us, last_at_us, count, text) VALUES (99, 'exhausted', "
         "'crm', 1, 1, 1, '');"
         "INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) SELECT alert_id, "
         "0, 0, 1, 1, 1, 1 FROM alert;"
         "INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) SELECT alert_id, "
         "2, 0, 1, 1, 1, 1 FROM alert WHERE state = 2;"
         "INSERT INTO alert_message (alert_id, news, channel, state, count, made_at_us, next_at_us) VALUES (0, 3, 0, "
         "1, 0, 1, 1);";
  if (auto filled = connection->execute(sql); !filled) qFatal("%s", filled.error().message.c_str());
}

/// Its alerts that are over; -1 where anything does not fit together.
std::int64_t countWhole(const std::filesystem::path& file) {
  auto connection = store::openForWriting(file).value();
  const auto over = ask(*connection, "SELECT count(*) FROM alert WHERE state = 2");
  const bool fits =
      ask(*connection, "SELECT count(*) FROM alert_message WHERE alert_id <> 0 AND alert_id NOT IN (SELECT alert_id "
                       "FROM alert)") == 0 &&
      ask(*connection, "SELECT count(*) FROM alert a WHERE a.state = 2 AND (SELECT count(*) FROM alert_message m "
                       "WHERE m.alert_id = a.alert_id) <> 2") == 0 &&
      ask(*connection, "SELECT count(*) FROM alert_message WHERE alert_id = 99") == 1;
  return fits ? over : -1;
}

}  // namespace

class AlertPurgeKillTest : public QObject {
  Q_OBJECT

 private slots:
  void purge_killedAtEveryStep_leavesWholeRows() {
    // Messages and the row of each alert, and the trials: the point behind them is not reached any more.
    constexpr int kSteps = 2 * kAlerts + 1;
    for (int step = 1; step <= kSteps + 1; ++step) {
      QTemporaryDir folder;
      const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "acknowledger.db";
      fill(file);
      QCOMPARE(countWhole(file), kAlerts);
      const auto run =
          kit::runCommand({QCoreApplication::applicationFilePath().toStdString(), "purge", file.string()},
                          {{"ACK_KILL_AT", std::string("alert.purge") + ":" + std::to_string(step)}});
      const bool isKilled = step <= kSteps;
      QVERIFY2(isKilled ? run.end.signal == SIGKILL : run.succeeded(), run.err.c_str());
      QCOMPARE(countWhole(file), isKilled ? kAlerts : 0);
      const auto again = purgeOnce(file);
      QVERIFY2(again.ok(), again ? "" : again.error().message.c_str());
      QCOMPARE(countWhole(file), 0);
    }
  }
};

int main(int argc, char** argv) {
  if (argc == 3 && std::string_view(argv[1]) == "purge") return purgeOnce(argv[2]) ? EXIT_SUCCESS : EXIT_FAILURE;
  QCoreApplication application(argc, argv);
  AlertPurgeKillTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "alert_purge_kill_test.moc"
