// E-mail against a real SMTP server: what it says decides what becomes of a message, and nothing goes in the clear
// where TLS is demanded.
#include "core/alert/email_channel.h"

#include "core/base/encoding.h"
#include "tests/kit/certificates.h"
#include "tests/kit/child_process.h"
#include "tests/kit/fake_mail_server.h"
#include "tests/kit/silent_names.h"
#include "tests/unit/alert/sample_message.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace ack;
using namespace ack::alert;
using Kind = SendOutcome::Kind;
using Trouble = kit::MailManners::Trouble;

namespace {

constexpr const char* kPassword = "c0rrect-h0rse-battery";

class Rig {
 public:
  Rig() : m_folder(m_directory.path().toStdString()) {
    kit::makeCertificate(m_folder, "mail");
    m_server =
        std::make_unique<kit::FakeMailServer>(kit::certificateFile(m_folder, "mail"), kit::keyFile(m_folder, "mail"));
  }
  kit::FakeMailServer& server() { return *m_server; }
  config::EmailChannel channel(const std::string& scheme = "smtp", const std::string& host = "127.0.0.1") {
    config::EmailChannel email;
    email.url = m_server->url(scheme, host);
    email.from = "ack@shop.example";
    email.to = {"ops@shop.example", "ada@shop.example"};
    email.authorities.value = kit::readFile(kit::certificateFile(m_folder, "mail"));
    return email;
  }
  SendOutcome send(const config::EmailChannel& email) {
    return sendEmail(email, test::sample(), m_receipts, m_stopping);
  }
  std::atomic<bool>& stopping() { return m_stopping; }

 private:
  QTemporaryDir m_directory;
  std::filesystem::path m_folder;
  std::unique_ptr<kit::FakeMailServer> m_server;
  MailReceipts m_receipts;
  std::atomic<bool> m_stopping{false};
};

config::EmailChannel withUser(config::EmailChannel email) {
  email.user = "ack";
  email.password.value = kPassword;
  return email;
}

kit::MailManners replying(const std::string& to, const std::string& reply) {
  kit::MailManners manners;
  manners.replies[to] = reply;
  return manners;
}

/// What ops and ada are answered.
kit::MailManners answering(const std::string& ops, const std::string& ada, Trouble trouble = Trouble::none) {
  kit::MailManners manners;
  manners.recipientReplies = {{"ops@shop.example", ops}, {"ada@shop.example", ada}};
  manners.trouble = trouble;
  return manners;
}

kit::MailManners troubled(Trouble trouble) {
  kit::MailManners manners;
  manners.trouble = trouble;
  return manners;
}

void compare(const SendOutcome& outcome, Kind kind, const char* word) {
  QVERIFY2(outcome.kind == kind, outcome.evidence.c_str());
  QVERIFY2(outcome.evidence.find(word) != std::string::npos, outcome.evidence.c_str());
  QVERIFY(outcome.evidence.size() <= kMaxEvidenceBytes);
  QVERIFY(outcome.evidence.find(kPassword) == std::string::npos);
}

}  // namespace

class EmailChannelTest : public QObject {
  Q_OBJECT

 private slots:
  void send_startTlsWithPassword_isTakenWhole() {
    Rig rig;
    kit::MailManners manners;
    manners.user = "ack";
    manners.password = kPassword;
    rig.server().behave(manners);
    compare(rig.send(withUser(rig.channel())), Kind::sent, "queued as 4711");
    QCOMPARE(rig.server().mails().size(), std::size_t{1});
    const kit::ReceivedMail mail = rig.server().mails().front();
    QVERIFY(mail.encrypted);
    QCOMPARE(mail.greeting, std::string("shop.example"));
    QCOMPARE(mail.from, std::string("ack@shop.example"));
    QCOMPARE(mail.to.size(), std::size_t{2});
    QCOMPARE(mail.password, std::string(kPassword));
    QVERIFY(mail.text.find("Subject: [Acknowledger] 3 dead letters") != std::string::npos);
    const std::string clear = rig.server().inTheClear();
    QVERIFY2(clear == "EHLO shop.example\r\nSTARTTLS\r\n", clear.c_str());
  }

