// The window over a real store: what is committed is shown within a second, keys and buttons lead to pages, and the
// session drops answers nobody waits for.
#include "tests/unit/query/filled_store.h"
#include "ui/overview/overview_page.h"
#include "ui/session/session.h"
#include "ui/shell/account_foot.h"
#include "ui/shell/keys_sheet.h"
#include "ui/shell/main_window.h"
#include "ui/shell/nav_button.h"
#include "ui/shell/navigation_rail.h"
#include "ui/shell/page.h"
#include "ui/shell/page_header.h"
#include "ui/shell/screenshots.h"
#include "ui/sources/sources_page.h"
#include "ui/widgets/label.h"
#include "ui/widgets/search_field.h"

#include <QApplication>
#include <QDir>
#include <QMenu>
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

  void rail_longWords_makeItWider_withinBounds() {
    FilledStore store;
    Scene scene(m_theme, store.data());
    auto* rail = scene.window.findChild<shell::NavigationRail*>();
    rail->addPage(QStringLiteral("dead-letters"), QStringLiteral("Strandede leveringer"));
    rail->setDeadLetters(1'234);
    QVERIFY(rail->width() > shell::NavigationRail::kWide);
    QVERIFY(rail->width() <= shell::NavigationRail::kWidest);
    rail->addPage(QStringLiteral("x"), QString(80, QLatin1Char('m')));
    QCOMPARE(rail->width(), shell::NavigationRail::kWidest);
  }

  void textSize_chosen_appliesAtOnceAndIsKept() {
    FilledStore store;
    {
      Scene scene(m_theme, store.data());
      auto* header = scene.window.findChild<shell::PageHeader*>();
      auto* title = header->findChild<widgets::Label*>();
      const int pixels = title->font().pixelSize();
      QCOMPARE(header->height(), shell::PageHeader::kHeight);
      std::unique_ptr<QMenu> menu(scene.window.findChild<shell::AccountFoot*>()->makeMenu());
      const QList<QAction*> sizes = menu->findChild<QMenu*>(QStringLiteral("textSizes"))->actions();
      QCOMPARE(sizes.size(), 4);
      QVERIFY(sizes.first()->isChecked());
      sizes.last()->trigger();
      QCOMPARE(title->font().pixelSize(), pixels * 3 / 2);
      QTRY_COMPARE(header->height(), shell::PageHeader::kHeight * 3 / 2);
      // The rail makes room for what is larger now.
      QTRY_COMPARE(scene.window.findChild<shell::NavigationRail*>()->width(), shell::NavigationRail::kNarrow);
      m_theme.setTextPercent(100);
      QTRY_COMPARE(header->height(), shell::PageHeader::kHeight);
    }
    const Scene again(m_theme, store.data());
    QCOMPARE(m_theme.textPercent(), 150);
    QSettings().remove(QStringLiteral("window/textPercent"));
    m_theme.setTextPercent(100);
  }

  void textSize_anythingElse_isBroughtToTheNearest() {
    for (const auto& [asked, given] :
         std::initializer_list<std::pair<int, int>>{{0, 100}, {104, 100}, {120, 125}, {900, 150}, {100, 100}}) {
      m_theme.setTextPercent(asked);
      QCOMPARE(m_theme.textPercent(), given);
    }
  }

  void keys_ctrlSlash_listsThem() {
    FilledStore store;
    Scene scene(m_theme, store.data());
    QTest::keyClick(&scene.window, Qt::Key_Slash, Qt::ControlModifier);
    auto* sheet = scene.window.findChild<shell::KeysSheet*>();
    QVERIFY(sheet != nullptr && sheet->isVisible());
    QVERIFY(shows(*sheet, QStringLiteral("Ctrl+Shift+A")));
    QVERIFY(shows(*sheet, QStringLiteral("Overview")));
    QTest::keyClick(sheet, Qt::Key_Escape);
    QVERIFY(!sheet->isVisible());
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

  // The largest text: nothing stands beyond the edge of the usual window; in the smallest a page scrolls sideways.
  void screenshots_largestText_nothingIsBeyondTheEdge() {
    FilledStore store;
    store.clock.time = base::SystemClock().now();
    for (int i = 0; i < 40; ++i)
      store.add(eventOf("evt_" + std::to_string(i), i % 5 == 0 ? DeliveryState::retrying : DeliveryState::completed));
    store.add(eventOf("evt_dead", DeliveryState::dead));
    Scene scene(m_theme, store.data());
    m_theme.setTextPercent(150);
    for (const QSize size : {QSize(1440, 900), QSize(1120, 680)}) {
      const QString folder = QStringLiteral(ACK_PICTURES "/window-150-%1").arg(size.width());
      const QStringList files = shell::writeScreenshots(
          scene.window, m_theme, folder, [] { QTest::qWait(300); }, size);
      QCOMPARE(files.size(), 6);
      for (const char* page : {"overview", "sources"}) {
        if (size.width() < 1440) continue;
        scene.window.openPage(QLatin1String(page));
        QCoreApplication::processEvents();
        const auto labels = scene.window.findChildren<widgets::Label*>();
        for (const widgets::Label* label : labels)
          if (label->isVisible())
            QVERIFY2(label->mapTo(&scene.window, QPoint(label->width(), 0)).x() <= size.width(),
                     qPrintable(label->text()));
      }
    }
    m_theme.setTextPercent(100);
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
