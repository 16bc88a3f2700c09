#include "core/maintain/upkeep.h"

#include "core/store/vault_key_table.h"
#include "tests/kit/fake_clock.h"
#include "tests/unit/accept/accept_kit.h"

#include <QtTest>

using namespace ack;
using ::kit::Arrival;
using maintain::Upkeep;
using namespace std::chrono_literals;

namespace {

/// One completed event that was kept for twenty days, and upkeep by a clock of its own which begins at that day.
class Scene {
 public:
  Scene() : clock(store.clock.now() + 20 * 24h) {
    Arrival arrival(store.catalogue, {"evt_1"}, "{}", store.clock.now());
    if (!store.accept(arrival)) qFatal("accept");
    change("UPDATE delivery SET state = 4, settled_at_us = received_at_us");
    upkeep = std::make_unique<Upkeep>(store::openForReading(store.file()).value(),
                                      maintain::UpkeepParts{maintain::stepsOfWriter(*store.writer),
                                                            [] { return std::size_t{0}; }, *store.vault,
                                                            store.folder() / "master.key", m_random, clock});
  }
  void change(const std::string& sql) {
    write([&](store::WriteContext& context) { return context.connection.execute(sql); });
  }
  void write(const std::function<Result<void>(store::WriteContext&)>& work) {
    if (auto done = store.writer->execute(store::WriteLane::operate, work); !done)
      qFatal("%s", done.error().message.c_str());
  }
  /// As RetentionCommands::purgeNow leaves it.
  void askForPurge() {
    change("INSERT OR REPLACE INTO fact (name, value) VALUES ('purge_asked_at_us', '" +
           std::to_string(toMicros(clock.now())) + "')");
  }
  /// Rounds until there is nothing left to do; the first error, or "".
  std::string rounds() {
    std::string trouble;
    for (int i = 0; i < 100; ++i) {
      const auto more = upkeep->step();
      if (!more && trouble.empty()) trouble = more.error().message;
      if (more && !*more) return trouble;
    }
    return "it does not end";
  }
  std::int64_t payloads() { return store.number("SELECT count(*) FROM payload"); }

  ::kit::AcceptStore store;
  ack::kit::FakeClock clock;
  std::unique_ptr<Upkeep> upkeep;

 private:
  base::SeededRandom m_random{5};
};

}  // namespace

class UpkeepTest : public QObject {
  Q_OBJECT
 private slots:
  void purge_notAtTheStart_butAfterAnHourOfUptime() {
    Scene scene;
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 1);
    scene.clock.advance(59min);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 1);
    scene.clock.advance(1min);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 0);
  }
  void purge_wallClockJumped_beginsTheHourAnew() {
    Scene scene;
    scene.clock.advance(30min);
    scene.clock.jump(24h * 3650);  // nobody lived through that
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 1);
    scene.clock.advance(59min);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 1);
    scene.clock.jump(-24h * 3650);  // set right in time
    QCOMPARE(scene.rounds(), std::string());
    scene.clock.advance(59min);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 1);
    scene.clock.advance(1min);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 0);
  }
  void purge_smallCorrections_areNoJump() {
    Scene scene;
    scene.clock.jump(4min);
    QCOMPARE(scene.rounds(), std::string());
    scene.clock.advance(60min);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 0);
  }
  void purge_askedFor_isDoneAtOnce_andOnce() {
    Scene scene;
    QCOMPARE(scene.rounds(), std::string());
    scene.askForPurge();
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.payloads(), 0);
    QCOMPARE(scene.store.number("SELECT count(*) FROM purge_run"), 1);
    QCOMPARE(scene.rounds(), std::string());
    QCOMPARE(scene.store.number("SELECT count(*) FROM fact AS asked JOIN fact AS answered USING (value) WHERE "
                                "asked.name = 'purge_asked_at_us' AND answered.name = 'purge_answered_at_us'"),
             1);
  }
  void rotation_fails_purgeGoesOn() {
    Scene scene;
    scene.write([](store::WriteContext& context) -> Result<void> {
      auto version = store::VaultKeyTable(context.connection).ask(context.now);
      return version ? Result<void>{} : Result<void>(version.error());
    });
    scene.askForPurge();
    QVERIFY(!scene.rounds().empty());  // there is no key file to put a key into
    QCOMPARE(scene.payloads(), 0);
    // It rests, and tries again.
    QVERIFY(scene.upkeep->step().ok());
    scene.clock.advance(Upkeep::kAfterError);
    QVERIFY(!scene.upkeep->step().ok());
  }
};
QTEST_GUILESS_MAIN(UpkeepTest)
#include "upkeep_test.moc"
