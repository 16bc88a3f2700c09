#include "tests/gui/longer_texts.h"
#include "tests/gui/page_samples.h"
#include "tests/kit/fake_clock.h"
#include "ui/deadletters/dead_letter_tree.h"
#include "ui/deadletters/dead_letters_page.h"
#include "ui/deliveries/delivery_panel.h"
#include "ui/models/roles.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

using namespace ack;
using ui::deadletters::DeadLettersPage;
using ui::deadletters::DeadLetterTree;
using ui::deliveries::DeliveryPanel;

namespace {

struct Stage {
  ui::style::Theme theme;
  kit::FakeClock clock{gui::kNow};
  DeadLettersPage* page;
  DeadLetterTree* tree;
  QWidget window;

  explicit Stage(ui::style::Mode mode = ui::style::Mode::light) {
    theme.install(mode);
    page = new DeadLettersPage(theme, nullptr, clock, std::chrono::milliseconds{0}, &window);
    window.resize(1240, 836);
    page->setGeometry(window.rect());
    tree = page->findChild<DeadLetterTree*>();
    window.show();
    page->setActive(true);
    page->present(gui::sampleLetters());
    QCoreApplication::processEvents();
    QEvent leave(QEvent::Leave);  // wherever the test before left the pointer
    QCoreApplication::sendEvent(tree->viewport(), &leave);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] QModelIndex group(int row) const { return tree->model()->index(row, 0); }
  [[nodiscard]] QModelIndex row(int group_, int row_) const { return tree->model()->index(row_, 0, group(group_)); }
  [[nodiscard]] ui::widgets::Button* button(const char* name) const {
    return page->findChild<ui::widgets::Button*>(QLatin1String(name));
  }
  [[nodiscard]] static Qt::CheckState tick(const QModelIndex& index) {
    return static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt());
  }
  void tickFirstGroup() const {
    tree->setCurrentIndex(group(0));
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Space);
    tree->setCurrentIndex(QModelIndex());
  }
  [[nodiscard]] bool says(const char* words) const {
    for (const auto* label : page->findChildren<QLabel*>())
      if (label->isVisible() && label->text() == QLatin1String(words)) return true;
    return false;
  }
  void click(const QModelIndex& index) const {
    tree->scrollTo(index);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
  }
};

}  // namespace

class DeadLettersPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void present_groups_areUnfoldedWithTheirRows() {
    const Stage stage;
    QCOMPARE(stage.tree->model()->rowCount(), 4);
    QVERIFY(stage.tree->isExpanded(stage.group(0)));
    QCOMPARE(stage.tree->visualRect(stage.group(0)).height(), 64);
    QCOMPARE(stage.tree->visualRect(stage.row(0, 0)).height(), 36);
    const QString spoken = stage.group(2).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("without owner")), qPrintable(spoken));
  }

  void page_withoutATick_saysThatNothingRunsAndOffersNothing() {
    const Stage stage;
    QVERIFY(!stage.button("replaySelected")->isVisible());
    bool said = false;
    for (const auto* label : stage.page->findChildren<QLabel*>())
      said =
          said || (label->isVisible() && label->text().contains(QStringLiteral("Nothing here runs again by itself")));
    QVERIFY(said);
  }

  void space_onRowAndGroup_ticksThem() {
    Stage stage;
    stage.tree->setFocus();
    stage.tree->setCurrentIndex(stage.row(0, 1));
    QTest::keyClick(stage.tree, Qt::Key_Space);
    QCOMPARE(stage.tick(stage.row(0, 1)), Qt::Checked);
    QCOMPARE(stage.tick(stage.group(0)), Qt::PartiallyChecked);
    QCOMPARE(stage.button("replaySelected")->text(), QStringLiteral("Replay 1…"));
    stage.tree->setCurrentIndex(stage.group(0));
    QTest::keyClick(stage.tree, Qt::Key_Space);
    QCOMPARE(stage.tick(stage.group(0)), Qt::Checked);
    QCOMPARE(stage.button("replaySelected")->text(), QStringLiteral("Replay 4…"));
    QVERIFY(stage.says("Attempt counters continue at 6. Nothing is reset."));
    QTest::keyClick(stage.tree, Qt::Key_Space);
    QCOMPARE(stage.tick(stage.group(0)), Qt::Unchecked);
  }

  void shiftArrows_extendAndTakeBack() {
    Stage stage;
    stage.tree->setFocus();
    stage.tree->setCurrentIndex(stage.row(1, 0));
    QTest::keyClick(stage.tree, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(stage.tree, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(stage.button("replaySelected")->text(), QStringLiteral("Replay 3…"));
    QTest::keyClick(stage.tree, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(stage.button("replaySelected")->text(), QStringLiteral("Replay 2…"));
    QCOMPARE(stage.tick(stage.row(1, 2)), Qt::Unchecked);
  }

  void ctrlA_ticksAllShown_andASearchHidesSomeOfThem() {
    Stage stage;
    stage.tree->setFocus();
    stage.tree->setCurrentIndex(stage.row(0, 0));
    QTest::keyClick(stage.tree, Qt::Key_A, Qt::ControlModifier);
    QVERIFY(stage.says("17 selected"));
    QTest::keyClicks(stage.page->searchField(), QStringLiteral("crm"));
    QVERIFY(stage.says("17 selected, 11 hidden"));
    QTest::mouseClick(stage.button("clearSelection"), Qt::LeftButton);
    QVERIFY(!stage.button("replaySelected")->isVisible());
  }

  void refresh_keepsTicksByDelivery() {
    Stage stage;
    stage.tree->setFocus();
    stage.tree->setCurrentIndex(stage.row(1, 5));
    QTest::keyClick(stage.tree, Qt::Key_Space);
    const qlonglong id = stage.row(1, 5).data(ui::models::IdRole).toLongLong();
    stage.tree->clearFocus();
    auto groups = gui::sampleGroups();
    groups[1].rows.erase(groups[1].rows.begin());
    QTRY_VERIFY(
        (stage.page->present(gui::sampleLetters(groups)), stage.tree->model()->rowCount(stage.group(1)) == 5));
    QCOMPARE(stage.row(1, 4).data(ui::models::IdRole).toLongLong(), id);
    QCOMPARE(stage.tick(stage.row(1, 4)), Qt::Checked);
  }

  void click_onTheTick_doesNotOpenThePanel() {
    Stage stage;
    const QRect row = stage.tree->visualRect(stage.row(0, 0));
    QTest::mouseClick(stage.tree->viewport(), Qt::LeftButton, {}, QPoint(76, row.center().y()));
    QCOMPARE(stage.tick(stage.row(0, 0)), Qt::Checked);
    QVERIFY(!stage.page->findChild<DeliveryPanel*>()->isVisible());
  }

  void click_group_foldsAndStaysFoldedAfterARefresh() {
    Stage stage;
    stage.click(stage.group(0));
    QVERIFY(!stage.tree->isExpanded(stage.group(0)));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(stage.tree->viewport(), &leave);
    stage.tree->clearFocus();
    QCoreApplication::processEvents();
    auto groups = gui::sampleGroups();
    groups[1].rows.pop_back();
    QTRY_VERIFY(
        (stage.page->present(gui::sampleLetters(groups)), stage.tree->model()->rowCount(stage.group(1)) == 5));
    QVERIFY(!stage.tree->isExpanded(stage.group(0)));
    QVERIFY(stage.tree->isExpanded(stage.group(1)));
  }

  void keys_leftRightEnter_foldAndOpen() {
    Stage stage;
    stage.tree->setFocus();
    stage.tree->setCurrentIndex(stage.group(1));
    QTest::keyClick(stage.tree, Qt::Key_Left);
    QVERIFY(!stage.tree->isExpanded(stage.group(1)));
    QTest::keyClick(stage.tree, Qt::Key_Right);
    QVERIFY(stage.tree->isExpanded(stage.group(1)));
    QTest::keyClick(stage.tree, Qt::Key_Down);
    QTest::keyClick(stage.tree, Qt::Key_Return);
    auto* panel = stage.page->findChild<DeliveryPanel*>();
    QVERIFY(panel->isVisible());
    QTest::keyClick(stage.tree, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
  }

  void click_row_opensThePanelWithCauseAndNextStep() {
    Stage stage;
    stage.click(stage.row(1, 1));
    auto* panel = stage.page->findChild<DeliveryPanel*>();
    QVERIFY(panel->isVisible());
    stage.page->presentStory(gui::sampleStory(gui::sampleGroups()[1].rows[1]));
    QCoreApplication::processEvents();
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("dead-letters-panel-light")));
  }

  void fresh_pointerOverTheList_isHeld() {
    Stage stage;
    QTest::mouseMove(stage.tree->viewport(), stage.tree->visualRect(stage.row(0, 1)).center());
    QVERIFY(stage.tree->pointerOver());
    auto groups = gui::sampleGroups();
    groups[0].rows.pop_back();
    stage.page->present(gui::sampleLetters(groups));
    QCOMPARE(stage.tree->model()->rowCount(stage.group(0)), 4);
    auto* chip = stage.page->headerActions().front();
    QVERIFY(!chip->isHidden());
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(stage.tree->model()->rowCount(stage.group(0)), 3);
  }

  void search_unknownWord_emptiesTheTree() {
    Stage stage;
    QTest::keyClicks(stage.page->searchField(), QStringLiteral("nosuchthing"));
    QCOMPARE(stage.tree->model()->rowCount(), 0);
  }

  void present_nothing_saysSo() {
    Stage stage;
    stage.page->present(query::DeadLetterList{});
    bool said = false;
    for (const auto* label : stage.tree->findChildren<QLabel*>())
      said = said || (label->isVisible() && label->text() == QStringLiteral("Nothing is set aside"));
    QVERIFY(said);
  }

  void closed_inPlaceOfTheTree_hasWhoWhenAndWhy() {
    Stage stage;
    query::ClosedLetterRow closed;
    static_cast<query::DeliveryRow&>(closed) = gui::sampleGroups()[0].rows[0];
    closed.closedBy = "Ingrid Solheim";
    closed.closedAt = gui::kNow - std::chrono::minutes(12);
    closed.reason = "The customer was refunded by hand";
    stage.page->findChild<ui::widgets::SegmentedControl*>(QStringLiteral("lettersWhich"))->segment(1)->click();
    QVERIFY(!stage.tree->isVisible());
    QVERIFY(!stage.page->findChild<QWidget*>(QStringLiteral("noOwnerChip"))->isVisible());
    stage.page->presentClosed({3, {closed}});
    auto* table = stage.page->findChild<QTableView*>(QStringLiteral("closedTable"));
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), 1);
    const QString spoken = table->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("by Ingrid Solheim at 14:20:08, reason: The customer was refunded")),
             qPrintable(spoken));
    QTest::keyClicks(stage.page->searchField(), QStringLiteral("nosuchthing"));
    QCOMPARE(table->model()->rowCount(), 0);
    stage.page->open(QStringLiteral("owner="));
    QVERIFY(stage.tree->isVisible());
  }

  void texts_fortyPercentLonger_inTheSmallestWindow_areNotCut() {
    const gui::LongerTexts longer;
    Stage stage;
    stage.window.resize(1120 - 56, 680 - 64 - 28);
    stage.page->setGeometry(stage.window.rect());
    stage.tickFirstGroup();
    for (const int which : {0, 1}) {
      stage.page->findChild<ui::widgets::SegmentedControl*>(QStringLiteral("lettersWhich"))->segment(which)->click();
      if (which == 1) stage.page->presentClosed({});
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(stage.window, QStringLiteral("dead-letters-longer-%1").arg(which)));
      const QStringList cut = gui::cutTexts(*stage.page);
      QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }
  }

  void pictures_bothThemes_areSaved() {
    {
      Stage stage;
      stage.tickFirstGroup();
      QVERIFY(gui::savePicture(stage.window, QStringLiteral("dead-letters-light")));
    }
    Stage stage(ui::style::Mode::dark);
    stage.tickFirstGroup();
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("dead-letters-dark")));
  }
};

QTEST_MAIN(DeadLettersPageTest)
#include "dead_letters_page_test.moc"
