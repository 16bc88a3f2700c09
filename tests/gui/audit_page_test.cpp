#include "core/provider/provider.h"
#include "tests/gui/audit_scene.h"
#include "tests/gui/longer_texts.h"
#include "tests/gui/page_samples.h"
#include "ui/audit/audit_filter_bar.h"
#include "ui/audit/audit_page.h"
#include "ui/audit/audit_table_model.h"
#include "ui/audit/audit_words.h"
#include "ui/audit/chain_banner.h"
#include "ui/audit/chain_watch.h"
#include "ui/audit/entry_panel.h"
#include "ui/delegates/row_table_view.h"
#include "ui/session/session.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/search_field.h"

#include <QClipboard>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <thread>

using namespace ack;
using ui::audit::AuditPage;
using ui::audit::AuditTableModel;
using ui::audit::ChainBanner;
using ui::audit::ChainWatch;
using ui::audit::EntryPanel;
using ui::delegates::RowTableView;

namespace {

constexpr int kPatience = 20'000;

/// The whole page over a real store, with the thread that proves its chain.
struct Stage {
  ui::style::Theme theme;
  gui::AuditScene scene;
  QTemporaryDir folder;
  QString exported;
  std::unique_ptr<ui::session::Session> session;
  std::unique_ptr<ChainWatch> watch;
  QWidget window;
  AuditPage* page{nullptr};
  RowTableView* table{nullptr};

  explicit Stage(ui::style::Mode mode = ui::style::Mode::light, bool told = true, ChainWatch::Open open = {}) {
    theme.install(mode);
    if (told) scene.tellTheDay();
    exported = folder.filePath(QStringLiteral("trail"));
    session = std::make_unique<ui::session::Session>(
        scene.data(), *provider::ProviderRegistry::create(), [] { return std::nullopt; }, &scene.store.clock,
        ui::session::Door{[this]() -> Result<operate::Desk> { return scene.windowDesk(); }, "uid 1000 (tester)",
                          &scene.store.clock},
        nullptr);
    if (!open) open = [this] { return query::AuditProver::open(scene.data(), scene.store.clock); };
    // It looks for news often, but never proves the whole again by itself.
    watch = std::make_unique<ChainWatch>(std::move(open),
                                         ChainWatch::Times{std::chrono::milliseconds{50}, std::chrono::hours{24}});
    page = new AuditPage(
        theme, session.get(), watch.get(), scene.store.clock, [this](QWidget*, const QString&) { return exported; },
        std::chrono::milliseconds{0}, &window);
    window.resize(1240, 836);
    page->setGeometry(window.rect());
    table = page->findChild<RowTableView*>();
    window.show();
    page->setActive(true);
    QCoreApplication::processEvents();
    QEvent leave(QEvent::Leave);  // wherever the test before left the pointer
    QCoreApplication::sendEvent(table->viewport(), &leave);
  }
  ~Stage() {
    delete page;
    watch.reset();
  }
  [[nodiscard]] int rows() const { return table->model()->rowCount(); }
  [[nodiscard]] QString cell(int row, int column) const {
    return table->model()->index(row, column).data().toString();
  }
  [[nodiscard]] ui::audit::ChainMark mark(int row) const {
    return static_cast<ui::audit::ChainMark>(
        table->model()->index(row, AuditTableModel::Hash).data(ui::audit::ChainRole).toInt());
  }
  [[nodiscard]] QPushButton* button(const char* name) const {
    if (auto* found = page->findChild<QPushButton*>(QLatin1String(name))) return found;
    for (QWidget* action : page->headerActions())
      if (action->objectName() == QLatin1String(name)) return qobject_cast<QPushButton*>(action);
    return nullptr;
  }
  [[nodiscard]] bool says(const QString& words) const {
    for (const auto* label : page->findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(words)) return true;
    return false;
  }
  /// Presses Export and waits until it ended, well or not.
  void exportTrail() const {
    QPushButton* pressed = button("auditExport");
    pressed->click();
    const auto ended = [&] {
      return pressed->isEnabled() && (QFile::exists(exported) || says(QStringLiteral("not exported")));
    };
    if (QTest::qWaitFor(ended, kPatience) && QFile::exists(exported)) return;
    QStringList words;
    for (const auto* label : page->findChildren<QLabel*>())
      if (label->isVisible()) words << label->text();
    qFatal("not exported: %s", qPrintable(words.join(QLatin1Char('|'))));
  }
  [[nodiscard]] bool proved() const { return watch->state().proof.has_value() && !watch->state().checking; }
  void click(int row) const {
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                      table->visualRect(table->model()->index(row, 1)).center());
  }
};

