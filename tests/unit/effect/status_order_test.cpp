#include "core/base/time_text.h"
#include "core/effect/status_order.h"

#include <QtTest>

using namespace ack;
using namespace ack::effect;

class StatusOrderTest : public QObject {
  Q_OBJECT

 private slots:
  void readEventTime_forms() {
    const UtcTime expected = *base::fromRfc3339("2026-03-11T14:29:41.207Z");
    QCOMPARE(readEventTime("2026-03-11T15:29:41.207+01:00"), expected);
    QCOMPARE(readEventTime("1773239381.207"), expected);
    QCOMPARE(readEventTime("1773239381207"), expected);
    QCOMPARE(readEventTime("1773239381"), *base::fromRfc3339("2026-03-11T14:29:41Z"));
    for (const char* bad :
         {"", "yesterday", "2026-03-11T14:29:41", "-5", "1e9", "1773239381,2", "99999999999999999999"})
      QVERIFY2(!readEventTime(bad), bad);
  }
  void lifecycleClass_words_data() {
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<int>("expected");
    QTest::newRow("created") << QByteArray("customer.subscription.created") << 0;
    QTest::newRow("updated") << QByteArray("customer.subscription.updated") << 1;
    QTest::newRow("deleted") << QByteArray("customer.subscription.deleted") << 2;
    QTest::newRow("slash") << QByteArray("orders/cancelled") << 2;
    QTest::newRow("camel") << QByteArray("OrderCreated") << 0;
    QTest::newRow("snake") << QByteArray("message_delivered") << 2;
    QTest::newRow("part of a word") << QByteArray("openness.paidly") << 1;
    QTest::newRow("empty") << QByteArray("") << 1;
  }
  void lifecycleClass_words() {
    QFETCH(QByteArray, words);
    QFETCH(int, expected);
    QCOMPARE(lifecycleClass(words.toStdString()), expected);
  }
  void tieBreak_order_isSequenceThenRankThenLife() {
    const std::vector<std::string> rank{"queued", "sent", "delivered"};
    auto key = [&](const char* sequence, const char* status, const char* type, const char* id) {
      return *tieBreak({sequence, status, rank, type, id});
    };
    QVERIFY(key("9", "delivered", "z", "z") < key("10", "queued", "a", "a"));
    QVERIFY(key("", "delivered", "z", "z") < key("0", "queued", "a", "a"));
    QCOMPARE(key("007", "sent", "t", "i"), key("7", "sent", "t", "i"));
    QVERIFY(key("1", "queued", "z", "z") < key("1", "sent", "a", "a"));
    QVERIFY(key("", "x", "a.created", "z") < key("", "x", "a.updated", "a"));
    QVERIFY(key("", "x", "a.updated", "z") < key("", "x", "a.deleted", "a"));
    QVERIFY(key("", "x", "t", "evt_1") < key("", "x", "t", "evt_2"));
    QVERIFY(!tieBreak({"-1", "x", rank, "t", "i"}));
    QVERIFY(!tieBreak({"1.5", "x", rank, "t", "i"}));
    QVERIFY(!tieBreak({std::string(201, '1'), "x", rank, "t", "i"}));
  }
};
QTEST_GUILESS_MAIN(StatusOrderTest)
#include "status_order_test.moc"
