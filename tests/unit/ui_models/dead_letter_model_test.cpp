#include "ui/models/dead_letter_model.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace ack;
using ui::models::DeadLetterModel;

namespace {

query::DeadLetterGroup group(domain::DeadCause cause, const char* where, std::initializer_list<std::int64_t> ids) {
  query::DeadLetterGroup group;
  group.cause = cause;
  group.destination = where;
  group.count = static_cast<std::int64_t>(ids.size());
  group.withoutOwner = group.count;
  for (const std::int64_t id : ids) {
    query::DeliveryRow row;
    row.id = DeliveryId{id};
    row.eventId = "evt_" + std::to_string(id);
    row.source = "stripe";
    row.state = domain::DeliveryState::dead;
    row.cause = cause;
    group.rows.push_back(row);
  }
  return group;
}

}  // namespace

class DeadLetterModelTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void present_groups_makesAConsistentTree() {
    DeadLetterModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.present({group(domain::DeadCause::exhausted, "crm", {3, 2}), group(domain::DeadCause::stale, "shop", {1})},
                  true);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    QCOMPARE(model.total(), std::int64_t{3});
    const QModelIndex row = model.indexOf(DeliveryId{2});
    QVERIFY(row.isValid());
    QCOMPARE(row.parent(), model.index(0, 0));
  }

  void present_sameShape_changesInPlace() {
    DeadLetterModel model;
    model.present({group(domain::DeadCause::exhausted, "crm", {3, 2})}, true);
    const QPersistentModelIndex kept = model.indexOf(DeliveryId{2});
    auto again = group(domain::DeadCause::exhausted, "crm", {3, 2});
    again.rows[1].owner = "ada";
    QVERIFY(!model.present({again}, false));
    QVERIFY(kept.isValid());
    QVERIFY(!model.hasHeld());
    QCOMPARE(model.rowAt(kept)->owner, std::string("ada"));
  }

  void present_otherShapeWhileSomebodyPoints_isHeld() {
    DeadLetterModel model;
    model.present({group(domain::DeadCause::exhausted, "crm", {2})}, true);
    QVERIFY(!model.present({group(domain::DeadCause::exhausted, "crm", {3, 2})}, false));
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
    QVERIFY(model.hasHeld());
    QCOMPARE(model.total(), std::int64_t{2});
    model.releaseHeld();
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
  }

  void setFilter_search_findsByEventAndKeepsOnlyItsGroup() {
    DeadLetterModel model;
    model.present({group(domain::DeadCause::exhausted, "crm", {3, 2}), group(domain::DeadCause::stale, "shop", {1})},
                  true);
    model.setFilter(QStringLiteral("EVT_2"), false);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
    model.setFilter({}, false);
    QCOMPARE(model.rowCount(), 2);
  }
};

QTEST_GUILESS_MAIN(DeadLetterModelTest)
#include "dead_letter_model_test.moc"
