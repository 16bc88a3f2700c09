// Numbers, times, IDs and causes as people read them.
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <QSet>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using std::chrono::hours;
using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

/// With plain spaces, so that the expectations can be read.
QString plain(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

// 2026-03-11T14:29:41.207Z
constexpr UtcTime kThen{milliseconds(1'773'239'381'207)};

}  // namespace

class FormatsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void duration_eachSize_readsAsDesigned_data() {
    QTest::addColumn<qint64>("micros");
    QTest::addColumn<QString>("down");
    QTest::addColumn<QString>("up");
    const auto row = [](microseconds span, const char* down, const char* up) {
      QTest::newRow(up) << static_cast<qint64>(span.count()) << QString::fromLatin1(down) << QString::fromLatin1(up);
    };
    row(microseconds(0), "0 ms", "0 ms");
    row(microseconds(5'100), "5 ms", "6 ms");
    row(microseconds(999'900), "999 ms", "1 s");
    row(seconds(43), "43 s", "43 s");
    row(milliseconds(59'001), "59 s", "1 min");
    row(minutes(38) + seconds(1), "38 min", "39 min");
    row(minutes(63), "1 h 03 m", "1 h 03 m");
    row(hours(5) + minutes(12), "5 h 12 m", "5 h 12 m");
    row(hours(23) + minutes(59) + seconds(59), "23 h 59 m", "1 d 0 h");
    row(hours(52) + minutes(1), "2 d 4 h", "2 d 5 h");
    row(-seconds(7), "0 ms", "0 ms");
  }
  void duration_eachSize_readsAsDesigned() {
    QFETCH(qint64, micros);
    QFETCH(QString, down);
    QFETCH(QString, up);
    QCOMPARE(plain(text::duration(microseconds(micros))), down);
    QCOMPARE(plain(text::duration(microseconds(micros), text::Rounding::up)), up);
  }

  void countdown_overTheHour_changesForm() {
    QCOMPARE(plain(text::countdown(kThen + seconds(43), kThen)), QStringLiteral("in 0:43"));
    QCOMPARE(plain(text::countdown(kThen + milliseconds(42'001), kThen)), QStringLiteral("in 0:43"));
    QCOMPARE(plain(text::countdown(kThen + seconds(3'599), kThen)), QStringLiteral("in 59:59"));
    QCOMPARE(plain(text::countdown(kThen + minutes(64), kThen)), QStringLiteral("in 1 h 04 m"));
  }
  void countdown_zeroOrPast_isDue() {
    QCOMPARE(text::countdown(kThen, kThen), QStringLiteral("due"));
    QCOMPARE(text::countdown(kThen - seconds(5), kThen), QStringLiteral("due"));
  }

  void span_wholeUnits_areShort() {
    QCOMPARE(plain(text::span(seconds(300))), QStringLiteral("5 min"));
    QCOMPARE(plain(text::span(seconds(3'600))), QStringLiteral("1 h"));
    QCOMPARE(plain(text::span(seconds(259'200))), QStringLiteral("3 d"));
    QCOMPARE(plain(text::span(seconds(5))), QStringLiteral("5 s"));
  }

  void utc_anyZone_staysUtc() {
    qputenv("TZ", "Pacific/Auckland");
    QCOMPARE(text::utcClock(kThen), QStringLiteral("14:29:41"));
    QCOMPARE(text::utcFull(kThen), QStringLiteral("11 Mar 2026, 14:29:41.207 UTC"));
    QCOMPARE(text::utcInTable(kThen, kThen + hours(1)), QStringLiteral("14:29:41"));
    QCOMPARE(text::utcInTable(kThen, kThen + hours(20)), QStringLiteral("11 Mar 14:29"));
    QCOMPARE(text::utcRange(kThen - hours(24), kThen),
             QStringLiteral("Tue 10 Mar 14:29 to Wed 11 Mar 2026 14:29 UTC"));
  }

  void percent_almostAll_isNeverRoundedUpToAll() {
    QCOMPARE(text::percent(126'148.0 / 128'460.0), QStringLiteral("98.2%"));
    QCOMPARE(text::percent(0.982), QStringLiteral("98.2%"));
    QCOMPARE(text::percent(0.99999), QStringLiteral("99.9%"));
    QCOMPARE(text::percent(1.0), QStringLiteral("100.0%"));
    QCOMPARE(text::percent(0.0), QStringLiteral("0.0%"));
  }

  void money_negative_hasARealMinus() {
    QCOMPARE(plain(text::money({-1'230, {"EUR", 2}})), QStringLiteral("\u221212.30 EUR"));
    QCOMPARE(plain(text::money({1'230, {"JPY", 0}})), QStringLiteral("1,230 JPY"));
    QCOMPARE(plain(text::money({1'230, {"BHD", 3}})), QStringLiteral("1.230 BHD"));
    QCOMPARE(plain(text::money({9'007'199'254'740'993, {"EUR", 2}})), QStringLiteral("90,071,992,547,409.93 EUR"));
  }

  void elidedId_long_keepsTheLastSeven() {
    QCOMPARE(text::elidedId(QStringLiteral("evt_01KKEMVB08WXWCBYB6WK952SWA")),
             QStringLiteral("evt_01KKEM\u2026K952SWA"));
    QCOMPARE(text::elidedId(QStringLiteral("evt_1")), QStringLiteral("evt_1"));
    QCOMPARE(text::elidedId(QStringLiteral("123456789012345678")), QStringLiteral("123456789012345678"));
  }

  void look_everyState_hasItsOwnIconAndWord() {
    QSet<QString> icons;
    QSet<QString> words;
    for (int i = 0; i < domain::kDeliveryStateCount; ++i) {
      const text::Look look = text::look(static_cast<domain::DeliveryState>(i));
      icons.insert(look.icon);
      words.insert(look.word);
      QVERIFY(!look.word.isEmpty());
    }
    QCOMPARE(icons.size(), domain::kDeliveryStateCount);
    QCOMPARE(words.size(), domain::kDeliveryStateCount);
  }

  void cause_every_namesTheOtherSideOrTheLedgerAndAStep() {
    for (int i = 1; i <= static_cast<int>(domain::DeadCause::ledger); ++i) {
      const auto cause = static_cast<domain::DeadCause>(i);
      const QString sentence = text::causeSentence(cause, QStringLiteral("crm"), 6);
      QVERIFY2(sentence.contains(QLatin1Char('6')), qPrintable(sentence));
      QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
      QVERIFY2(sentence.contains(QLatin1String("crm")) || cause == domain::DeadCause::ledger, qPrintable(sentence));
      QVERIFY(!text::causeNextStep(cause, QStringLiteral("crm")).isEmpty());
    }
  }
};

QTEST_GUILESS_MAIN(FormatsTest)
#include "formats_test.moc"
