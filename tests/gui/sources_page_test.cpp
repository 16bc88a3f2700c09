// The Sources page: a click opens the panel, the URL is whole and copied, what is wrong is said in words.
#include "ui/sources/source_panel.h"
#include "ui/sources/sources_page.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QTableView>
#include <QTest>

using namespace ack;
using namespace ack::ui;

namespace {

constexpr UtcTime kNow{std::chrono::seconds(1'773'239'528)};

sources::ShownSource sourceOf(const char* name, const char* coverage) {
  sources::ShownSource shown;
  query::SourceView& view = shown.view;
  view.name = name;
  view.provider = view.providerName = "GitHub";
  view.path = std::string("/hooks/") + name;
  view.signs = "HMAC-SHA256; key = secret";
  view.coverage = coverage;
  view.accepted24h = 312;
  view.sparkline.assign(24, 13);
  view.lastArrival = view.lastAccepted = kNow - std::chrono::seconds(37);
  using enum query::FactView::Trust;
  view.rejected24h = 25;
  view.rejectedPerHour.assign(24, 1);
  view.rejections = {{"mismatch", 23, kNow - std::chrono::minutes(9)}, {"too_new", 2, kNow - std::chrono::hours(3)}};
  view.secrets = {"3210", "env:FORGE_SECRET"};
  view.limits.answerWithin = {10, "ack time-out"};
  view.limits.recoverBy = {259200, "recovery horizon"};
  view.facts = {{"signature header", "X-Hub-Signature-256: hex", "seen (official)", "github/docs", official, false},
                {"event ID", "header X-GitHub-Delivery", "seen (official)", "github/docs", official, false},
                {"automatic retry", "NONE", "seen (official)", "github/docs", official, false}};
  return shown;
}

}  // namespace

class SourcesPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_theme.install(style::Mode::light);
    QDir().mkpath(QStringLiteral(ACK_PICTURES));
  }

  void row_click_opensThePanelWithTheWholeUrl() {
    sources::SourcesPage page(m_theme, nullptr);
    page.resize(1240, 808);
    page.show();
    page.present({sourceOf("forge", "body_only"), sourceOf("shop", "body_and_id")},
                 QStringLiteral("http://127.0.0.1:8443"), kNow);
    QVERIFY(!page.panel()->isVisible());
    click(page, 1);
    QVERIFY(page.panel()->isVisible());
    QCOMPARE(page.panel()->url(), QStringLiteral("http://127.0.0.1:8443/hooks/shop"));
    const auto buttons = page.panel()->findChildren<widgets::Button*>();
    for (widgets::Button* button : buttons)
      if (button->accessibleName().contains(QLatin1String("Copy"))) QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("http://127.0.0.1:8443/hooks/shop"));
    QCoreApplication::processEvents();
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/sources.png")));
  }

  void panel_escape_closesItAndTheListHasTheFocus() {
    sources::SourcesPage page(m_theme, nullptr);
    page.resize(1240, 808);
    page.show();
    QApplication::setActiveWindow(&page);
    page.present({sourceOf("forge", "body_only")}, {}, kNow);
    click(page, 0);
    const auto buttons = page.panel()->findChildren<widgets::Button*>();
    buttons.first()->setFocus();
    QTest::keyClick(buttons.first(), Qt::Key_Escape);
    QVERIFY(!page.panel()->isVisible());
  }

  void present_again_keepsTheSelection() {
    sources::SourcesPage page(m_theme, nullptr);
    page.show();
    page.present({sourceOf("forge", "body_only"), sourceOf("shop", "body_only")}, {}, kNow);
    page.open(QStringLiteral("source=shop"));
    page.present({sourceOf("forge", "body_only"), sourceOf("shop", "body_only")}, {}, kNow + std::chrono::seconds(1));
    QVERIFY(page.panel()->isVisible());
    QCOMPARE(page.panel()->url(), QStringLiteral("/hooks/shop"));
  }

  void open_beforeTheFirstAnswer_selectsWhenItComes() {
    sources::SourcesPage page(m_theme, nullptr);
    page.show();
    page.open(QStringLiteral("source=shop"));
    page.present({sourceOf("forge", "body_only"), sourceOf("shop", "body_only")}, {}, kNow);
    QCOMPARE(page.panel()->url(), QStringLiteral("/hooks/shop"));
  }

  void banner_saysWhatIsWrong() {
    sources::SourcesPage page(m_theme, nullptr);
    page.show();
    sources::ShownSource mute = sourceOf("mute", "body_only");
    mute.view.workingSecret = false;
    sources::ShownSource quiet = sourceOf("quiet", "body_only");
    quiet.quiet = true;
    page.present({mute, quiet, sourceOf("open", "none"), sourceOf("well", "body_only")}, {}, kNow);
    const auto* banner = page.panel()->findChild<widgets::Banner*>();
    page.open(QStringLiteral("source=mute"));
    QCOMPARE(banner->fact(), QStringLiteral("No working secret."));
    page.open(QStringLiteral("source=quiet"));
    QVERIFY(banner->fact().startsWith(QLatin1String("Quiet for")));
    page.open(QStringLiteral("source=open"));
    QCOMPARE(banner->fact(), QStringLiteral("Content not proven."));
    page.open(QStringLiteral("source=well"));
    QVERIFY(!banner->isVisible());
  }

  void words_undocumented_areTreatedAsNone() {
    query::SourceView view = sourceOf("forge", "body_only").view;
    QCOMPARE(sources::retryOf(view), QStringLiteral("Never retries by itself"));
    QVERIFY(sources::retryMarkOf(view).trusted);
    view.facts.clear();
    QCOMPARE(sources::retryOf(view), QStringLiteral("Not documented"));
    QVERIFY(!sources::retryMarkOf(view).trusted);
  }

 private:
  void click(sources::SourcesPage& page, int row) {
    auto* table = page.findChild<QTableView*>();
    const QRect cell = table->visualRect(table->model()->index(row, 0));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
  }
  style::Theme m_theme;
};

QTEST_MAIN(SourcesPageTest)
#include "sources_page_test.moc"
