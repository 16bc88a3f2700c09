#include "core/provider/provider.h"
#include "tests/gui/page_samples.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/work_store.h"
#include "ui/delegates/row_table_view.h"
#include "ui/ledger/ledger_page.h"
#include "ui/ledger/line_panel.h"
#include "ui/ledger/proof_band.h"
#include "ui/ledger/totals_row.h"
#include "ui/ledger/window_picker.h"
#include "ui/session/session.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QDateTimeEdit>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QtTest>

using namespace ack;
using ui::delegates::RowTableView;
using ui::ledger::LedgerPage;
using ui::ledger::LinePanel;
using ui::ledger::ProofBand;

namespace {

struct Stage {
  ui::style::Theme theme;
  kit::FakeClock clock{gui::kNow};
  QWidget window;
  LedgerPage* page{nullptr};
  RowTableView* table{nullptr};

  explicit Stage(ui::style::Mode mode = ui::style::Mode::light, ui::session::Session* session = nullptr,
                 LedgerPage::AskForFile ask = {}) {
    theme.install(mode);
    page = new LedgerPage(theme, session, clock, std::move(ask), std::chrono::milliseconds{0}, &window);
    window.resize(1240, 836);
    page->setGeometry(window.rect());
    table = page->findChild<RowTableView*>();
    window.show();
    page->setActive(true);
    if (session == nullptr) page->present(gui::sampleLedger());
    QCoreApplication::processEvents();
    QEvent leave(QEvent::Leave);  // wherever the test before left the pointer
    QCoreApplication::sendEvent(table->viewport(), &leave);
    QCoreApplication::processEvents();
  }
  void click(int row) const {
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(row, 1)).center());
  }
};

}  // namespace

class LedgerPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void present_window_showsLinesTotalsAndProof() {
    const Stage stage;
    QCOMPARE(stage.table->model()->rowCount(), 24);
    auto* proof = stage.page->findChild<ProofBand*>();
    QVERIFY(proof->holds());
    QVERIFY(proof->accessibleName().contains(QStringLiteral("19,204")));
    QVERIFY(stage.page->findChild<ui::ledger::TotalsRow*>()->accessibleName().contains(QStringLiteral("JPY")));
    const QString amount = stage.table->model()->index(0, 6).data().toString();
    QVERIFY2(amount.startsWith(QChar(0x2212)) && amount.endsWith(QStringLiteral("EUR")), qPrintable(amount));
  }

  void present_secondCharge_turnsRedAndNamesTheEvent() {
    Stage stage;
    auto window = gui::sampleLedger();
    window.lines[1].delivery = window.lines[2].delivery;
    window.chargeLines += 1;
    window.secondCharges = 1;
    stage.page->present(window);
    auto* proof = stage.page->findChild<ProofBand*>();
    QVERIFY(!proof->holds());
    bool named = false;
    for (const auto* label : proof->findChildren<QLabel*>())
      named = named || label->text().contains(QString::fromStdString(window.lines[2].eventId));
    QVERIFY(named);
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("ledger-broken-light")));
  }

  void click_line_opensItsPanel() {
    Stage stage;
    QSignalSpy traced(stage.page, &ui::shell::Page::traceRequested);
    QSignalSpy elsewhere(stage.page, &ui::shell::Page::pageRequested);
    stage.click(4);
    auto* panel = stage.page->findChild<LinePanel*>();
    QVERIFY(panel->isVisible());
    QCOMPARE(panel->line()->value, std::int64_t{8'838});
    QCoreApplication::processEvents();
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("ledger-panel-light")));
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("lineTrace")), Qt::LeftButton);
    QVERIFY(traced.front().front().toString().startsWith(QStringLiteral("led_")));
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("lineDelivery")), Qt::LeftButton);
    QVERIFY(elsewhere.front().at(1).toString().startsWith(QStringLiteral("dlv_")));
    QTest::keyClick(stage.table, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
  }

  void fresh_selectedLine_staysSelectedAndNothingMoves() {
    Stage stage;
    stage.click(2);
    const QString chosen = stage.table->model()->index(2, 1).data().toString();
    auto window = gui::sampleLedger();
    auto newer = window.lines.front();
    newer.id = LedgerId{9'000};
    window.lines.insert(window.lines.begin(), newer);
    stage.page->presentFresh(window);
    QCOMPARE(stage.table->model()->index(2, 1).data().toString(), chosen);
    QCOMPARE(stage.table->model()->rowCount(), 24);
    auto* chip = stage.page->headerActions().front();
    QVERIFY(!chip->isHidden());
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(stage.table->model()->rowCount(), 25);
    QCOMPARE(stage.table->currentIndex().row(), 3);
  }

  void picker_presetsAndOwnTimes_areHalfOpenUtcWindows() {
    Stage stage;
    auto* picker = stage.page->picker();
    const auto day = picker->window();
    QVERIFY(day.to > gui::kNow);
    QVERIFY(day.to - day.from == std::chrono::hours(24));
    auto* presets = stage.page->findChild<ui::widgets::SegmentedControl*>(QStringLiteral("ledgerPresets"));
    QTest::mouseClick(presets->segment(1), Qt::LeftButton);
    QVERIFY(picker->window().to - picker->window().from == std::chrono::hours(24 * 7));
    auto* from = stage.page->findChild<QDateTimeEdit*>(QStringLiteral("ledgerFrom"));
    from->setDateTime(QDateTime(QDate(2026, 3, 11), QTime(0, 0), Qt::UTC));
    QCOMPARE(picker->preset(), ui::ledger::WindowPicker::Own);
    QCOMPARE(presets->current(), 3);
    QVERIFY(picker->window().from == fromMicros(1'773'187'200'000'000));
  }

  void present_nothing_offersAWiderWindow() {
    Stage stage;
    stage.page->present({});
    auto* widen = stage.page->findChild<QPushButton*>(QStringLiteral("widenWindow"));
    QVERIFY(widen->isVisible());
    QTest::mouseClick(widen, Qt::LeftButton);
    QCOMPARE(stage.page->picker()->preset(), ui::ledger::WindowPicker::Week);
  }

  void exportCsv_realStore_writesTheFileOrSaysWhyNot() {
    QTemporaryDir folder;
    kit::FakeClock clock(gui::kNow);
    kit::WorkStore store(folder.path().toStdString(), clock);
    auto providers = provider::ProviderRegistry::create();
    QVERIFY(providers.ok());
    ui::session::Session session(folder.path().toStdString(), *providers, [] { return std::nullopt; });
    QString answer = folder.filePath(QStringLiteral("out.csv"));
    QString proposed;
    Stage stage(ui::style::Mode::light, &session, [&](QWidget*, const QString& name) {
      proposed = name;
      return answer;
    });
    auto* button = stage.page->findChild<QPushButton*>(QStringLiteral("ledgerExport"));
    if (button == nullptr) button = qobject_cast<QPushButton*>(stage.page->headerActions().last());
    button->click();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(answer), 10'000);
    QFile file(answer);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(
        "ledger_id,event_id,source,tenant,kind,account,amount_minor,currency,at_utc,refund_of"));
    QVERIFY(proposed.endsWith(QStringLiteral(".csv")));

    answer = folder.filePath(QStringLiteral("no/such/folder/out.csv"));
    QTRY_VERIFY(button->isEnabled());
    button->click();
    const auto saysWhy = [&] {
      for (const auto* label : stage.page->findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QStringLiteral("The export was not written"))) return true;
      return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(saysWhy(), 10'000);
    QVERIFY(!QFile::exists(answer));
  }

  void pictures_bothThemes_areSaved() {
    {
      Stage stage;
      QVERIFY(gui::savePicture(stage.window, QStringLiteral("ledger-light")));
    }
    Stage stage(ui::style::Mode::dark);
    stage.click(1);
    QCoreApplication::processEvents();
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("ledger-dark")));
  }
};

QTEST_MAIN(LedgerPageTest)
#include "ledger_page_test.moc"
