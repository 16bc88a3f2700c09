// Notifications and the status strip over a real store with real people: an alert that is raised is told to whom it
// concerns, goes when the window is locked or somebody takes it on, and leads to its page.
#include "core/query/views.h"

#include "core/operate/alert_commands.h"
#include "tests/gui/people_scene.h"
#include "ui/alerts/alerts_page.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"
#include "ui/shell/notification_card.h"
#include "ui/shell/notification_stack.h"
#include "ui/shell/notifier.h"
#include "ui/shell/outside.h"
#include "ui/shell/page.h"
#include "ui/shell/status_item.h"

#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using access::Role;
using gui::test::kPassword;
using gui::test::PeopleScene;
using State = session::Presence::State;

namespace {

constexpr int kPatience = 20'000;

class Elsewhere final : public shell::Page {
 public:
  [[nodiscard]] QString title() const override { return QStringLiteral("Elsewhere"); }
  void setActive(bool /*active*/) override {}
};

struct Scene {
  PeopleScene people;
  base::SystemClock clock;
  session::Session session;
  alerts::AlertsPage* page;
  shell::MainWindow window;

  explicit Scene(style::Theme& theme)
      : session(
            people.store().data(), std::make_shared<const query::test::FewProviders>(),
            [] { return std::optional<runtime::EngineStatus>(); }, nullptr, people.door(), nullptr),
        page(new alerts::AlertsPage(theme, &session, clock)),
        window(theme, session,
               {{QStringLiteral("alerts"), page, false, false}, {QStringLiteral("elsewhere"), new Elsewhere}}) {
    window.resize(1'440, 900);
    window.show();
    QApplication::setActiveWindow(&window);
    window.goOutside();
  }
  bool reaches(State wanted) {
    return QTest::qWaitFor([&] { return session.attendance().presence().state == wanted; }, kPatience);
  }
  bool signIn(Role role) {
    if (!reaches(State::signedOut)) return false;
    session.attendance().signIn(PeopleScene::nameOf(role), QString::fromLatin1(kPassword));
    return reaches(State::signedIn);
  }
  void raise(const std::string& kind, const std::string& subject, const std::string& owner) {
    const auto done = people.desk().connection.execute(
        "INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text, owner) VALUES ('" + kind + "', '" +
        subject + "', 1000000, 1000000, 1, 'seen once', '" + owner + "')");
    if (!done) qFatal("%s", done.error().message.c_str());
  }
  shell::Notifier& notifier() { return window.findChild<shell::Outside*>()->notifier(); }
  [[nodiscard]] const QList<shell::NotificationCard*>& cards() { return notifier().stack().cards(); }
  bool shows(qsizetype wanted) {
    return QTest::qWaitFor([&] { return cards().size() == wanted; }, kPatience);
  }
  shell::StatusItem* strip() { return window.findChild<shell::StatusItem*>(QStringLiteral("stripAlerts")); }
};

}  // namespace

class NotifierTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("test"));
    QCoreApplication::setApplicationName(QStringLiteral("notifier_test"));
    m_theme.install(style::Mode::light);
  }

  void alert_raised_isToldAndLeadsToItsPage() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::admin));
    QTRY_COMPARE_WITH_TIMEOUT(scene.strip()->text(), QStringLiteral("No alerts"), kPatience);
    scene.raise("breaker_open", "crm", "");
    QVERIFY(scene.shows(1));
    QCOMPARE(scene.strip()->text(), QStringLiteral("1 alert(s)"));
    scene.cards().first()->findChild<QPushButton*>(QStringLiteral("notificationOpen"))->click();
    QCOMPARE(scene.window.currentKey(), QStringLiteral("alerts"));
    QVERIFY(scene.shows(0));
  }

  void alert_ofSomebodyElse_isNotTold() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::operations));
    scene.raise("breaker_open", "crm", "");
    scene.raise("quiet_source", "shop", "ada");
    scene.raise("exhausted", "crm", "olga");
    QVERIFY(scene.shows(1));
    QCOMPARE(scene.cards().first()->news().alert->owner, std::string("olga"));
  }

  void locked_detailsGo_totalsCome() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::admin));
    scene.raise("breaker_open", "crm", "");
    QVERIFY(scene.shows(1));
    scene.session.attendance().lock(session::Reason::asked);
    QVERIFY(scene.reaches(State::locked));
    QCOMPARE(scene.cards().size(), 0);
    QVERIFY(!scene.strip()->isEnabled());
    scene.raise("quiet_source", "shop", "");
    QVERIFY(scene.shows(1));
    QVERIFY(scene.cards().first()->news().totalsOnly);
    QCOMPARE(scene.cards().first()->news().count, 2);
  }

  void takenOn_bySomebody_itsCardGoes() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::admin));
    scene.raise("breaker_open", "crm", "");
    QVERIFY(scene.shows(1));
    const AlertId id = scene.cards().first()->news().alert->id;
    QVERIFY(operate::AlertCommands(scene.people.desk()).acknowledge(scene.people.as("olga"), {id}, {}).ok());
    QVERIFY(scene.shows(0));
  }

  void quiet_theGravestOnly() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::admin));
    scene.notifier().setQuiet(true);
    scene.raise("breaker_open", "crm", "");
    scene.raise("missing_accepted", "", "");
    QVERIFY(scene.shows(1));
    QVERIFY(scene.cards().first()->news().alert->kind == domain::AlertKind::missingAccepted);
  }

  void founder_asksOnlyWhatTheyMaySee() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::founder));
    scene.raise("breaker_open", "crm", "fay");
    QVERIFY(scene.shows(1));
    QCOMPARE(scene.people.entries("view.alerts", true) + scene.people.entries("view.replays", true), 0);
  }

  void strip_pressed_opensTheAlerts() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::admin));
    QTRY_COMPARE_WITH_TIMEOUT(scene.strip()->text(), QStringLiteral("No alerts"), kPatience);
    QTest::keyClick(scene.strip(), Qt::Key_Space);
    QCOMPARE(scene.window.currentKey(), QStringLiteral("alerts"));
  }

  void keys_ctrlShiftA_opensTheAlerts_markedInTheStrip() {
    Scene scene(m_theme);
    QVERIFY(scene.signIn(Role::admin));
    scene.window.openPage(QStringLiteral("elsewhere"));
    QTRY_COMPARE_WITH_TIMEOUT(scene.strip()->text(), QStringLiteral("No alerts"), kPatience);
    QVERIFY(scene.strip()->accessibleDescription().isEmpty());
    QTest::keyClick(&scene.window, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(scene.window.currentKey(), QStringLiteral("alerts"));
    QVERIFY(!scene.strip()->accessibleDescription().isEmpty());
  }

 private:
  QTemporaryDir m_folder;
  style::Theme m_theme;
};

QTEST_MAIN(NotifierTest)
#include "notifier_test.moc"
