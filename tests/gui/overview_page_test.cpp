// The Overview shows the figures it is given, in both themes and narrow windows, and its buttons lead to pages.
#include "tests/gui/longer_texts.h"
#include "ui/charts/aging_chart.h"
#include "ui/charts/throughput_chart.h"
#include "ui/overview/attention_list.h"
#include "ui/overview/attention_words.h"
#include "ui/overview/overview_page.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using domain::DeliveryState;
using std::chrono::minutes;

namespace {

constexpr UtcTime kNow{std::chrono::seconds(1'773'239'528)};

query::Overview sample() {
  query::Overview overview;
  query::Status& status = overview.status;
  const auto set = [&](DeliveryState state, std::int64_t n) {
    status.states.byState.at(static_cast<std::size_t>(state)) = n;
  };
  set(DeliveryState::queued, 41);
  set(DeliveryState::processing, 6);
  set(DeliveryState::retrying, 29);
  set(DeliveryState::unresolved, 5);
  set(DeliveryState::dead, 17);
  set(DeliveryState::completed, 128'362);
  status.accepted = status.completionDue = 128'460;
  status.completionInTime = 126'148;
  status.completionWithinTarget = 126'148.0 / 128'460.0;
  for (int i = 0; i < 48; ++i)
    overview.series.push_back(
        {kNow - minutes(30 * (48 - i)), 1'000 + 40 * i, i == 30 ? 600 : 1'000 + 40 * i, 0, 0, 0});
  for (int i = 0; i < 24; ++i) overview.hours.push_back({kNow - minutes(60 * (24 - i)), 100, i == 20 ? 40 : 100});
  query::AgeBucket young{std::chrono::seconds(0), std::chrono::seconds(60), {}};
  young.byState.at(0) = 41;
  query::AgeBucket old{std::chrono::seconds(14'400), std::nullopt, {}};
  old.byState.at(static_cast<std::size_t>(DeliveryState::dead)) = 17;
  overview.aging = {young, old};
  overview.owners = {{"Ingrid Solheim", 10, kNow - minutes(312)}, {"", 7, kNow - minutes(221)}};
  using Kind = query::AttentionItem::Kind;
  overview.attention = {
      {Kind::missingAccepted, "", {}, 2, kNow, ""},
      {Kind::deadGroup, "crm", domain::DeadCause::unauthorised, 6, kNow - minutes(312), "Ingrid Solheim"},
      {Kind::unresolved, "", {}, 5, kNow - minutes(107), ""},
      {Kind::quietSource, "github", {}, 0, kNow - minutes(200), "Tom"},
  };
  overview.chargedEvents = overview.chargeLines = 41'826;
  overview.duplicatesAbsorbed = 4'127;
  query::DeliveryRow oldest;
  oldest.state = DeliveryState::dead;
  oldest.cause = domain::DeadCause::unauthorised;
  oldest.source = "iosor";
  oldest.receivedAt = kNow - minutes(312);
  overview.oldestUnfinished = oldest;
  overview.oldestUnresolvedAt = kNow - minutes(107);
  return overview;
}

/// Everything that can be wrong with the receiver itself.
query::Overview troubles() {
  using Kind = query::AttentionItem::Kind;
  query::Overview overview = sample();
  overview.attention.clear();
  const auto add = [&](Kind kind, const char* subject, std::int64_t count, std::int64_t limit) {
    query::AttentionItem item{kind, subject, {}, count, kNow - minutes(14), "Ingrid Solheim"};
    item.limit = limit;
    overview.attention.push_back(item);
  };
  add(Kind::diskLow, "", std::int64_t{310} << 20, std::int64_t{64} << 20);
  add(Kind::backlog, "", 912'400, 1'000'000);
  add(Kind::certificateProblem, "private key /etc/acknowledger/hooks.key does not belong to the certificate", 0, 0);
  add(Kind::certificateExpires, "/etc/acknowledger/hooks.pem", 6, 0);
  add(Kind::quarantined, "dlv_0000000000007", 2, 0);
  add(Kind::badSignatures, "shop", 1'204, 0);
  add(Kind::rejections, "shop", 31, 0);
  return overview;
}

void showTroubles(overview::OverviewPage& page) {
  page.resize(1240, 1000);
  page.show();
  page.present(troubles(), kNow);
  QApplication::processEvents();
  QTest::qWait(20);
}

QStringList shownTexts(const QWidget& page) {
  QStringList texts;
  const auto labels = page.findChildren<widgets::Label*>();
  for (const widgets::Label* label : labels)
    if (label->isVisibleTo(&page)) texts << label->text().replace(QChar(0x00A0), QLatin1Char(' '));
  return texts;
}

}  // namespace

class OverviewPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_theme.install(style::Mode::light);
    QDir().mkpath(QStringLiteral(ACK_PICTURES));
  }

  void present_figures_areWhatWasGiven() {
    overview::OverviewPage page(m_theme, nullptr);
    page.resize(1240, 808);
    page.show();
    page.present(sample(), kNow);
    QApplication::processEvents();  // rows made just now become visible
    const QStringList texts = shownTexts(page);
    for (const char* wanted : {"98.2%", "126,148 of 128,460 events", "98", "5 h 12 m", "5", "17", "41,826", "4,127",
                               "Dead letter from iosor: Password refused", "Hour by hour: 23 of 24 on target",
                               "No owner", "Second charges", "Oldest 1 h 47 m. Held, never repeated."})
      QVERIFY2(texts.contains(QLatin1String(wanted)), wanted);
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/overview.png")));
  }

  void present_nothingReceived_saysSoAndLeadsToSources() {
    overview::OverviewPage page(m_theme, nullptr);
    QSignalSpy asked(&page, &shell::Page::pageRequested);
    page.show();
    page.present({}, kNow);
    QVERIFY(page.findChild<widgets::EmptyState*>()->isVisible());
    const auto buttons = page.findChild<widgets::EmptyState*>()->findChildren<widgets::Button*>();
    QCOMPARE(buttons.size(), 1);
    QTest::mouseClick(buttons.first(), Qt::LeftButton);
    QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("sources"));
  }

  void attention_buttons_leadToExistingPagesOnly() {
    overview::OverviewPage page(m_theme, nullptr);
    page.resize(1240, 808);
    page.show();
    page.present(sample(), kNow);
    QApplication::processEvents();  // rows made just now become visible
    QSignalSpy asked(&page, &shell::Page::pageRequested);
    const auto buttons = page.findChild<overview::AttentionList*>()->findChildren<widgets::Button*>();
    QCOMPARE(buttons.size(), 4);
    for (widgets::Button* button : buttons)
      if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
    // Missing accepted events have no page to go to.
    QCOMPARE(asked.size(), 3);
    QCOMPARE(asked.at(0).at(0).toString(), QStringLiteral("dead-letters"));
    QCOMPARE(asked.at(0).at(1).toString(), QStringLiteral("search=crm"));
    QCOMPARE(asked.at(1).at(1).toString(), QStringLiteral("state=unresolved"));
    QCOMPARE(asked.at(2).at(1).toString(), QStringLiteral("source=github"));
  }

  void attention_everyKind_hasASentence() {
    using Kind = query::AttentionItem::Kind;
    for (int kind = 0; kind < query::kAttentionKinds; ++kind) {
      const query::AttentionItem item{static_cast<Kind>(kind), "crm", domain::DeadCause::exhausted, 3, kNow, ""};
      const overview::AttentionWords words = overview::wordsFor(item, kNow);
      QVERIFY(words.sentence.endsWith(QLatin1Char('.')));
      QVERIFY(!words.detail.isEmpty());
      QVERIFY(!words.icon.isEmpty());
      QCOMPARE(words.page.isEmpty(), words.button.isEmpty());
    }
  }

  void attention_ofTheReceiver_saysTheNextStepAndLeadsToIt() {
    using Kind = query::AttentionItem::Kind;
    query::AttentionItem item{Kind::badSignatures, "shop", {}, 40, kNow, ""};
    QCOMPARE(overview::wordsFor(item, kNow).filter, QStringLiteral("source=shop"));
    QVERIFY(overview::wordsFor(item, kNow).sentence.contains(QLatin1String("wrong signature")));
    const QString exact = overview::wordsFor(item, kNow).sentence;
    item.atLeast = true;
    QVERIFY(overview::wordsFor(item, kNow).sentence != exact);
    item = {Kind::certificateProblem, "private key /etc/site.key does not belong to it", {}, 0, kNow, ""};
    QCOMPARE(overview::wordsFor(item, kNow).page, QStringLiteral("sources"));
    QCOMPARE(overview::wordsFor(item, kNow).filter, QStringLiteral("certificate"));
    QVERIFY(overview::wordsFor(item, kNow).detail.contains(QLatin1String("/etc/site.key")));
    item = {Kind::backlog, "", {}, 900'000, kNow, ""};
    item.limit = 1'000'000;
    QVERIFY(overview::wordsFor(item, kNow).sentence.contains(QLatin1String("1,000,000")));
    QCOMPARE(overview::wordsFor(item, kNow).page, QStringLiteral("deliveries"));
    item.count = item.limit;
    QCOMPARE(overview::wordsFor(item, kNow).token, style::Token::dead);
    item = {Kind::quarantined, "dlv_0000000000007", {}, 2, kNow, ""};
    QCOMPARE(overview::wordsFor(item, kNow).filter, QStringLiteral("dlv_0000000000007"));
  }

  void attention_receiverTroubles_fitInBothThemes() {
    for (const style::Mode mode : {style::Mode::light, style::Mode::dark}) {
      m_theme.setMode(mode);
      overview::OverviewPage page(m_theme, nullptr);
      showTroubles(page);
      QVERIFY2(gui::cutTexts(page).isEmpty(), qPrintable(gui::cutTexts(page).join(QLatin1Char('|'))));
      QVERIFY(
          page.grab().save(QStringLiteral(ACK_PICTURES "/overview-receiver-%1.png")
                               .arg(mode == style::Mode::light ? QLatin1String("light") : QLatin1String("dark"))));
    }
    m_theme.setMode(style::Mode::light);
  }

  void longerTexts_nothingIsCutSideways() {
    const gui::LongerTexts longer;
    overview::OverviewPage page(m_theme, nullptr);
    showTroubles(page);
    QVERIFY2(gui::cutTexts(page).isEmpty(), qPrintable(gui::cutTexts(page).join(QLatin1Char('|'))));
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/overview-longer.png")));
  }

  void segments_clickAndArrows_changeTheWindow() {
    overview::OverviewPage page(m_theme, nullptr);
    auto* segments = qobject_cast<widgets::SegmentedControl*>(page.headerActions().first());
    QVERIFY(segments != nullptr);
    segments->show();
    QTest::mouseClick(segments->segment(1), Qt::LeftButton);
    QCOMPARE(page.window(), std::chrono::hours(7 * 24));
    QTest::keyClick(segments->segment(1), Qt::Key_Right);
    QCOMPARE(page.window(), std::chrono::hours(30 * 24));
    QTest::keyClick(segments->segment(2), Qt::Key_Right);
    QCOMPARE(page.window(), std::chrono::hours(30 * 24));
    delete segments;
  }

  void trouble_afterFigures_keepsThemAndSaysSo() {
    overview::OverviewPage page(m_theme, nullptr);
    page.show();
    page.present(sample(), kNow);
    QApplication::processEvents();  // rows made just now become visible
    page.presentTrouble({ErrorCode::io, "disk I/O error"});
    QVERIFY(page.findChild<widgets::Banner*>()->isVisible());
    QVERIFY(shownTexts(page).contains(QLatin1String("98.2%")));
    page.present(sample(), kNow);
    QApplication::processEvents();  // rows made just now become visible
    QVERIFY(!page.findChild<widgets::Banner*>()->isVisible());
  }

  void narrowAndDark_nothingIsCutSideways() {
    m_theme.setMode(style::Mode::dark);
    overview::OverviewPage page(m_theme, nullptr);
    page.resize(1064, 588);
    page.show();
    page.present(sample(), kNow);
    QApplication::processEvents();  // rows made just now become visible
    QTest::qWait(20);
    const auto labels = page.findChildren<widgets::Label*>();
    for (const widgets::Label* label : labels) {
      if (!label->isVisible()) continue;
      const QPoint right = label->mapTo(&page, QPoint(label->width(), 0));
      QVERIFY2(right.x() <= page.width(), qPrintable(label->text()));
    }
    QVERIFY(page.grab().save(QStringLiteral(ACK_PICTURES "/overview-narrow-dark.png")));
    m_theme.setMode(style::Mode::light);
  }

  void chart_steps_areRound() {
    QCOMPARE(charts::roundStep(5'900, 3), std::int64_t{2'000});
    QCOMPARE(charts::roundStep(1, 3), std::int64_t{1});
    QCOMPARE(charts::roundStep(0, 3), std::int64_t{1});
    QCOMPARE(charts::roundStep(7, 3), std::int64_t{5});
    QCOMPARE(charts::roundStep(100, 3), std::int64_t{50});
  }

  void chart_series_isReadAsATable() {
    overview::OverviewPage page(m_theme, nullptr);
    page.present(sample(), kNow);
    QApplication::processEvents();  // rows made just now become visible
    const auto* chart = page.findChild<charts::ThroughputChart*>();
    QCOMPARE(chart->accessibleDescription().split(QLatin1Char('\n')).size(), 48);
    QVERIFY(page.findChild<charts::AgingChart*>()->accessibleDescription().contains(QLatin1String("Dead letter 17")));
  }

 private:
  style::Theme m_theme;
};

QTEST_MAIN(OverviewPageTest)
#include "overview_page_test.moc"
