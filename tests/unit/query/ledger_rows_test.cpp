// Ledger windows with exact totals, paged; and CSV that no spreadsheet can be tricked with.
#include "core/query/csv_cell.h"
#include "core/query/ledger_csv.h"
#include "tests/unit/query/filled_store.h"

#include <QTest>

#include <limits>
#include <set>

using namespace ack;
using namespace ack::query;
using std::chrono::seconds;
using test::EventSpec;
using test::FilledStore;

namespace {

const Currency kEuro{"EUR", 2};
const Currency kYen{"JPY", 0};

LedgerId chargeOf(FilledStore& store, const std::string& id, std::int64_t minor, const Currency& currency,
                  UtcTime at) {
  EventSpec spec;
  spec.eventId = id;
  return store.charge(store.add(spec), minor, currency, at);
}

LedgerView lineOf(const std::string& account) {
  LedgerView line;
  line.id = LedgerId{5};
  line.eventId = "evt_1";
  line.source = "shop";
  line.account = account;
  line.amount = {-1'230, kEuro};
  line.at = UtcTime{seconds(0)};
  return line;
}

}  // namespace

class LedgerRowsTest : public QObject {
  Q_OBJECT

 private slots:
  void window_startIncludedEndNot_totalsExactPerCurrency() {
    FilledStore store;
    const UtcTime from = store.clock.now() - seconds(1'000);
    const UtcTime to = store.clock.now();
    chargeOf(store, "before", -1, kEuro, from - std::chrono::microseconds(1));
    chargeOf(store, "first", -9'007'199'254'740'993, kEuro, from);
    chargeOf(store, "yen", -700, kYen, from + seconds(1));
    chargeOf(store, "credit", 9'007'199'254'740'000, kEuro, to - std::chrono::microseconds(1));
    chargeOf(store, "after", -1, kEuro, to);
    const auto window = store.reader()->ledger(from, to, "", 10);
    QVERIFY2(window.ok(), window.ok() ? "" : window.error().message.c_str());
    QCOMPARE(window->lines.size(), std::size_t{3});
    QCOMPARE(window->lines.front().eventId, std::string("credit"));
    QCOMPARE(window->totals.size(), std::size_t{2});
    QCOMPARE(window->totals[0].currency.code, std::string("EUR"));
    QCOMPARE(window->totals[0].minor, -993);
    QCOMPARE(window->totals[0].lines, 2);
    QCOMPARE(window->totals[1].currency.exponent, 0);
    QCOMPARE(window->chargeLines, 3);
    QCOMPARE(window->chargedEvents, 3);
    QCOMPARE(window->secondCharges, 0);
  }

  void window_sumTooLarge_isRefusedNotWrong() {
    FilledStore store;
    const UtcTime now = store.clock.now();
    chargeOf(store, "a", std::numeric_limits<std::int64_t>::max(), kEuro, now);
    chargeOf(store, "b", 1, kEuro, now);
    const auto window = store.reader()->ledger(now - seconds(1), now + seconds(1), "", 10);
    QVERIFY(!window.ok());
    QVERIFY(window.error().code == ErrorCode::full);
    QVERIFY(window.error().message.find("EUR") != std::string::npos);
  }

  void window_pages_showEachLineOnceAlsoAtOneInstant() {
    FilledStore store;
    const UtcTime now = store.clock.now();
    for (int i = 0; i < 23; ++i) chargeOf(store, "e" + std::to_string(i), -1, kEuro, now - seconds(i / 5));
    const auto reader = store.reader();
    std::set<std::int64_t> seen;
    std::string token;
    int pages = 0;
    do {
      const auto window = reader->ledger(now - seconds(100), now + seconds(1), token, 4);
      QVERIFY(window.ok());
      for (const LedgerView& line : window->lines) QVERIFY(seen.insert(line.id.value).second);
      QCOMPARE(window->totals.at(0).minor, -23);
      token = window->next;
      chargeOf(store, "late" + std::to_string(pages), -1, kEuro, now + seconds(2));
    } while (!token.empty() && ++pages < 20);
    QCOMPARE(seen.size(), std::size_t{23});
  }

  void window_badArguments_areInvalid() {
    FilledStore store;
    const auto reader = store.reader();
    const UtcTime now = store.clock.now();
    QVERIFY(reader->ledger(now, now - seconds(1), "", 10).error().code == ErrorCode::invalid);
    QVERIFY(reader->ledger(now, now, "", 0).error().code == ErrorCode::invalid);
    QVERIFY(reader->ledger(now, now, "", 1'001).error().code == ErrorCode::invalid);
    QVERIFY(reader->ledger(now, now, "zzz", 10).error().code == ErrorCode::invalid);
    QVERIFY(reader->ledger(now, now, "", 10).ok());
  }

  void eachLine_oldestFirst_stopsWhenAsked() {
    FilledStore store;
    const UtcTime now = store.clock.now();
    for (int i = 0; i < 5; ++i) chargeOf(store, "e" + std::to_string(i), -i, kEuro, now - seconds(10 - i));
    const auto reader = store.reader();
    std::vector<std::string> ids;
    QVERIFY(reader
                ->eachLedgerLine(now - seconds(100), now,
                                 [&](const LedgerView& line) {
                                   ids.push_back(line.eventId);
                                   return ids.size() < 3;
                                 })
                .ok());
    QCOMPARE(ids, (std::vector<std::string>{"e0", "e1", "e2"}));
    QVERIFY(reader->ledger(now - seconds(100), now, "", 10).ok());  // the stopped cursor is closed
  }

  void csv_line_hasTheContractsColumns() {
    QCOMPARE(csvHeader(),
             std::string("ledger_id,event_id,source,tenant,kind,account,amount_minor,currency,at_utc,refund_of\r\n"));
    QCOMPARE(csvLine(lineOf("cus_1")),
             "led_0000000000005,evt_1,shop,,charge,cus_1,-1230,EUR,1970-01-01T00:00:00.000000Z,\r\n" + std::string());
    LedgerView refund = lineOf("cus_1");
    refund.refund = true;
    refund.refundOf = LedgerId{4};
    QVERIFY(csvLine(refund).ends_with(",led_0000000000004\r\n"));
    QVERIFY(csvLine(refund).find(",refund,") != std::string::npos);
  }

  void csv_cellsFromOutside_areNeutralisedAndQuoted() {
    QCOMPARE(csvCell("=HYPERLINK(\"http://x\")"), std::string("\"'=HYPERLINK(\"\"http://x\"\")\""));
    QCOMPARE(csvCell("+1"), std::string("'+1"));
    QCOMPARE(csvCell("-1"), std::string("'-1"));
    QCOMPARE(csvCell("@SUM(A1)"), std::string("'@SUM(A1)"));
    QCOMPARE(csvCell("\tx"), std::string("'\tx"));
    QCOMPARE(csvCell("\rx"), std::string("\"'\rx\""));
    QCOMPARE(csvCell("a,b"), std::string("\"a,b\""));
    QCOMPARE(csvCell("a\nb"), std::string("\"a\nb\""));
    QCOMPARE(csvCell("a\"b"), std::string("\"a\"\"b\""));
    QCOMPARE(csvCell("a=b"), std::string("a=b"));
    QCOMPARE(csvCell("a\x1b[31mb"), std::string("a\\u001b[31mb"));
    QCOMPARE(csvCell("x\xE2\x80\xAEy\xC2\x9B"), std::string("x\\u202ey\\u009b"));
    QCOMPARE(csvCell(std::string_view("\0=1", 3)), std::string("\\u0000=1"));
    QCOMPARE(csvCell("\xEF\xBC\x9D"
                     "1"),
             std::string("'\xEF\xBC\x9D"
                         "1"));
    QCOMPARE(csvCell(""), std::string());
    QCOMPARE(csvCell("\xFF"), std::string("base64:/w=="));
    QVERIFY(csvLine(lineOf("=cmd|' /C calc'!A0")).find(",'=cmd") != std::string::npos);
    QVERIFY(csvLine(lineOf("x")).find(",-1230,") != std::string::npos);  // a figure stays a figure
  }
};

QTEST_GUILESS_MAIN(LedgerRowsTest)
#include "ledger_rows_test.moc"
