// Alerts leave the house: through the real engine, to a real mail server and webhook, without a secret on the way.
#include "tests/kit/alert_desk.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/qt_text.h"

#include <boost/json.hpp>

using namespace ack::kit;
using namespace std::chrono_literals;

class AlertChannelsTest : public QObject {
  Q_OBJECT

 private slots:
  void news_goOutByBothChannels_andNoSecretStaysBehind() {
    AlertDesk desk;
    QVERIFY2(desk.trouble.empty(), desk.trouble.c_str());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    desk.tell();
    QVERIFY(waitFor([&] { return desk.ask("SELECT count(*) FROM alert_message WHERE state = 1") == 2; }));
    QCOMPARE(desk.mail->mails().size(), std::size_t{1});
    const ReceivedMail mail = desk.mail->mails().front();
    QVERIFY(mail.encrypted);
    QCOMPARE(mail.password, std::string(kMailPassword));
    QCOMPARE(mail.to, std::vector<std::string>{"ops@shop.example"});
    QCOMPARE(mailField(mail, "Subject"), std::string("[Acknowledger] 1 event was charged more than once"));
    QCOMPARE(desk.hook.calls().size(), std::size_t{1});
    const RecordedCall call = desk.hook.calls().front();
    QVERIFY(isSignedAlert(call));
    const auto json = boost::json::parse(call.body);
    QCOMPARE(std::string(json.at("type").as_string()), std::string("alert.opened"));
    QCOMPARE(std::string(json.at("alert").at("kind").as_string()), std::string("second_charge"));
    QVERIFY(mailField(mail, "Message-ID").find(std::string(json.at("alert").at("id").as_string())) !=
            std::string::npos);

    lookInto("process list", readFile("/proc/" + std::to_string(desk.engine.pid()) + "/cmdline"));
    lookIntoFiles(desk.data());
    QVERIFY(desk.engine.stop(5s));
    lookIntoFiles(desk.data());
    lookInto("log", desk.engine.out() + desk.engine.error());
  }

  void deadLetter_isToldByBothChannels_withoutItsPayload() {
    const std::string payloadWord = "canary_words_of_a_customer_2718";
    AlertDesk desk("\"sources\":[{\"name\":\"shop\",\"provider\":\"stripe\",\"owner\":\"finance\",\"secrets\":[\"" +
                   std::string(kStripeSecret) +
                   "\"],\"rules\":[{\"when\":{\"type\":\"*\"},\"effects\":[{\"kind\":\"charge\",\"account\":\"/who\","
                   "\"amount\":\"/nowhere\",\"currency\":\"EUR\"}]}]}],");
    QVERIFY2(desk.trouble.empty(), desk.trouble.c_str());
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    const std::string body = "{\"id\":\"evt_alert_1\",\"type\":\"t\",\"created\":" + std::to_string(unixNow()) +
                             ",\"who\":\"" + payloadWord + "\"}";
    QCOMPARE(post(desk.engine.port(), "/hooks/shop", signStripe(kStripeSecret, body), body)->status, 200);
    const std::string opening = "[Acknowledger] 1 dead letter at shop (mapping)";
    const auto mailed = [&] {
      for (const ReceivedMail& mail : desk.mail->mails())
        if (mailField(mail, "Subject") == opening) return true;
      return false;
    };
    QVERIFY(waitFor([&] { return mailed() && !desk.hook.calls().empty(); }, 40s));
    const RecordedCall call = desk.hook.calls().front();
    QVERIFY(isSignedAlert(call));
    QCOMPARE(std::string(boost::json::parse(call.body).at("alert").at("kind").as_string()),
             std::string("dead_letters"));
    QCOMPARE(std::string(boost::json::parse(call.body).at("alert").at("owner").as_string()), std::string("finance"));
    for (const ReceivedMail& mail : desk.mail->mails()) QVERIFY(mail.text.find(payloadWord) == std::string::npos);
    for (const RecordedCall& one : desk.hook.calls()) QVERIFY(one.body.find(payloadWord) == std::string::npos);
  }

