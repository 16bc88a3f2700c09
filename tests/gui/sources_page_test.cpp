// The Sources page: a click opens the panel, the URL is whole and copied, what is wrong is said in words.
#include "tests/gui/longer_texts.h"
#include "ui/sources/certificate_panel.h"
#include "ui/sources/provider_help_view.h"
#include "ui/sources/receiver_bar.h"
#include "ui/sources/source_panel.h"
#include "ui/sources/sources_page.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QSignalSpy>
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

domain::TlsState tlsState() {
  domain::TlsState tls;
  tls.certificates = {{"/etc/acknowledger/hooks.pem",
                       {"hooks.fjordline.example", "hooks2.fjordline.example"},
                       kNow + std::chrono::hours(24 * 80),
                       false,
                       std::string(64, 'a'),
                       kNow - std::chrono::hours(50)}};
  tls.loadedAt = tls.triedAt = kNow - std::chrono::hours(2);
  return tls;
}

QStringList shownTexts(const QWidget& where) {
  QStringList texts;
  for (const auto* label : where.findChildren<widgets::Label*>())
    if (label->isVisibleTo(&where)) texts << label->text().replace(QChar(0x00A0), QLatin1Char(' '));
  return texts;
}

query::ProviderView providerView() {
  query::ProviderView provider;
  provider.key = "GitHub";
  provider.name = "GitHub";
  provider.coverage = "body_only";
  provider.limits = sourceOf("forge", "body_only").view.limits;
  provider.facts = sourceOf("forge", "body_only").view.facts;
  return provider;
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

  void certificate_inUse_isShownWhole() {
    sources::SourcesPage page(m_theme, nullptr);
    page.resize(1240, 808);
    page.show();
    page.present({sourceOf("forge", "body_only")}, {}, kNow);
    page.open(QStringLiteral("certificate"));  // before anything is known of it
    QVERIFY(!page.certificatePanel()->isVisible());
    domain::TlsState tls = tlsState();
    tls.clientsMustProve = true;
    page.presentReceiver(true, tls, kNow);
    QVERIFY(page.certificatePanel()->isVisible());
    QCoreApplication::processEvents();
    const QStringList texts = shownTexts(*page.certificatePanel());
    for (const char* wanted : {"hooks.fjordline.example", "hooks2.fjordline.example", "hooks.pem", "required",
                               "AAAAAAAA…AAAAAAAA", "an authority"})
      QVERIFY2(texts.contains(QString::fromUtf8(wanted)), wanted);
    QVERIFY(texts.filter(QStringLiteral("80 d")).size() == 1);
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/sources-certificate.png")));
    click(page, 0);
    QVERIFY(!page.certificatePanel()->isVisible() && page.panel()->isVisible());
    page.presentReceiver(true, std::nullopt, kNow);
    QVERIFY(shownTexts(*page.findChild<sources::ReceiverBar*>()).contains(QLatin1String("Plain HTTP.")));
    page.presentReceiver(false, std::nullopt, kNow);
    QVERIFY(!page.findChild<sources::ReceiverBar*>()->isVisible());
  }

  void longerTexts_darkAndBothPanels_fit() {
    const gui::LongerTexts longer;
    m_theme.setMode(style::Mode::dark);
    addsource::SourceCommands commands;
    commands.providers = [] { return std::vector<query::ProviderView>{providerView()}; };
    commands.add = [](const operate::Caller&, const std::string&) -> Result<config::SavedCatalogue> {
      return Error{ErrorCode::refused, "not here"};
    };
    sources::SourcesPage page(m_theme, nullptr, commands);
    page.resize(1240, 808);
    page.show();
    page.present({sourceOf("forge", "body_only"), sourceOf("shop", "none")}, QStringLiteral("http://127.0.0.1:8443"),
                 kNow);
    page.presentReceiver(true, tlsState(), kNow);
    click(page, 1);
    QTest::qWait(50);
    QVERIFY2(gui::cutTexts(page).isEmpty(), qPrintable(gui::cutTexts(page).join(QLatin1Char('|'))));
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/sources-longer-dark.png")));
    page.open(QStringLiteral("certificate"));
    QTest::qWait(50);
    QVERIFY2(gui::cutTexts(page).isEmpty(), qPrintable(gui::cutTexts(page).join(QLatin1Char('|'))));
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/sources-certificate-longer-dark.png")));
    m_theme.setMode(style::Mode::light);
  }

  void certificate_problem_namesTheFileAndSaysWhichIsInUse() {
    sources::CertificatePanel panel(m_theme);
    panel.resize(344, 780);
    panel.show();
    domain::TlsState tls = tlsState();
    tls.problem = "private key /etc/acknowledger/hooks.key does not belong to the certificate";
    panel.present(tls, kNow);
    const auto* banner = panel.findChild<widgets::Banner*>();
    QCOMPARE(banner->fact(), QStringLiteral("The new certificate is not in use."));
    QVERIFY(banner->accessibleName().contains(QLatin1String("/etc/acknowledger/hooks.key")));
    QVERIFY(banner->accessibleName().contains(QLatin1String("stays in use")));
    QTest::qWait(50);
    QVERIFY(panel.grab().save(QStringLiteral(ACK_PICTURES "/certificate-problem.png")));
  }

  void certificate_reload_showsTheChangeFirst() {
    sources::CertificatePanel panel(m_theme);
    panel.setChangeable(true);
    panel.resize(344, 780);
    panel.show();
    panel.present(tlsState(), kNow);
    QSignalSpy looked(&panel, &sources::CertificatePanel::lookWanted);
    QSignalSpy reloaded(&panel, &sources::CertificatePanel::reloadWanted);
    auto* reload = panel.findChild<widgets::Button*>(QStringLiteral("certificateReload"));
    auto* load = panel.findChild<widgets::Button*>(QStringLiteral("certificateLoad"));
    QTest::mouseClick(reload, Qt::LeftButton);
    QCOMPARE(looked.size(), 1);
    QVERIFY(!load->isVisible());
    panel.presentFiles(Error{ErrorCode::notFound, "certificate /etc/acknowledger/hooks.pem: No such file"});
    QVERIFY(!load->isVisible() && reload->isVisible());
    std::vector<domain::CertificateState> files = tlsState().certificates;
    files.front().sha256Hex = std::string(64, 'b');
    panel.presentFiles(files);
    QVERIFY(load->isVisible());
    QCOMPARE(shownTexts(panel).filter(QStringLiteral("fingerprint BBBBBBBB")).size(), 1);
    QTest::qWait(50);
    QVERIFY(panel.grab().save(QStringLiteral(ACK_PICTURES "/certificate-reload.png")));
    QTest::mouseClick(load, Qt::LeftButton);
    QCOMPARE(reloaded.size(), 1);
    panel.reloadFinished({}, false);
    QVERIFY(!load->isVisible() && reload->isEnabled());
  }

  void providerPage_opensFromThePanelAndCloses() {
    addsource::SourceCommands commands;
    commands.providers = [] { return std::vector<query::ProviderView>{providerView()}; };
    commands.add = [](const operate::Caller&, const std::string&) -> Result<config::SavedCatalogue> {
      return Error{ErrorCode::refused, "not here"};
    };
    sources::SourcesPage page(m_theme, nullptr, commands);
    page.resize(1240, 808);
    page.show();
    page.present({sourceOf("forge", "body_only")}, {}, kNow);
    click(page, 0);
    const auto buttons = page.panel()->findChildren<widgets::Button*>();
    for (widgets::Button* button : buttons)
      if (button->text() == QLatin1String("Provider page")) QTest::mouseClick(button, Qt::LeftButton);
    auto* help = page.findChild<sources::ProviderHelpView*>();
    QVERIFY(help != nullptr && help->isVisible());
    QVERIFY(shownTexts(*help).contains(QLatin1String("header X-GitHub-Delivery")));
    QCoreApplication::processEvents();
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/provider-help.png")));
    QTest::mouseClick(help->findChild<widgets::Button*>(), Qt::LeftButton);
    QVERIFY(!help->isVisible());
    QVERIFY(page.panel()->isVisible());
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
