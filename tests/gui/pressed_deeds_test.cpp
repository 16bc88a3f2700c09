// What a person presses in the window over a real store and desk, and the entry that it leaves in the audit trail:
// giving letters an owner and taking that back, closing and reopening, judging an outcome, holding a source.
#include "tests/gui/page_samples.h"
#include "tests/gui/people_scene.h"
#include "ui/deadletters/dead_letter_tree.h"
#include "ui/deadletters/dead_letters_page.h"
#include "ui/outcomes/outcomes_page.h"
#include "ui/shell/main_window.h"
#include "ui/sources/sources_page.h"
#include "ui/trace/trace_page.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/confirm_sheet.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QRadioButton>
#include <QSettings>
#include <QTableView>
#include <QtTest>

using namespace ack;
using namespace ack::ui;
using access::Role;
using gui::test::PeopleScene;
using State = session::Presence::State;

namespace {

constexpr int kPatient = 20000;
constexpr const char* kReason = "Checked with the vendor (case 20418).";

DeliveryId letter(PeopleScene& people, const char* eventId, domain::DeliveryState state, const char* owner = "") {
  query::test::EventSpec event;
  event.eventId = eventId;
  event.state = state;
  if (state == domain::DeliveryState::dead) event.cause = domain::DeadCause::exhausted;
  event.owner = owner;
  return people.store().add(event);
}

struct Scene {
  Scene(style::Theme& theme, PeopleScene& scene)
      : people(scene), session(
                           people.store().data(), std::make_shared<const query::test::FewProviders>(),
                           [] { return std::optional<runtime::EngineStatus>(); }, nullptr, people.door(), nullptr),
        letters(new deadletters::DeadLettersPage(theme, &session, clock, std::chrono::milliseconds{0})),
        trace(new trace::TracePage(theme, &session, clock)),
        window(theme, session,
               {{QStringLiteral("dead-letters"), letters},
                {QStringLiteral("reconcile"), new outcomes::OutcomesPage(theme, &session, clock), true, false},
                {QStringLiteral("trace"), trace},
                {QStringLiteral("sources"), new sources::SourcesPage(theme, &session, {}, {})}}) {
    window.resize(1440, 900);
    window.show();
    QApplication::setActiveWindow(&window);
  }
  bool signIn(Role role) {
    const auto is = [this](State state) {
      return QTest::qWaitFor([this, state] { return session.attendance().presence().state == state; }, kPatient);
    };
    if (!is(State::signedOut)) return false;
    session.attendance().signIn(PeopleScene::nameOf(role), QString::fromLatin1(gui::test::kPassword));
    return is(State::signedIn);
  }
  template <class T>
  T* find(const char* name = nullptr) {
    return window.findChild<T*>(name == nullptr ? QString() : QString::fromLatin1(name));
  }
  /// Pressed by the pointer, as a person does.
  bool press(const char* name) {
    auto* button = find<QAbstractButton>(name);
    if (button == nullptr || !QTest::qWaitFor([&] { return button->isVisible() && button->isEnabled(); }, kPatient))
      return false;
    QTest::mouseClick(button, Qt::LeftButton);
    return true;
  }
  /// The sheet that is open, with its reason.
  bool confirm(const QString& reason) {
    auto* sheet = find<widgets::ConfirmSheet>();
    if (sheet == nullptr) return false;
    const QPointer<widgets::ConfirmSheet> open(sheet);
    for (auto* field : sheet->findChildren<QPlainTextEdit*>())
      if (!reason.isEmpty() && field->objectName() != QLatin1String("reviewEvidence")) field->setPlainText(reason);
    QTest::keyClick(sheet, Qt::Key_Return, Qt::ControlModifier);
    return QTest::qWaitFor([&] { return open.isNull(); }, kPatient);
  }
  /// Every dead letter, ticked in the tree by the keyboard.
  bool tickAll(int letterCount) {
    window.openPage(QStringLiteral("dead-letters"));
    auto* tree = find<deadletters::DeadLetterTree>();
    if (!QTest::qWaitFor([&] { return tree->model()->rowCount() == 1; }, kPatient)) return false;
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QTest::keyClick(tree, Qt::Key_Space);
    return find<widgets::Button>("replaySelected")->text() == QStringLiteral("Replay %1…").arg(letterCount);
  }
  query::AuditRow newest() { return people.store().reader()->auditTrail({}, {}, 1)->rows.front(); }
  std::string ownerOf(DeliveryId id) { return people.store().reader()->story(id)->delivery.owner; }
  bool toasts(const QString& words) {
    return QTest::qWaitFor(
        [&] {
          for (const auto* toast : window.findChildren<widgets::Toast*>())
            if (toast->isVisible() && toast->accessibleName() == words) return true;
          return false;
        },
        kPatient);
  }

