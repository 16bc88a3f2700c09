#include "core/domain/delivery_state.h"

#include <QtTest>

using namespace ack::domain;

class DeliveryStateTest : public QObject {
  Q_OBJECT
 private slots:
  void words_everyValue_roundTrips() {
    for (int i = 0; i < kDeliveryStateCount; ++i) {
      const auto state = static_cast<DeliveryState>(i);
      QCOMPARE(*deliveryStateFrom(toText(state)), state);
    }
    for (int i = 1; i < 8; ++i)
      QCOMPARE(*deadCauseFrom(toText(static_cast<DeadCause>(i))), static_cast<DeadCause>(i));
    QVERIFY(!deadCauseFrom(""));
    QVERIFY(!deliveryStateFrom("Queued"));
  }
  void mayFollow_endStates_nothingButAPersonsDeed() {
    using enum DeliveryState;
    for (int i = 0; i < kDeliveryStateCount; ++i) {
      const auto to = static_cast<DeliveryState>(i);
      QVERIFY(!mayFollow(completed, to));
      QCOMPARE(mayFollow(discarded, to), to == dead);  // opened again
      QCOMPARE(mayFollow(dead, to), to == queued || to == discarded);
    }
    QVERIFY(!mayFollow(queued, unresolved));  // nothing external has begun
    QVERIFY(mayFollow(processing, unresolved));
  }
};
QTEST_GUILESS_MAIN(DeliveryStateTest)
#include "delivery_state_test.moc"
