#include "core/operate/configure_commands.h"
#include "core/operate/people_commands.h"
#include "core/operate/retention_commands.h"
#include "core/operate/sign_in_command.h"
#include "core/provider/provider.h"
#include "core/query/engine_owner.h"
#include "tests/gui/audit_scene.h"
#include "tests/gui/longer_texts.h"
#include "tests/gui/page_samples.h"
#include "ui/people/channel_card.h"
#include "ui/people/people_view.h"
#include "ui/people/permission_table.h"
#include "ui/people/person_sheets.h"
#include "ui/people/retention_card.h"
#include "ui/people/settings_page.h"
#include "ui/session/session.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/segmented_control.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QtTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace ack;
using access::Permission;
using access::Role;
using ui::people::SettingsPage;
using ui::widgets::Button;

namespace {

constexpr int kPatience = 30'000;
constexpr crypto::ScryptCost kCheap{16, 1, 1};
constexpr const char* kPassword = "correct horse";

/// This process as the engine over the store, which sends nothing.
class IdleEngine {
 public:
  explicit IdleEngine(query::test::FilledStore& store)
      : m_lock(::open((store.data() / "engine.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (::flock(m_lock, LOCK_EX) != 0) qFatal("the engine's lock is held");
    if (!store.tables().fact.set(query::kFactEnginePid, std::to_string(::getpid()))) qFatal("no fact was written");
  }
  ~IdleEngine() { ::close(m_lock); }
  IdleEngine(const IdleEngine&) = delete;
  IdleEngine& operator=(const IdleEngine&) = delete;

 private:
  int m_lock;
};

/// The page over a real store with the people of the designs, before which one of them sits.
struct Stage {
  ui::style::Theme theme;
  gui::AuditScene scene;
  std::unique_ptr<ui::session::Session> session;
  QWidget window;
  SettingsPage* page{nullptr};

  explicit Stage(const std::string& who, ui::style::Mode mode = ui::style::Mode::light) {
    theme.install(mode);
    fill();
    session = std::make_unique<ui::session::Session>(
        scene.data(), *provider::ProviderRegistry::create(), [] { return std::nullopt; }, &scene.store.clock,
        ui::session::Door{[this]() -> Result<operate::Desk> { return scene.windowDesk(); }, "uid 1000 (tester)",
                          &scene.store.clock},
        nullptr);
    page = new SettingsPage(theme, session.get(), kCheap, &window);
    window.resize(1240, 836);
    page->setGeometry(window.rect());
    session->attendance().signIn(QString::fromStdString(who), QString::fromLatin1(kPassword));
    const auto signedIn = [this] {
      return session->attendance().presence().state == ui::session::Presence::State::signedIn;
    };
    if (!QTest::qWaitFor(signedIn, kPatience)) qFatal("nobody signed in");
    window.show();
    page->setActive(true);
  }
  ~Stage() { delete page; }

  void fill() {
    const operate::Caller account{{}, "uid 1000 (tester)", "command line"};
    operate::PeopleCommands people(scene.desk(), kCheap);
    const std::string token = people.makeSetupToken(account).value();
    if (!people.claim(account, token, "Ingrid Solheim", kPassword)) qFatal("claim");
    const auto signedIn = operate::signIn(scene.desk(), account, "Ingrid Solheim", kPassword, kCheap);
    const operate::Caller ingrid{signedIn.value(), "uid 1000 (tester)", "command line"};
    for (const auto& [name, role] :
         std::initializer_list<std::pair<const char*, Role>>{{"Tomás Reyes", Role::operations},
                                                             {"Chen Wei", Role::support},
                                                             {"Fay Lund", Role::founder},
                                                             {"Noor Haddad", Role::security}})
      if (auto made = people.add(ingrid, name, role, kPassword); !made) qFatal("%s", made.error().message.c_str());
  }

  void setUpWebhook() {
    const auto ingrid =
        operate::signIn(scene.desk(), {{}, "uid 1000 (tester)", "command line"}, "Ingrid Solheim", kPassword, kCheap);
    config::Catalogue draft = scene.store.catalogue();
    draft.alerts.webhook = config::WebhookChannel{"https://hooks.example/alerts", {"", "whsec_c2VjcmV0"}, {}};
    const config::SystemSecretSource secrets;
    operate::ConfigureCommands configure(scene.desk(), secrets, kCheap);
    const auto applied = configure.apply({ingrid.value(), "uid 1000 (tester)", "command line"}, draft, "alerts.json");
    if (!applied) qFatal("%s", applied.error().message.c_str());
  }
  [[nodiscard]] bool isHere(ui::session::Presence::State state, const QString& name) const {
    const ui::session::Presence& presence = session->attendance().presence();
    return presence.state == state && presence.name == name;
  }

  [[nodiscard]] bool says(const QString& words) const {
    for (const auto* label : window.findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(words)) return true;
    return false;
  }
  [[nodiscard]] QWidget* row(const char* name) const {
    return page->findChild<QWidget*>(QStringLiteral("person-") + QString::fromUtf8(name));
  }
  /// Opens the menu of somebody and chooses from it.
  void choose(const char* name, const char* command) const {
    QTRY_VERIFY_WITH_TIMEOUT(row(name) != nullptr, kPatience);
    row(name)->findChild<QPushButton*>(QStringLiteral("personMenu"))->click();
    auto* menu = page->findChild<QMenu*>(QStringLiteral("personActions"));
    QVERIFY(menu != nullptr);
    auto* action = menu->findChild<QAction*>(QString::fromLatin1(command));
    QVERIFY(action != nullptr && action->isEnabled());
    action->trigger();
    menu->close();
  }
  [[nodiscard]] ui::widgets::ConfirmSheet* sheet() const { return window.findChild<ui::widgets::ConfirmSheet*>(); }
  void confirm(const QString& reason) const {
    if (!reason.isEmpty()) sheet()->findChild<QPlainTextEdit*>()->setPlainText(reason);
    QTest::keyClick(sheet(), Qt::Key_Return, Qt::ControlModifier);
  }
  std::string actionOfNewest() {
    const auto trail = scene.store.reader()->auditTrail({}, {}, 1);
    return trail->rows.empty() ? std::string() : trail->rows.front().action;
  }
};

}  // namespace

class SettingsPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void people_ofTheSecurityOfficer_areListed() {
    const Stage stage("Noor Haddad");
    for (const char* name : {"Ingrid Solheim", "Tomás Reyes", "Chen Wei", "Fay Lund", "Noor Haddad"})
      QTRY_VERIFY_WITH_TIMEOUT(stage.row(name) != nullptr, kPatience);
    QVERIFY(!stage.page->findChild<Button*>(QStringLiteral("addPerson"))->isHidden());
    QVERIFY(stage.page->findChild<Button*>(QStringLiteral("addPerson"))->refusal().isEmpty());
  }

