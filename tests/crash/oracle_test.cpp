// The oracle itself: every kind of fault it is there to see is put into doctored records, and it must turn red. Else
// a green run of the other tests would mean nothing.
#include "tests/kit/oracle.h"

#include "tests/kit/qt_text.h"

using namespace ack::kit;

namespace {

struct Scene {
  std::vector<SentRecord> sent;
  StoreView store;
  std::vector<DownstreamCall> calls;
  Expectation expect;

  [[nodiscard]] QString verdict() const {
    return QString::fromStdString(describe(judge(sent, store, calls, expect)));
  }
  [[nodiscard]] bool finds(const char* invariant) const {
    for (const auto& one : judge(sent, store, calls, expect))
      if (one.invariant == invariant) return true;
    return false;
  }
};

/// Two events, both acknowledged, done, charged, in the inbox, forwarded once.
Scene soundScene() {
  Scene scene;
  for (int i = 1; i <= 2; ++i) {
    const std::string id = "evt_oracle_self_test_" + std::to_string(i);
    const std::string account = "cus_" + std::to_string(i);
    scene.sent.push_back({"stripe", "", id, "ab" + std::to_string(i), account, 100 * i, 200, "accepted", "{}"});
    StoredDelivery delivery;
    delivery.id = i;
    delivery.source = "stripe";
    delivery.eventId = id;
    delivery.bodySha256 = "ab" + std::to_string(i);
    delivery.state = kCompleted;
    delivery.attempts = 1;
    delivery.settledAtUs = 1;
    delivery.arrivals = 1;
    scene.store.deliveries.push_back(delivery);
    scene.store.ledger.push_back(
        {i, i, -100 * i, false, account, "EUR", i == 1 ? "" : "h1", "h" + std::to_string(i)});
    scene.store.balances.push_back({account, "EUR", -100 * i, 1});
    scene.store.inboxRows[i] = 1;
    scene.store.attempts.push_back({i, 1, 1, 1});
    scene.calls.push_back({"key" + std::to_string(i), "body" + std::to_string(i), true});
  }
  scene.store.integrity = "ok";
  return scene;
}

using Doctor = void (*)(Scene&);

}  // namespace

Q_DECLARE_METATYPE(Doctor)

class OracleTest : public QObject {
  Q_OBJECT

 private slots:
  void judge_soundScene_findsNothing() { QCOMPARE(soundScene().verdict(), QString()); }

  void judge_doctoredScene_turnsRed_data() {
    QTest::addColumn<QString>("invariant");
    QTest::addColumn<Doctor>("doctor");
    const auto row = [](const char* name, const char* invariant, Doctor doctor) {
      QTest::newRow(name) << QString(invariant) << doctor;
    };
    row("acknowledged event gone", "I1", [](Scene& s) { s.store.deliveries.pop_back(); });
    row("another body", "I1", [](Scene& s) { s.store.deliveries[0].bodySha256 = "ff"; });
    row("stored under another source", "I1", [](Scene& s) { s.store.deliveries[0].source = "other"; });
    row("event twice", "I2", [](Scene& s) {
      s.store.deliveries.push_back(s.store.deliveries[0]);
      s.store.deliveries.back().id = 3;
    });
    row("second charge", "I2", [](Scene& s) { s.store.ledger.push_back(s.store.ledger[0]); });
    row("second inbox row", "I2", [](Scene& s) { s.store.inboxRows[1] = 2; });
    row("done without a charge", "I3", [](Scene& s) { s.store.ledger.erase(s.store.ledger.begin()); });
    row("done without an inbox row", "I3", [](Scene& s) { s.store.inboxRows.erase(1); });
    row("charged and not done", "I3", [](Scene& s) { s.store.deliveries[0].state = kQueued; });
    row("another amount", "I3", [](Scene& s) { s.store.ledger[0].amountMinor = -101; });
    row("balance off by one", "I3", [](Scene& s) { s.store.balances[0].amountMinor += 1; });
    row("balance missing", "I3", [](Scene& s) { s.store.balances.pop_back(); });
    row("took effect twice", "I4", [](Scene& s) { s.calls.push_back(s.calls[0]); });
    row("new key for a retry", "I4", [](Scene& s) { s.calls.push_back({"key9", "body1", false}); });
    row("refused and stored", "I5", [](Scene& s) { s.sent[0].status = 400; });
    row("stuck", "I6", [](Scene& s) { s.store.deliveries[0].state = kProcessing; });
    row("attempt number left out", "I7", [](Scene& s) { s.store.attempts[0].number = 2; });
    row("more attempts than allowed", "I7", [](Scene& s) { s.store.deliveries[0].attempts = 9; });
    row("counter went down", "I7", [](Scene& s) { s.store.deliveries[0].attempts = 0; });
    row("dead without a reason", "I8", [](Scene& s) { s.store.deliveries[0].state = kDead; });
    row("damaged file", "I10", [](Scene& s) { s.store.integrity = "row 3 missing"; });
    row("chain broken", "I10", [](Scene& s) { s.store.ledger[1].previousHash = "zz"; });
    row("file unreadable", "I10", [](Scene& s) { s.store.error = "disk I/O error"; });
  }
  void judge_doctoredScene_turnsRed() {
    QFETCH(QString, invariant);
    QFETCH(Doctor, doctor);
    Scene scene = soundScene();
    doctor(scene);
    QVERIFY2(scene.finds(invariant.toUtf8().constData()), qPrintable("found only: " + scene.verdict()));
  }
};

QTEST_GUILESS_MAIN(OracleTest)
#include "oracle_test.moc"
