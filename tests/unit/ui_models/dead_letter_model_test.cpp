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
    query::DeadLetterRow row;
    row.id = DeliveryId{id};
    row.eventId = "evt_" + std::to_string(id);
    row.source = "stripe";
    row.state = domain::DeliveryState::dead;
    row.cause = cause;
    group.rows.push_back(row);
  }
  return group;
}

constexpr auto kByCause = DeadLetterModel::Grouping::byCause;

query::DeadLetterList listOf(std::vector<query::DeadLetterGroup> groups) {
  query::DeadLetterList list;
  for (const query::DeadLetterGroup& one : groups) list.counts.all += one.count;
  list.groups = std::move(groups);
  return list;
}

}  // namespace

class DeadLetterModelTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void present_groups_makesAConsistentTree() {
    DeadLetterModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.present(
        listOf({group(domain::DeadCause::exhausted, "crm", {3, 2}), group(domain::DeadCause::stale, "shop", {1})}),
        kByCause, true);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    QCOMPARE(model.counts().all, std::int64_t{3});
    const QModelIndex row = model.indexOf(DeliveryId{2});
    QVERIFY(row.isValid());
    QCOMPARE(row.parent(), model.index(0, 0));
  }

  void present_sameShape_changesInPlace() {
    DeadLetterModel model;
    model.present(listOf({group(domain::DeadCause::exhausted, "crm", {3, 2})}), kByCause, true);
    const QPersistentModelIndex kept = model.indexOf(DeliveryId{2});
    auto again = group(domain::DeadCause::exhausted, "crm", {3, 2});
    again.rows[1].owner = "ada";
    QVERIFY(!model.present(listOf({again}), kByCause, false));
    QVERIFY(kept.isValid());
    QVERIFY(!model.hasHeld());
    QCOMPARE(model.rowAt(kept)->owner, std::string("ada"));
  }

  void present_otherShapeWhileSomebodyPoints_isHeld() {
    DeadLetterModel model;
    model.present(listOf({group(domain::DeadCause::exhausted, "crm", {2})}), kByCause, true);
    QVERIFY(!model.present(listOf({group(domain::DeadCause::exhausted, "crm", {3, 2})}), kByCause, false));
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
    QVERIFY(model.hasHeld());
    QCOMPARE(model.counts().all, std::int64_t{2});
    model.releaseHeld();
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
  }

  void setSearch_part_findsByEventAndKeepsOnlyItsGroup() {
    DeadLetterModel model;
    model.present(
        listOf({group(domain::DeadCause::exhausted, "crm", {3, 2}), group(domain::DeadCause::stale, "shop", {1})}),
        kByCause, true);
    model.setSearch(QStringLiteral("EVT_2"));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowCount(model.index(0, 0)), 1);
    model.setSearch({});
    QCOMPARE(model.rowCount(), 2);
  }

  // What a person ticked is theirs: a refresh, a search and another order leave it as it is.
  void selection_refreshAndSearch_staysAndIsCountedAsHidden() {
    DeadLetterModel model;
    const auto both =
        listOf({group(domain::DeadCause::exhausted, "crm", {3, 2}), group(domain::DeadCause::stale, "shop", {1})});
    model.present(both, kByCause, true);
    model.selection().set({DeliveryId{2}, DeliveryId{1}}, true);
    QCOMPARE(model.tickOf(model.index(0, 0)), Qt::PartiallyChecked);
    QCOMPARE(model.tickOf(model.index(1, 0)), Qt::Checked);
    model.present(both, kByCause, true);
    QCOMPARE(model.selection().size(), std::size_t{2});
    model.setSearch(QStringLiteral("evt_1"));
    QCOMPARE(model.hiddenSelected(), std::size_t{1});
    model.setSearch({});
    QCOMPARE(model.hiddenSelected(), std::size_t{0});
  }
};

QTEST_GUILESS_MAIN(DeadLetterModelTest)
#include "dead_letter_model_test.moc"
