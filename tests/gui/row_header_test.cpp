// The widths of a list's columns while the text size changes.
#include "ui/delegates/row_header.h"

#include "ui/delegates/row_table_view.h"

#include <QStandardItemModel>
#include <QtTest>

using namespace ack;

namespace {

constexpr std::array kWidths{101, 77, 153};

/// Three columns of the design, and one that takes what is left where it is said so.
struct Stage {
  ui::style::Theme theme;
  QStandardItemModel model{2, 4};
  ui::delegates::RowTableView table{theme, 36};

  explicit Stage(bool stretched) {
    theme.install(ui::style::Mode::light);
    table.setModel(&model);
    for (std::size_t column = 0; column < kWidths.size(); ++column)
      table.setColumnWidth(static_cast<int>(column), kWidths.at(column));
    if (stretched) table.horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
    table.resize(900, 300);
    table.show();
    QCoreApplication::processEvents();
  }
  [[nodiscard]] bool fits(int column) const {
    return table.columnWidth(column) == theme.scaled(kWidths.at(static_cast<std::size_t>(column)));
  }
};

}  // namespace

class RowHeaderTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void textSize_thereAndBack_losesNoPixel_data() {
    QTest::addColumn<bool>("stretched");
    QTest::newRow("one takes what is left") << true;
    QTest::newRow("none does") << false;
  }
  void textSize_thereAndBack_losesNoPixel() {
    QFETCH(const bool, stretched);
    Stage stage(stretched);
    for (const int percent : {110, 125, 150, 125, 110, 150, 100}) {
      stage.theme.setTextPercent(percent);
      QCoreApplication::processEvents();
      for (int column = 0; column < 3; ++column)
        QVERIFY2(stage.fits(column), qPrintable(QString::number(stage.table.columnWidth(column))));
    }
  }

  void textSize_changedWhileHidden_countsWhenShown_data() { textSize_thereAndBack_losesNoPixel_data(); }
  void textSize_changedWhileHidden_countsWhenShown() {
    QFETCH(const bool, stretched);
    Stage stage(stretched);
    for (const int percent : {150, 110, 100}) {
      stage.table.setColumnHidden(1, true);
      stage.theme.setTextPercent(percent);
      QCoreApplication::processEvents();
      stage.table.setColumnHidden(1, false);
      QCoreApplication::processEvents();
      for (int column = 0; column < 3; ++column)
        QVERIFY2(stage.fits(column), qPrintable(QString::number(stage.table.columnWidth(column))));
    }
  }

  // What a person dragged is what is scaled from then on.
  void width_givenAtALargerText_isKeptFromThere() {
    Stage stage(true);
    stage.theme.setTextPercent(150);
    stage.table.setColumnWidth(0, 300);
    stage.theme.setTextPercent(100);
    QCOMPARE(stage.table.columnWidth(0), 200);
    stage.theme.setTextPercent(150);
    QCOMPARE(stage.table.columnWidth(0), 300);
  }
};

QTEST_MAIN(RowHeaderTest)
#include "row_header_test.moc"