  void send_tlsFromTheFirstByte_isTaken() {
    Rig rig;
    kit::MailManners manners;
    manners.wrapped = true;
    rig.server().behave(manners);
    compare(rig.send(rig.channel("smtps", "localhost")), Kind::sent, "queued");
    QVERIFY(rig.server().mails().front().encrypted);
    QVERIFY(rig.server().inTheClear().empty());
  }

  void send_serverOfThisMachineWithoutTls_isTakenWithoutPassword() {
    Rig rig;
    kit::MailManners manners;
    manners.offersStartTls = false;
    manners.user = "ack";
    manners.password = kPassword;
    rig.server().behave(manners);
    config::EmailChannel email = withUser(rig.channel());
    email.startTls = false;
    compare(rig.send(email), Kind::sent, "queued");
    QVERIFY(!rig.server().mails().front().encrypted);
    QVERIFY(rig.server().inTheClear().find("AUTH") == std::string::npos);
  }

  void send_encryptionTakenOut_sendsNothing_data() {
    QTest::addColumn<bool>("offered");
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("not offered") << false << QByteArray("220 go ahead");
    QTest::newRow("refused") << true << QByteArray("454 TLS not available");
    QTest::newRow("unknown") << true << QByteArray("502 unknown");
  }
  void send_encryptionTakenOut_sendsNothing() {
    QFETCH(bool, offered);
    QFETCH(QByteArray, reply);
    Rig rig;
    kit::MailManners manners = replying("STARTTLS", reply.toStdString());
    manners.offersStartTls = offered;
    manners.user = "ack";
    manners.password = kPassword;
    rig.server().behave(manners);
    compare(rig.send(withUser(rig.channel())), Kind::failed, "no encryption");
    const std::string clear = rig.server().inTheClear();
    for (const char* word : {"AUTH", "MAIL", "RCPT", "DATA"}) QVERIFY2(clear.find(word) == clear.npos, clear.c_str());
    QVERIFY(clear.find(base::toBase64(kPassword)) == clear.npos && clear.find(kPassword) == clear.npos);
    QVERIFY(rig.server().mails().empty());
  }

  void send_certificateThatIsNotTrusted_sendsNothing() {
    Rig rig;
    config::EmailChannel stranger = rig.channel();
    stranger.authorities.value.clear();
    compare(rig.send(stranger), Kind::failed, "certificate");
    QTemporaryDir other;
    kit::makeCertificate(other.path().toStdString(), "mail");
    stranger.authorities.value = kit::readFile(kit::certificateFile(other.path().toStdString(), "mail"));
    compare(rig.send(stranger), Kind::failed, "certificate");
    QVERIFY(rig.server().mails().empty());
    QVERIFY(rig.server().inTheClear().find("MAIL") == std::string::npos);
  }

  void send_certificateOfAnotherName_sendsNothing() {
    QTemporaryDir directory;
    const std::filesystem::path folder(directory.path().toStdString());
    kit::CertificateSpec spec;
    spec.names = "DNS:elsewhere.example";
    kit::makeCertificate(folder, "mail", spec);
    const kit::FakeMailServer server(kit::certificateFile(folder, "mail"), kit::keyFile(folder, "mail"));
    Rig rig;
    config::EmailChannel email = rig.channel();
    email.url = server.url();
    email.authorities.value = kit::readFile(kit::certificateFile(folder, "mail"));
    const SendOutcome outcome = rig.send(email);
    QVERIFY2(outcome.kind == Kind::failed, outcome.evidence.c_str());
    QVERIFY(server.mails().empty());
  }

