#include "core/base/time_text.h"

#include <QtTest>

using namespace ack::base;

class TimeTextTest : public QObject {
  Q_OBJECT
 private slots:
  void fromRfc3339_accepted_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("utc");
    QTest::newRow("zulu") << "2018-07-05T09:13:51.404Z"
                          << "2018-07-05T09:13:51.404000Z";
    QTest::newRow("nanoseconds cut") << "2022-07-13T20:30:59.037339943Z"
                                     << "2022-07-13T20:30:59.037339Z";
    QTest::newRow("seven digits, offset") << "2014-08-01T13:28:10.2735393-04:00"
                                          << "2014-08-01T17:28:10.273539Z";
    QTest::newRow("leap second") << "2016-12-31T23:59:60Z"
                                 << "2017-01-01T00:00:00.000000Z";
    QTest::newRow("space, small z") << "2019-12-20 19:24:46z"
                                    << "2019-12-20T19:24:46.000000Z";
    QTest::newRow("half-hour zone") << "2020-01-01T00:00:00+05:45"
                                    << "2019-12-31T18:15:00.000000Z";
  }
  void fromRfc3339_accepted() {
    QFETCH(QString, text);
    QFETCH(QString, utc);
    const auto time = fromRfc3339(text.toStdString());
    QVERIFY(time.has_value());
    QCOMPARE(QString::fromStdString(toRfc3339(*time)), utc);
  }
  void fromRfc3339_refused() {
    for (const char* bad :
         {"", "2020-01-01", "2020-01-01T00:00:00", "2020-01-01T24:00:00Z", "2020-01-01T00:00:00,5Z",
          "2020-02-30T00:00:00Z", "2020-01-01T00:00:00+0100", "2020-01-01T00:60:00Z", "2020-01-01T00:00:00.Z",
          "1969-12-31T23:59:59Z", "2020-13-01T00:00:00Z", "2020-01-01T00:00:00Zx"})
      QVERIFY2(!fromRfc3339(bad), bad);
  }
  void fromUnixSeconds_fractionExact() {
    QCOMPARE(toMicros(*fromUnixSeconds("1534108637.153125")), std::int64_t{1534108637153125});
    QCOMPARE(toMicros(*fromUnixSeconds("0")), std::int64_t{0});
    for (const char* bad : {"", "-1", "1e9", "1.", ".5", "1.5x", "99999999999999", "18446744073709551616"})
      QVERIFY2(!fromUnixSeconds(bad), bad);
    QCOMPARE(toMicros(*fromUnixMillis("1700000000123")), std::int64_t{1700000000123000});
  }
};
QTEST_GUILESS_MAIN(TimeTextTest)
#include "time_text_test.moc"