/// A prover that stands still until it is told to go on or to stop, so that a test sees what a long trail looks like.
class SlowProver final : public query::AuditProver {
 public:
  Result<bool> hasNews() override { return false; }
  Result<query::AuditProof> prove(bool whole, const Progress& progress, const std::atomic<bool>* cancel) override {
    query::AuditProof proof;
    proof.whole = whole;
    std::int64_t done = 0;
    while (!cancel->load() && !*m_mayEnd) {
      progress(std::min<std::int64_t>(done += 10, 450'000), 1'000'000);
      std::this_thread::yield();
    }
    proof.cancelled = cancel->load();
    proof.entries = 1'000'000;
    return proof;
  }
  explicit SlowProver(std::atomic<bool>* mayEnd) : m_mayEnd(mayEnd) {}

 private:
  std::atomic<bool>* m_mayEnd;
};

/// What a stranger does with the exported files: no program of ours.
std::pair<int, QString> runRecipe(const QString& folder) {
  QProcess shell;
  shell.setWorkingDirectory(folder);
  shell.setProcessChannelMode(QProcess::MergedChannels);
  shell.start(QStringLiteral("sh"), {QStringLiteral("verify-audit-trail.sh"), QStringLiteral("entries.jsonl"),
                                     QStringLiteral("checkpoints.jsonl")});
  if (!shell.waitForFinished(60'000)) return {-1, QStringLiteral("the recipe did not end")};
  return {shell.exitCode(), QString::fromUtf8(shell.readAll())};
}

QByteArrayList linesOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QByteArrayList lines = file.readAll().split('\n');
  lines.removeLast();
  return lines;
}

void writeLines(const QString& path, const QByteArrayList& lines) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("write");
  file.write(lines.join('\n') + '\n');
}

}  // namespace

class AuditPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void page_realTrail_showsWhoDidWhat() {
    const Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    QCOMPARE(stage.cell(0, AuditTableModel::Number), QStringLiteral("17"));
    QCOMPARE(stage.cell(0, AuditTableModel::Who), QStringLiteral("Tomás Reyes"));
    QCOMPARE(stage.cell(0, AuditTableModel::Role), QStringLiteral("Operator"));
    QCOMPARE(stage.cell(0, AuditTableModel::What), QStringLiteral("Asked for a replay"));
    QVERIFY(stage.cell(0, AuditTableModel::Target).startsWith(QLatin1Char('4')));
    QCOMPARE(stage.cell(1, AuditTableModel::Who), QStringLiteral("Acknowledger"));
    QCOMPARE(stage.cell(1, AuditTableModel::Role), QStringLiteral("System"));
    QCOMPARE(stage.cell(7, AuditTableModel::What), QStringLiteral("Refused: replay"));
    QVERIFY(stage.cell(7, AuditTableModel::Reason).startsWith(QStringLiteral("support may not")));
    const QString spoken =
        stage.table->model()->index(0, AuditTableModel::Number).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("Asked for a replay")), qPrintable(spoken));
  }

  void chain_atTheStart_isReallyVerified() {
    const Stage stage;
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    QVERIFY2(stage.page->banner()->fact().contains(QStringLiteral("17")), qPrintable(stage.page->banner()->fact()));
    QCOMPARE(stage.mark(0), ui::audit::ChainMark::proven);
    const auto strip = ui::audit::stripLook(stage.watch->state());
    QVERIFY2(strip.words.startsWith(QStringLiteral("Audit chain verified 08:17")), qPrintable(strip.words));
  }

  void chain_newEntry_isProvedSoonAndEnters() {
    Stage stage;
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    stage.scene.add("Noor Haddad", "security", "user.role", {"Chen Wei"}, "Moves to operations");
    QTRY_COMPARE_WITH_TIMEOUT(stage.watch->state().proof->entries, std::int64_t{18}, kPatience);
    QVERIFY(!stage.watch->state().proof->whole);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 18, kPatience);
    QCOMPARE(stage.mark(0), ui::audit::ChainMark::proven);
  }

  void chain_editedEntry_turnsRedNamesItAndStillExports() {
    Stage stage;
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.scene.sql(
        "UPDATE audit_entry SET entry = replace(entry, 'Helpdesk down', 'Helpdesk fine') WHERE sequence = 4");
    QTest::mouseClick(stage.button("verifyAgain"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved() && stage.watch->state().proof->fault, kPatience);
    const QString fact = stage.page->banner()->fact();
    QVERIFY2(fact.contains(QStringLiteral("broken")) && fact.contains(QStringLiteral("entry 4")), qPrintable(fact));
    QCOMPARE(stage.mark(12), ui::audit::ChainMark::bad);  // entry 5
    QCOMPARE(stage.mark(14), ui::audit::ChainMark::proven);
    QCOMPARE(ui::audit::stripLook(stage.watch->state()).ink, ui::style::Token::dead);
    QTest::mouseClick(stage.button("showBadEntry"), Qt::LeftButton);
    auto* panel = stage.page->findChild<EntryPanel*>();
    QTRY_COMPARE_WITH_TIMEOUT(panel->number(), std::int64_t{4}, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("This entry was edited")), kPatience);
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("audit-broken-light")));
    stage.exportTrail();
    const auto [status, words] = runRecipe(stage.exported);
    QCOMPARE(status, 1);
    QVERIFY2(words.contains(QStringLiteral("entry 5")), qPrintable(words));  // the one that no longer fits it
  }

  void chain_cutEnd_isNoticedWithoutAsking() {
    Stage stage;
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    stage.scene.sql(
        "PRAGMA foreign_keys = OFF; DELETE FROM audit_target; DELETE FROM audit_entry WHERE sequence > 15");
    QTRY_VERIFY_WITH_TIMEOUT(stage.watch->state().proof->fault.has_value(), kPatience);
    QCOMPARE(stage.watch->state().proof->fault->entry, std::int64_t{16});
    QVERIFY(stage.page->banner()->fact().contains(QStringLiteral("15")));
  }

  void check_long_showsProgressAndIsCancelled() {
    std::atomic<bool> mayEnd{false};
    Stage stage(ui::style::Mode::light, true, [&]() -> Result<std::unique_ptr<query::AuditProver>> {
      return {std::make_unique<SlowProver>(&mayEnd)};
    });
    auto* progress = stage.page->findChild<QProgressBar*>();
    QTRY_VERIFY_WITH_TIMEOUT(stage.watch->state().all == 1'000'000, kPatience);
    QVERIFY(progress->isVisible());
    QVERIFY(stage.button("cancelVerify")->isVisible());
    QVERIFY(!stage.button("verifyAgain")->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);  // the page stays usable meanwhile
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("audit-checking-light")));
    QTest::mouseClick(stage.button("cancelVerify"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!stage.watch->state().checking, kPatience);
    QVERIFY(stage.says(QStringLiteral("The check was cancelled")));
    QVERIFY(!progress->isVisible());
    mayEnd = true;
    QTest::mouseClick(stage.button("verifyAgain"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    QVERIFY(stage.page->banner()->fact().contains(QStringLiteral("The chain is whole")));
  }

  void check_whileClosing_ends() {
    std::atomic<bool> mayEnd{false};
    {
      const Stage stage(ui::style::Mode::light, true, [&]() -> Result<std::unique_ptr<query::AuditProver>> {
        return {std::make_unique<SlowProver>(&mayEnd)};
      });
    }
    QVERIFY(true);  // it came back
  }

  void check_withoutTheKey_saysWhyAndKeepsTheList() {
    Stage stage;
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    std::filesystem::rename(stage.scene.data() / "master.key", stage.scene.data() / "elsewhere");
    stage.watch->checkAll();
    QTRY_VERIFY_WITH_TIMEOUT(!stage.watch->state().trouble.isEmpty(), kPatience);
    QVERIFY(stage.page->banner()->fact().contains(QStringLiteral("can't be checked")));
    QCOMPARE(stage.rows(), 17);
  }

  void filters_narrowTheListTogether() {
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    auto* replays = stage.page->findChild<ui::widgets::Chip*>(QStringLiteral("family-replays"));
    QTRY_VERIFY_WITH_TIMEOUT(replays->accessibleName().contains(QLatin1Char('5')), kPatience);
    QTest::mouseClick(replays, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 5, kPatience);
    QTest::mouseClick(stage.page->findChild<QAbstractButton*>(QStringLiteral("auditRefused")), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 2, kPatience);
    stage.page->filters()->setActor(QStringLiteral("Chen Wei"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 1, kPatience);
    QTest::keyClicks(stage.page->filters()->searchField(), QStringLiteral("nowhere"));
    QTest::keyClick(stage.page->filters()->searchField(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("No entry matches")), kPatience);
    QTest::mouseClick(stage.button("auditClear"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.page->open(QStringLiteral("target=evt_01KKEMVB08WXWCBY215DE1C"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 2, kPatience);
    QTest::mouseClick(stage.page->findChild<QAbstractButton*>(QStringLiteral("auditTarget")), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.scene.store.clock.time += std::chrono::hours(23) + std::chrono::minutes(50);
    stage.page->filters()->setWindow(ui::audit::AuditFilterBar::Window::day);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 10, kPatience);
  }

  void click_entry_opensItsPanelWithBothSides() {
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.click(3);
    auto* panel = stage.page->findChild<EntryPanel*>();
    QTRY_VERIFY_WITH_TIMEOUT(panel->isVisible(), kPatience);
    QCOMPARE(panel->number(), std::int64_t{14});
    QVERIFY(stage.says(QStringLiteral("Changed retention")));
    QVERIFY(stage.says(QStringLiteral("30 days")) && stage.says(QStringLiteral("14 days")));
    QVERIFY(panel->findChild<QWidget*>(QStringLiteral("auditBefore"))->isVisible());
    QVERIFY(stage.says(QStringLiteral("Before, 13")) && stage.says(QStringLiteral("Next, 15")));
    QTest::mouseClick(stage.button("entryCheck"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("This link holds")), kPatience);
    QTest::mouseClick(stage.button("entryCopy"), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("{\"action\":\"retention.set\"")));
    QTest::mouseClick(stage.button("entryActor"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 4, kPatience);
    QTest::keyClick(stage.table, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
  }

  void keyboard_enterOpensAndHomeLeadsToTheNewest() {
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.window.activateWindow();
    stage.table->setFocus();
    QTest::keyClick(stage.table, Qt::Key_End);
    QTest::keyClick(stage.table, Qt::Key_Return);
    auto* panel = stage.page->findChild<EntryPanel*>();
    QTRY_COMPARE_WITH_TIMEOUT(panel->number(), std::int64_t{1}, kPatience);
    QVERIFY(stage.says(QStringLiteral("Before: the store itself")));
  }

  void states_emptyLostAndNotAllowed_sayWhat() {
    Stage empty(ui::style::Mode::light, false);
    QTRY_VERIFY_WITH_TIMEOUT(empty.says(QStringLiteral("Nothing was done yet")), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(empty.proved(), kPatience);
    QVERIFY(empty.page->banner()->fact().contains(QStringLiteral("no entry yet")));
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.page->presentTrouble({ErrorCode::io, "the disk is gone"});
    QVERIFY(stage.says(QStringLiteral("so this list is old")));
    QCOMPARE(stage.rows(), 17);
    stage.page->presentTrouble({ErrorCode::refused, "operator may not see the audit trail: security may"});
    QVERIFY(stage.says(QStringLiteral("not for your role")));
    QVERIFY(stage.says(QStringLiteral("security may")));
    QCOMPARE(stage.rows(), 0);
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("audit-not-allowed-light")));
  }

  // The whole promise: the files alone, a shell and two programs that everybody has.
  void export_recipe_provesTheTrailWithoutOurProgram() {
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.exportTrail();
    const auto [status, words] = runRecipe(stage.exported);
    QVERIFY2(status == 0, qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("entries: 18")) && words.contains(QStringLiteral("checkpoints: 18")),
             qPrintable(words));
    QVERIFY(words.endsWith(QStringLiteral("verified\n")));
    // Once more to the same place: nothing is overwritten.
    stage.button("auditExport")->click();
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("The trail was not exported")), kPatience);
  }

  void export_tampered_isRefusedByTheRecipe_data() {
    QTest::addColumn<int>("tampering");
    QTest::addColumn<QString>("named");
    QTest::newRow("edited") << 0 << QStringLiteral("entry 6 is not tied");
    QTest::newRow("one taken away") << 1 << QStringLiteral("entry 5 is missing");
    QTest::newRow("two swapped") << 2 << QStringLiteral("entry 5 is missing");
    QTest::newRow("end cut") << 3 << QStringLiteral("entry 18 was signed, and is gone");
    QTest::newRow("last edited") << 4 << QStringLiteral("entry 18 or one before it");
    QTest::newRow("checkpoint forged") << 5 << QStringLiteral("signature of the checkpoint of entry 18 is wrong");
    QTest::newRow("other store") << 6 << QStringLiteral("entry 1 is not tied");
  }
  void export_tampered_isRefusedByTheRecipe() {
    QFETCH(int, tampering);
    QFETCH(QString, named);
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    stage.exportTrail();
    const QString entriesFile = stage.exported + QStringLiteral("/entries.jsonl");
    const QString checkpointsFile = stage.exported + QStringLiteral("/checkpoints.jsonl");
    QByteArrayList entries = linesOf(entriesFile);
    QByteArrayList checkpoints = linesOf(checkpointsFile);
    QCOMPARE(entries.size(), 18);  // the export is an entry of its own
    switch (tampering) {
    case 0:
      entries[4].replace("The customer was called", "The customer was calmed");
      break;
    case 1:
      entries.removeAt(4);
      break;
    case 2:
      entries.swapItemsAt(4, 5);
      break;
    case 3:
      entries.removeLast();
      break;
    case 4:
      entries[17].replace("\"via\":\"window\"", "\"via\":\"Window\"");
      break;
    case 5:
      checkpoints[17].replace("\"at\":\"2026-03-11T08:17", "\"at\":\"2026-03-11T08:18");
      break;
    default:
      for (QByteArray& line : checkpoints) line.replace("\"instance\":\"", "\"instance\":\"0");
      break;
    }
    writeLines(entriesFile, entries);
    writeLines(checkpointsFile, checkpoints);
    const auto [status, words] = runRecipe(stage.exported);
    QCOMPARE(status, 1);
    QVERIFY2(words.contains(named), qPrintable(words));
  }

  void texts_fortyPercentLonger_areNotCut() {
    const gui::LongerTexts longer;
    Stage stage;
    QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
    stage.click(3);
    QTRY_VERIFY_WITH_TIMEOUT(stage.page->findChild<EntryPanel*>()->isVisible(), kPatience);
    QCoreApplication::processEvents();
    const QStringList cut = gui::cutTexts(*stage.page);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
  }

  void pictures_bothThemes_areSaved() {
    for (const auto mode : {ui::style::Mode::light, ui::style::Mode::dark}) {
      Stage stage(mode);
      QTRY_COMPARE_WITH_TIMEOUT(stage.rows(), 17, kPatience);
      QTRY_VERIFY_WITH_TIMEOUT(stage.proved(), kPatience);
      stage.click(3);
      QTRY_VERIFY_WITH_TIMEOUT(stage.page->findChild<EntryPanel*>()->isVisible(), kPatience);
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(stage.window, mode == ui::style::Mode::light ? QStringLiteral("audit-light")
                                                                            : QStringLiteral("audit-dark")));
    }
  }
};

QTEST_MAIN(AuditPageTest)
#include "audit_page_test.moc"
