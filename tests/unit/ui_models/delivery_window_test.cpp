#include "ui/models/delivery_window.h"

#include <QtTest>

using namespace ack;
using domain::DeliveryState;
using ui::models::DeliveryWindow;
using ui::models::FreshRows;

namespace {

query::DeliveryRow row(std::int64_t id, DeliveryState state = DeliveryState::queued) {
  query::DeliveryRow row;
  row.id = DeliveryId{id};
  row.eventId = "evt_" + std::to_string(id);
  row.state = state;
  return row;
}

/// Rows newest..oldest, as a page; `next` names the last one.
query::DeliveryPage page(std::int64_t newest, std::int64_t oldest, bool more) {
  query::DeliveryPage page;
  for (std::int64_t id = newest; id >= oldest; --id) page.rows.push_back(row(id));
  if (more) page.next = "after-" + std::to_string(oldest);
  return page;
}

std::vector<std::int64_t> ids(const DeliveryWindow& window) {
  std::vector<std::int64_t> ids;
  for (const auto& shown : window.rows()) ids.push_back(shown.row.id.value);
  return ids;
}

}  // namespace

class DeliveryWindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void merge_newerRows_areHeldUntilTheyEnter() {
    DeliveryWindow window;
    window.reset(page(5, 3, false));
    const auto changed = window.merge({page(7, 3, false), {}}, {});
    QVERIFY(changed.empty());
    QCOMPARE(window.held(), std::size_t{2});
    QCOMPARE(ids(window), (std::vector<std::int64_t>{5, 4, 3}));
    QVERIFY(window.heldAdjoins());
    window.enterHeld();
    QCOMPARE(ids(window), (std::vector<std::int64_t>{7, 6, 5, 4, 3}));
    QCOMPARE(window.held(), std::size_t{0});
  }

  void merge_changedValues_areTakenInPlace() {
    DeliveryWindow window;
    window.reset(page(5, 3, false));
    FreshRows fresh{page(5, 3, false), {}};
    fresh.front.rows[1].state = DeliveryState::completed;
    const auto changed = window.merge(fresh, {});
    QCOMPARE(changed, (std::vector<std::size_t>{1}));
    QVERIFY(window.rows()[1].row.state == DeliveryState::completed);
    QVERIFY(!window.rows()[1].dimmed);
  }

  void merge_rowThatNoLongerMatches_staysDimmedWithItsPresentState() {
    query::DeliveryFilter filter;
    filter.states = {DeliveryState::queued};
    DeliveryWindow window;
    window.reset(page(5, 3, false));
    FreshRows fresh{page(5, 3, false), {}};
    fresh.front.rows.erase(fresh.front.rows.begin() + 1);
    fresh.watched.push_back(row(4, DeliveryState::completed));
    window.merge(fresh, filter);
    QCOMPARE(window.rows().size(), std::size_t{3});
    QVERIFY(window.rows()[1].dimmed);
    QVERIFY(window.rows()[1].row.state == DeliveryState::completed);
    QVERIFY(!window.rows()[0].dimmed);
  }

  void merge_rowBehindTheNewestPage_isNotDimmed() {
    DeliveryWindow window;
    window.reset(page(10, 8, true));
    window.append(page(7, 1, false));
    window.merge({page(10, 8, true), {}}, {});
    for (const auto& shown : window.rows()) QVERIFY(!shown.dimmed);
  }

  void merge_moreThanAPageIsNew_beginsAnewInsteadOfLeavingAHole() {
    DeliveryWindow window;
    window.reset(page(5, 3, true));
    window.merge({page(30, 20, true), {}}, {});
    QVERIFY(window.heldIsMore());
    QVERIFY(!window.heldAdjoins());
    window.reset(window.heldPage());
    QCOMPARE(ids(window).front(), std::int64_t{30});
    QCOMPARE(window.olderToken(), std::string("after-20"));
  }

  void merge_pageThatReachesIntoOlderRows_doesNotCallThemNew() {
    // Rows left the filtered list, so the newest page reaches further down than before.
    DeliveryWindow window;
    window.reset(page(5, 4, true));
    window.merge({page(5, 1, false), {}}, {});
    QCOMPARE(window.held(), std::size_t{0});
  }

  void merge_rowThatComesBackBetweenOthers_needsANewList() {
    DeliveryWindow window;
    query::DeliveryPage sparse = page(5, 3, false);
    sparse.rows.erase(sparse.rows.begin() + 1);
    window.reset(sparse);
    window.merge({page(5, 3, false), {}}, {});
    QCOMPARE(window.held(), std::size_t{1});
    QVERIFY(!window.heldAdjoins());
  }

  void reset_outOfOrderNumbers_keepsTheReadersOrder() {
    query::DeliveryPage mixed;
    for (const std::int64_t id : {7, 9, 8}) mixed.rows.push_back(row(id));
    DeliveryWindow window;
    window.reset(mixed);
    QCOMPARE(ids(window), (std::vector<std::int64_t>{7, 9, 8}));
    QCOMPARE(*window.indexOf(DeliveryId{9}), std::size_t{1});
  }

  void append_rowsAlreadyThere_areNotDoubled() {
    DeliveryWindow window;
    window.reset(page(6, 4, true));
    QCOMPARE(window.append(page(5, 2, false)), std::size_t{2});
    QCOMPARE(ids(window), (std::vector<std::int64_t>{6, 5, 4, 3, 2}));
    QVERIFY(window.olderToken().empty());
  }

  void dropFront_overTheLimit_keepsWholePagesAndCanGoBack() {
    DeliveryWindow window;
    std::int64_t newest = 5'000;
    window.reset(page(newest, newest - 199, true));
    while (window.frontExcess() == 0) {
      newest -= 200;
      window.append(page(newest, newest - 199, true));
    }
    QCOMPARE(window.rows().size(), DeliveryWindow::kMaxRows + 200);
    window.dropFront(window.frontExcess());
    QCOMPARE(window.rows().size(), DeliveryWindow::kMaxRows);
    QCOMPARE(ids(window).front(), std::int64_t{4'800});
    QCOMPARE(*window.newerToken(), std::string());
    // Newer events came meanwhile: the newest page no longer reaches down to us.
    QVERIFY(!window.missingInFront(page(6'000, 5'801, true)));
    const auto missing = window.missingInFront(page(5'000, 4'790, true));
    QVERIFY(missing.has_value());
    window.putBackInFront(*missing);
    QCOMPARE(ids(window).front(), std::int64_t{5'000});
    QVERIFY(!window.newerToken());
    window.dropEnd(window.endExcess());
    QVERIFY(window.rows().size() <= DeliveryWindow::kMaxRows);
    QVERIFY(!window.olderToken().empty());
  }

  void enterHeld_forDays_staysBounded() {
    DeliveryWindow window;
    window.reset(page(200, 1, false));
    for (std::int64_t newest = 250; newest <= 12'000; newest += 50) {
      window.merge({page(newest, newest - 199, true), {}}, {});
      QVERIFY(window.heldAdjoins());
      window.enterHeld();
      window.dropEnd(window.endExcess());
    }
    QVERIFY(window.rows().size() <= DeliveryWindow::kMaxRows + DeliveryWindow::kPageRows);
    QCOMPARE(ids(window).front(), std::int64_t{12'000});
    QVERIFY(!window.olderToken().empty());
  }

  void hold_whilePaused_changesNothingShown() {
    DeliveryWindow window;
    window.reset(page(5, 3, false));
    query::DeliveryPage front = page(6, 3, false);
    front.rows[1].state = DeliveryState::completed;
    window.hold(front);
    QCOMPARE(window.held(), std::size_t{1});
    QVERIFY(window.rows()[0].row.state == DeliveryState::queued);
  }
};

QTEST_GUILESS_MAIN(DeliveryWindowTest)
#include "delivery_window_test.moc"
