// Roles bind every look, by whatever way it comes; a permitted one writes nothing.
#include "core/operate/look_gate.h"
#include "core/query/guarded_reader.h"
#include "tests/unit/operate/desk_scene.h"

#include <QtTest>

using namespace ack;
using namespace ack::operate;
using test::DeskScene;

namespace {

/// A reader that asks for `caller` at every question.
std::unique_ptr<query::Reader> readerFor(DeskScene& scene, Caller& caller, bool use = false) {
  auto gate = std::make_shared<LookGate>([&scene]() -> Result<Desk> { return scene.desk(); },
                                         [&caller] { return caller; }, use);
  return query::guardReader(scene.store.reader(), [gate](access::Permission permission, std::string_view question) {
    return gate->ask(permission, question);
  });
}

}  // namespace

class LookGateTest : public QObject {
  Q_OBJECT
 private slots:
  void founder_seesFiguresAndNoEvent() {
    DeskScene scene;
    const DeliveryId one = scene.dead("evt_1");
    Caller fay = scene.as("fay");
    const auto reader = readerFor(scene, fay);
    QVERIFY(reader->status().ok());
    QVERIFY(reader->overview(std::chrono::hours(24)).ok());
    const auto refused = reader->trace("evt_1");
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("founder may not search and trace events; support, operator, "
                                                  "security or admin may"));
    QCOMPARE(scene.last("action"), std::string("view.trace"));
    QCOMPARE(scene.last("outcome"), std::string("refused"));
    QVERIFY(!reader->story(one));
    QVERIFY(!reader->maskedPayload(one));
    QVERIFY(!reader->deliveries({}, "", 10));
    QVERIFY(!reader->deadLetters({}));
    QVERIFY(!reader->deadLetterIds({}, 10));
    QVERIFY(!reader->closedLetters(10));
    QVERIFY(!reader->catalogue());
    QVERIFY(!reader->sources());
    QVERIFY(!reader->ledger(UtcTime{}, scene.store.clock.now(), "", 10));
    QVERIFY(!reader->eachLedgerLine(UtcTime{}, scene.store.clock.now(), [](const auto&) { return true; }));
  }

  // What leaves as a file is asked for by its own right, and a refusal names it.
  void export_asksForItsOwnRight() {
    DeskScene scene;
    scene.dead("evt_1");
    Caller fay = scene.as("fay");
    const auto refused = readerFor(scene, fay)->mayExport();
    QVERIFY(!refused);
    QCOMPARE(refused.error().message,
             std::string("founder may not export evidence; support, operator, security or admin may"));
    QCOMPARE(scene.last("action"), std::string("view.export"));
    QCOMPARE(scene.last("outcome"), std::string("refused"));
    for (const char* name : {"uwe", "olga", "sam", "ada"}) {
      Caller caller = scene.as(name);
      QVERIFY(readerFor(scene, caller)->mayExport().ok());
    }
    std::vector<std::pair<access::Permission, std::string>> asked;
    const auto watched = query::guardReader(
        scene.store.reader(), [&](access::Permission permission, std::string_view question) -> Result<void> {
          asked.emplace_back(permission, question);
          return {};
        });
    QVERIFY(watched->mayExport().ok());
    QVERIFY(watched->deliveries({}, "", 10).ok());
    QCOMPARE(asked.size(), std::size_t{2});
    QVERIFY(asked[0].first == access::Permission::exportEvidence);
    QVERIFY(asked[1].first == access::Permission::viewWork);  // a list on the command line is a look
  }

  void everyOtherRole_mayLook() {
    DeskScene scene;
    scene.dead("evt_1");
    for (const char* name : {"uwe", "olga", "sam", "ada"}) {
      Caller caller = scene.as(name);
      const std::int64_t before = scene.entries();
      const auto reader = readerFor(scene, caller, true);
      QVERIFY(reader->trace("evt_1").ok());
      QVERIFY(reader->deadLetters({}).ok());
      QVERIFY(reader->eachLedgerLine(UtcTime{}, scene.store.clock.now(), [](const auto&) { return true; }).ok());
      QCOMPARE(scene.entries(), before);
    }
  }

  void account_maskedLooks_needNoDesk() {
    DeskScene scene;
    scene.dead("evt_1");
    Caller account = DeskScene::account();
    LookGate gate(
        []() -> Result<Desk> {
          return Error{ErrorCode::internal, "asked for"};
        },
        [&account] { return account; }, true);
    QVERIFY(gate.ask(access::Permission::viewWork, "trace").ok());
    QVERIFY(gate.ask(access::Permission::exportEvidence, "ledger_export").ok());
    account.token = "ack1_edited";
    QCOMPARE(gate.ask(access::Permission::viewWork, "trace").error().code, ErrorCode::internal);
  }

  void session_disabledOrEdited_isRefusedAtTheNextLook() {
    DeskScene scene;
    scene.dead("evt_1");
    Caller olga = scene.as("olga");
    const auto reader = readerFor(scene, olga);
    QVERIFY(reader->trace("evt_1").ok());
    QVERIFY(scene.people().disable(scene.as("sam"), "olga", "on leave till May").ok());
    const std::int64_t before = scene.refusals();
    QVERIFY(!reader->trace("evt_1"));
    QCOMPARE(scene.refusals(), before + 1);
    olga.token.back() = olga.token.back() == 'A' ? 'B' : 'A';
    QVERIFY(!reader->trace("evt_1"));
    QVERIFY(!reader->status());
    olga = DeskScene::account();  // signed out
    QVERIFY(reader->trace("evt_1").ok());
  }

  // A screen that asks four times a second must not fill the trail.
  void sameRefusal_isWrittenOnceAMinute() {
    DeskScene scene;
    Caller fay = scene.as("fay");
    const auto reader = readerFor(scene, fay);
    const std::int64_t before = scene.refusals();
    for (int i = 0; i < 10; ++i) QVERIFY(!reader->deadLetters({}));
    QCOMPARE(scene.refusals(), before + 1);
    QVERIFY(!reader->trace("evt_1"));
    QCOMPARE(scene.refusals(), before + 2);
    scene.store.clock.time += std::chrono::seconds(61);
    QVERIFY(!reader->deadLetters({}));
    QCOMPARE(scene.refusals(), before + 3);
  }

  void use_keepsASessionOpen_butWritesOnceAMinute() {
    DeskScene scene;
    Caller olga = scene.as("olga");
    const auto used = readerFor(scene, olga, true);
    const auto version = [&] { return scene.store.connection().dataVersion().value(); };
    const std::int64_t begin = version();
    for (int i = 0; i < 20; ++i) QVERIFY(used->status().ok());
    QCOMPARE(version(), begin);
    for (int minute = 0; minute < 40; ++minute) {
      scene.store.clock.time += std::chrono::seconds(61);
      QVERIFY(used->status().ok());
    }
    QVERIFY(version() != begin);
    const auto glanced = readerFor(scene, olga, false);
    scene.store.clock.time += std::chrono::minutes(8);
    QVERIFY(glanced->status().ok());
    scene.store.clock.time += std::chrono::minutes(8);
    QVERIFY(!glanced->status());  // a screen that refreshes is no use
  }
};

QTEST_GUILESS_MAIN(LookGateTest)
#include "look_gate_test.moc"
