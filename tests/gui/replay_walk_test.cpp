// The walk through the window over a running engine and a real destination: sign in as operator, filter, tick forty,
// preview, ask for approval, approve as security officer, watch it run, trace one letter, verify the trail. A picture
// of each step is written into the folder named by ACK_WALK (else the build's pictures).
#include "app/operator_desk.h"
#include "core/operate/content_proof.h"
#include "tests/e2e/replay_desk.h"
#include "ui/deadletters/dead_letter_tree.h"
#include "ui/deadletters/dead_letters_page.h"
#include "ui/models/roles.h"
#include "ui/replay/replay_sheet.h"
#include "ui/replay/replays_page.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"
#include "ui/trace/trace_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/confirm_sheet.h"
#include "ui/widgets/label.h"

#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

using namespace ack;
using namespace ack::ui;
using State = session::Presence::State;

namespace {

constexpr int kForty = 40;
constexpr int kPatient = 60 * 1000;
constexpr const char* kReason = "The CRM takes them again, checked with the vendor (case 20418).";
constexpr const char* kSettings =
    "{\"max_attempts\": 2, \"backoff_base_s\": 1, \"backoff_cap_s\": 1, \"four_eyes_above\": 20}";

session::Door doorOf(const std::filesystem::path& data, const Clock& clock) {
  auto kept = std::make_shared<std::unique_ptr<app::OperatorDesk>>();
  return {[kept, data, &clock]() -> Result<operate::Desk> {
            if (!*kept) {
              auto opened = app::OperatorDesk::open(data, clock, false);
              if (!opened) return std::move(opened).error();
              *kept = std::move(opened).value();
            }
            return (*kept)->desk();
          },
          "test", &clock};
}

/// A window beside the engine.
struct Walk {
  Walk(style::Theme& theme, const std::filesystem::path& data)
      : providers(provider::ProviderRegistry::create().value()),
        session(
            data, providers, [] { return std::optional<runtime::EngineStatus>(); }, nullptr, doorOf(data, clock),
            nullptr),
        commands([proof = operate::contentProofFrom(providers)](const operate::Desk& desk) {
          return operate::ReplayCommands(desk, proof);
        }),
        letters(new deadletters::DeadLettersPage(theme, &session, clock, std::chrono::milliseconds{0})),
        replays(new replay::ReplaysPage(theme, &session, clock, commands)),
        window(theme, session,
               {{QStringLiteral("dead-letters"), letters},
                {QStringLiteral("replay"), replays, true, false},
                {QStringLiteral("trace"), new trace::TracePage(theme, &session, clock)}}) {
    letters->setReplay(commands);
    window.resize(1440, 900);
    window.show();
    QApplication::setActiveWindow(&window);
  }
  bool reaches(State wanted) {
    return QTest::qWaitFor([&] { return session.attendance().presence().state == wanted; }, kPatient);
  }
  bool signIn(const char* name) {
    session.attendance().signIn(QLatin1String(name), QLatin1String(kit::kDeskPassword));
    return reaches(State::signedIn);
  }
  template <class T>
  T* find(const char* name) {
    return window.findChild<T*>(QLatin1String(name));
  }
  widgets::Button* button(const char* name) { return find<widgets::Button>(name); }
  replay::ReplaySheet* sheet() { return window.findChild<replay::ReplaySheet*>(); }
  bool keep(int step, const char* what) {
    QTest::qWait(300);
    const QString asked = qEnvironmentVariable("ACK_WALK");
    const QDir folder(asked.isEmpty() ? QCoreApplication::applicationDirPath() + QStringLiteral("/pictures/walk")
                                      : asked);
    return folder.mkpath(QStringLiteral(".")) &&
           window.grab().save(folder.filePath(
               QStringLiteral("%1-%2.png").arg(step, 2, 10, QLatin1Char('0')).arg(QLatin1String(what))));
  }

  base::SystemClock clock;
  std::shared_ptr<const provider::ProviderRegistry> providers;
  session::Session session;
  replay::CommandsOf commands;
  deadletters::DeadLettersPage* letters;
  replay::ReplaysPage* replays;
  shell::MainWindow window;
};

}  // namespace

