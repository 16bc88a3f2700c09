#include "core/config/open_work.h"
#include "core/store/sqlite_driver.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace ack;

class OpenWorkTest : public QObject {
  Q_OBJECT
  QTemporaryDir m_dir;
  std::unique_ptr<store::Connection> m_connection;
  config::Catalogue m_before;

  void deliver(int id, int state, int lane) {
    const std::string sql =
        "INSERT INTO delivery (delivery_id, source_id, tenant, event_id, event_type, received_at_us, "
        "body_sha256, payload_id, state, round_began_us, lane, next_at_us) VALUES (" +
        std::to_string(id) + ", 1, x'', x'0" + std::to_string(id) + "', '', 1, zeroblob(32), 1, " +
        std::to_string(state) + ", 1, " + std::to_string(lane) + ", 1)";
    if (auto done = m_connection->execute(sql); !done) qFatal("%s", done.error().message.c_str());
  }
  void execute(const char* sql) {
    if (auto done = m_connection->execute(sql); !done) qFatal("%s", done.error().message.c_str());
  }

 private slots:
  void init() {
    static int number = 0;
    auto opened =
        store::openForWriting(std::filesystem::path(m_dir.path().toStdString()) / (std::to_string(++number) + ".db"));
    if (!opened) qFatal("%s", opened.error().message.c_str());
    m_connection = std::move(opened).value();
    execute("INSERT INTO source VALUES (1, 'shop'); INSERT INTO destination VALUES (7, 'crm'), (8, 'mail')");
    m_before = {};
    m_before.sources.resize(1);
    m_before.sources[0].id = SourceId{1};
    m_before.sources[0].name = "shop";
    m_before.destinations.resize(2);
    m_before.destinations[0].id = 7;
    m_before.destinations[0].name = "crm";
    m_before.destinations[1].id = 8;
    m_before.destinations[1].name = "mail";
  }

  void refuse_everyUnfinishedState_keepsTheSource() {
    config::Catalogue draft = m_before;
    draft.sources.clear();
    QVERIFY(config::refuseOrphans(*m_connection, m_before, draft).ok());
    deliver(1, 4, 0);
    deliver(2, 5, 0);
    QVERIFY(config::refuseOrphans(*m_connection, m_before, draft).ok());
    for (int state = 0; state < 4; ++state) {
      execute("DELETE FROM delivery");
      deliver(3, state, 0);
      const auto refused = config::refuseOrphans(*m_connection, m_before, draft);
      QVERIFY(!refused.ok());
      QCOMPARE(refused.error().code, ErrorCode::refused);
      QVERIFY(refused.error().message.find("\"shop\"") != std::string::npos);
      QVERIFY(config::refuseOrphans(*m_connection, m_before, m_before).ok());
    }
  }

  void refuse_destinationThatTookIt_staysUntilTheOtherIsDone() {
    config::Catalogue draft = m_before;
    draft.destinations.erase(draft.destinations.begin());
    deliver(1, 2, 8);  // waits for mail; crm has taken its part
    execute("INSERT INTO effect (kind, effect_key, delivery_id, state, destination_id) VALUES (3, x'01', 1, 2, 7)");
    const auto refused = config::refuseOrphans(*m_connection, m_before, draft);
    QVERIFY(!refused.ok());
    QVERIFY2(refused.error().message.find("\"crm\"") != std::string::npos, refused.error().message.c_str());
    execute("UPDATE delivery SET state = 4");
    QVERIFY(config::refuseOrphans(*m_connection, m_before, draft).ok());
  }

  void refuse_destinationSomebodyWaitsFor_stays() {
    config::Catalogue draft = m_before;
    draft.destinations.pop_back();
    deliver(1, 0, 8);
    QVERIFY(!config::refuseOrphans(*m_connection, m_before, draft).ok());
  }
};
QTEST_GUILESS_MAIN(OpenWorkTest)
#include "open_work_test.moc"
