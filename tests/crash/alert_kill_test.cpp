// SIGKILL between the sending of a message about an alert and its record: it is sent again under the same identity,
// at most once more, and never lost.
#include "tests/kit/alert_desk.h"
#include "tests/kit/qt_text.h"

#include <csignal>

using namespace ack::kit;
using namespace std::chrono_literals;

class AlertKillTest : public QObject {
  Q_OBJECT

 private slots:
  void engine_killedBetweenSendingAndRecord_sendsOnceMoreAsTheSame_data() {
    QTest::addColumn<QString>("order");
    for (const char* order : {"alert.sent:1", "alert.sent:2"}) QTest::newRow(order) << QString::fromLatin1(order);
  }
  void engine_killedBetweenSendingAndRecord_sendsOnceMoreAsTheSame() {
    QFETCH(QString, order);
    AlertDesk desk;
    QVERIFY2(desk.trouble.empty(), desk.trouble.c_str());
    desk.engine.options().environment.emplace_back("ACK_KILL_AT", order.toStdString());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    desk.tell();
    const auto end = desk.engine.wait(20s);
    QVERIFY2(end && end->signal == SIGKILL, "the point was never reached");
    QVERIFY(desk.ask("SELECT count(*) FROM alert_message WHERE state = 0") >= 1);

    desk.engine.options().environment = desk.environment;
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    QVERIFY(waitFor([&] { return desk.ask("SELECT count(*) FROM alert_message WHERE state = 1") == 2; }));
    QVERIFY(desk.engine.stop(5s));
    const auto mails = desk.mail->mails();
    const auto calls = desk.hook.calls();
    QVERIFY(!mails.empty() && mails.size() <= 2);
    QVERIFY(!calls.empty() && calls.size() <= 2);
    QVERIFY(mails.size() + calls.size() >= 3);
    for (const auto& mail : mails) QCOMPARE(mail.text, mails.front().text);
    for (const auto& call : calls) {
      QCOMPARE(call.headers.at("webhook-id"), calls.front().headers.at("webhook-id"));
      QCOMPARE(call.body, calls.front().body);
      QVERIFY(isSignedAlert(call));
    }
  }
};

QTEST_GUILESS_MAIN(AlertKillTest)
#include "alert_kill_test.moc"
