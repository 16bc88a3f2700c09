// Deliveries as CSV: the columns in sight, whole values, and nothing from outside that a spreadsheet would run.
#include "core/query/delivery_csv.h"

#include <QTest>

using namespace ack;
using namespace ack::query;
using enum DeliveryColumn;

namespace {

DeliveryRow sample() {
  DeliveryRow row;
  row.id = DeliveryId{7};
  row.eventId = "=cmd|'/C calc'!A0";
  row.tenant = "acme, inc";
  row.source = "shop";
  row.type = "@SUM(A1)";
  row.state = domain::DeliveryState::dead;
  row.cause = domain::DeadCause::exhausted;
  row.attempts = 5;
  row.maxAttempts = 5;
  row.arrivals = 3;
  row.receivedAt = fromMicros(1'773'239'528'207'000);
  return row;
}

}  // namespace

class DeliveryCsvTest : public QObject {
  Q_OBJECT

 private slots:
  void header_namesWhatIsShown() {
    QCOMPARE(deliveryCsvHeader({state, eventId, source, type, attempts, next, age, arrivals}),
             std::string("delivery_id,state,cause,event_id,tenant,source,type,attempts,max_attempts,next_at_utc,"
                         "received_at_utc,arrivals\r\n"));
    QCOMPARE(deliveryCsvHeader({state, eventId}), std::string("delivery_id,state,cause,event_id,tenant\r\n"));
  }

  void line_whatCameFromOutside_isNeutralised() {
    QCOMPARE(deliveryCsvLine(sample(), {eventId, type}),
             std::string("dlv_0000000000007,'=cmd|'/C calc'!A0,\"acme, inc\",'@SUM(A1)\r\n"));
    DeliveryRow row = sample();
    row.type = std::string("\0=1+1", 5);
    QCOMPARE(deliveryCsvLine(row, {type}), std::string("dlv_0000000000007,\\u0000=1+1\r\n"));
  }

  void line_wholeValues_notWhatFitsARow() {
    DeliveryRow row = sample();
    QCOMPARE(deliveryCsvLine(row, {state, attempts, next, age, arrivals}),
             std::string("dlv_0000000000007,dead,exhausted,5,5,,2026-03-11T14:32:08.207Z,3\r\n"));
    row.state = domain::DeliveryState::retrying;
    row.cause = domain::DeadCause::none;
    row.nextAt = row.receivedAt;
    QCOMPARE(deliveryCsvLine(row, {state, next}),
             std::string("dlv_0000000000007,retrying,,2026-03-11T14:32:08.207Z\r\n"));
  }
};
QTEST_GUILESS_MAIN(DeliveryCsvTest)
#include "delivery_csv_test.moc"
