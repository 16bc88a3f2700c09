#include "core/base/money.h"

#include <QtTest>

using namespace ack::base;

class MoneyTest : public QObject {
  Q_OBJECT
 private slots:
  void parseMoney_table_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("unit");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<qint64>("minor");
    const int kAuto = 0, kMinor = 1, kMajor = 2;
    QTest::newRow("json 12.30") << "12.30"
                                << "EUR" << kAuto << true << qint64{1230};
    QTest::newRow("whole is minor") << "1230"
                                    << "EUR" << kAuto << true << qint64{1230};
    QTest::newRow("whole as major") << "12"
                                    << "EUR" << kMajor << true << qint64{1200};
    QTest::newRow("one decimal") << "12.3"
                                 << "EUR" << kAuto << true << qint64{1230};
    QTest::newRow("2^53+1") << "9007199254740993"
                            << "USD" << kAuto << true << qint64{9007199254740993};
    QTest::newRow("largest") << "9223372036854775807"
                             << "USD" << kMinor << true << qint64{INT64_MAX};
    QTest::newRow("one more") << "9223372036854775808"
                              << "USD" << kMinor << false << qint64{0};
    QTest::newRow("smallest") << "-9223372036854775808"
                              << "USD" << kMinor << true << qint64{INT64_MIN};
    QTest::newRow("yen") << "500"
                         << "jpy" << kMajor << true << qint64{500};
    QTest::newRow("yen with zeros") << "500.00"
                                    << "JPY" << kAuto << true << qint64{500};
    QTest::newRow("yen with cents") << "500.50"
                                    << "JPY" << kAuto << false << qint64{0};
    QTest::newRow("dinar") << "1.234"
                           << "BHD" << kAuto << true << qint64{1234};
    QTest::newRow("too many decimals") << "1.2345"
                                       << "BHD" << kAuto << false << qint64{0};
    QTest::newRow("trailing zeros") << "1.5000"
                                    << "EUR" << kAuto << true << qint64{150};
    QTest::newRow("overflow by scaling") << "92233720368547758.08"
                                         << "EUR" << kAuto << false << qint64{0};
    QTest::newRow("negative") << "-0.05"
                              << "EUR" << kAuto << true << qint64{-5};
    for (const char* bad : {"", "-", "+1", "1e3", "1,00", ".5", "5.", " 5", "NaN", "0x10", "1.2.3", "--1"})
      QTest::newRow(bad) << bad << "EUR" << kAuto << false << qint64{0};
  }
  void parseMoney_table() {
    QFETCH(QString, text);
    QFETCH(QString, currency);
    QFETCH(int, unit);
    QFETCH(bool, ok);
    QFETCH(qint64, minor);
    const auto found = findCurrency(currency.toStdString());
    QVERIFY(found.ok());
    const auto money = parseMoney(text.toStdString(), *found, static_cast<AmountUnit>(unit));
    QCOMPARE(money.ok(), ok);
    if (ok) QCOMPARE(money->minor, minor);
  }
  void findCurrency_unknownOrFourDecimals_refused() {
    QCOMPARE(findCurrency("XBT").error().code, ErrorCode::notFound);
    QCOMPARE(findCurrency("EU").error().code, ErrorCode::notFound);
    QCOMPARE(findCurrency("D A").error().code, ErrorCode::notFound);
    QCOMPARE(findCurrency("CLF").error().code, ErrorCode::unsupported);
    QCOMPARE(findCurrency("krw")->exponent, 0);
    QCOMPARE(findCurrency("ZAR")->exponent, 2);
    QCOMPARE(findCurrency("KWD")->exponent, 3);
  }
  void toDecimal_signsAndZeros_exact() {
    QCOMPARE(toDecimal(5, 2), std::string("0.05"));
    QCOMPARE(toDecimal(-5, 2), std::string("-0.05"));
    QCOMPARE(toDecimal(INT64_MIN, 0), std::string("-9223372036854775808"));
    QCOMPARE(toDecimal(1234, 3), std::string("1.234"));
  }
  void addExact_overflow_refused() {
    QVERIFY(!addExact(INT64_MAX, 1));
    QCOMPARE(*addExact(-5, 3), std::int64_t{-2});
  }
};
QTEST_GUILESS_MAIN(MoneyTest)
#include "money_test.moc"
