// The Alerts page: its words and states with plain values, and its deeds over a real store with real people.
#include "core/query/views.h"

#include "core/operate/alert_commands.h"
#include "tests/gui/longer_texts.h"
#include "tests/gui/page_samples.h"
#include "tests/gui/people_scene.h"
#include "tests/kit/fake_clock.h"
#include "ui/alerts/alert_panel.h"
#include "ui/alerts/alerts_page.h"
#include "ui/delegates/row_table_view.h"
#include "ui/models/alert_table_model.h"
#include "ui/models/roles.h"
#include "ui/session/session.h"
#include "ui/text/alert_words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/toast.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using access::Role;
using alerts::AlertsPage;
using domain::AlertChannel;
using domain::AlertKind;
using domain::AlertMessageState;
using domain::AlertNews;
using domain::AlertState;
using gui::test::kPassword;
using gui::test::PeopleScene;
using models::AlertTableModel;
using std::chrono::minutes;

namespace {

constexpr int kPatience = 20'000;

query::AlertMessageView message(AlertChannel channel, AlertMessageState state, const char* evidence = "") {
  query::AlertMessageView message;
  message.channel = channel;
  message.state = state;
  message.attempts = state == AlertMessageState::givenUp ? 12 : 1;
  message.madeAt = gui::kNow - minutes(30);
  if (state == AlertMessageState::waiting) message.nextAt = gui::kNow + std::chrono::seconds(43);
  if (state != AlertMessageState::waiting) message.endedAt = gui::kNow - minutes(29);
  message.evidence = evidence;
  return message;
}

query::AlertView alertOf(std::int64_t id, AlertKind kind, const char* subject, std::int64_t count,
                         const char* evidence, const char* owner, minutes age) {
  query::AlertView alert;
  alert.id = AlertId{id};
  alert.kind = kind;
  alert.subject = subject;
  alert.count = count;
  alert.evidence = evidence;
  alert.owner = owner;
  alert.firstAt = gui::kNow - age;
  alert.lastAt = gui::kNow - age / 2;
  return alert;
}

/// A day with something of most kinds; the same in every run.
query::AlertList sampleAlerts() {
  query::AlertList list;
  list.alerts = {
      alertOf(41, AlertKind::secondCharge, "", 1, "event dlv_00000K7", "Ingrid Solheim", minutes(12)),
      alertOf(40, AlertKind::breakerOpen, "helpdesk", 1, "12 of 12 calls failed, HTTP 503", "", minutes(34)),
      alertOf(38, AlertKind::unresolved, "crm", 5, "no answer in 30 s", "Tomás Reyes", minutes(190)),
      alertOf(37, AlertKind::deadLetters, "unauthorised/crm", 6, "crm answered 401, last for dlv_0000019R", "",
              minutes(272)),
      alertOf(36, AlertKind::deadWithoutOwner, "", 5, "5 of 17 dead letters", "", minutes(272)),
      alertOf(33, AlertKind::quietSource, "emailauth", 1, "usually every 4 min, nothing for 52 min", "Tomás Reyes",
              minutes(52)),
      alertOf(31, AlertKind::badSignatures, "github", 212, "212 in 1 h, of 3 addresses", "", minutes(48)),
      alertOf(28, AlertKind::contentMismatch, "shopify", 1, "dlv_0000044B, arr_0000912", "", minutes(1'505)),
  };
  list.alerts[2].state = AlertState::acknowledged;
  list.alerts[2].acknowledgedBy = "Tomás Reyes";
  list.alerts[2].acknowledgedAt = gui::kNow - minutes(170);
  list.alerts[2].messages = {message(AlertChannel::email, AlertMessageState::sent, "250 2.0.0 queued"),
                             message(AlertChannel::webhook, AlertMessageState::dropped)};
  list.alerts[0].messages = {message(AlertChannel::email, AlertMessageState::sent, "250 2.0.0 queued"),
                             message(AlertChannel::webhook, AlertMessageState::waiting, "HTTP 503")};
  list.alerts[1].messages = {message(AlertChannel::email, AlertMessageState::givenUp, "550 no such mailbox")};
  list.open = 7;
  list.acknowledged = 1;
  return list;
}

/// The page alone, fed with values.
struct Shown {
  style::Theme& theme;
  kit::FakeClock clock{gui::kNow};
  QWidget window;
  AlertsPage* page;
  delegates::RowTableView* table;

  explicit Shown(style::Theme& use, QSize size = {1'240, 836})
      : theme(use), page(new AlertsPage(use, nullptr, clock, &window)),
        table(page->findChild<delegates::RowTableView*>()) {
    auto* column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    for (QWidget* action : page->headerActions()) head->addWidget(action);
    column->addLayout(head);
    column->addWidget(page);
    window.resize(size);
    window.show();
    QApplication::setActiveWindow(&window);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] QString cell(int row, int column) const {
    return table->model()->index(row, column).data().toString().replace(QChar(0x00A0), QLatin1Char(' '));
  }
  [[nodiscard]] widgets::Button* button(const char* name) const {
    return window.findChild<widgets::Button*>(QLatin1String(name));
  }
  [[nodiscard]] bool says(const QString& words) const {
    QCoreApplication::processEvents();
    for (const auto* label : window.findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(words)) return true;
    return false;
  }
  void click(int row, Qt::KeyboardModifiers keys = {}) const {
    QTest::mouseClick(table->viewport(), Qt::LeftButton, keys,
                      table->visualRect(table->model()->index(row, 0)).center());
  }
};

/// The page over a store with people, signed in by role.
struct Stage {
  PeopleScene people;
  base::SystemClock clock;
  session::Session session;
  QWidget window;
  AlertsPage* page{nullptr};
  delegates::RowTableView* table{nullptr};

  Stage(style::Theme& theme, Role role)
      : session(
            people.store().data(), std::make_shared<const query::test::FewProviders>(),
            [] { return std::optional<runtime::EngineStatus>(); }, nullptr, people.door(), nullptr) {
    raise("content_mismatch", "shop");
    raise("breaker_open", "crm");
    if (!QTest::qWaitFor([&] { return state() == session::Presence::State::signedOut; }, kPatience)) qFatal("door");
    session.attendance().signIn(PeopleScene::nameOf(role), QString::fromLatin1(kPassword));
    if (!QTest::qWaitFor([&] { return state() == session::Presence::State::signedIn; }, kPatience)) qFatal("sign-in");
    page = new AlertsPage(theme, &session, clock, &window);
    auto* column = new QVBoxLayout(&window);
    for (QWidget* action : page->headerActions()) column->addWidget(action);
    column->addWidget(page);
    table = page->findChild<delegates::RowTableView*>();
    window.resize(1'240, 836);
    window.show();
    QApplication::setActiveWindow(&window);
    page->setActive(true);
    if (!QTest::qWaitFor([&] { return table->model()->rowCount() == 2; }, kPatience)) qFatal("no alerts");
  }
  [[nodiscard]] session::Presence::State state() const { return session.attendance().presence().state; }
  void raise(const std::string& kind, const std::string& subject) {
    store::Connection& connection = people.desk().connection;
    const auto done =
        connection.execute("INSERT INTO alert (kind, subject, first_at_us, last_at_us, count, text) VALUES ('" +
                           kind + "', '" + subject + "', 1000000, 1000000, 1, 'seen once')");
    if (!done) qFatal("%s", done.error().message.c_str());
  }
  [[nodiscard]] widgets::Button* button(const char* name) const {
    return window.findChild<widgets::Button*>(QLatin1String(name));
  }
  [[nodiscard]] const query::AlertView* row(AlertKind kind) const {
    auto* model = static_cast<AlertTableModel*>(table->model());
    for (int i = 0; i < model->rowCount(); ++i)
      if (model->rowAt(i)->kind == kind) return model->rowAt(i);
    return nullptr;
  }
  void select(AlertKind kind) const {
    auto* model = static_cast<AlertTableModel*>(table->model());
    table->setCurrentIndex(model->index(model->rowOf(row(kind)->id), 0));
    table->setFocus();
  }
  [[nodiscard]] bool waits(const std::function<bool()>& holds) const { return QTest::qWaitFor(holds, kPatience); }
};

}  // namespace

class AlertsPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_theme.install(style::Mode::light);
  }
  void init() { m_theme.setMode(style::Mode::light); }

  void words_everyKind_haveSentenceNextStepAndEnd() {
    for (const AlertKind kind : domain::allAlertKinds()) {
      query::AlertView alert = alertOf(1, kind, "crm", 3, "", "", minutes(1));
      const text::AlertWords words = text::wordsOf(alert);
      const std::string name(domain::toText(kind));
      QVERIFY2(!words.icon.isEmpty() && words.sentence.endsWith(QLatin1Char('.')), name.c_str());
      QVERIFY2(words.nextStep.endsWith(QLatin1Char('.')), name.c_str());
      QVERIFY2(!words.sentence.contains(QLatin1Char('%')) && !words.nextStep.contains(QLatin1Char('%')),
               name.c_str());
      QVERIFY2(words.page.isEmpty() == words.button.isEmpty(), name.c_str());
      QVERIFY2(!text::endsWhen(kind).isEmpty(), name.c_str());
      QVERIFY2(QFile::exists(QStringLiteral(ACK_SOURCE_DIR "/resources/icons/%1.svg").arg(words.icon)), name.c_str());
    }
  }

  void words_deadLetters_areThoseOfTheirCause() {
    const auto words = text::wordsOf(alertOf(1, AlertKind::deadLetters, "unauthorised/crm", 6, "", "", minutes(1)));
    QCOMPARE(words.sentence, QStringLiteral("crm refuses our password, so 6 event(s) can't finish."));
    QCOMPARE(words.page, QStringLiteral("dead-letters"));
    QCOMPARE(words.filter, QStringLiteral("search=crm"));
  }

  void model_list_isConsistentAndReadAloud() {
    AlertTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.present(sampleAlerts().alerts, gui::kNow);
    QCOMPARE(model.rowCount(), 8);
    const QString aloud = model.index(1, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(aloud.contains(QStringLiteral("helpdesk fails")) && aloud.contains(QStringLiteral("No owner")),
             qPrintable(aloud));
  }

  void present_alerts_sayWhatOwnerAndMessages() {
    Shown shown(m_theme);
    QSignalSpy facts(shown.page, &shell::Page::factsChanged);
    shown.page->present(sampleAlerts());
    QCOMPARE(facts.last().at(0).toString(), QStringLiteral("7 open · 1 taken on · 5 without an owner"));
    QCOMPARE(shown.cell(1, AlertTableModel::Owner), QStringLiteral("No owner"));
    QCOMPARE(shown.cell(0, AlertTableModel::Sent), QStringLiteral("E-mail sent, Webhook waits"));
    QCOMPARE(shown.cell(1, AlertTableModel::Sent), QStringLiteral("E-mail given up"));
    QCOMPARE(shown.cell(7, AlertTableModel::Since), QStringLiteral("1 d 1 h"));
  }

  void overlay_eachState_isSaid() {
    Shown shown(m_theme);
    shown.page->presentTrouble(Error{ErrorCode::io, "the disk failed"});
    QVERIFY(shown.says(QStringLiteral("Can't read the store")));
    shown.page->present({});
    QVERIFY(shown.says(QStringLiteral("No alerts")));
    query::AlertList hidden;
    hidden.open = 2;
    shown.page->present(hidden);
    QVERIFY(shown.says(QStringLiteral("None of these")));
    shown.page->present(sampleAlerts());
    QVERIFY(!shown.says(QStringLiteral("None of these")));
    shown.page->presentTrouble(Error{ErrorCode::io, "the disk failed"});
    QVERIFY(shown.page->findChild<widgets::Banner*>(QStringLiteral("alertTrouble"))->isVisible());
  }

  void panel_byKeyboard_opensFollowsAndCloses() {
    Shown shown(m_theme);
    shown.page->present(sampleAlerts());
    shown.table->setFocus();
    shown.table->setCurrentIndex(shown.table->model()->index(0, 0));
    auto* panel = shown.page->findChild<alerts::AlertPanel*>();
    QVERIFY(!panel->isVisible());
    QTest::keyClick(shown.table, Qt::Key_Return);
    QVERIFY(panel->isVisible());
    QVERIFY(shown.says(QStringLiteral("Webhook: that it began. Tried 1 time(s)")));
    QTest::keyClick(shown.table, Qt::Key_Down);
    QTest::keyClick(shown.table, Qt::Key_Down);
    QVERIFY(shown.says(QStringLiteral("by Tomás Reyes")));
    QTest::keyClick(shown.table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(domain::alertIdFrom(QGuiApplication::clipboard()->text().toStdString()) == AlertId{38});
    QTest::keyClick(shown.table, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
    QVERIFY(shown.table->hasFocus());
  }

  void panel_open_leadsToThePageItConcerns() {
    Shown shown(m_theme);
    shown.page->present(sampleAlerts());
    QSignalSpy wanted(shown.page, &shell::Page::pageRequested);
    shown.click(3);
    shown.button("alertOpen")->click();
    QCOMPARE(wanted.last().at(0).toString(), QStringLiteral("dead-letters"));
    QCOMPARE(wanted.last().at(1).toString(), QStringLiteral("search=crm"));
    shown.click(6);
    shown.button("alertOpen")->click();
    QCOMPARE(wanted.last().at(0).toString(), QStringLiteral("sources"));
    QCOMPARE(wanted.last().at(1).toString(), QStringLiteral("source=github"));
  }

  void resolve_kindThatEndsByItself_saysWhenInstead() {
    Shown shown(m_theme);
    shown.page->present(sampleAlerts());
    QVERIFY(!shown.button("alertResolve")->isEnabled());
    shown.click(1);
    QVERIFY(shown.button("alertResolve")->refusal().contains(QStringLiteral("once the destination answers again")));
    shown.click(7);
    QVERIFY(shown.button("alertResolve")->refusal().isEmpty());
    QVERIFY(shown.button("alertResolve")->isEnabled());
    shown.click(1, Qt::ControlModifier);
    QVERIFY(!shown.button("alertResolve")->refusal().isEmpty());
    QCOMPARE(shown.button("alertTake")->accessibleName(), QStringLiteral("Take on 2 alert(s)"));
  }

  void refresh_sameAlerts_keepsSelectionThroughAReset() {
    Shown shown(m_theme);
    query::AlertList list = sampleAlerts();
    shown.page->present(list);
    shown.click(3);
    shown.click(4, Qt::ControlModifier);
    list.alerts.insert(list.alerts.begin(), alertOf(50, AlertKind::diskLow, "", 1, "3 GB left", "", minutes(1)));
    shown.page->present(list);
    const auto rows = shown.table->selectionModel()->selectedRows();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(shown.table->currentIndex().data(models::IdRole).toLongLong(), 36);
  }

  void open_idFromANotification_isSelected() {
    Shown shown(m_theme);
    shown.page->open(QString::fromStdString(domain::toText(AlertId{37})));
    shown.page->present(sampleAlerts());
    QCOMPARE(shown.table->currentIndex().row(), 3);
    QVERIFY(shown.page->findChild<alerts::AlertPanel*>()->isVisible());
    QVERIFY(shown.page->findChild<widgets::Chip*>(QStringLiteral("resolvedAlerts"))->isChecked());
  }

  void takeOn_operator_isDoneAndWrittenDown() {
    Stage stage(m_theme, Role::operations);
    stage.select(AlertKind::breakerOpen);
    stage.button("alertTake")->click();
    QVERIFY(stage.waits([&] { return stage.row(AlertKind::breakerOpen)->state == AlertState::acknowledged; }));
    QCOMPARE(stage.row(AlertKind::breakerOpen)->acknowledgedBy, std::string("olga"));
    QCOMPARE(stage.people.entries("alert.acknowledge", false), 1);
    QVERIFY(!stage.button("alertTake")->isEnabled());
  }

  void resolve_withReason_isOverAndGone() {
    Stage stage(m_theme, Role::admin);
    stage.select(AlertKind::contentMismatch);
    stage.button("alertResolve")->click();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("The provider says the first one is right."));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(stage.waits([&] { return stage.table->model()->rowCount() == 1; }));
    QCOMPARE(stage.people.entries("alert.resolve", false), 1);
    stage.page->findChild<widgets::Chip*>(QStringLiteral("resolvedAlerts"))->click();
    QVERIFY(stage.waits([&] { return stage.table->model()->rowCount() == 2; }));
    QCOMPARE(stage.row(AlertKind::contentMismatch)->reason, std::string("The provider says the first one is right."));
  }

  void assign_thenUndo_givesItBack() {
    Stage stage(m_theme, Role::admin);
    stage.select(AlertKind::breakerOpen);
    QTest::keyClick(stage.table, Qt::Key_O);
    QListWidget* owners = nullptr;
    QVERIFY(stage.waits([&] {
      owners = stage.window.findChild<QListWidget*>(QStringLiteral("owners"));
      return owners != nullptr && owners->count() > 0;
    }));
    owners->setCurrentItem(owners->findItems(QStringLiteral("olga"), Qt::MatchExactly).value(0));
    QVERIFY(owners->currentItem() != nullptr);
    QTest::keyClick(owners, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(stage.waits([&] { return stage.row(AlertKind::breakerOpen)->owner == "olga"; }));
    auto* undo = stage.window.findChild<QAbstractButton*>(QStringLiteral("toastUndo"));
    QVERIFY(undo != nullptr);
    undo->click();
    QVERIFY(stage.waits([&] { return stage.row(AlertKind::breakerOpen)->owner.empty(); }));
    QCOMPARE(stage.people.entries("alert.assign", false), 2);
  }

  void deeds_roleThatMayNot_sayWhoMay() {
    Stage stage(m_theme, Role::founder);
    stage.select(AlertKind::contentMismatch);
    for (const char* name : {"alertTake", "alertAssign", "alertResolve"}) {
      QVERIFY2(stage.button(name)->refusal().contains(QStringLiteral("olga")), name);
      QTest::mouseClick(stage.button(name), Qt::LeftButton);
    }
    QTest::keyClick(stage.table, Qt::Key_O);
    QVERIFY(stage.window.findChild<QListWidget*>(QStringLiteral("owners")) == nullptr);
    QCOMPARE(stage.people.entries("alert.acknowledge", true), 0);
  }

  void takeOn_overMeanwhile_saysSo() {
    Stage stage(m_theme, Role::operations);
    stage.select(AlertKind::contentMismatch);
    const AlertId id = stage.row(AlertKind::contentMismatch)->id;
    const auto resolved = operate::AlertCommands(stage.people.desk())
                              .resolve(stage.people.as("ada"), {id}, "Somebody else was quicker with it.");
    QVERIFY(resolved.ok());
    stage.button("alertTake")->click();
    QVERIFY(stage.waits([&] { return stage.table->model()->rowCount() == 1; }));
    QCOMPARE(stage.people.entries("alert.resolve", false), 1);
  }

  void texts_fortyPercentLonger_areNotCut() {
    const gui::LongerTexts longer;
    Shown shown(m_theme);
    shown.page->present(sampleAlerts());
    shown.click(0);
    QCoreApplication::processEvents();
    const QStringList cut = gui::cutTexts(*shown.page);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
  }

  void pictures_bothThemes_areSaved() {
    for (const auto mode : {style::Mode::light, style::Mode::dark}) {
      m_theme.setMode(mode);
      const QString ending = mode == style::Mode::light ? QStringLiteral("-light") : QStringLiteral("-dark");
      Shown shown(m_theme);
      shown.page->present(sampleAlerts());
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(shown.window, QStringLiteral("alerts") + ending));
      shown.click(0);
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(shown.window, QStringLiteral("alerts-panel") + ending));
      Shown small(m_theme, {1'064, 620});
      small.page->present({});
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(small.window, QStringLiteral("alerts-none") + ending));
    }
  }

 private:
  style::Theme m_theme;
};

QTEST_MAIN(AlertsPageTest)
#include "alerts_page_test.moc"