  void add_person_isADeedAndShows() {
    Stage stage("Noor Haddad");
    QTRY_VERIFY_WITH_TIMEOUT(stage.row("Chen Wei") != nullptr, kPatience);
    stage.page->findChild<Button*>(QStringLiteral("addPerson"))->click();
    auto* sheet = qobject_cast<ui::people::AddPersonSheet*>(stage.sheet());
    QVERIFY(sheet != nullptr);
    stage.confirm({});  // nothing is filled in
    QVERIFY(stage.says(QStringLiteral("Write the person")));
    sheet->findChild<QLineEdit*>(QStringLiteral("personName"))->setText(QStringLiteral("Ola Nordmann"));
    sheet->findChild<QRadioButton*>(QStringLiteral("role-3"))->setChecked(true);
    for (auto* field : sheet->findChildren<QLineEdit*>())
      if (field->echoMode() == QLineEdit::Password) field->setText(QStringLiteral("another horse"));
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("settings-add-person-light")));
    stage.confirm({});
    QTRY_VERIFY_WITH_TIMEOUT(stage.row("Ola Nordmann") != nullptr, kPatience);
    QCOMPARE(stage.actionOfNewest(), std::string("user.add"));
    QVERIFY(operate::signIn(stage.scene.desk(), {{}, "uid 1000", "window"}, "Ola Nordmann", "another horse", kCheap)
                .ok());
  }

  void role_andDisabling_needAReason() {
    Stage stage("Noor Haddad");
    stage.choose("Chen Wei", "user.role");
    QVERIFY(stage.sheet() != nullptr);
    stage.sheet()->findChild<QRadioButton*>(QStringLiteral("role-3"))->setChecked(true);
    stage.confirm(QStringLiteral("short"));
    QVERIFY(stage.says(QStringLiteral("at least")));
    stage.confirm(QStringLiteral("Moves to operations in April"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.actionOfNewest(), std::string("user.role"), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.sheet() == nullptr, kPatience);
    stage.choose("Chen Wei", "user.disable");
    stage.confirm(QStringLiteral("Has left the company today"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.actionOfNewest(), std::string("user.disable"), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("Disabled")) || stage.sheet() == nullptr, kPatience);
    QVERIFY(!operate::signIn(stage.scene.desk(), {{}, "uid 1000", "window"}, "Chen Wei", kPassword, kCheap));
  }

  void lastAdmin_cantBeDisabled_andTheSheetSaysWhy() {
    Stage stage("Noor Haddad");
    stage.choose("Ingrid Solheim", "user.disable");
    stage.confirm(QStringLiteral("Has left the company today"));
    QTRY_VERIFY_WITH_TIMEOUT(stage.sheet() != nullptr && !stage.sheet()->isBusy(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("last admin")), kPatience);
    QCOMPARE(stage.sheet()->reason(), QStringLiteral("Has left the company today"));  // nothing typed is lost
  }

  // Whoever doesn't manage people sees nobody, is told whom to ask, and no refusal is written for a look.
  void people_ofAnybodyElse_areNotShown() {
    for (const char* name : {"Tomás Reyes", "Chen Wei", "Fay Lund", "Ingrid Solheim"}) {
      Stage stage(name);
      stage.page->open(QStringLiteral("people"));
      QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("not for your role")), kPatience);
      QVERIFY(stage.says(QStringLiteral("Noor Haddad")));
      QVERIFY(stage.row("Chen Wei") == nullptr);
      QCOMPARE(stage.scene.store.number("SELECT count(*) FROM audit_entry WHERE refused = 1"), std::int64_t{0});
    }
  }

  void permissions_table_isCoresTable() {
    Stage stage("Noor Haddad");
    stage.page->open(QStringLiteral("permissions"));
    int cells = 0;
    for (const Role role : access::allRoles())
      for (const Permission permission : access::allPermissions()) {
        const auto* cell = stage.page->findChild<QWidget*>(
            QStringLiteral("may-%1-%2").arg(static_cast<int>(role)).arg(static_cast<int>(permission)));
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->property("allowed").toBool(), access::may(role, permission));
        QVERIFY(!cell->accessibleName().isEmpty());
        ++cells;
      }
    QCOMPARE(cells, static_cast<int>(access::allRoles().size() * access::allPermissions().size()));
  }

  void retention_shorterAtOnce_longerWithAReason() {
    Stage stage("Noor Haddad");
    stage.page->open(QStringLiteral("permissions"));
    auto* days = stage.page->findChild<QSpinBox*>(QStringLiteral("retentionCompleted"));
    auto* save = stage.page->findChild<Button*>(QStringLiteral("retentionSave"));
    QTRY_COMPARE_WITH_TIMEOUT(days->value(), 14, kPatience);
    QVERIFY(!save->isEnabled());
    days->setValue(7);
    QVERIFY(save->isEnabled());
    save->click();
    stage.confirm({});
    QTRY_COMPARE_WITH_TIMEOUT(stage.actionOfNewest(), std::string("retention.set"), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.sheet() == nullptr && !save->isEnabled(), kPatience);
    days->setValue(30);
    save->click();
    stage.confirm(QStringLiteral("short"));
    QVERIFY(stage.says(QStringLiteral("at least")));
    stage.confirm(QStringLiteral("Disputes take up to 30 days"));
    const auto kept = [&] {
      return stage.scene.store.number("SELECT count(*) FROM audit_entry WHERE action = 'retention.set'");
    };
    QTRY_COMPARE_WITH_TIMEOUT(kept(), std::int64_t{2}, kPatience);
    const operate::RetentionView view =
        operate::RetentionCommands(stage.scene.desk()).look({{}, "uid 1000 (tester)", "command line"}).value();
    QCOMPARE(view.all.completedDays, std::int64_t{30});
  }

  void retention_ofAnOperator_isShownAndLocked() {
    Stage stage("Tomás Reyes");
    stage.page->open(QStringLiteral("permissions"));
    auto* days = stage.page->findChild<QSpinBox*>(QStringLiteral("retentionCompleted"));
    QTRY_VERIFY_WITH_TIMEOUT(days->isReadOnly() && days->value() == 14, kPatience);
    auto* save = stage.page->findChild<Button*>(QStringLiteral("retentionSave"));
    QVERIFY(!save->refusal().isEmpty());
    QVERIFY2(save->refusal().contains(QStringLiteral("Noor Haddad")), qPrintable(save->refusal()));
  }

  void vault_newKey_isADeedByAReason_andItsWayIsShown() {
    Stage stage("Noor Haddad");
    stage.page->open(QStringLiteral("permissions"));
    auto* rotate = stage.page->findChild<Button*>(QStringLiteral("vaultRotate"));
    QVERIFY(rotate != nullptr && rotate->refusal().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("the store was made")), kPatience);
    rotate->click();
    stage.confirm(QStringLiteral("short"));
    QVERIFY(stage.says(QStringLiteral("at least")));
    stage.confirm(QStringLiteral("A disk with an old backup was lost"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.actionOfNewest(), std::string("vault.rotate"), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("Key 2 is taking over")) && !rotate->isEnabled(), kPatience);
    QVERIFY(stage.page->findChild<QWidget*>(QStringLiteral("vaultProgress"))->isVisible());
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("settings-vault-light")));
    // As the engine does when it is through.
    stage.scene.store.run("UPDATE vault_key SET resealed = 12, resealed_to = 12, finished_at_us = 1790000000000000");
    QTRY_VERIFY_WITH_TIMEOUT(rotate->isEnabled(), kPatience);
    QVERIFY(!stage.page->findChild<QWidget*>(QStringLiteral("vaultProgress"))->isVisible());
  }

  // Nobody begins on a tab that is not for their role, and what they left open stays open.
  void page_byRole_opensOnTheFirstTabOfTheirs() {
    for (const auto& [name, first] :
         std::initializer_list<std::pair<const char*, int>>{{"Noor Haddad", 0}, {"Ingrid Solheim", 1}}) {
      const Stage stage(name);
      auto* tabs = stage.page->findChild<ui::widgets::SegmentedControl*>(QStringLiteral("settingsTabs"));
      QCOMPARE(tabs->current(), first);
      tabs->segment(2)->click();
      stage.page->setActive(false);
      stage.page->setActive(true);
      QCOMPARE(tabs->current(), 2);
      tabs->segment(0)->click();
      if (first != 0) QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("not for your role")), kPatience);
    }
  }

  void channel_trialOfNoneSetUp_saysWhy() {
    Stage stage("Ingrid Solheim");
    stage.page->open(QStringLiteral("channels"));
    auto* send = stage.page->findChild<Button*>(QStringLiteral("trialEmail"));
    auto* outcome = stage.page->findChild<ui::widgets::Banner*>(QStringLiteral("trialEmailOutcome"));
    QVERIFY(send->refusal().isEmpty());
    QTest::mouseClick(send, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(outcome->accessibleName().contains(QStringLiteral("nothing is set up")), kPatience);
    QVERIFY(outcome->isVisible() && send->isEnabled());
    QVERIFY(!stage.page->findChild<QWidget*>(QStringLiteral("trialWebhookOutcome"))->isVisible());
  }

  void channel_trial_tellsWhatBecameOfIt() {
    Stage stage("Ingrid Solheim");
    stage.page->open(QStringLiteral("channels"));
    auto* card = stage.page->findChild<ui::people::ChannelCard*>();
    auto* outcome = card->findChild<ui::widgets::Banner*>(QStringLiteral("trialWebhookOutcome"));
    query::AlertMessageView message;
    message.state = domain::AlertMessageState::sent;
    message.evidence = "204 No Content";
    card->trial(domain::AlertChannel::webhook)->present(message);
    QCOMPARE(outcome->accessibleName(), QStringLiteral("The trial message was sent. 204 No Content"));
    message.state = domain::AlertMessageState::givenUp;
    message.evidence = "503 Service Unavailable";
    card->trial(domain::AlertChannel::webhook)->present(message);
    QCOMPARE(outcome->accessibleName(), QStringLiteral("The trial message was refused. 503 Service Unavailable"));
    QVERIFY(gui::savePicture(stage.window, QStringLiteral("settings-channels-light")));
  }

  // A trial on its way is not one that was not sent: whoever was told so would send a second.
  void channel_trial_lockedMeanwhile_isToldAfterwards() {
    Stage stage("Ingrid Solheim");
    const IdleEngine engine(stage.scene.store);
    stage.setUpWebhook();
    stage.page->open(QStringLiteral("channels"));
    auto* send = stage.page->findChild<Button*>(QStringLiteral("trialWebhook"));
    auto* outcome = stage.page->findChild<ui::widgets::Banner*>(QStringLiteral("trialWebhookOutcome"));
    QTest::mouseClick(send, Qt::LeftButton);
    const auto trials = [&] { return stage.scene.store.number("SELECT count(*) FROM alert_message"); };
    QTRY_COMPARE_WITH_TIMEOUT(trials(), std::int64_t{1}, kPatience);
    stage.session->attendance().lock(ui::session::Reason::asked);
    using State = ui::session::Presence::State;
    const QString ingrid = QStringLiteral("Ingrid Solheim");
    QTRY_VERIFY_WITH_TIMEOUT(stage.isHere(State::locked, ingrid), kPatience);
    const QSignalSpy seconds(stage.session.get(), &ui::session::Session::tick);
    QTRY_VERIFY_WITH_TIMEOUT(seconds.count() >= 3, kPatience);
    QCOMPARE(outcome->fact(), QStringLiteral("A trial message is on its way."));
    QVERIFY(!send->isEnabled());
    stage.scene.store.run("UPDATE alert_message SET state = 1, ended_at_us = 1790000000000000, evidence = '204'");
    stage.session->attendance().unlock(QString::fromLatin1(kPassword));
    QTRY_COMPARE_WITH_TIMEOUT(outcome->fact(), QStringLiteral("The trial message was sent."), kPatience);
    QVERIFY(send->isEnabled());
    QCOMPARE(trials(), std::int64_t{1});
  }

  // Nobody finds what somebody else left open, nor what became of their trial.
  void page_somebodyElseSignsIn_beginsAnew() {
    Stage stage("Ingrid Solheim");
    stage.page->open(QStringLiteral("channels"));
    auto* tabs = stage.page->findChild<ui::widgets::SegmentedControl*>(QStringLiteral("settingsTabs"));
    auto* outcome = stage.page->findChild<ui::widgets::Banner*>(QStringLiteral("trialWebhookOutcome"));
    query::AlertMessageView message;
    message.state = domain::AlertMessageState::sent;
    stage.page->findChild<ui::people::ChannelCard*>()->trial(domain::AlertChannel::webhook)->present(message);
    QVERIFY(outcome->isVisible());
    stage.session->attendance().signOut();
    using State = ui::session::Presence::State;
    QTRY_COMPARE_WITH_TIMEOUT(stage.session->attendance().presence().state, State::signedOut, kPatience);
    const QString noor = QStringLiteral("Noor Haddad");
    stage.session->attendance().signIn(noor, QString::fromLatin1(kPassword));
    QTRY_VERIFY_WITH_TIMEOUT(stage.isHere(State::signedIn, noor), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(tabs->current(), 0, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(stage.row("Chen Wei") != nullptr, kPatience);
    QVERIFY(outcome->isHidden());
  }

  void channel_trial_byWhoMayNot_saysWhoMay() {
    Stage stage("Noor Haddad");
    stage.page->open(QStringLiteral("channels"));
    QVERIFY(stage.page->findChild<Button*>(QStringLiteral("trialEmail"))
                ->refusal()
                .contains(QStringLiteral("Ingrid Solheim")));
  }

  void vault_ofAnAdmin_isShownAndLocked() {
    Stage stage("Ingrid Solheim");
    stage.page->open(QStringLiteral("permissions"));
    auto* rotate = stage.page->findChild<Button*>(QStringLiteral("vaultRotate"));
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("the store was made")), kPatience);
    QVERIFY2(rotate->refusal().contains(QStringLiteral("Noor Haddad")), qPrintable(rotate->refusal()));
  }

  void texts_fortyPercentLonger_areNotCut() {
    const gui::LongerTexts longer;
    Stage stage("Noor Haddad");
    QTRY_VERIFY_WITH_TIMEOUT(stage.row("Chen Wei") != nullptr, kPatience);
    for (const char* tab : {"people", "permissions", "channels"}) {
      stage.page->open(QLatin1String(tab));
      QCoreApplication::processEvents();
      const QStringList cut = gui::cutTexts(*stage.page);
      QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }
  }

  void texts_largest_areNotCut() {
    Stage stage("Noor Haddad");
    stage.theme.setTextPercent(150);
    QTRY_VERIFY_WITH_TIMEOUT(stage.row("Chen Wei") != nullptr, kPatience);
    for (const char* tab : {"people", "permissions", "channels"}) {
      stage.page->open(QLatin1String(tab));
      QTest::qWait(300);
      QVERIFY(gui::savePicture(stage.window, QStringLiteral("settings-150-") + QLatin1String(tab)));
      const QStringList cut = gui::cutTexts(*stage.page);
      QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }
  }

  void pictures_bothThemes_areSaved() {
    for (const auto mode : {ui::style::Mode::light, ui::style::Mode::dark}) {
      Stage stage("Noor Haddad", mode);
      const QString theme = mode == ui::style::Mode::light ? QStringLiteral("light") : QStringLiteral("dark");
      QTRY_VERIFY_WITH_TIMEOUT(stage.row("Chen Wei") != nullptr, kPatience);
      QVERIFY(gui::savePicture(stage.window, QStringLiteral("settings-people-") + theme));
      stage.page->open(QStringLiteral("permissions"));
      auto* days = stage.page->findChild<QSpinBox*>(QStringLiteral("retentionCompleted"));
      QTRY_COMPARE_WITH_TIMEOUT(days->value(), 14, kPatience);
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(stage.window, QStringLiteral("settings-permissions-") + theme));
    }
  }
};

QTEST_MAIN(SettingsPageTest)
#include "settings_page_test.moc"
