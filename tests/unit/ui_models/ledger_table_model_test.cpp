#include "ui/models/ledger_table_model.h"

#include <QtTest>

using namespace ack;
using ui::models::LedgerTableModel;

namespace {

query::LedgerView line(std::int64_t id, std::int64_t minor = 490) {
  query::LedgerView line;
  line.id = LedgerId{id};
  line.delivery = DeliveryId{id};
  line.eventId = "evt_" + std::to_string(id);
  line.amount = {minor, {"EUR", 2}};
  line.at = fromMicros(1'773'239'381'000'000 + id);
  return line;
}

query::LedgerWindow window(std::int64_t newest, std::int64_t oldest, bool more = false) {
  query::LedgerWindow window;
  window.to = fromMicros(INT64_MAX / 4);
  for (std::int64_t id = newest; id >= oldest; --id) window.lines.push_back(line(id));
  if (more) window.next = "more";
  return window;
}

}  // namespace

class LedgerTableModelTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void merge_whileSomebodyPoints_holdsNewLines() {
    LedgerTableModel model;
    model.reset(window(5, 1), {});
    model.merge(window(7, 1), false);
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.held(), 2);
    model.enterHeld();
    QCOMPARE(model.rowCount(), 7);
    QVERIFY(model.lineAt(0)->id == LedgerId{7});
  }

  void merge_windowMovedOn_dropsLinesBeforeItsStart() {
    LedgerTableModel model;
    model.reset(window(5, 1), {});
    auto later = window(5, 3);
    later.from = line(3).at;
    model.merge(later, true);
    QCOMPARE(model.rowCount(), 3);
  }

  void merge_emptyWindowGetsLines_showsThem() {
    LedgerTableModel model;
    model.reset(window(0, 1), {});
    model.merge(window(2, 1), true);
    QCOMPARE(model.rowCount(), 2);
  }

  void display_negativeAmount_hasARealMinus() {
    LedgerTableModel model;
    auto lines = window(1, 1);
    lines.lines.front().amount.minor = -1230;
    model.reset(lines, {});
    QCOMPARE(model.index(0, LedgerTableModel::Amount).data().toString(), QStringLiteral("\u221212.30\u00a0EUR"));
  }

  void eventChargedTwice_twoChargeLinesOfOneEvent_namesIt() {
    LedgerTableModel model;
    auto lines = window(3, 1);
    model.reset(lines, {});
    QVERIFY(model.eventChargedTwice().isEmpty());
    lines.lines[0].delivery = lines.lines[1].delivery;
    model.reset(lines, {});
    QVERIFY(!model.eventChargedTwice().isEmpty());
  }
};

QTEST_GUILESS_MAIN(LedgerTableModelTest)
#include "ledger_table_model_test.moc"
