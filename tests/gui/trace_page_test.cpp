#include "tests/gui/page_samples.h"
#include "tests/kit/fake_clock.h"
#include "ui/trace/trace_page.h"
#include "ui/trace/verdict.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/search_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace ack;
using ui::trace::TracePage;

namespace {

struct Stage {
  ui::style::Theme theme;
  kit::FakeClock clock{gui::kNow};
  TracePage* page;
  QWidget window;

  explicit Stage(ui::style::Mode mode = ui::style::Mode::light) {
    theme.install(mode);
    page = new TracePage(theme, nullptr, clock, &window);
    window.resize(1240, 836);
    page->setGeometry(window.rect());
    window.show();
    window.activateWindow();
    page->setActive(true);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] QLineEdit* field() const { return page->findChild<QLineEdit*>(QStringLiteral("traceField")); }
  [[nodiscard]] bool shows(const QString& words) const {
    for (const auto* label : page->findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(words)) return true;
    return false;
  }
};

query::TraceMatch match(query::TraceKind kind, int sample) {
  return {kind, gui::sampleStory(gui::sampleRows().at(static_cast<std::size_t>(sample)))};
}

}  // namespace

class TracePageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cleanedId_spacesAndQuotes_areIgnored() {
    QCOMPARE(ui::trace::cleanedId(QStringLiteral("  \"evt_1\" \n")), QStringLiteral("evt_1"));
    QCOMPARE(ui::trace::cleanedId(QStringLiteral("‘evt 1’")), QStringLiteral("evt 1"));
    QCOMPARE(ui::trace::cleanedId(QStringLiteral("\"'")), QString());
  }

  void setActive_fieldHasFocus() {
    const Stage stage;
    QCOMPARE(QApplication::focusWidget(), stage.field());
  }

  void typing_thenReturn_asks() {
    Stage stage;
    QSignalSpy asked(stage.page, &TracePage::asked);
    QTest::keyClicks(stage.field(), QStringLiteral("led_1"));
    QCOMPARE(asked.count(), 0);
    QTest::keyClick(stage.field(), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.front().front().toString(), QStringLiteral("led_1"));
  }

  void paste_startsTheSearch() {
    Stage stage;
    QSignalSpy asked(stage.page, &TracePage::asked);
    QGuiApplication::clipboard()->setText(QStringLiteral(" 'evt_01KKEMVB08' "));
    stage.field()->setFocus();
    QTest::keyClick(stage.field(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.front().front().toString(), QStringLiteral("evt_01KKEMVB08"));
  }

  void present_oneMatch_showsVerdictCardsAndBothSides() {
    Stage stage;
    stage.page->open(QStringLiteral("led_00000000008ma"));
    stage.page->present(QStringLiteral("led_1"), {{match(query::TraceKind::ledger, 3)}, {}});
    QCoreApplication::processEvents();
    QVERIFY(stage.page->findChild<ui::widgets::Banner*>()->fact().startsWith(QStringLiteral("One event")));
    bool kind = false;
    for (const auto* badge : stage.page->findChildren<ui::widgets::Badge*>())
      kind = kind || (badge->isVisible() && badge->text() == QStringLiteral("Ledger line"));
    QVERIFY(kind);
    auto* timeline = stage.page->findChild<QListView*>(QStringLiteral("traceTimeline"));
    QVERIFY(timeline->model()->rowCount() >= 6);
    for (int row = 0; row < timeline->model()->rowCount(); ++row)
      QVERIFY(!timeline->model()->index(row, 0).data(Qt::AccessibleTextRole).toString().isEmpty());
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("trace-light")));
  }

  void present_unknownId_saysWhatWasLookedFor() {
    Stage stage;
    QSignalSpy elsewhere(stage.page, &ui::shell::Page::pageRequested);
    stage.page->presentNotFound(QStringLiteral("evt_nowhere"));
    QCoreApplication::processEvents();
    QVERIFY(stage.shows(QStringLiteral("No event has this ID")));
    QVERIFY(stage.shows(QStringLiteral("evt_nowhere")));
    QTest::mouseClick(stage.page->findChild<QPushButton*>(QStringLiteral("searchInstead")), Qt::LeftButton);
    QCOMPARE(elsewhere.count(), 1);
    QCOMPARE(elsewhere.front().at(1).toString(), QStringLiteral("search=evt_nowhere"));
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("trace-unknown-light")));
  }

  void present_severalMatches_listsThemFirst() {
    Stage stage;
    stage.page->present(QStringLiteral("evt_1"),
                        {{match(query::TraceKind::event, 3), match(query::TraceKind::event, 10)}, {}});
    QCoreApplication::processEvents();
    auto* hits = stage.page->findChild<QListWidget*>(QStringLiteral("traceHits"));
    QVERIFY(hits->isVisible());
    QCOMPARE(hits->count(), 2);
    auto* timeline = stage.page->findChild<QListView*>(QStringLiteral("traceTimeline"));
    QVERIFY(!timeline->isVisible());
    QTest::mouseClick(hits->viewport(), Qt::LeftButton, {}, hits->visualItemRect(hits->item(1)).center());
    QVERIFY(timeline->isVisible());
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("trace-several-light")));
  }

  void present_onlyRejectedArrivals_saysTheyClaimNothing() {
    Stage stage;
    query::ArrivalView arrival;
    arrival.id = ArrivalId{3};
    arrival.at = gui::kNow;
    arrival.result = domain::ArrivalResult::rejected;
    arrival.signature = "mismatch";
    stage.page->present(QStringLiteral("req_1"), {{}, {arrival}});
    QVERIFY(stage.page->findChild<ui::widgets::Banner*>()->fact().contains(QStringLiteral("turned away")));
  }

  void buttons_copyAndOpen_work() {
    Stage stage;
    QSignalSpy elsewhere(stage.page, &ui::shell::Page::pageRequested);
    stage.page->present(QStringLiteral("led_1"), {{match(query::TraceKind::ledger, 3)}, {}});
    QCoreApplication::processEvents();
    QTest::mouseClick(stage.page->findChild<QPushButton*>(QStringLiteral("copySummary")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Charge written")));
    QTest::mouseClick(stage.page->findChild<QPushButton*>(QStringLiteral("openDelivery")), Qt::LeftButton);
    QCOMPARE(elsewhere.front().front().toString(), QStringLiteral("deliveries"));
    QVERIFY(elsewhere.front().at(1).toString().startsWith(QStringLiteral("dlv_")));
  }

  void verdict_eachState_saysSomethingElse() {
    QSet<QString> facts;
    for (int state = 0; state < domain::kDeliveryStateCount; ++state) {
      auto row = gui::sampleRows().at(10);
      row.state = static_cast<domain::DeliveryState>(state);
      facts.insert(ui::trace::verdictOf(gui::sampleStory(row), gui::kNow).fact);
    }
    QCOMPARE(facts.size(), domain::kDeliveryStateCount);
  }

  void dark_picture_isSaved() {
    Stage stage(ui::style::Mode::dark);
    stage.page->present(QStringLiteral("evt_1"), {{match(query::TraceKind::event, 10)}, {}});
    QCoreApplication::processEvents();
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("trace-dark")));
  }
};

QTEST_MAIN(TracePageTest)
#include "trace_page_test.moc"