  void trial_isSentAtOnceAndItsOutcomeIsTold() {
    AlertDesk desk;
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    const auto byMail = daemon({"alerts", "try", "email"}, desk.data());
    QVERIFY2(byMail.succeeded(), byMail.err.c_str());
    QCOMPARE(mailField(desk.mail->mails().front(), "Subject"), std::string("[Acknowledger] Trial of this channel"));
    QVERIFY2(byMail.out.find("queued as 4711") != std::string::npos, byMail.out.c_str());
    MailManners manners;
    manners.replies["RCPT"] = "550 5.1.1 no such user";
    desk.mail->behave(manners);
    const auto refused = daemon({"alerts", "try", "email"}, desk.data());
    QVERIFY(!refused.succeeded());
    QVERIFY2((refused.out + refused.err).find("550 5.1.1") != std::string::npos, refused.err.c_str());
    const auto byWebhook = daemon({"alerts", "try", "webhook"}, desk.data());
    QVERIFY2(byWebhook.succeeded(), byWebhook.err.c_str());
    QCOMPARE(std::string(boost::json::parse(desk.hook.calls().front().body).at("type").as_string()),
             std::string("alert.test"));
  }

  void wrongPassword_isGivenUpAndSaysWhy_withoutIt() {
    AlertDesk desk;
    MailManners manners;
    manners.user = "ack";
    manners.password = "another";
    desk.mail->behave(manners);
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    desk.tell();
    QVERIFY(waitFor([&] { return desk.ask("SELECT count(*) FROM alert_message WHERE state > 0") == 2; }));
    QCOMPARE(desk.ask("SELECT count(*) FROM alert_message WHERE channel = 0 AND state = 2 AND attempts = 1 AND"
                      " evidence LIKE '535%'"),
             std::int64_t{1});
    QVERIFY(desk.engine.error().find("can't be sent by email: 535") != std::string::npos);
    QVERIFY(desk.engine.stop(5s));
    lookIntoFiles(desk.data());
    lookInto("log", desk.engine.out() + desk.engine.error());
  }

  void encryptionTakenOut_nothingIsSaidInTheClear() {
    AlertDesk desk;
    MailManners manners;
    manners.offersStartTls = false;
    manners.user = "ack";
    manners.password = kMailPassword;
    desk.mail->behave(manners);
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    desk.tell();
    QVERIFY(waitFor([&] { return desk.ask("SELECT attempts FROM alert_message WHERE channel = 0") == 1; }));
    QCOMPARE(desk.ask("SELECT state FROM alert_message WHERE channel = 0"), std::int64_t{0});
    QVERIFY2(desk.mail->inTheClear().find("MAIL") == std::string::npos, desk.mail->inTheClear().c_str());
    QVERIFY(desk.mail->inTheClear().find("AUTH") == std::string::npos);
    QVERIFY(desk.mail->mails().empty());
  }

  void silentMailServer_delaysNeitherTheWebhookNorTheEnd() {
    AlertDesk desk;
    MailManners manners;
    manners.trouble = MailManners::Trouble::silent;
    desk.mail->behave(manners);
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    desk.tell();
    QVERIFY(waitFor([&] { return desk.mail->connections() > 0 && desk.hook.calls().size() == 1; }, 5s));
    const auto end = desk.engine.stop(5s);
    QVERIFY(end && end->status == 0);
    QCOMPARE(desk.ask("SELECT count(*) FROM alert_message WHERE channel = 0 AND state = 0 AND attempts = 0"),
             std::int64_t{1});
  }

  void channelTakenAwayByAnApply_dropsWhatWaits() {
    AlertDesk desk;
    MailManners manners;
    manners.replies["CONNECT"] = "421 4.3.2 later";
    desk.mail->behave(manners);
    QVERIFY2(desk.engine.start(), desk.engine.error().c_str());
    desk.tell();
    QVERIFY(waitFor([&] { return desk.ask("SELECT attempts FROM alert_message WHERE channel = 0") == 1; }));
    writeFile(desk.folder() / "none.json", "{\"version\":1}");
    QVERIFY(daemon({"apply", (desk.folder() / "none.json").string()}, desk.data()).succeeded());
    QVERIFY(waitFor([&] { return desk.ask("SELECT state FROM alert_message WHERE channel = 0") == 3; }));
  }

 private:
  static void lookInto(const std::string& where, const std::string& bytes) {
    for (const std::string& canary : {std::string(kMailPassword), base64(kMailPassword), std::string(kAlertSecret),
                                      fromBase64(std::string(kAlertSecret).substr(6))})
      QVERIFY2(bytes.find(canary) == std::string::npos, (canary + " stands in " + where).c_str());
  }
  static void lookIntoFiles(const std::filesystem::path& folder) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) lookInto(entry.path().string(), readFile(entry.path()));
  }
};

QTEST_GUILESS_MAIN(AlertChannelsTest)
#include "alert_channels_test.moc"