  PeopleScene& people;
  base::SystemClock clock;
  session::Session session;
  deadletters::DeadLettersPage* letters;
  trace::TracePage* trace;
  shell::MainWindow window;
};

}  // namespace

class PressedDeedsTest : public QObject {
  Q_OBJECT
  QTemporaryDir m_folder;
  style::Theme m_theme;

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    m_theme.install(style::Mode::light);
  }

  void assign_thenUndo_eachHasItsFormerOwner_twoEntries() {
    PeopleScene people;
    const DeliveryId ofNobody = letter(people, "evt_1", domain::DeliveryState::dead);
    const DeliveryId ofFinance = letter(people, "evt_2", domain::DeliveryState::dead, "finance");
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::operations));
    QVERIFY(scene.tickAll(2));
    QVERIFY(scene.press("assignSelected"));
    auto* owners = scene.find<QListWidget>("owners");
    QVERIFY(owners != nullptr && QTest::qWaitFor([&] { return owners->count() > 0; }, kPatient));
    owners->setCurrentItem(owners->findItems(QStringLiteral("ada"), Qt::MatchExactly).value(0));
    QVERIFY(scene.confirm({}));
    QVERIFY(scene.toasts(QStringLiteral("Assigned 2 to ada.")));
    QCOMPARE(scene.ownerOf(ofNobody), std::string("ada"));
    const query::AuditRow given = scene.newest();
    QCOMPARE(given.action, std::string("letter.assign"));
    QCOMPARE(given.actor, std::string("olga"));
    QCOMPARE(given.count, std::int64_t{2});
    QVERIFY(gui::savePicture(scene.window, QStringLiteral("toast-undo-light")));

    QVERIFY(scene.press("toastUndo"));
    QVERIFY(scene.toasts(QStringLiteral("2 of 2 have their previous owner again.")));
    QCOMPARE(scene.ownerOf(ofNobody), std::string());
    QCOMPARE(scene.ownerOf(ofFinance), std::string("finance"));
    QCOMPARE(scene.people.entries("letter.assign", false), 2);
    QVERIFY(scene.newest().number > given.number);
  }

  void close_isListedWithWhoAndWhy_reopen_isADeadLetterAgain() {
    PeopleScene people;
    const DeliveryId one = letter(people, "evt_1", domain::DeliveryState::dead);
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::operations));
    QVERIFY(scene.tickAll(1));
    QVERIFY(scene.press("closeSelected"));
    QVERIFY(!scene.confirm(QString()) || scene.people.entries("letter.close", false) == 0);  // no reason
    QVERIFY(scene.confirm(QString::fromLatin1(kReason)));
    QCOMPARE(scene.newest().action, std::string("letter.close"));
    QCOMPARE(scene.newest().reason, std::string(kReason));
    QCOMPARE(people.store().reader()->story(one)->delivery.state, domain::DeliveryState::discarded);

    scene.find<widgets::SegmentedControl>("lettersWhich")->segment(1)->click();
    auto* table = scene.find<QTableView>("closedTable");
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, kPatient);
    QStringList row;
    for (int column = 0; column < table->model()->columnCount(); ++column)
      row << table->model()->index(0, column).data().toString();
    QVERIFY2(row.contains(QStringLiteral("olga")) && row.contains(QString::fromLatin1(kReason)),
             qPrintable(row.join(QLatin1Char('|'))));
    auto* reopen = scene.find<widgets::Button>("reopenClosed");
    QVERIFY(!reopen->isEnabled());
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QVERIFY(gui::savePicture(scene.window, QStringLiteral("closed-letters-light")));
    QVERIFY(scene.press("reopenClosed"));
    QVERIFY(scene.confirm(QStringLiteral("It was another customer's letter")));
    QCOMPARE(scene.newest().action, std::string("letter.reopen"));
    QCOMPARE(scene.newest().reason, std::string("It was another customer's letter"));
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 0, kPatient);
    QCOMPARE(people.store().reader()->story(one)->delivery.state, domain::DeliveryState::dead);
    scene.find<widgets::SegmentedControl>("lettersWhich")->segment(0)->click();
    QTRY_COMPARE_WITH_TIMEOUT(scene.find<deadletters::DeadLetterTree>()->model()->rowCount(), 1, kPatient);
  }

  void reopen_bySupport_saysWhoMay_andWritesNothing() {
    PeopleScene people;
    letter(people, "evt_1", domain::DeliveryState::dead);
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::support));
    QVERIFY(scene.tickAll(1));
    for (const char* name : {"closeSelected", "reopenClosed"})
      QVERIFY2(!scene.find<widgets::Button>(name)->refusal().isEmpty(), name);
    scene.find<widgets::Button>("closeSelected")->click();
    QVERIFY(scene.find<widgets::ConfirmSheet>() == nullptr);
    QCOMPARE(scene.people.entries("letter.close", false), 0);
  }

  void outcome_judged_isAnEntryWithItsReason() {
    PeopleScene people;
    const DeliveryId one = letter(people, "evt_1", domain::DeliveryState::unresolved);
    const std::int64_t crm = people.store().catalogue().destination("crm")->id;
    people.store().effect(one, domain::EffectKind::forward, "key-1", domain::EffectState::unknown, crm);
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::operations));
    scene.window.openPage(QStringLiteral("reconcile"));
    auto* table = scene.find<QTableView>("outcomesTable");
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, kPatient);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QVERIFY(scene.press("reviewOutcome"));
    auto* sheet = scene.find<widgets::ConfirmSheet>();
    QVERIFY(sheet != nullptr);
    sheet->findChildren<QRadioButton*>().first()->click();
    sheet->findChild<QPlainTextEdit*>(QStringLiteral("reviewEvidence"))
        ->setPlainText(QStringLiteral("Ticket 4711 exists in the helpdesk"));
    QVERIFY(scene.confirm(QString::fromLatin1(kReason)));
    QCOMPARE(scene.newest().action, std::string("outcome.judge"));
    QCOMPARE(scene.newest().actor, std::string("olga"));
    QCOMPARE(scene.newest().reason, std::string(kReason));
    QCOMPARE(people.store().reader()->story(one)->delivery.state, domain::DeliveryState::completed);
  }

  void source_heldThenReleased_isAnEntryEach() {
    PeopleScene people;
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::operations));
    scene.window.openPage(QStringLiteral("sources"));
    auto* table = scene.find<sources::SourcesPage>()->findChild<QTableView*>();
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, kPatient);
    table->selectRow(0);
    auto* hold = scene.find<widgets::Button>("sourceHold");
    QVERIFY(scene.press("sourceHold"));
    QVERIFY(scene.confirm(QString::fromLatin1(kReason)));
    QCOMPARE(scene.newest().action, std::string("source.hold"));
    QCOMPARE(scene.newest().reason, std::string(kReason));
    QTRY_COMPARE_WITH_TIMEOUT(hold->text(), QStringLiteral("Release the work…"), kPatient);
    QCOMPARE(people.store().reader()->heldSources()->size(), std::size_t{1});
    QVERIFY(gui::savePicture(scene.window, QStringLiteral("source-held-light")));
    QVERIFY(scene.press("sourceHold"));
    QVERIFY(scene.confirm(QStringLiteral("The vendor is done with it")));
    QCOMPARE(scene.newest().action, std::string("source.release"));
    QTRY_COMPARE_WITH_TIMEOUT(hold->text(), QStringLiteral("Hold the work…"), kPatient);
    QVERIFY(people.store().reader()->heldSources()->empty());
  }

  // As from the tray: the page is opened with the question for all sources at once.
  void queue_heldWholeThenReleased_isAnEntryForEachSource() {
    PeopleScene people;
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::operations));
    scene.window.openPage(QStringLiteral("sources"));
    auto* table = scene.find<sources::SourcesPage>()->findChild<QTableView*>();
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, kPatient);
    const int before = people.entries("source.hold", false);
    scene.window.openPage(QStringLiteral("sources"), QStringLiteral("hold"));
    QTRY_VERIFY_WITH_TIMEOUT(scene.find<widgets::ConfirmSheet>() != nullptr, kPatient);
    QVERIFY(gui::savePicture(scene.window, QStringLiteral("queue-hold-light")));
    QTest::keyClick(scene.find<widgets::ConfirmSheet>(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(scene.find<widgets::ConfirmSheet>() != nullptr);  // not without a reason
    QVERIFY(scene.confirm(QString::fromLatin1(kReason)));
    QVERIFY(scene.toasts(QStringLiteral("2 source(s) held. Events are stored, nothing runs.")));
    QCOMPARE(people.entries("source.hold", false), before + 2);
    QCOMPARE(scene.newest().reason, std::string(kReason));
    QVERIFY(people.store().reader()->status()->heldWholly);
    table->selectRow(0);
    auto* hold = scene.find<widgets::Button>("sourceHold");
    QTRY_COMPARE_WITH_TIMEOUT(hold->text(), QStringLiteral("Release the work…"), kPatient);
    QVERIFY(hold->parentWidget()->findChild<widgets::Banner*>()->isVisible());
    QVERIFY(
        hold->parentWidget()->findChild<widgets::Banner*>()->accessibleName().contains(QString::fromLatin1(kReason)));
    scene.window.openPage(QStringLiteral("sources"), QStringLiteral("hold"));
    QVERIFY(scene.toasts(QStringLiteral("Every source is held already.")));
    scene.window.openPage(QStringLiteral("sources"), QStringLiteral("release"));
    QTRY_VERIFY_WITH_TIMEOUT(scene.find<widgets::ConfirmSheet>() != nullptr, kPatient);
    QVERIFY(scene.confirm(QStringLiteral("The vendor is done with it")));
    QVERIFY(scene.toasts(QStringLiteral("2 source(s) released.")));
    QVERIFY(people.store().reader()->heldSources()->empty());
    QCOMPARE(scene.newest().action, std::string("source.release"));
  }

  void queue_byWhoMayNot_asksNothing() {
    PeopleScene people;
    Scene scene(m_theme, people);
    QVERIFY(scene.signIn(Role::support));
    scene.window.openPage(QStringLiteral("sources"), QStringLiteral("hold"));
    QTest::qWait(300);
    QVERIFY(scene.find<widgets::ConfirmSheet>() == nullptr);
    QVERIFY(people.store().reader()->heldSources()->empty());
  }

  // A stranger's tools open it and prove it; nothing of the payload is in it.
  void evidence_ofATracedEvent_isAZipThatProvesItself() {
    PeopleScene people;
    query::test::EventSpec event;
    event.eventId = "evt_1";
    event.state = domain::DeliveryState::dead;
    event.cause = domain::DeadCause::exhausted;
    event.body = R"({"name":"Kari Nordmann"})";
    const DeliveryId one = people.store().add(event);
    QVERIFY(operate::LetterCommands(people.desk()).close(people.as("olga"), {one}, kReason).ok());
    Scene scene(m_theme, people);
    const QString path = m_folder.filePath(QStringLiteral("evidence.zip"));
    scene.trace->setAskForFile([path](QWidget*, const QString&) { return path; });
    QVERIFY(scene.signIn(Role::support));
    scene.window.openPage(QStringLiteral("trace"), QStringLiteral("evt_1"));
    QVERIFY(scene.press("exportEvidence"));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kPatient);
    QCOMPARE(scene.people.entries("evidence.export", false), 1);
    QVERIFY(!QFile::exists(path + QStringLiteral(".part")));
    const QString folder = m_folder.filePath(QStringLiteral("unpacked"));
    QCOMPARE(QProcess::execute(QStringLiteral("python3"),
                               {QStringLiteral("-m"), QStringLiteral("zipfile"), QStringLiteral("-e"), path, folder}),
             0);
    const auto read = [&](const QString& name) {
      QFile file(folder + QLatin1Char('/') + name);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
    };
    int proven = 0;
    for (const QByteArray& line : read(QStringLiteral("MANIFEST.sha256")).split('\n')) {
      if (line.isEmpty()) continue;
      const QByteArray bytes = read(QString::fromUtf8(line.mid(66)));
      QCOMPARE(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex(), line.left(64));
      QVERIFY(!bytes.contains("Nordmann"));
      ++proven;
    }
    QCOMPARE(proven, 5);
    const QString own = QString::fromStdString(domain::toText(one));
    const QByteArray audit = read(own + QStringLiteral("/audit.csv"));
    const query::AuditPage trail = *people.store().reader()->auditTrail({}, {}, 20);
    const auto closed = std::find_if(trail.rows.begin(), trail.rows.end(),
                                     [](const query::AuditRow& row) { return row.action == "letter.close"; });
    QVERIFY(closed != trail.rows.end());
    QVERIFY2(audit.contains(QByteArray::fromStdString(closed->hashHex)), audit.constData());
    QVERIFY(read(own + QStringLiteral("/summary.txt")).contains("evt_1"));
    QVERIFY(read(own + QStringLiteral("/timeline.csv")).startsWith("at_utc,side,what,more,reference"));
    QVERIFY(read(own + QStringLiteral("/ledger.csv")).contains("amount"));
  }

  void evidence_whereItCantBeWritten_saysWhy() {
    PeopleScene people;
    letter(people, "evt_1", domain::DeliveryState::dead);
    Scene scene(m_theme, people);
    scene.trace->setAskForFile([](QWidget*, const QString&) { return QStringLiteral("/proc/no/such/evidence.zip"); });
    QVERIFY(scene.signIn(Role::support));
    scene.window.openPage(QStringLiteral("trace"), QStringLiteral("evt_1"));
    QVERIFY(scene.press("exportEvidence"));
    const auto said = [&] {
      for (const auto* label : scene.trace->findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QStringLiteral("could not be written"))) return true;
      return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(said(), kPatient);
  }
};

QTEST_MAIN(PressedDeedsTest)
#include "pressed_deeds_test.moc"