  void send_replies_decideWhatBecomesOfIt_data() {
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<bool>("forGood");
    QTest::newRow("busy greeting") << QByteArray("CONNECT") << QByteArray("421 4.3.2 too busy") << false;
    QTest::newRow("refusing greeting") << QByteArray("CONNECT") << QByteArray("554 5.3.2 not you") << true;
    QTest::newRow("sender refused") << QByteArray("MAIL") << QByteArray("550 5.7.1 no such sender") << true;
    QTest::newRow("sender later") << QByteArray("MAIL") << QByteArray("451 4.3.0 later") << false;
    QTest::newRow("recipients refused") << QByteArray("RCPT") << QByteArray("550 5.1.1 no such user") << true;
    QTest::newRow("recipients later") << QByteArray("RCPT") << QByteArray("450 4.2.0 greylisted") << false;
    QTest::newRow("no data") << QByteArray("DATA") << QByteArray("421 4.3.0 closing") << false;
    QTest::newRow("message later") << QByteArray(".") << QByteArray("452 4.3.1 full") << false;
    QTest::newRow("message refused") << QByteArray(".") << QByteArray("554 5.7.1 looks like spam") << true;
  }
  void send_replies_decideWhatBecomesOfIt() {
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, reply);
    QFETCH(bool, forGood);
    Rig rig;
    rig.server().behave(replying(to.toStdString(), reply.toStdString()));
    compare(rig.send(rig.channel()), forGood ? Kind::refused : Kind::failed, reply.constData());
    QVERIFY(rig.server().mails().empty());
  }

  void send_wrongPassword_isRefusedForGood() {
    Rig rig;
    kit::MailManners manners;
    manners.user = "ack";
    manners.password = "another";
    rig.server().behave(manners);
    compare(rig.send(withUser(rig.channel())), Kind::refused, "535 5.7.8");
  }

  void send_serverThatRepeatsThePassword_isNotQuoted() {
    Rig rig;
    kit::MailManners manners;
    manners.user = "ack";
    manners.password = kPassword;
    manners.replies["MAIL"] = std::string("550 hello ") + kPassword;
    rig.server().behave(manners);
    compare(rig.send(withUser(rig.channel())), Kind::refused, "repeats the password");
  }

  void send_someRecipientsRefused_reachesTheOthersAndSaysSo() {
    Rig rig;
    kit::MailManners manners;
    manners.recipientReplies["ops@shop.example"] = "550 5.1.1 no such user";
    rig.server().behave(manners);
    compare(rig.send(rig.channel()), Kind::sent, "not to all of 2 recipients: 550 5.1.1");
    QCOMPARE(rig.server().mails().front().to, std::vector<std::string>{"ada@shop.example"});
  }

  void send_recipientsAnsweredDifferently_isFinalOnlyForAll_data() {
    QTest::addColumn<QByteArray>("ops");
    QTest::addColumn<QByteArray>("ada");
    QTest::addColumn<bool>("dropped");
    QTest::addColumn<bool>("forGood");
    QTest::addColumn<QByteArray>("word");
    const QByteArray ok = "250 ok", later = "450 4.2.0 greylisted", never = "550 5.1.1 no such user";
    QTest::newRow("refused, then dropped") << ok << never << true << false << QByteArray();
    QTest::newRow("put off, then dropped") << ok << later << true << false << QByteArray();
    QTest::newRow("put off, refused") << later << never << false << false << later;
    QTest::newRow("refused, put off") << never << later << false << false << later;
    QTest::newRow("both refused") << never << never << false << true << never;
  }
  void send_recipientsAnsweredDifferently_isFinalOnlyForAll() {
    QFETCH(QByteArray, ops);
    QFETCH(QByteArray, ada);
    QFETCH(bool, dropped);
    QFETCH(bool, forGood);
    QFETCH(QByteArray, word);
    Rig rig;
    rig.server().behave(
        answering(ops.toStdString(), ada.toStdString(), dropped ? Trouble::dropAtData : Trouble::none));
    const SendOutcome outcome = rig.send(rig.channel());
    compare(outcome, forGood ? Kind::refused : Kind::failed, word.constData());
    QVERIFY(!outcome.reachedSome);
    QVERIFY(dropped || !outcome.evidence.empty());
    QVERIFY(rig.server().mails().empty());
  }

  void send_recipientPutOff_getsItLaterAndNobodyTwice() {
    for (const bool refusedInTheEnd : {false, true}) {
      Rig rig;
      rig.server().behave(answering("250 ok", "450 4.2.0 greylisted"));
      const SendOutcome first = rig.send(rig.channel());
      compare(first, Kind::failed, "sent, but not to all of 2 recipients: 450 4.2.0");
      QVERIFY(first.reachedSome);
      rig.server().behave(troubled(Trouble::dropAtData));
      QVERIFY(rig.send(rig.channel()).kind == Kind::failed);
      const char* const last = refusedInTheEnd ? "550 5.1.1 no such user" : "250 ok";
      rig.server().behave(answering("250 ok", last));
      const SendOutcome second = rig.send(rig.channel());
      compare(second, Kind::sent, refusedInTheEnd ? "not to all of 2 recipients: 550" : "queued as 4711");
      const auto mails = rig.server().mails();
      QCOMPARE(mails.size(), std::size_t{refusedInTheEnd ? 1U : 2U});
      QCOMPARE(mails.front().to, std::vector<std::string>{"ops@shop.example"});
      if (refusedInTheEnd) continue;
      QCOMPARE(mails.back().to, std::vector<std::string>{"ada@shop.example"});
      QCOMPARE(mails.back().text, mails.front().text);
    }
  }

  void send_serverOfThisMachineWithoutExtensions_isNotTakenForARefusal() {
    Rig rig;
    rig.server().behave(replying("EHLO", "502 5.5.1 unknown"));
    config::EmailChannel email = rig.channel();
    email.startTls = false;
    const SendOutcome outcome = rig.send(email);
    compare(outcome, Kind::sent, "queued as 4711");
    QVERIFY(outcome.evidence.find("not to all") == std::string::npos);
  }

  void receipts_areBounded() {
    MailReceipts receipts;
    for (std::int64_t message = 0; message <= std::int64_t{MailReceipts::kMostMessages}; ++message)
      receipts.add(message, "ada@shop.example");
    QVERIFY(!receipts.has(0, "ada@shop.example"));
    QVERIFY(receipts.has(1, "ada@shop.example") && !receipts.has(1, "ops@shop.example"));
    receipts.forget(1);
    QVERIFY(!receipts.has(1, "ada@shop.example"));
  }

  void send_droppedInTheMiddle_mayBeTriedAgainAsTheSame() {
    Rig rig;
    rig.server().behave(troubled(Trouble::dropInData));
    QVERIFY(rig.send(rig.channel()).kind == Kind::failed);
    rig.server().behave(troubled(Trouble::dropAfterData));
    QVERIFY(rig.send(rig.channel()).kind == Kind::failed);
    rig.server().behave({});
    QVERIFY(rig.send(rig.channel()).kind == Kind::sent);
    const auto mails = rig.server().mails();
    QCOMPARE(mails.size(), std::size_t{2});
    QCOMPARE(mails[0].text, mails[1].text);
  }

  void send_nobodyThere_mayBeTriedAgain() {
    Rig rig;
    config::EmailChannel email = rig.channel();
    email.url = "smtp://127.0.0.1:1";
    QVERIFY(rig.send(email).kind == Kind::failed);
    email.url = "smtp://no-such-host.invalid";
    QVERIFY(rig.send(email).kind == Kind::failed);
  }

  void send_silentServer_endsSoonOnceTheEngineStops() {
    Rig rig;
    rig.server().behave(troubled(Trouble::silent));
    std::thread stop([&rig] {
      while (rig.server().connections() == 0) std::this_thread::yield();
      rig.stopping() = true;
    });
    QElapsedTimer time;
    time.start();
    const SendOutcome outcome = rig.send(rig.channel());
    stop.join();
    QVERIFY(outcome.kind == Kind::stopped);
    QVERIFY2(time.elapsed() < 4000, qPrintable(QString::number(time.elapsed())));
  }

  void send_silentNameServer_endsSoonOnceTheEngineStops() {
    const kit::SilentNames names;
    Rig rig;
    config::EmailChannel email = rig.channel();
    email.url = "smtp://" + names.name();
    std::thread stop([&rig, &names] {
      while (names.asking() == 0) std::this_thread::yield();
      rig.stopping() = true;
    });
    QElapsedTimer time;
    time.start();
    const SendOutcome outcome = rig.send(email);
    stop.join();
    QVERIFY(outcome.kind == Kind::stopped);
    QVERIFY2(time.elapsed() < 4000, qPrintable(QString::number(time.elapsed())));
  }
};

QTEST_GUILESS_MAIN(EmailChannelTest)
#include "email_channel_test.moc"
