// What the tray says by state and by role, the menu's keys, and notifications on the screen: where they stand, how
// many, how long, and that they take nobody's focus.
#include "tests/gui/longer_texts.h"
#include "tests/gui/page_samples.h"
#include "ui/shell/notification_card.h"
#include "ui/shell/notification_stack.h"
#include "ui/shell/tray_menu.h"
#include "ui/widgets/label.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ack;
using namespace ack::ui;
using domain::AlertKind;
using shell::News;
using shell::NewsWords;
using shell::NotificationCard;
using shell::NotificationStack;
using shell::TrayMenu;
using shell::TrayState;

namespace {

TrayState stateOfTheDay() {
  TrayState state;
  state.receiving = state.engineHere = state.open = state.signedIn = true;
  state.status = gui::sampleStatus();
  state.status->states.byState[static_cast<std::size_t>(domain::DeliveryState::queued)] = 41;
  state.status->states.byState[static_cast<std::size_t>(domain::DeliveryState::dead)] = 17;
  state.status->states.byState[static_cast<std::size_t>(domain::DeliveryState::unresolved)] = 5;
  state.status->oldestUnfinishedAt = gui::kNow - std::chrono::minutes(4);
  state.status->openAlerts = 3;
  state.withoutOwner = 5;
  state.requests = 1;
  state.working = 6;
  state.now = gui::kNow;
  return state;
}

QString plain(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')); }

News alertNews() {
  News news;
  news.about = News::About::alert;
  news.cause = "dead_letters";
  query::AlertView alert;
  alert.id = AlertId{812};
  alert.kind = AlertKind::deadLetters;
  alert.subject = "unauthorised/helpdesk";
  alert.count = 4;
  alert.firstAt = alert.lastAt = gui::kNow - std::chrono::minutes(2);
  alert.evidence = "helpdesk answered 401, last for dlv_0000019R";
  alert.owner = "Ingrid Solheim";
  news.alert = alert;
  news.ids = {812};
  news.at = gui::kNow;
  return news;
}

News approvalNews() {
  News news;
  news.about = News::About::approval;
  news.cause = "approval";
  query::ReplayView replay;
  replay.id = ReplayId{7};
  replay.askedBy = "Ingrid Solheim";
  replay.counts.runs = 4;
  replay.counts.ask = 2;
  replay.counts.possible = 2;
  news.replay = replay;
  news.ids = {7};
  news.at = gui::kNow - std::chrono::minutes(2);
  return news;
}

News plainNews(News::About about, const char* cause) {
  News news;
  news.about = about;
  news.cause = cause;
  news.totalsOnly = true;
  news.at = gui::kNow;
  return news;
}

NewsWords wordsOf(const News& news) { return shell::wordsFor(news, QStringLiteral("Noor Haddad"), gui::kNow); }

}  // namespace

class TrayTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_theme.install(style::Mode::light);
  }
  void init() { m_theme.setMode(style::Mode::light); }

  void look_byState_worstFirst_data() {
    QTest::addColumn<bool>("receiving");
    QTest::addColumn<bool>("storeSafe");
    QTest::addColumn<int>("alerts");
    QTest::addColumn<int>("nobodys");
    QTest::addColumn<bool>("held");
    QTest::addColumn<QString>("icon");
    QTest::addColumn<QString>("tooltip");
    QTest::newRow("well") << true << true << 0 << 0 << false << "tray-ok"
                          << "Receiving. 41 queued, oldest 4 min.";
    QTest::newRow("held") << true << true << 0 << 0 << true << "tray-paused"
                          << "Held. Events are stored, nothing runs.";
    QTest::newRow("alerts, held") << true << true << 3 << 0 << true << "tray-attention"
                                  << "Needs someone. 3 alert(s) open.";
    QTest::newRow("nobody's") << true << true << 0 << 5 << false << "tray-attention"
                              << "Needs someone. 5 dead letter(s) without an owner.";
    QTest::newRow("store silent") << true << false << 3 << 5 << true << "tray-offline"
                                  << "The store does not answer. New events are refused.";
    QTest::newRow("offline") << false << true << 3 << 5 << true << "tray-offline"
                             << "Not receiving. New events are refused.";
  }
  void look_byState_worstFirst() {
    QFETCH(bool, receiving);
    QFETCH(bool, storeSafe);
    QFETCH(int, alerts);
    QFETCH(int, nobodys);
    QFETCH(bool, held);
    QFETCH(QString, icon);
    QFETCH(QString, tooltip);
    TrayState state = stateOfTheDay();
    state.receiving = receiving;
    state.storeSafe = storeSafe;
    state.status->openAlerts = alerts;
    state.status->heldWholly = held;
    state.withoutOwner = nobodys;
    const shell::TrayLook look = shell::trayLook(state);
    QCOMPARE(look.icon, icon);
    QCOMPARE(plain(look.tooltip), tooltip);
  }

  void menu_admin_saysCountsAndLeads() {
    TrayMenu menu(m_theme);
    menu.present(stateOfTheDay());
    QCOMPARE(menu.findChild<widgets::Label*>(QStringLiteral("trayHeadline"))->text(), QStringLiteral("Receiving"));
    QCOMPARE(plain(menu.findChild<widgets::Label*>(QStringLiteral("trayFacts"))->text()),
             QStringLiteral("41 queued · oldest 4 min · 6 working"));
    QCOMPARE(row(menu, "trayDead")->text(), QStringLiteral("17 dead letter(s) · 5 no owner"));
    QCOMPARE(row(menu, "trayUnknown")->text(), QStringLiteral("5 unknown outcome(s)"));
    QCOMPARE(row(menu, "trayRequests")->text(), QStringLiteral("1 request(s) for you"));
    QVERIFY(row(menu, "trayHold")->isEnabled());
    QCOMPARE(row(menu, "trayQuit")->text(), QStringLiteral("Quit… · stops receiving"));
    QSignalSpy wanted(&menu, &TrayMenu::windowWanted);
    row(menu, "trayDead")->trigger();
    QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("dead-letters"));
    row(menu, "trayRequests")->trigger();
    QCOMPARE(wanted.takeFirst().at(0).toString(), QStringLiteral("replay"));
    row(menu, "trayHold")->trigger();
    const auto hold = wanted.takeFirst();
    QCOMPARE(hold.at(0).toString(), QStringLiteral("sources"));
    QCOMPARE(hold.at(1).toString(), QStringLiteral("hold"));
  }

  void menu_roleThatMayNotHold_saysWhoMay() {
    TrayMenu menu(m_theme);
    TrayState state = stateOfTheDay();
    state.holdRefusal = QStringLiteral("Holding work needs an operator or an admin.");
    state.holders = QStringLiteral("Operator, Admin");
    menu.present(state);
    QVERIFY(!row(menu, "trayHold")->isEnabled());
    QCOMPARE(row(menu, "trayHold")->text(), QStringLiteral("Hold the queue… · Operator, Admin"));
    QCOMPARE(row(menu, "trayHold")->toolTip(), state.holdRefusal);
  }

  void menu_locked_totalsThatLeadNowhere() {
    QGuiApplication::clipboard()->setText(QStringLiteral("evt_1"));
    TrayMenu menu(m_theme);
    TrayState state = stateOfTheDay();
    state.open = state.signedIn = false;
    state.withoutOwner = 0;  // not known without somebody
    menu.present(state);
    QCOMPARE(row(menu, "trayDead")->text(), QStringLiteral("17 dead letter(s)"));
    for (const char* name : {"trayDead", "trayUnknown", "trayAlerts", "trayTrace", "trayHold", "trayLock"})
      QVERIFY2(!row(menu, name)->isEnabled(), name);
    QVERIFY(!row(menu, "trayRequests")->isVisible());
    for (const char* name : {"trayOpen", "trayQuiet", "trayQuit"}) QVERIFY2(row(menu, name)->isEnabled(), name);
  }

  void menu_heldWholly_offersRelease() {
    TrayMenu menu(m_theme);
    TrayState state = stateOfTheDay();
    state.status->heldWholly = true;
    menu.present(state);
    QCOMPARE(row(menu, "trayHold")->text(), QStringLiteral("Release the queue…"));
    QSignalSpy wanted(&menu, &TrayMenu::windowWanted);
    row(menu, "trayHold")->trigger();
    QCOMPARE(wanted.takeFirst().at(1).toString(), QStringLiteral("release"));
  }

  void menu_attached_quitKeepsReceiving() {
    TrayMenu menu(m_theme);
    TrayState state = stateOfTheDay();
    state.engineHere = false;
    menu.present(state);
    QCOMPARE(row(menu, "trayQuit")->text(), QStringLiteral("Quit… · receiving goes on"));
  }

  void menu_quiet_saysUntilWhen() {
    TrayMenu menu(m_theme);
    TrayState state = stateOfTheDay();
    QSignalSpy quiet(&menu, &TrayMenu::quietWanted);
    menu.present(state);
    row(menu, "trayQuiet")->trigger();
    QCOMPARE(quiet.takeFirst().at(0).toBool(), true);
    state.quietUntil = gui::kNow + std::chrono::hours(1);
    menu.present(state);
    QVERIFY(row(menu, "trayQuiet")->isChecked());
    QVERIFY(row(menu, "trayQuiet")->text().contains(QStringLiteral("until")));
    row(menu, "trayQuiet")->trigger();
    QCOMPARE(quiet.takeFirst().at(0).toBool(), false);
  }

  void menu_clipboard_tracesOneId() {
    TrayMenu menu(m_theme);
    QGuiApplication::clipboard()->setText(QStringLiteral("two\nlines"));
    menu.present(stateOfTheDay());
    QVERIFY(!row(menu, "trayTrace")->isEnabled());
    QGuiApplication::clipboard()->setText(QStringLiteral(" evt_01KK2SWA "));
    menu.present(stateOfTheDay());
    QSignalSpy wanted(&menu, &TrayMenu::windowWanted);
    row(menu, "trayTrace")->trigger();
    const auto trace = wanted.takeFirst();
    QCOMPARE(trace.at(0).toString(), QStringLiteral("trace"));
    QCOMPARE(trace.at(1).toString(), QStringLiteral("evt_01KK2SWA"));
  }

  void menu_keys_workWhileItIsOpen() {
    TrayMenu menu(m_theme);
    menu.present(stateOfTheDay());
    menu.popup(QPoint(10, 10));
    QSignalSpy lock(&menu, &TrayMenu::lockWanted);
    QTest::keyClick(&menu, Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(lock.size(), 1);
    QVERIFY(!menu.isVisible());
  }

  void card_alert_saysSafeFactsAndOpensItsPage() {
    NotificationStack stack(m_theme);
    stack.show(alertNews(), wordsOf(alertNews()));
    QCOMPARE(stack.cards().size(), 1);
    NotificationCard* card = stack.cards().first();
    QStringList words;
    for (const auto* label : card->findChildren<widgets::Label*>()) words << label->text();
    const QString all = plain(words.join(QLatin1Char('|')));
    for (const char* part : {"helpdesk refuses our password", "401", "Ingrid Solheim", "alr_", "now"})
      QVERIFY2(all.contains(QLatin1String(part)), qPrintable(all));
    QSignalSpy wanted(&stack, &NotificationStack::openWanted);
    press(card, "notificationOpen");
    const auto open = wanted.takeFirst();
    QCOMPARE(open.at(0).toString(), QStringLiteral("alerts"));
    QVERIFY(domain::alertIdFrom(open.at(1).toString().toStdString()) == AlertId{812});
    QVERIFY(stack.cards().isEmpty());
  }

  void card_approval_namesWhoIsAskedAndNeverApproves() {
    NotificationStack stack(m_theme);
    stack.show(approvalNews(), wordsOf(approvalNews()));
    NotificationCard* card = stack.cards().first();
    QCOMPARE(card->findChild<widgets::Label*>(QStringLiteral("notificationTitle"))->text(),
             QStringLiteral("Noor, a replay waits for your approval"));
    const auto buttons = card->findChildren<QPushButton*>();
    QStringList texts;
    for (const QPushButton* button : buttons)
      if (!button->text().isEmpty()) texts << button->text();
    QCOMPARE(texts, (QStringList{QStringLiteral("Review"), QStringLiteral("Later")}));
    QSignalSpy later(&stack, &NotificationStack::laterWanted);
    press(card, "notificationLater");
    QCOMPARE(later.size(), 1);
  }

  void card_nobodySignedIn_hasNoIdAndNoName() {
    News news = plainNews(News::About::waiting, "totals");
    news.count = 3;
    const NewsWords words = wordsOf(news);
    const QString all = words.title + inOneLine(words);
    QVERIFY(!all.contains(QStringLiteral("_")));
    QVERIFY(!all.contains(QStringLiteral("Noor")));
    QVERIFY(words.page.isEmpty());
  }

  void stack_fourth_waitsForRoom() {
    NotificationStack stack(m_theme);
    stack.setRoom([] { return QRect(0, 0, 1'440, 900); });
    for (const char* cause : {"a", "b", "c", "d"}) {
      const News news = plainNews(News::About::chainBroken, cause);
      stack.show(news, wordsOf(news));
    }
    QCOMPARE(stack.cards().size(), 3);
    QCOMPARE(stack.cards().first()->news().cause, std::string("a"));
    // Under each other, 16 from the edge.
    const auto shadow = NotificationCard::kShadow;
    for (const NotificationCard* card : stack.cards()) QCOMPARE(card->geometry().right() + 1 - shadow, 1'440 - 16);
    QVERIFY(stack.cards().at(1)->y() >= stack.cards().at(0)->geometry().bottom() + 1 - 2 * shadow + 16);
    press(stack.cards().at(1), "notificationClose");
    QCOMPARE(stack.cards().size(), 3);
    QCOMPARE(stack.cards().last()->news().cause, std::string("d"));
  }

  void stack_sameCause_takesItsPlace() {
    NotificationStack stack(m_theme);
    stack.show(alertNews(), wordsOf(alertNews()));
    News more = alertNews();
    more.count = 3;
    stack.show(more, wordsOf(more));
    QCOMPARE(stack.cards().size(), 1);
    QCOMPARE(stack.cards().first()->news().count, 3);
  }

  void stack_noLongerSo_goes() {
    NotificationStack stack(m_theme);
    stack.show(alertNews(), wordsOf(alertNews()));
    stack.keep([](const News&) { return false; });
    QVERIFY(stack.cards().isEmpty());
  }

  void card_shown_takesNobodysFocus() {
    QWidget window;
    auto* field = new QLineEdit(&window);
    window.show();
    QApplication::setActiveWindow(&window);
    field->setFocus();
    NotificationStack stack(m_theme);
    stack.show(alertNews(), wordsOf(alertNews()));
    QCoreApplication::processEvents();
    QVERIFY(field->hasFocus());
    const NotificationCard* card = stack.cards().first();
    QVERIFY(card->windowFlags().testFlag(Qt::WindowDoesNotAcceptFocus));
    QVERIFY(card->testAttribute(Qt::WA_ShowWithoutActivating));
    for (const QPushButton* button : card->findChildren<QPushButton*>()) QCOMPARE(button->focusPolicy(), Qt::NoFocus);
  }

  void texts_fortyPercentLonger_areNotCut() {
    const gui::LongerTexts longer;
    for (const News& news : {alertNews(), approvalNews(), plainNews(News::About::notReceiving, "receiving")}) {
      NotificationCard card(m_theme, news, wordsOf(news));
      card.resize(card.width(), card.heightForWidth(card.width()));
      card.show();
      QCoreApplication::processEvents();
      QVERIFY(gui::cutTexts(card).isEmpty());
    }
  }

  void pictures_bothThemes_areSaved() {
    for (const auto mode : {style::Mode::light, style::Mode::dark}) {
      m_theme.setMode(mode);
      const QString ending = mode == style::Mode::light ? QStringLiteral("-light") : QStringLiteral("-dark");
      TrayMenu menu(m_theme);
      QGuiApplication::clipboard()->setText(QStringLiteral("evt_1"));
      menu.present(stateOfTheDay());
      menu.popup(QPoint(10, 10));
      QTest::keyClick(&menu, Qt::Key_Down);
      QVERIFY(gui::savePicture(menu, QStringLiteral("tray-menu") + ending));
      menu.close();
      QWidget ground;
      ground.setProperty("surface", QStringLiteral("window"));
      ground.setAttribute(Qt::WA_StyledBackground);
      int top = 0;
      for (const News& news : {alertNews(), approvalNews(), plainNews(News::About::notReceiving, "receiving")}) {
        auto* card = new NotificationCard(m_theme, news, wordsOf(news));
        card->presentAge(gui::kNow);
        card->setParent(&ground, Qt::Widget);
        card->move(0, top);
        card->resize(card->width(), card->heightForWidth(card->width()));
        top += card->height() - 16;
      }
      ground.resize(NotificationCard::kWidth + 2 * NotificationCard::kShadow, top + 16);
      ground.show();
      QCoreApplication::processEvents();
      QVERIFY(gui::savePicture(ground, QStringLiteral("notifications") + ending));
    }
  }

 private:
  static QAction* row(const TrayMenu& menu, const char* name) {
    return menu.findChild<QAction*>(QLatin1String(name));
  }
  static void press(const QWidget* card, const char* name) {
    card->findChild<QPushButton*>(QLatin1String(name))->click();
  }
  style::Theme m_theme;
};

QTEST_MAIN(TrayTest)
#include "tray_test.moc"