class ReplayWalkTest : public QObject {
  Q_OBJECT
  QTemporaryDir m_folder;
  style::Theme m_theme;

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    m_theme.install(qEnvironmentVariable("ACK_WALK_THEME") == QLatin1String("dark") ? style::Mode::dark
                                                                                    : style::Mode::light);
  }

  void walk_fortyLetters_askedByOne_approvedByAnother_completed() {
    kit::ReplayDesk desk(kSettings);
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(kForty), std::string());
    Walk walk(m_theme, desk.scratch.data());
    QVERIFY(walk.reaches(State::signedOut));
    QVERIFY(walk.keep(1, "sign-in"));
    QVERIFY(walk.signIn("olga"));
    walk.window.openPage(QStringLiteral("dead-letters"));
    auto* tree = walk.window.findChild<deadletters::DeadLetterTree*>();
    QVERIFY(QTest::qWaitFor([&] { return tree->model()->rowCount() == 1; }, kPatient));
    QVERIFY(walk.keep(2, "dead-letters"));
    QTest::keyClicks(walk.letters->searchField(), QStringLiteral("crm"));
    QVERIFY(walk.keep(3, "filtered"));
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QTest::keyClick(tree, Qt::Key_Space);
    QCOMPARE(walk.button("replaySelected")->text(), QStringLiteral("Replay 40…"));
    QVERIFY(walk.keep(4, "forty-selected"));

    QTest::mouseClick(walk.button("replaySelected"), Qt::LeftButton);
    QVERIFY(walk.sheet() != nullptr);
    auto* primary = walk.button("replayPrimary");
    QVERIFY(QTest::qWaitFor([&] { return primary->text() == QStringLiteral("Send for approval"); }, kPatient));
    auto* preview = walk.find<QAbstractItemView>("replayPreview");
    QVERIFY(QTest::qWaitFor([&] { return preview->model()->rowCount() > 0; }, kPatient));
    QVERIFY(walk.keep(5, "preview"));
    // Pressed with something missing: the focus goes there, and nothing is asked for.
    QTest::mouseClick(primary, Qt::LeftButton);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("replayReason"));
    QVERIFY(walk.keep(6, "reason-missing"));
    QTest::keyClicks(QApplication::focusWidget(), QLatin1String(kReason));
    QTest::mouseClick(primary, Qt::LeftButton);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("replayCorrected"));
    walk.find<QCheckBox>("replayCorrected")->setChecked(true);
    QVERIFY(walk.keep(7, "filled-in"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(QTest::qWaitFor([&] { return desk.ask("SELECT count(*) FROM replay WHERE state = 1") == 1; }, kPatient));
    QVERIFY(QTest::qWaitFor([&] { return primary->text() == QStringLiteral("Approve"); }, kPatient));
    QVERIFY(!primary->refusal().isEmpty());  // nobody approves their own
    QVERIFY(walk.keep(8, "asked-for"));
    QTest::mouseClick(walk.button("replayCancel"), Qt::LeftButton);

    walk.session.attendance().signOut();
    QVERIFY(walk.reaches(State::signedOut));
    QVERIFY(walk.signIn("sam"));
    walk.window.openPage(QStringLiteral("replay"));
    auto* table = walk.find<QAbstractItemView>("replaysTable");
    QVERIFY(QTest::qWaitFor([&] { return table->model()->rowCount() == 1; }, kPatient));
    QVERIFY(walk.keep(9, "approvals"));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(QTest::qWaitFor(
        [&] { return walk.sheet() != nullptr && walk.find<QWidget>("decisionReason")->isVisible(); }, kPatient));
    walk.find<QPlainTextEdit>("decisionReason")->setFocus();
    QTest::keyClicks(walk.find<QPlainTextEdit>("decisionReason"), QStringLiteral("Seen with the vendor as well."));
    QVERIFY(walk.keep(10, "approving"));
    QTest::mouseClick(walk.button("replayPrimary"), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return desk.ask("SELECT count(*) FROM replay WHERE state >= 2") == 1; }, kPatient));
    QVERIFY(QTest::qWaitFor([&] { return desk.inState(kit::kCompleted) >= 1; }, kPatient));
    QVERIFY(walk.keep(11, "running"));
    QVERIFY(QTest::qWaitFor([&] { return desk.ask("SELECT count(*) FROM replay WHERE open = 1") == 0; }, kPatient));
    QCOMPARE(desk.inState(kit::kCompleted), std::int64_t{kForty});
    QVERIFY(walk.keep(12, "over"));
    QTest::mouseClick(walk.button("replayCancel"), Qt::LeftButton);

    walk.window.openPage(QStringLiteral("trace"), QString::fromStdString(desk.eventId(7)));
    QVERIFY(walk.keep(13, "traced"));
    QCOMPARE(desk.ask("SELECT count(*) FROM ledger"), std::int64_t{kForty});
    const auto trail = desk.as("sam", {"audit", "verify"});
    QVERIFY2(trail.succeeded(), trail.err.c_str());
    QCOMPARE(desk.ask("SELECT count(*) FROM audit_entry WHERE action = 'replay.approve' AND refused = 0"),
             std::int64_t{1});
    QCOMPARE(desk.verdict(), std::string());
  }

  // Stopped, gone on with and cancelled from the window, each by a reason that stands in the trail.
  void brake_pauseResumeCancel_eachByAReason() {
    kit::ReplayDesk desk(kSettings);
    QCOMPARE(desk.trouble, std::string());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QCOMPARE(desk.makeDead(3), std::string());
    const auto asked =
        desk.as("olga", {"replay", "--all", "--corrected", "--reason", kReason, "--batch", "1", "--interval", "600"});
    QVERIFY2(asked.succeeded(), asked.err.c_str());
    Walk walk(m_theme, desk.scratch.data());
    QVERIFY(walk.reaches(State::signedOut));
    QVERIFY(walk.signIn("olga"));
    walk.window.openPage(QStringLiteral("replay"));
    auto* table = walk.find<QAbstractItemView>("replaysTable");
    QVERIFY(QTest::qWaitFor([&] { return table->model()->rowCount() == 1; }, kPatient));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    const auto state = [&] { return desk.ask("SELECT state FROM replay"); };
    const auto entries = [&](const std::string& action, const std::string& reason) {
      return desk.ask("SELECT count(*) FROM audit_entry WHERE action = '" + action +
                      "' AND refused = 0 AND actor = "
                      "'olga' AND entry LIKE '%" +
                      reason + "%'");
    };
    const auto confirm = [&](const char* reason) {
      auto* sheet = walk.window.findChild<widgets::ConfirmSheet*>();
      if (sheet == nullptr) return false;
      const QPointer<widgets::ConfirmSheet> open(sheet);
      sheet->findChild<QPlainTextEdit*>()->setPlainText(QString::fromLatin1(reason));
      QTest::keyClick(sheet, Qt::Key_Return, Qt::ControlModifier);
      return QTest::qWaitFor([&] { return open.isNull(); }, kPatient);
    };
    auto* brake = walk.button("replayBrake");
    QVERIFY(QTest::qWaitFor([&] { return brake->text() == QStringLiteral("Stop after this event"); }, kPatient));
    QTest::mouseClick(brake, Qt::LeftButton);
    QVERIFY(walk.keep(20, "stopping"));
    QVERIFY(confirm("The helpdesk complains of load"));
    QCOMPARE(domain::ReplayState(state()), domain::ReplayState::paused);
    QCOMPARE(entries("replay.pause", "The helpdesk complains of load"), std::int64_t{1});

    auto* primary = walk.button("replayPrimary");
    QVERIFY(QTest::qWaitFor([&] { return primary->text() == QStringLiteral("Go on"); }, kPatient));
    QTest::mouseClick(primary, Qt::LeftButton);
    QVERIFY(confirm("The helpdesk has more machines now"));
    QCOMPARE(entries("replay.resume", "The helpdesk has more machines now"), std::int64_t{1});
    QVERIFY(QTest::qWaitFor([&] { return brake->text() == QStringLiteral("Stop after this event"); }, kPatient));
    QTest::qWait(700);  // a press right after a button's meaning changed is not taken
    QTest::mouseClick(brake, Qt::LeftButton);
    QVERIFY(confirm("The helpdesk is down once more"));
    QVERIFY(QTest::qWaitFor([&] { return brake->text() == QStringLiteral("Cancel the rest"); }, kPatient));
    QTest::qWait(700);
    QTest::mouseClick(brake, Qt::LeftButton);
    QVERIFY(confirm("The vendor sends them again itself"));
    QCOMPARE(domain::ReplayState(state()), domain::ReplayState::cancelled);
    QCOMPARE(entries("replay.cancel", "The vendor sends them again itself"), std::int64_t{1});
    QCOMPARE(desk.verdict(), std::string());
  }
};

QTEST_MAIN(ReplayWalkTest)
#include "replay_walk_test.moc"
