// SIGKILL at each named point of the clean-up and of a vault's rotation: nothing is lost, what was begun is finished
// by the next start, and a duplicate is still one.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <csignal>
#include <sqlite3.h>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

constexpr const char* kPassword = "correct horse";
constexpr const char* kReason = "yearly change of the key";
constexpr int kEvents = 150;

bool waitUntil(const std::function<bool()>& holds, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(20ms);
  }
  return holds();
}

/// A store with completed events, a security officer, and an engine that may be killed on it.
class Scene {
 public:
  Scene() : m_engine(EngineStart{m_scratch.data()}) {
    m_problem = applyConfig(m_scratch.data(), chargeConfig());
    const std::string token = run({"user", "setup-token"}).out;
    must(run({"user", "add", "ada", "--role", "admin", "--setup-token", token.substr(0, token.find('\n'))}, {},
             kPassword));
    must(run({"user", "add", "sam", "--role", "security", "--as", "ada"}, {},
             std::string(kPassword) + "\n" + kPassword + "\n"));
    start({});
    std::vector<Shot> shots;
    for (int i = 0; i < kEvents; ++i) shots.push_back(chargeShot({}, i));
    sendAll(m_engine.port(), shots, 8, m_records);
    if (!waitUntilDrained(m_scratch.data())) m_problem += "not drained; ";
    stop();
  }
  [[nodiscard]] const std::string& problem() const noexcept { return m_problem; }

  void start(const std::string& killAt) {
    m_engine.options().environment.clear();
    if (!killAt.empty()) m_engine.options().environment = {{"ACK_KILL_AT", killAt}};
    if (!m_engine.start()) m_problem += "does not start: " + m_engine.error();
  }
  void stop() {
    if (const auto end = m_engine.stop(); !end || end->status != 0) m_problem += "does not stop: " + m_engine.error();
  }
  /// Whether the point was reached, and killed.
  bool dies() {
    const auto end = m_engine.wait(20s);
    return end && end->signal == SIGKILL;
  }
  /// As if everything had happened `days` earlier. No engine may run.
  void age(int days) {
    sqlite3* raw = nullptr;
    if (sqlite3_open((m_scratch.data() / "acknowledger.db").c_str(), &raw) != SQLITE_OK) m_problem += "sqlite; ";
    const std::string by = std::to_string(days) + " * 86400000000";
    const std::string sql = "UPDATE delivery SET received_at_us = received_at_us - " + by +
                            ", settled_at_us = settled_at_us - " + by + " WHERE delivery_id <= 140";
    if (sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) m_problem += sqlite3_errmsg(raw);
    sqlite3_close(raw);
  }
  std::int64_t ask(const std::string& sql) const { return askStore(m_scratch.data(), sql); }
  CommandResult as(const std::string& name, std::vector<std::string> arguments, Environment environment = {}) {
    arguments.insert(arguments.end(), {"--as", name});
    environment.emplace_back("ACKNOWLEDGER_PASSWORD", kPassword);
    return run(std::move(arguments), environment);
  }
  CommandResult run(std::vector<std::string> arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    return daemon(std::move(arguments), m_scratch.data(), environment, input);
  }
  /// Sends every event once more, to the running engine.
  void sendAgain() {
    std::vector<Shot> shots;
    for (int i = 0; i < kEvents; ++i) shots.push_back(chargeShot({}, i));
    sendAll(m_engine.port(), shots, 4, m_records);
  }
  /// Everything that was acknowledged is there once, and the store is sound; "" or what is not so.
  std::string verdict() {
    const auto checked = run({"check"});
    std::string text = checked.succeeded() ? "" : checked.out + checked.err;
    if (ask("SELECT count(*) FROM delivery") != kEvents) text += "not every event is there; ";
    if (ask("SELECT count(*) FROM ledger") != kEvents) text += "not one charge for each event; ";
    const auto trail = as("sam", {"audit", "verify"});
    if (!trail.succeeded()) text += trail.err;
    return text;
  }

 private:
  void must(const CommandResult& done) {
    if (!done.succeeded()) m_problem += done.err;
  }

