// The sending threads over a real store and real servers: one dead channel delays neither the other nor the end.
#include "core/alert/alert_sender.h"

#include "core/base/random.h"
#include "core/store/tables.h"
#include "tests/kit/certificates.h"
#include "tests/kit/child_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/fake_mail_server.h"
#include "tests/kit/work_store.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace ack;
using namespace ack::alert;
using domain::AlertChannel;

namespace {

struct Rig {
  QTemporaryDir folder;
  base::SystemClock clock;
  base::SystemRandom random;
  kit::WorkStore store{folder.path().toStdString(), clock};
  kit::FakeDestination hook;
  std::unique_ptr<kit::FakeMailServer> mail;
  std::shared_ptr<const config::Catalogue> catalogue;
  std::unique_ptr<AlertSender> sender;

  Rig() {
    const std::filesystem::path certificates(folder.path().toStdString());
    kit::makeCertificate(certificates, "mail");
    mail = std::make_unique<kit::FakeMailServer>(kit::certificateFile(certificates, "mail"),
                                                 kit::keyFile(certificates, "mail"));
    auto draft = std::make_shared<config::Catalogue>();
    draft->version = 1;
    config::EmailChannel& email = draft->alerts.email.emplace();
    email.url = mail->url();
    email.from = "ack@shop.example";
    email.to = {"ops@shop.example"};
    email.authorities.value = kit::readFile(kit::certificateFile(certificates, "mail"));
    config::WebhookChannel& webhook = draft->alerts.webhook.emplace();
    webhook.url = hook.url();
    webhook.signingSecret.value = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
    catalogue = draft;
    sender = std::make_unique<AlertSender>(SenderParts{
        [this] { return catalogue; }, [this] { return store.openReader(); }, store.writer(), clock, random});
  }
  void tell(AlertChannel channel) {
    const auto done =
        store.writer().execute(store::WriteLane::operate, [&](store::WriteContext& context) -> Result<void> {
          auto added = context.tables.alertMessage.add(
              {AlertId{0}, domain::AlertNews::trial, channel, clock.now(), clock.now()});
          return added ? Result<void>{} : std::move(added).error();
        });
    if (!done) qFatal("%s", done.error().message.c_str());
  }
  std::int64_t waiting() { return store.number("SELECT count(*) FROM alert_message WHERE state = 0"); }
};

}  // namespace

class AlertSenderTest : public QObject {
  Q_OBJECT

 private slots:
  void send_bothChannels_arriveAndAreRecorded() {
    Rig rig;
    QVERIFY(rig.sender->start().ok());
    rig.tell(AlertChannel::email);
    rig.tell(AlertChannel::webhook);
    QTRY_COMPARE_WITH_TIMEOUT(rig.waiting(), std::int64_t{0}, 10000);
    QCOMPARE(rig.mail->mails().size(), std::size_t{1});
    QCOMPARE(rig.hook.calls().size(), std::size_t{1});
    QCOMPARE(rig.store.number("SELECT count(*) FROM alert_message WHERE state = 1"), std::int64_t{2});
  }

  void send_deadMailServer_delaysNeitherWebhookNorStop() {
    Rig rig;
    kit::MailManners manners;
    manners.trouble = kit::MailManners::Trouble::silent;
    rig.mail->behave(manners);
    QVERIFY(rig.sender->start().ok());
    rig.tell(AlertChannel::email);
    QTRY_VERIFY_WITH_TIMEOUT(rig.mail->connections() > 0, 5000);
    rig.tell(AlertChannel::webhook);
    QTRY_COMPARE_WITH_TIMEOUT(rig.hook.calls().size(), std::size_t{1}, 3000);
    QElapsedTimer time;
    time.start();
    rig.sender->stop();
    QVERIFY2(time.elapsed() < 4000, qPrintable(QString::number(time.elapsed())));
    rig.sender->stop();
    QCOMPARE(rig.waiting(), std::int64_t{1});
    QCOMPARE(rig.store.number("SELECT max(attempts) FROM alert_message WHERE state = 0"), std::int64_t{0});
  }

  void stop_beforeStart_isHarmless() {
    Rig rig;
    rig.sender->stop();
  }
};

QTEST_GUILESS_MAIN(AlertSenderTest)
#include "alert_sender_test.moc"
