// The window and who sits before it, over a real store with real people: signing in and waiting, locking without
// losing what was typed, being thrown out, and what each role may press; and that core refuses what a screen lets by.
#include "app/certificate_commands.h"
#include "tests/gui/people_scene.h"
#include "ui/addsource/add_source_view.h"
#include "ui/addsource/test_request_view.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/deliveries/deliveries_page.h"
#include "ui/ledger/ledger_page.h"
#include "ui/overview/overview_page.h"
#include "ui/rights/rights_page.h"
#include "ui/shell/account_foot.h"
#include "ui/shell/doorway.h"
#include "ui/shell/idle_watch.h"
#include "ui/shell/main_window.h"
#include "ui/signin/first_admin_sheet.h"
#include "ui/signin/lock_page.h"
#include "ui/signin/password_field.h"
#include "ui/signin/people_list.h"
#include "ui/signin/sign_in_page.h"
#include "ui/signin/wait_line.h"
#include "ui/sources/certificate_panel.h"
#include "ui/sources/sources_page.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"

#include <QApplication>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using access::Permission;
using access::Role;
using gui::test::kPassword;
using gui::test::PeopleScene;
using State = session::Presence::State;

namespace {

constexpr int kScryptMs = 20'000;  // one sign-in, on a loaded machine with sanitizers

addsource::SourceCommands fewCommands() {
  addsource::SourceCommands commands;
  commands.providers = [] { return std::vector<query::ProviderView>(); };
  commands.add = [](const operate::Caller&, const std::string&) -> Result<config::SavedCatalogue> {
    return Error{ErrorCode::unsupported, "not in this test"};
  };
  return commands;
}

sources::CertificateCommands fewCertificates() {
  sources::CertificateCommands commands;
  commands.look = app::lookAtCertificates;
  commands.reload = app::noteCertificateReload;  // and no engine
  return commands;
}

struct Scene {
  Scene(style::Theme& theme, PeopleScene& people)
      : session(
            people.store().data(), std::make_shared<const query::test::FewProviders>(),
            [] { return std::optional<runtime::EngineStatus>(); }, nullptr, people.door(), nullptr),
        sources(new sources::SourcesPage(theme, &session, fewCommands(), fewCertificates())),
        window(theme, session,
               {{QStringLiteral("overview"), new overview::OverviewPage(theme, &session)},
                {QStringLiteral("deliveries"), new deliveries::DeliveriesPage(theme, &session, clock)},
                {QStringLiteral("ledger"), new ledger::LedgerPage(theme, &session, clock)},
                {QStringLiteral("sources"), sources},
                {QStringLiteral("rights"), new rights::RightsPage(theme, &session), false}}) {
    window.resize(1440, 900);
    window.show();
    QApplication::setActiveWindow(&window);
  }
  session::Attendance& attendance() { return session.attendance(); }
  State state() { return attendance().presence().state; }
  bool reaches(State wanted, int ms = kScryptMs) {
    return QTest::qWaitFor([&] { return state() == wanted; }, ms);
  }
  bool signIn(Role role) {
    if (!reaches(State::signedOut)) return false;
    attendance().signIn(PeopleScene::nameOf(role), QString::fromLatin1(kPassword));
    return reaches(State::signedIn);
  }
  template <class T>
  T* find(const char* name = nullptr) {
    return window.findChild<T*>(name == nullptr ? QString() : QString::fromLatin1(name));
  }
  /// Typed into the page that is shown, then Enter.
  template <class PageType>
  void type(const QString& password) {
    auto* field = find<PageType>()->template findChild<signin::PasswordField*>();
    QTest::keyClicks(field, password);
    QTest::keyClick(field, Qt::Key_Return);
  }
  widgets::ConfirmSheet* openSheet() {
    widgets::Question question;
    question.title = QStringLiteral("Close it?");
    question.verb = QStringLiteral("Close 1");
    return commands::confirmAndPerform(
        theme(), session, find<widgets::Button>("ledgerExport"), question,
        [](const operate::Desk&, const operate::Caller&, const std::string&) { return Result<void>(); }, {});
  }
  static style::Theme& theme() {
    static style::Theme one;
    return one;
  }

  base::SystemClock clock;
  session::Session session;
  sources::SourcesPage* sources;
  shell::MainWindow window;
};

}  // namespace

class WindowSignInTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("test"));
    QCoreApplication::setApplicationName(QStringLiteral("window_sign_in_test"));
    Scene::theme().install(style::Mode::light);
  }

  void storeWithoutPeople_isOpen_firstAdminSignsIn() {
    PeopleScene people(false);
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.reaches(State::unattended));
    QVERIFY(scene.window.doorway().isOpen());
    Q_EMIT scene.find<shell::AccountFoot>()->firstAdminWanted();
    auto* sheet = scene.find<signin::FirstAdminSheet>();
    QVERIFY(sheet != nullptr && sheet->isVisible());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ingrid Solheim"));
    const auto fields = sheet->findChildren<signin::PasswordField*>();
    QCOMPARE(fields.size(), 2);
    QTest::keyClicks(fields.at(0), QStringLiteral("ledger and ink"));
    QTest::keyClicks(fields.at(1), QStringLiteral("ledger and pen"));
    QTest::keyClick(fields.at(1), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.state(), State::unattended);  // the two differ
    fields.at(1)->clear();
    QTest::keyClicks(fields.at(1), QStringLiteral("ledger and ink"));
    const QPointer<signin::FirstAdminSheet> open(sheet);
    QTest::keyClick(fields.at(1), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(scene.reaches(State::signedIn));
    QTRY_VERIFY(open.isNull());
    QCOMPARE(scene.attendance().presence().name, QStringLiteral("Ingrid Solheim"));
    QCOMPARE(scene.attendance().presence().role, Role::admin);
    QCOMPARE(people.entries("user.first_admin", false), 1);
  }

  void signIn_rightPassword_opensTheWork() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.reaches(State::signedOut));
    QVERIFY(!scene.window.doorway().isOpen());
    auto* list = scene.find<signin::PeopleList>();
    list->choose(QStringLiteral("olga"));
    scene.type<signin::SignInPage>(QString::fromLatin1(kPassword));
    QVERIFY(scene.reaches(State::signedIn));
    QVERIFY(scene.window.doorway().isOpen());
    QCOMPARE(scene.attendance().presence().role, Role::operations);
  }

  void signIn_wrongPasswords_sayOneSentenceThenCountDown() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.reaches(State::signedOut));
    auto* page = scene.find<signin::SignInPage>();
    auto* line = page->findChild<signin::WaitLine*>();
    QSignalSpy refused(&scene.attendance(), &session::Attendance::refused);
    scene.type<signin::SignInPage>(QStringLiteral("wrong horse"));
    QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, kScryptMs);
    QCOMPARE(line->sentence(), QStringLiteral("The name or the password is wrong."));
    for (int i = 2; i <= 5; ++i) {
      scene.type<signin::SignInPage>(QStringLiteral("wrong horse"));
      QTRY_COMPARE_WITH_TIMEOUT(refused.size(), i, kScryptMs);
    }
    QVERIFY2(line->sentence().contains(QStringLiteral("The next try is in 0:0")), qPrintable(line->sentence()));
    QCOMPARE(scene.state(), State::signedOut);
    QTRY_VERIFY_WITH_TIMEOUT(!line->isWaiting(), 5'000);
    QCOMPARE(people.entries("sign_in", true), 5);
  }

  void lock_keepsWhatWasTyped_unlockBringsItBack() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::operations));
    scene.window.openPage(QStringLiteral("ledger"));
    widgets::ConfirmSheet* sheet = scene.openSheet();
    auto* reason = sheet->findChild<QPlainTextEdit*>();
    QTest::keyClicks(reason, QStringLiteral("half a rea"));
    QTest::keyClick(reason, Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(scene.state(), State::locked);
    QVERIFY(!sheet->isVisible());
    QVERIFY(scene.find<signin::LockPage>()->isVisible());
    // Nothing but totals is answered meanwhile.
    bool answered = false;
    scene.session.ask<query::DeliveryPage>(
        &scene.window, QStringLiteral("t"), [](query::Reader& reader) { return reader.deliveries({}, {}, 1); },
        [&answered](const Result<query::DeliveryPage>& page) {
          answered = !page && page.error().code == ErrorCode::refused;
        });
    QTRY_VERIFY(answered);
    QTest::keyClick(&scene.window, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(scene.window.currentKey(), QStringLiteral("ledger"));
    QCOMPARE(QApplication::focusWidget(), scene.find<signin::LockPage>()->findChild<signin::PasswordField*>());
    scene.type<signin::LockPage>(QString::fromLatin1(kPassword));
    QVERIFY2(scene.reaches(State::signedIn),
             qPrintable(scene.find<signin::LockPage>()->findChild<signin::WaitLine*>()->sentence()));
    QVERIFY(sheet->isVisible());
    QCOMPARE(reason->toPlainText(), QStringLiteral("half a rea"));
    QTRY_COMPARE(QApplication::focusWidget(), reason);
    QCOMPARE(people.entries("lock", false), 1);
    QCOMPARE(people.entries("unlock", false), 1);
  }

  void idle_forTheTimeSet_locks() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::support));
    scene.window.doorway().setIdleMinutes(90);
    QCOMPARE(scene.window.doorway().idleMinutes(), 60);
    scene.window.doorway().idleWatch()->look();
    QCOMPARE(scene.state(), State::signedIn);
    scene.window.doorway().idleWatch()->setLimit(std::chrono::seconds(0));
    scene.window.doorway().idleWatch()->look();
    QCOMPARE(scene.state(), State::locked);
    QCOMPARE(scene.attendance().reason(), session::Reason::idle);
  }

  void disabledPerson_isThrownOutAtOnce() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::operations));
    const auto sam = people.as("sam");
    QVERIFY(people.people().disable(sam, "olga", "left the company").ok());
    QVERIFY(scene.reaches(State::signedOut, 3'000));
    QCOMPARE(scene.attendance().reason(), session::Reason::disabled);
    QVERIFY(scene.find<signin::SignInPage>()->isVisible());
    const auto& names = scene.attendance().names();
    QVERIFY(std::none_of(names.begin(), names.end(), [](const auto& one) { return one.name == "olga"; }));
  }

  void changedRole_gatesFollow() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::support));
    QVERIFY(scene.find<widgets::Button>("ledgerExport")->refusal().isEmpty());
    const auto sam = people.as("sam");
    QVERIFY(people.people().setRole(sam, "uwe", Role::founder, "changed desks").ok());
    QTRY_VERIFY_WITH_TIMEOUT(!scene.find<widgets::Button>("ledgerExport")->refusal().isEmpty(), 3'000);
  }

  void actions_eachRole_areGatedAsTheTableSays_data() {
    QTest::addColumn<int>("role");
    for (const Role role : access::allRoles())
      QTest::newRow(std::string(access::toText(role)).c_str()) << static_cast<int>(role);
  }
  void actions_eachRole_areGatedAsTheTableSays() {
    QFETCH(int, role);
    const Role mine = *access::roleFromNumber(role);
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(mine));
    const QList<std::pair<const char*, Permission>> actions{
        {"ledgerExport", Permission::exportEvidence}, {"deliveriesExport", Permission::exportEvidence},
        {"payloadReveal", Permission::revealPayload}, {"sourceAdd", Permission::configure},
        {"secretAdd", Permission::configure},         {"certificateReload", Permission::configure}};
    for (const auto& [name, permission] : actions) {
      auto* button = scene.find<widgets::Button>(name);
      QVERIFY2(button != nullptr, name);
      QVERIFY2(button->refusal().isEmpty() == access::may(mine, permission), name);
      QVERIFY2(button->isEnabled(), name);  // it stays reachable, and says who may
    }
    // A page that is not for the role says who may see it instead.
    scene.window.openPage(QStringLiteral("deliveries"));
    auto* page = scene.find<deliveries::DeliveriesPage>();
    QCOMPARE(page->isVisible(), access::may(mine, Permission::viewWork));
  }

  void deedPastTheScreen_isRefusedAndAudited() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::support));
    std::optional<ErrorCode> code;
    scene.session.perform<void>(
        &scene.window,
        [](const operate::Desk& desk, const operate::Caller& caller) {
          return operate::PeopleCommands(desk, {16, 1, 1}).add(caller, "eve", Role::admin, "correct horse");
        },
        [&code](const Result<void>& done) { code = done ? ErrorCode::internal : done.error().code; });
    QTRY_VERIFY_WITH_TIMEOUT(code.has_value(), 5'000);
    QCOMPARE(*code, ErrorCode::refused);
    QCOMPARE(people.entries("user.add", true), 1);
    QCOMPARE(scene.state(), State::signedIn);
  }

  void certificates_loadedFromTheWindow_isADeedOfWhoPressed() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::support));
    auto* panel = scene.find<sources::CertificatePanel>();
    Q_EMIT panel->reloadWanted();
    QTRY_COMPARE_WITH_TIMEOUT(people.entries("certificate.reload", true), 1, 5'000);
    scene.attendance().signOut();
    QVERIFY(scene.signIn(Role::admin));
    Q_EMIT panel->reloadWanted();
    QTRY_COMPARE_WITH_TIMEOUT(people.entries("certificate.reload", false), 2, 5'000);
    QCOMPARE(people.entries("certificate.reload", true), 1);
  }

  void founder_queryPastTheScreen_isRefused() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::founder));
    std::optional<ErrorCode> code;
    scene.session.ask<query::DeliveryPage>(
        &scene.window, QStringLiteral("t"), [](query::Reader& reader) { return reader.deliveries({}, {}, 1); },
        [&code](const Result<query::DeliveryPage>& page) { code = page ? ErrorCode::internal : page.error().code; });
    QTRY_VERIFY_WITH_TIMEOUT(code.has_value(), 5'000);
    QCOMPARE(*code, ErrorCode::refused);
  }

  void signOut_endsTheSession_nextPersonSeesNothingOfTheLast() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::admin));
    widgets::ConfirmSheet* sheet = scene.openSheet();
    const QPointer<widgets::ConfirmSheet> gone(sheet);
    scene.attendance().signOut();
    QCOMPARE(scene.state(), State::signedOut);
    QTRY_VERIFY(gone.isNull());
    QTRY_COMPARE(people.entries("sign_out", false), 1);
  }

  void signOut_wizardAndPastedRequest_areGone() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::admin));
    auto* view = scene.find<addsource::TestRequestView>();
    view->open(QStringLiteral("shop"));
    auto* pasted = view->findChild<QPlainTextEdit*>();
    pasted->setPlainText(QStringLiteral("X-Secret: of the last person"));
    view->open(QStringLiteral("office"));
    QVERIFY(pasted->toPlainText().isEmpty());
    pasted->setPlainText(QStringLiteral("X-Secret: of the last person"));
    scene.sources->open(QStringLiteral("add"));
    const QPointer<addsource::AddSourceView> wizard(scene.find<addsource::AddSourceView>());
    QVERIFY(!wizard.isNull());
    scene.attendance().signOut();
    QVERIFY(pasted->toPlainText().isEmpty());
    QTRY_VERIFY(wizard.isNull());
  }

  void signOut_whileAnUnlockIsUnderWay_letsNobodyIn() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::operations));
    scene.attendance().lock(session::Reason::asked);
    QSignalSpy refused(&scene.attendance(), &session::Attendance::refused);
    QSignalSpy signedIn(&scene.attendance(), &session::Attendance::signedIn);
    scene.attendance().unlock(QString::fromLatin1(kPassword));
    scene.attendance().signOut();
    QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, kScryptMs);
    QCOMPARE(scene.state(), State::signedOut);
    QCOMPARE(signedIn.size(), 0);
    QVERIFY(scene.attendance().caller().token.empty());
    QTRY_VERIFY(people.entries("sign_out", false) >= 1);  // what the unlocking opened is ended in the store
  }
  void lock_whileASignInIsUnderWay_letsNobodyIn() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.reaches(State::signedOut));
    QSignalSpy refused(&scene.attendance(), &session::Attendance::refused);
    scene.attendance().signIn(PeopleScene::nameOf(Role::support), QString::fromLatin1(kPassword));
    scene.attendance().lock(session::Reason::idle);
    QTRY_COMPARE_WITH_TIMEOUT(refused.size(), 1, kScryptMs);
    QCOMPARE(scene.state(), State::signedOut);
    QTRY_COMPARE(people.entries("sign_out", false), 1);
  }

  void menu_signedIn_offersWhatBelongsToThePerson() {
    PeopleScene people;
    Scene scene(Scene::theme(), people);
    QVERIFY(scene.signIn(Role::admin));
    QMenu* menu = scene.find<shell::AccountFoot>()->makeMenu();
    QStringList words;
    for (const QAction* action : menu->actions()) words << action->text().section(QLatin1Char('\t'), 0, 0);
    for (const char* word : {"What I may do", "Change password…", "Lock now", "Lock automatically", "Sign out"})
      QVERIFY2(words.contains(QString::fromUtf8(word)), word);
    delete menu;
  }

 private:
  QTemporaryDir m_folder;
};

QTEST_MAIN(WindowSignInTest)
#include "window_sign_in_test.moc"
