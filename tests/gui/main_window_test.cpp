// The window over a real store: what is committed is shown within a second, keys and buttons lead to pages, and the
// session drops answers nobody waits for.
#include "tests/unit/query/filled_store.h"
#include "ui/overview/overview_page.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"
#include "ui/shell/nav_button.h"
#include "ui/shell/navigation_rail.h"
#include "ui/shell/page.h"
#include "ui/shell/screenshots.h"
#include "ui/sources/sources_page.h"
#include "ui/widgets/label.h"
#include "ui/widgets/search_field.h"

#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QSettings>
#include <QTableView>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using domain::DeliveryState;
using query::test::EventSpec;
using query::test::FilledStore;

namespace {

/// Stands in for the Trace page: remembers what it was opened on.
class TracePage final : public shell::Page {
 public:
  [[nodiscard]] QString title() const override { return QStringLiteral("Trace"); }
  void setActive(bool active) override { m_active = active; }
  void open(const QString& argument) override { m_opened = argument; }
  bool m_active{false};
  QString m_opened;
};

std::shared_ptr<const provider::ProviderRegistry> providers() {
  return std::make_shared<const query::test::FewProviders>();
}

EventSpec eventOf(const std::string& id, DeliveryState state) {
  EventSpec spec;
  spec.eventId = id;
  spec.state = state;
  if (state == DeliveryState::dead) spec.cause = domain::DeadCause::unauthorised;
  return spec;
}

bool shows(const QWidget& page, const QString& text) {
  const auto labels = page.findChildren<widgets::Label*>();
  for (const widgets::Label* label : labels)
    if (label->text().replace(QChar(0x00A0), QLatin1Char(' ')) == text) return true;
  return false;
}

struct Scene {
  explicit Scene(style::Theme& theme, const std::filesystem::path& data)
      : session(data, providers(), [] { return std::optional<runtime::EngineStatus>(); }),
        overview(new overview::OverviewPage(theme, &session)), trace(new TracePage),
        sources(new sources::SourcesPage(theme, &session)), window(theme, session,
                                                                   {{QStringLiteral("overview"), overview},
                                                                    {QStringLiteral("trace"), trace},
                                                                    {QStringLiteral("sources"), sources}}) {
    window.resize(1440, 900);
    window.show();
    QApplication::setActiveWindow(&window);
  }
  session::Session session;
  overview::OverviewPage* overview;
  TracePage* trace;
  sources::SourcesPage* sources;
  shell::MainWindow window;
};

}  // namespace

class MainWindowTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("test"));
    QCoreApplication::setApplicationName(QStringLiteral("main_window_test"));
    m_theme.install(style::Mode::light);
  }

  void overview_afterACommit_showsItWithinASecond() {
    FilledStore store;
    store.clock.time = base::SystemClock().now();
    store.add(eventOf("evt_1", DeliveryState::completed));
    Scene scene(m_theme, store.data());
    QTRY_VERIFY(shows(*scene.overview, QStringLiteral("1 of 1 events")));
    store.add(eventOf("evt_2", DeliveryState::dead));
    QTRY_VERIFY_WITH_TIMEOUT(shows(*scene.overview, QStringLiteral("0 queued or running, 0 to retry, 1 set aside")),
                             1'000);
    const auto buttons = scene.window.findChildren<shell::NavButton*>();
    QCOMPARE(buttons.size(), 3);
  }

  void sources_ofTheStore_areListed() {
    FilledStore store;
    store.clock.time = base::SystemClock().now();
    store.add(eventOf("evt_1", DeliveryState::completed));
    Scene scene(m_theme, store.data());
    QTest::keyClick(&scene.window, Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(scene.window.currentKey(), QStringLiteral("sources"));
    auto* table = scene.sources->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("shop"));
  }

  void keys_ctrlK_tracesWhatIsTyped() {
    FilledStore store;
    Scene scene(m_theme, store.data());
    QTest::keyClick(&scene.window, Qt::Key_K, Qt::ControlModifier);
    auto* field = qobject_cast<widgets::SearchField*>(QApplication::focusWidget());
    QVERIFY(field != nullptr);
    QTest::keyClicks(field, QStringLiteral("evt_42"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(scene.window.currentKey(), QStringLiteral("trace"));
    QCOMPARE(scene.trace->m_opened, QStringLiteral("evt_42"));
    QVERIFY(scene.trace->m_active);
    QVERIFY(!field->isVisible());
  }

  void rail_click_changesThePageAndStopsTheOther() {
    FilledStore store;
    Scene scene(m_theme, store.data());
    const auto buttons = scene.window.findChildren<shell::NavButton*>();
    QTest::mouseClick(buttons.at(1), Qt::LeftButton);
    QCOMPARE(scene.window.currentKey(), QStringLiteral("trace"));
    QTest::mouseClick(buttons.at(0), Qt::LeftButton);
    QVERIFY(!scene.trace->m_active);
    QVERIFY(buttons.at(0)->isChecked());
  }

  void rail_narrowWindow_collapses() {
    FilledStore store;
    Scene scene(m_theme, store.data());
    auto* rail = scene.window.findChild<shell::NavigationRail*>();
    QCOMPARE(rail->width(), shell::NavigationRail::kWide);
    scene.window.resize(1200, 700);
    QTRY_COMPARE(rail->width(), shell::NavigationRail::kNarrow);
    QVERIFY(!rail->findChildren<shell::NavButton*>().first()->toolTip().isEmpty());
  }

  void screenshots_everyPage_bothThemes() {
    FilledStore store;
    store.clock.time = base::SystemClock().now();
    for (int i = 0; i < 40; ++i)
      store.add(eventOf("evt_" + std::to_string(i), i % 5 == 0 ? DeliveryState::retrying : DeliveryState::completed));
    store.add(eventOf("evt_dead", DeliveryState::dead));
    Scene scene(m_theme, store.data());
    const QStringList files = shell::writeScreenshots(scene.window, m_theme, QStringLiteral(ACK_PICTURES "/window"),
                                                      [] { QTest::qWait(300); });
    QCOMPARE(files.size(), 6);
    for (const QString& file : files) QCOMPARE(QImage(file).size(), QSize(1440, 900));
    QVERIFY(QImage(files.at(0)) != QImage(files.at(3)));
    QCOMPARE(m_theme.mode(), style::Mode::light);
  }

  void session_sameTopicAgain_answersTheLastOnly() {
    FilledStore store;
    session::Session session(store.data(), providers(), {});
    QObject owner;
    QList<int> answers;
    for (int i = 0; i < 20; ++i)
      session.ask<int>(
          &owner, QStringLiteral("topic"), [i](query::Reader&) -> Result<int> { return i; },
          [&answers](const Result<int>& answer) { answers << *answer; });
    QTRY_VERIFY(!answers.isEmpty());
    QTest::qWait(100);
    QCOMPARE(answers, QList<int>{19});
  }

  void session_ownerGone_isNotAnswered() {
    FilledStore store;
    session::Session session(store.data(), providers(), {});
    int answered = 0;
    auto owner = std::make_unique<QObject>();
    session.ask<int>(
        owner.get(), QStringLiteral("a"), [](query::Reader&) -> Result<int> { return 1; },
        [&answered](const Result<int>&) { ++answered; });
    owner.reset();
    QObject other;
    session.ask<int>(
        &other, QStringLiteral("b"), [](query::Reader&) -> Result<int> { return 1; },
        [&answered](const Result<int>&) { answered += 100; });
    QTRY_COMPARE(answered, 100);
  }

  void session_storeMadeLater_isFound() {
    FilledStore store;
    store.add(eventOf("evt_1", DeliveryState::completed));
    QTemporaryDir later;
    session::Session session(later.path().toStdString(), providers(), {});
    QObject owner;
    std::optional<ErrorCode> first;
    session.ask<query::Status>(
        &owner, QStringLiteral("a"), [](query::Reader& reader) { return reader.status(); },
        [&first](const Result<query::Status>& status) {
          if (!status) first = status.error().code;
        });
    QTRY_VERIFY(first.has_value());
    QCOMPARE(*first, ErrorCode::notFound);
    bool changed = false;
    connect(&session, &session::Session::changed, &owner, [&changed] { changed = true; });
    const QStringList files = QDir(QString::fromStdString(store.data().string())).entryList(QDir::Files);
    for (const QString& file : files)
      QFile::copy(QString::fromStdString(store.data().string()) + QLatin1Char('/') + file, later.filePath(file));
    QTRY_VERIFY_WITH_TIMEOUT(changed, 2'000);
  }

 private:
  QTemporaryDir m_folder;
  style::Theme m_theme;
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