  ScratchDir m_scratch;
  EngineProcess m_engine;
  Records m_records;
  std::string m_problem;
};

}  // namespace

class UpkeepKillsTest : public QObject {
  Q_OBJECT

 private slots:
  void purge_killedAnywhere_isFinishedByTheNextStart_data() {
    QTest::addColumn<QString>("order");
    for (const char* order : {"purge.begun:1", "purge.begun:2", "purge.deleted:1", "purge.deleted:65",
                              "purge.deleted:140", "purge.committed:1", "purge.committed:3"})
      QTest::newRow(order) << QString::fromLatin1(order);
  }
  void purge_killedAnywhere_isFinishedByTheNextStart() {
    QFETCH(QString, order);
    Scene scene;
    QCOMPARE(scene.problem(), std::string());
    scene.age(20);
    scene.start(order.toStdString());
    scene.as("sam", {"purge"});
    QVERIFY2(scene.dies(), qPrintable(order));
    scene.start({});
    QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM payload") == kEvents - 140; }, 20s));
    scene.sendAgain();  // while the clean-up may still be at work
    QCOMPARE(scene.ask("SELECT sum(arrivals) FROM delivery"), std::int64_t{2} * kEvents);
    QVERIFY(waitUntil([&] { return scene.ask("SELECT count(*) FROM purge_run WHERE ended_at_us = 0") == 0; }, 10s));
    QCOMPARE(scene.ask("SELECT sum(payloads) FROM purge_run"), 140);
    scene.stop();
    QCOMPARE(scene.problem(), std::string());
    QCOMPARE(scene.verdict(), std::string());
  }

  void rotation_killedAnywhere_isFinishedByTheNextStart_data() {
    QTest::addColumn<QString>("order");
    for (const char* order :
         {"vault.key_before_file:1", "vault.key_in_file:1", "vault.resealing:1", "vault.resealed:1",
          "vault.resealing:2", "vault.resealed:3", "vault.before_end:1", "vault.ended_in_file:1"})
      QTest::newRow(order) << QString::fromLatin1(order);
  }
  void rotation_killedAnywhere_isFinishedByTheNextStart() {
    QFETCH(QString, order);
    Scene scene;
    QCOMPARE(scene.problem(), std::string());
    const auto killed =
        scene.as("sam", {"vault", "rotate", "--reason", kReason}, {{"ACK_KILL_AT", order.toStdString()}});
    QVERIFY2(killed.end.signal == SIGKILL, killed.err.c_str());
    scene.start({});
    QVERIFY(
        waitUntil([&] { return scene.ask("SELECT count(*) FROM vault_key WHERE finished_at_us > 0") == 1; }, 20s));
    QCOMPARE(scene.ask("SELECT count(*) FROM payload WHERE key_version <> 2"), 0);
    scene.sendAgain();
    scene.stop();
    QCOMPARE(scene.problem(), std::string());
    QCOMPARE(scene.verdict(), std::string());
  }

  /// And by the command line alone, again and again.
  void rotation_killedTwice_isFinishedWithoutAnEngine() {
    Scene scene;
    QVERIFY(
        scene.as("sam", {"vault", "rotate", "--reason", kReason}, {{"ACK_KILL_AT", "vault.resealed:1"}}).end.signal ==
        SIGKILL);
    QVERIFY(scene.as("sam", {"vault", "resume"}, {{"ACK_KILL_AT", "vault.ended_in_file"}}).end.signal == SIGKILL);
    const auto resumed = scene.as("sam", {"vault", "resume"});
    QVERIFY2(resumed.succeeded(), resumed.err.c_str());
    QCOMPARE(scene.as("sam", {"vault", "resume"}).end.status, 1);
    const auto status = scene.as("sam", {"vault", "status", "--json"});
    QVERIFY(!json::parse(status.out).at("rotating").as_bool());
    QCOMPARE(scene.verdict(), std::string());
    scene.start({});
    scene.sendAgain();
    scene.stop();
    QCOMPARE(scene.problem(), std::string());
  }
};

QTEST_GUILESS_MAIN(UpkeepKillsTest)
#include "upkeep_kills_test.moc"
