// The add-source wizard over a real store: mistakes are shown at their fields, a pasted request is tried, and the
// source is there in one commit.
#include "app/operator_desk.h"
#include "app/source_commands.h"
#include "core/query/reader.h"
#include "tests/gui/longer_texts.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/load_client.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"
#include "ui/addsource/add_source_view.h"
#include "ui/addsource/request_tester.h"
#include "ui/session/session.h"
#include "ui/sources/secret_list.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using addsource::WizardStep;

namespace {

const char* const kSecret = "b4c0ffee-not-a-placeholder-51d2";
const char* const kFirst =
    "{\"name\":\"first\",\"provider\":\"github\",\"secrets\":[\"another-secret-of-github-9f\"]}";
const char* const kBody =
    "{\"id\":\"evt_1\",\"type\":\"charge.succeeded\",\"customer\":\"cus_7\",\"amount\":\"12.30\"}";

kit::Shot emptyPost() {
  kit::Shot shot;
  shot.request =
      "POST /hooks/first HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
  return shot;
}

}  // namespace

class AddSourceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_theme.install(style::Mode::light);
    QDir().mkpath(QStringLiteral(ACK_PICTURES));
    m_providers = *provider::ProviderRegistry::create();
    m_data = std::filesystem::path(m_folder.path().toStdString()) / "data";
    m_commands = app::sourceCommands(m_data, m_providers, m_clock);
    QVERIFY(m_commands.add(tester(), kFirst).ok());
    m_session = std::make_unique<session::Session>(m_data, m_providers, nullptr, nullptr, door(), nullptr);
    QTRY_VERIFY(m_session->attendance().presence().isOpen());
  }
  void cleanupTestCase() { m_session.reset(); }

  void wizard_stripe_isCheckedTriedAndSaved() {
    addsource::AddSourceView wizard(m_theme, m_session.get(), m_commands);
    QSignalSpy added(&wizard, &addsource::AddSourceView::added);
    wizard.resize(1192, 780);
    wizard.show();
    wizard.findChild<widgets::SearchField*>()->setText(QStringLiteral("strip"));
    QCOMPARE(wizard.findChild<QListWidget*>()->count(), 1);
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::signature);
    edit(wizard, "Name")->setText(QStringLiteral("first"));
    wizard.next();
    QTRY_VERIFY(!errorOf(wizard, "Name").isEmpty());
    QVERIFY(!errorOf(wizard, "Signing secret").isEmpty());
    QCOMPARE(wizard.step(), WizardStep::signature);
    picture(wizard, "add-source-errors");
    edit(wizard, "Name")->setText(QStringLiteral("shop"));
    edit(wizard, "Signing secret")->setText(QLatin1String(kSecret));
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::promise);
    picture(wizard, "add-source-promise");
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::effects);
    choose(wizard, 2);
    wizard.next();
    QTRY_VERIFY(!errorOf(wizard, "Amount").isEmpty());
    fillCharge(wizard);
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::test);
    tryRequest(wizard);
    wizard.next();
    QTRY_COMPARE(added.size(), 1);
    auto reader = query::Reader::open(m_data, m_clock, m_providers);
    QVERIFY(reader.ok());
    const auto catalogue = (*reader)->catalogue();
    QVERIFY(catalogue.ok() && (*catalogue)->source("shop") != nullptr && (*catalogue)->source("first") != nullptr);
    QCOMPARE((*catalogue)->source("shop")->rules.size(), std::size_t{1});
    // By whoever pressed, as deeds: one before the window, one from it.
    QCOMPARE(kit::askStore(m_data, "SELECT count(*) FROM audit_entry WHERE action = 'source.add' AND refused = 0"),
             std::int64_t{2});
  }

  // Some providers need one thing more of this installation: it is asked where it was missing, and nobody is stuck.
  void wizard_providersThatNeedMore_areAskedAndSaved_data() {
    QTest::addColumn<QString>("provider");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::newRow("topics") << QStringLiteral("SNS") << QStringLiteral("Topics")
                            << QStringLiteral("arn:aws:sns:eu-west-1:1:shop  arn:aws:sns:eu-west-1:1:office");
    QTest::newRow("webhook") << QStringLiteral("PayPal") << QStringLiteral("Webhook ID") << QStringLiteral("WH-7");
  }
  void wizard_providersThatNeedMore_areAskedAndSaved() {
    QFETCH(QString, provider);
    QFETCH(QString, field);
    QFETCH(QString, value);
    addsource::AddSourceView wizard(m_theme, m_session.get(), m_commands);
    QSignalSpy added(&wizard, &addsource::AddSourceView::added);
    wizard.resize(1192, 780);
    wizard.show();
    wizard.findChild<widgets::SearchField*>()->setText(provider);
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::signature);
    const QByteArray label = field.toUtf8();
    edit(wizard, "Name")->setText(provider.toLower());
    wizard.next();
    QTRY_VERIFY(!errorOf(wizard, label.constData()).isEmpty());
    QCOMPARE(wizard.step(), WizardStep::signature);
    picture(wizard, "add-source-needs-more");
    edit(wizard, label.constData())->setText(value);
    for (const WizardStep step : {WizardStep::promise, WizardStep::effects, WizardStep::test}) {
      wizard.next();
      QTRY_COMPARE(wizard.step(), step);
      if (step == WizardStep::effects) choose(wizard, 0);
    }
    wizard.next();
    QTRY_COMPARE(added.size(), 1);
  }

  void wizard_longerTextsInTheDark_fit() {
    const gui::LongerTexts longer;
    m_theme.setMode(style::Mode::dark);
    addsource::AddSourceView wizard(m_theme, m_session.get(), m_commands);
    wizard.resize(1192, 780);
    wizard.show();
    const auto look = [&wizard](const char* name) {
      QTest::qWait(30);
      picture(wizard, name);
      QVERIFY2(gui::cutTexts(wizard).isEmpty(), qPrintable(gui::cutTexts(wizard).join(QLatin1Char('|'))));
    };
    look("add-source-longer-1");
    wizard.findChild<widgets::SearchField*>()->setText(QStringLiteral("strip"));
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::signature);
    wizard.next();  // without a secret
    QTest::qWait(200);
    look("add-source-longer-2");
    for (auto* one : wizard.findChildren<QLineEdit*>())
      if (one->isVisible() && one->echoMode() == QLineEdit::Password)
        one->setText(QStringLiteral("another-of-stripe-0d7e55aa91c4"));
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::promise);
    look("add-source-longer-3");
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::effects);
    choose(wizard, 2);
    look("add-source-longer-4");
    choose(wizard, 0);
    wizard.next();
    QTRY_COMPARE(wizard.step(), WizardStep::test);
    look("add-source-longer-5");
    m_theme.setMode(style::Mode::light);
  }

  void wizard_ownProvider_showsTheRecipesMistake() {
    addsource::AddSourceView wizard(m_theme, m_session.get(), m_commands);
    wizard.resize(1192, 780);
    wizard.show();
    choose(wizard, 1);
    auto* recipe = field(wizard, "Recipe (JSON)")->findChild<QPlainTextEdit*>();
    QVERIFY(recipe->toPlainText().contains(QStringLiteral("event_id")));
    recipe->setPlainText(QStringLiteral("{\"algo\":\"sha1024\",\"header\":\"X\",\"signed\":[\"body\"]}"));
    wizard.next();
    QTRY_VERIFY(!errorOf(wizard, "Recipe (JSON)").isEmpty());
    QCOMPARE(wizard.step(), WizardStep::provider);
    picture(wizard, "add-source-recipe");
  }

  void add_besideARunningEngine_isTakenOver() {
    const kit::ScratchDir scratch;
    kit::EngineProcess engine(kit::EngineStart{scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    const auto status = [&] { return kit::sendOne(engine.port(), emptyPost()).status; };
    QCOMPARE(status(), 404);
    const auto commands = app::sourceCommands(scratch.data(), m_providers, m_clock);
    const auto saved = commands.add(tester(), kFirst);
    QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().message.c_str());
    QTRY_COMPARE_WITH_TIMEOUT(status(), 401, 3000);
    QVERIFY(commands.addSecret(tester(), "first", "a-second-secret-of-github-77").ok());
    QCOMPARE(commands.removeSecret(tester(), "first", 0, "b-9f").error().code, ErrorCode::conflict);
    QVERIFY(commands.removeSecret(tester(), "first", 1, "b-9f").ok());
    const auto end = engine.stop();
    QVERIFY(end && end->status == 0);
  }

  void secrets_addAndRemove_askFirst() {
    sources::SecretList list(m_theme);
    QSignalSpy removed(&list, &sources::SecretList::removeWanted);
    list.present(QStringLiteral("shop"), {"3210", "cdef"}, true);
    list.show();
    const auto removeButtons = [&] {
      QList<widgets::Button*> found;
      for (auto* button : list.findChildren<widgets::Button*>())
        if (button->accessibleName().contains(QLatin1String("cdef")) && button->parentWidget()->isVisible())
          found << button;
      return found;
    };
    QTRY_VERIFY(!removeButtons().isEmpty());
    removeButtons().last()->click();
    QCOMPARE(removed.size(), 0);
    QTRY_VERIFY(!removeButtons().isEmpty() && removeButtons().last()->text() == QLatin1String("Remove now"));
    removeButtons().last()->click();
    QCOMPARE(removed.size(), 1);
  }

 private:
  static operate::Caller tester() { return {{}, "uid 1000 (tester)", "window"}; }
  session::Door door() {
    // Shared only because a std::function is copied.
    auto kept = std::make_shared<std::unique_ptr<app::OperatorDesk>>();
    return {[kept, data = m_data, clock = &m_clock]() -> Result<operate::Desk> {
              if (!*kept) {
                auto opened = app::OperatorDesk::open(data, *clock, false);
                if (!opened) return std::move(opened).error();
                *kept = std::move(opened).value();
              }
              return (*kept)->desk();
            },
            "uid 1000 (tester)",
            &m_clock,
            {}};
  }
  static widgets::FormField* field(QWidget& where, const char* label) {
    for (auto* one : where.findChildren<widgets::FormField*>())
      if (one->field()->accessibleName() == QLatin1String(label)) return one;
    qFatal("no field %s", label);
  }
  static QLineEdit* edit(QWidget& where, const char* label) {
    return qobject_cast<QLineEdit*>(field(where, label)->field());
  }
  static QString errorOf(QWidget& where, const char* label) { return field(where, label)->error(); }
  static void picture(QWidget& widget, const char* name) {
    // What was put into a layout is shown by an event.
    QCoreApplication::processEvents();
    QVERIFY(widget.grab().save(QStringLiteral(ACK_PICTURES "/%1.png").arg(QLatin1String(name))));
  }
  static void choose(QWidget& wizard, int segment) {
    for (auto* control : wizard.findChildren<widgets::SegmentedControl*>())
      if (control->isVisible()) control->segment(segment)->click();
  }
  static void fillCharge(QWidget& wizard) {
    edit(wizard, "Account")->setText(QStringLiteral("/customer"));
    edit(wizard, "Amount")->setText(QStringLiteral("/amount"));
    edit(wizard, "Currency")->setText(QStringLiteral("EUR"));
  }
  void tryRequest(QWidget& wizard) {
    const std::vector<provider::HeaderView> none;
    const auto headers =
        m_providers->find("stripe")->sign({"POST", "", none, kBody}, {{kSecret}, {}}, "evt_1", m_clock.now());
    QVERIFY(headers.ok());
    QString request = QStringLiteral("Content-Type: application/json\n");
    for (const domain::Header& header : *headers)
      request += QString::fromStdString(header.name + ": " + header.value + "\n");
    auto* tester = wizard.findChild<addsource::RequestTester*>();
    tester->setPasted(request + QLatin1Char('\n') + QLatin1String(kBody) + QLatin1Char('\n'));
    press(*tester);
    QTRY_VERIFY(factOf(*tester).contains(QLatin1String("refused")));
    picture(wizard, "add-source-test-fails");
    tester->setPasted(request + QLatin1Char('\n') + QLatin1String(kBody));
    press(*tester);
    QTRY_VERIFY(factOf(*tester).contains(QLatin1String("Signature matches")));
    picture(wizard, "add-source-test");
  }
  static void press(QWidget& tester) {
    for (auto* button : tester.findChildren<widgets::Button*>()) button->click();
  }
  static QString factOf(QWidget& tester) {
    const auto* banner = tester.findChild<widgets::Banner*>();
    return banner == nullptr ? QString() : banner->fact();
  }

  QTemporaryDir m_folder;
  std::filesystem::path m_data;
  base::SystemClock m_clock;
  style::Theme m_theme;
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  addsource::SourceCommands m_commands;
  std::unique_ptr<session::Session> m_session;
};
QTEST_MAIN(AddSourceTest)
#include "add_source_test.moc"
