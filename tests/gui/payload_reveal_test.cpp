// From the masked payload to the clear one and back: the entry comes first, sixty seconds by the clock that is given,
// and out of sight with another tab, another row, a lock; what leaves for the clipboard is written down before.
#include "tests/gui/people_scene.h"
#include "tests/kit/fake_clock.h"
#include "ui/deliveries/delivery_panel.h"
#include "ui/deliveries/payload_reveal.h"
#include "ui/deliveries/payload_view.h"
#include "ui/style/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/confirm_sheet.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <QtTest>

using namespace ack;
using access::Role;
using gui::test::PeopleScene;
using ui::deliveries::CodeView;
using ui::deliveries::DeliveryPanel;
using ui::deliveries::PayloadReveal;
using ui::widgets::Button;

namespace {

constexpr int kPatient = 20000;
constexpr int kTicks = 4000;  ///< some of the countdown's own seconds
constexpr const char* kReason = "The customer asks what was sent (case 20418).";
const QString kSecret = QStringLiteral("Kari Nordmann");

/// A panel over a real store, before which a security officer sits.
struct Stage {
  Stage() {
    theme.install(ui::style::Mode::light);
    first = dead("evt_1");
    second = dead("evt_2");
    session = std::make_unique<ui::session::Session>(
        people.store().data(), std::make_shared<const query::test::FewProviders>(),
        [] { return std::optional<runtime::EngineStatus>(); }, nullptr, people.door(), nullptr);
    panel = new DeliveryPanel(theme);
    panel->offerReveal(*session, clock);
    auto* column = new QVBoxLayout(&window);
    column->addWidget(panel);
    window.resize(900, 700);
    window.show();
    reader = people.store().reader();
  }
  ~Stage() { delete panel; }

  DeliveryId dead(const char* eventId) {
    query::test::EventSpec event;
    event.eventId = eventId;
    event.state = domain::DeliveryState::dead;
    event.cause = domain::DeadCause::exhausted;
    event.body = R"({"name":"Kari Nordmann"})";
    return people.store().add(event);
  }
  bool signIn(Role role) {
    using State = ui::session::Presence::State;
    const auto is = [this](State state) {
      return QTest::qWaitFor([this, state] { return session->attendance().presence().state == state; }, kPatient);
    };
    if (!is(State::signedOut)) return false;
    session->attendance().signIn(PeopleScene::nameOf(role), QString::fromLatin1(gui::test::kPassword));
    return is(State::signedIn);
  }
  void choose(DeliveryId id) {
    panel->begin(reader->story(id)->delivery);
    panel->presentPayload(*reader->maskedPayload(id));
  }
  /// Chosen, its payload opened, and revealed by a reason.
  bool reveal(DeliveryId id) {
    choose(id);
    panel->setCurrentTab(DeliveryPanel::Payload);
    button("payloadReveal")->click();
    auto* sheet = window.findChild<ui::widgets::ConfirmSheet*>();
    if (sheet == nullptr) return false;
    sheet->findChild<QPlainTextEdit*>()->setPlainText(QString::fromLatin1(kReason));
    QTest::keyClick(sheet, Qt::Key_Return, Qt::ControlModifier);
    return QTest::qWaitFor([this] { return isClear(); }, kPatient);
  }
  [[nodiscard]] Button* button(const char* name) const {
    return panel->findChild<Button*>(QString::fromLatin1(name));
  }
  [[nodiscard]] bool isClear() const { return panel->findChild<CodeView*>()->toPlainText().contains(kSecret); }
  [[nodiscard]] bool says(const QString& words) const {
    for (const auto* label : panel->findChildren<ui::widgets::Label*>())
      if (label->isVisible() && label->text().contains(words)) return true;
    return false;
  }

  PeopleScene people;
  kit::FakeClock clock{UtcTime{std::chrono::hours{24 * 365 * 56}}};
  ui::style::Theme theme;
  DeliveryId first, second;
  std::unique_ptr<ui::session::Session> session;
  std::unique_ptr<query::Reader> reader;
  QWidget window;
  DeliveryPanel* panel{nullptr};
};

}  // namespace

class PayloadRevealTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reveal_withAReason_isWrittenDownThenShown() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    stage.choose(stage.first);
    stage.panel->setCurrentTab(DeliveryPanel::Payload);
    QVERIFY(!stage.isClear());
    QVERIFY(stage.button("payloadReveal")->refusal().isEmpty());
    QVERIFY(stage.reveal(stage.first));
    QCOMPARE(stage.people.entries("payload.reveal", false), 1);
    QVERIFY(stage.says(QStringLiteral("Hides in 1:00")));
  }

  void reveal_byAnOperator_saysWhoMay() {
    Stage stage;
    QVERIFY(stage.signIn(Role::operations));
    stage.choose(stage.first);
    QVERIFY(stage.button("payloadReveal")->refusal().contains(PeopleScene::nameOf(Role::security)));
  }

  void countdown_byTheGivenClock_endsAfterSixtySeconds() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    stage.clock.advance(std::chrono::seconds(17));
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("Hides in 0:43")), kTicks);
    stage.clock.advance(std::chrono::milliseconds(42999));
    QTRY_VERIFY_WITH_TIMEOUT(stage.says(QStringLiteral("Hides in 0:01")), kTicks);
    QVERIFY(stage.isClear());
    stage.clock.advance(std::chrono::milliseconds(1));
    QTRY_VERIFY_WITH_TIMEOUT(!stage.isClear(), kTicks);
    QVERIFY(!stage.panel->findChild<PayloadReveal*>()->isRevealed());
    QVERIFY(stage.button("payloadReveal")->isVisible());
  }

  // A wall clock that was set back must not lengthen it, nor a machine that slept.
  void countdown_wallClockSetBack_endsAllTheSame() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    stage.clock.jump(-std::chrono::hours(1));
    stage.clock.advance(std::chrono::seconds(PayloadReveal::kShownSeconds));
    QTRY_VERIFY_WITH_TIMEOUT(!stage.isClear(), kTicks);
    QVERIFY(stage.reveal(stage.first));
    stage.clock.jump(std::chrono::hours(8));
    QTRY_VERIFY_WITH_TIMEOUT(!stage.isClear(), kTicks);
  }

  void revealed_otherTab_isHidden() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    stage.panel->setCurrentTab(DeliveryPanel::Timeline);
    QVERIFY(!stage.isClear());
    stage.panel->setCurrentTab(DeliveryPanel::Payload);
    QVERIFY(!stage.isClear());
  }

  void revealed_otherRow_isHidden() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    stage.choose(stage.second);
    QVERIFY(!stage.isClear());
    stage.choose(stage.first);
    QVERIFY(!stage.isClear());
  }

  // What comes too late, when the person looks at another row, is not shown.
  void reveal_rowChangedMeanwhile_showsNothing() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    stage.choose(stage.first);
    stage.panel->setCurrentTab(DeliveryPanel::Payload);
    stage.button("payloadReveal")->click();
    auto* sheet = stage.window.findChild<ui::widgets::ConfirmSheet*>();
    QVERIFY(sheet != nullptr);
    sheet->findChild<QPlainTextEdit*>()->setPlainText(QString::fromLatin1(kReason));
    const QPointer<ui::widgets::ConfirmSheet> open(sheet);
    QTest::keyClick(sheet, Qt::Key_Return, Qt::ControlModifier);
    stage.choose(stage.second);
    QTRY_VERIFY_WITH_TIMEOUT(open.isNull(), kPatient);
    QVERIFY(!stage.isClear());
  }

  void revealed_lock_isHidden() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    stage.session->attendance().lock(ui::session::Reason::asked);
    QVERIFY(!stage.isClear());
    QVERIFY(!stage.panel->findChild<PayloadReveal*>()->isRevealed());
  }

  void copy_isWrittenDownBeforeTheClipboardHasIt() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    QClipboard* clipboard = QGuiApplication::clipboard();
    clipboard->setText(QStringLiteral("before"));
    int entriesWhenChanged = -1;
    const auto follow = connect(clipboard, &QClipboard::dataChanged, this, [&] {
      if (entriesWhenChanged < 0) entriesWhenChanged = stage.people.entries("payload.copy", false);
    });
    QCOMPARE(stage.people.entries("payload.copy", false), 0);
    stage.button("payloadCopy")->click();
    QCOMPARE(clipboard->text(), QStringLiteral("before"));
    QTRY_VERIFY_WITH_TIMEOUT(clipboard->text().contains(kSecret), kPatient);
    disconnect(follow);
    QCOMPARE(entriesWhenChanged, 1);
    QCOMPARE(stage.people.entries("payload.reveal", false), 1);
    clipboard->clear();
  }

  // Hidden while the entry is being written: it is written down, and nothing is copied.
  void copy_hiddenMeanwhile_leavesTheClipboard() {
    Stage stage;
    QVERIFY(stage.signIn(Role::security));
    QVERIFY(stage.reveal(stage.first));
    QClipboard* clipboard = QGuiApplication::clipboard();
    clipboard->setText(QStringLiteral("before"));
    stage.button("payloadCopy")->click();
    stage.panel->setCurrentTab(DeliveryPanel::Timeline);
    QTRY_COMPARE_WITH_TIMEOUT(stage.people.entries("payload.copy", false), 1, kPatient);
    QTest::qWait(50);
    QCOMPARE(clipboard->text(), QStringLiteral("before"));
  }
};

QTEST_MAIN(PayloadRevealTest)
#include "payload_reveal_test.moc"
