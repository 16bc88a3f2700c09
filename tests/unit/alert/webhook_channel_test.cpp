// Alerts by webhook against a real server: signed so that anybody can check it, and each answer means one thing.
#include "core/alert/webhook_channel.h"

#include "core/base/encoding.h"
#include "core/base/random.h"
#include "core/crypto/hmac.h"
#include "tests/kit/fake_clock.h"
#include "tests/kit/fake_destination.h"
#include "tests/unit/alert/sample_message.h"

#include <boost/json/parse.hpp>

#include <QElapsedTimer>
#include <QTest>

#include <thread>

using namespace ack;
using namespace ack::alert;
using kit::Reaction;
using Kind = SendOutcome::Kind;

namespace {

constexpr const char* kSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";

struct Rig {
  kit::FakeDestination server;
  kit::FakeClock clock{test::kMade};
  std::atomic<bool> stopping{false};

  config::WebhookChannel channel() {
    config::WebhookChannel webhook;
    webhook.url = server.url("/in?token=t0ken");
    webhook.signingSecret.value = kSecret;
    webhook.timeout = std::chrono::milliseconds(3000);
    return webhook;
  }
  SendOutcome send(const OutgoingMessage& message = test::sample()) {
    return sendWebhook(channel(), message, clock, stopping);
  }
};

Reaction answering(int status) {
  Reaction reaction;
  reaction.status = status;
  return reaction;
}

/// As standardwebhooks.com tells a receiver to do it.
bool isSigned(const kit::RecordedCall& call) {
  const std::string text =
      call.headers.at("webhook-id") + "." + call.headers.at("webhook-timestamp") + "." + call.body;
  const std::string key = base::fromBase64(std::string(kSecret).substr(6)).value();
  return call.headers.at("webhook-signature") ==
         "v1," + base::toBase64(crypto::hmac(crypto::HashAlgorithm::sha256, key, text));
}

}  // namespace

class WebhookChannelTest : public QObject {
  Q_OBJECT

 private slots:
  void send_sample_isSignedAndWhole() {
    Rig rig;
    const SendOutcome outcome = rig.send();
    QVERIFY2(outcome.kind == Kind::sent, outcome.evidence.c_str());
    const kit::RecordedCall call = rig.server.calls().front();
    QVERIFY(isSigned(call));
    QCOMPARE(call.method, std::string("POST"));
    QCOMPARE(call.headers.at("content-type"), std::string("application/json"));
    QCOMPARE(call.headers.at("webhook-id"), domain::toText(AlertId{9}) + ".17");
    const auto json = boost::json::parse(call.body);
    QCOMPARE(std::string(json.at("type").as_string()), std::string("alert.opened"));
    const auto& about = json.at("alert");
    QCOMPARE(std::string(about.at("id").as_string()), domain::toText(AlertId{9}));
    QCOMPARE(std::string(about.at("kind").as_string()), std::string("dead_letters"));
    QCOMPARE(std::string(about.at("state").as_string()), std::string("open"));
    QCOMPARE(about.at("count").as_int64(), 3);
    QCOMPARE(std::string(about.at("first_at").as_string()), std::string("2026-11-30T06:07:01.000Z"));
    for (const char* field : {"subject", "last_at", "owner", "evidence", "next_step", "sentence"})
      QVERIFY(!about.at(field).as_string().empty());
  }

  void send_again_keepsItsIdentityWithANewTime() {
    Rig rig;
    rig.server.script({answering(503), answering(200)});
    QVERIFY(rig.send().kind == Kind::failed);
    rig.clock.advance(std::chrono::minutes(10));
    QVERIFY(rig.send().kind == Kind::sent);
    const auto calls = rig.server.calls();
    QVERIFY(isSigned(calls[0]) && isSigned(calls[1]));
    QCOMPARE(calls[0].headers.at("webhook-id"), calls[1].headers.at("webhook-id"));
    QVERIFY(calls[0].headers.at("webhook-timestamp") != calls[1].headers.at("webhook-timestamp"));
    QCOMPARE(calls[0].body, calls[1].body);
  }

  void send_trial_saysSo() {
    Rig rig;
    QVERIFY(rig.send(test::trial()).kind == Kind::sent);
    const auto json = boost::json::parse(rig.server.calls().front().body);
    QCOMPARE(std::string(json.at("type").as_string()), std::string("alert.test"));
    QCOMPARE(std::string(json.at("alert").at("kind").as_string()), std::string("test"));
  }

  void body_ofEveryType_hasTheSameFields() {
    const auto shapeOf = [](const boost::json::value& value) {
      std::vector<std::pair<std::string, int>> fields;
      for (const auto& [name, one] : value.as_object())
        fields.emplace_back(std::string(name), static_cast<int>(one.kind()));
      return fields;
    };
    const auto real = boost::json::parse(webhookBody(test::sample("crm")));
    const auto tried = boost::json::parse(webhookBody(test::trial()));
    QVERIFY(shapeOf(real) == shapeOf(tried));
    QVERIFY(shapeOf(real.at("alert")) == shapeOf(tried.at("alert")));
    QCOMPARE(real.at("alert").as_object().size(), std::size_t{11});
  }

  void send_nastyNames_areGoodJson() {
    Rig rig;
    OutgoingMessage message = test::sample(test::nasty());
    message.alert.evidence = test::nasty() + std::string(10'000, 'x');
    message.alert.owner = test::nasty();
    QVERIFY(rig.send(message).kind == Kind::sent);
    const std::string body = rig.server.calls().front().body;
    QVERIFY(base::isUtf8(body));
    const auto json = boost::json::parse(body);
    QVERIFY(json.at("alert").at("subject").as_string().find("\n") == boost::json::string::npos);
  }

  void send_answers_decideWhatBecomesOfIt_data() {
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("kind");
    const auto row = [](int status, Kind kind) { QTest::addRow("%d", status) << status << static_cast<int>(kind); };
    for (const int status : {200, 201, 202, 204}) row(status, Kind::sent);
    for (const int status : {301, 302, 307, 308, 400, 401, 403, 404, 410, 413, 422}) row(status, Kind::refused);
    for (const int status : {408, 425, 429, 500, 502, 503, 504}) row(status, Kind::failed);
  }
  void send_answers_decideWhatBecomesOfIt() {
    QFETCH(int, status);
    QFETCH(int, kind);
    Rig rig;
    kit::FakeDestination elsewhere;
    Reaction reaction = answering(status);
    reaction.headers = {{"Location", elsewhere.url()}, {"Retry-After", "120"}};
    if (status == 204) reaction.body.clear();
    rig.server.script({reaction});
    const SendOutcome outcome = rig.send();
    QVERIFY2(static_cast<int>(outcome.kind) == kind, outcome.evidence.c_str());
    QVERIFY(outcome.evidence.find(std::to_string(status)) != std::string::npos);
    QVERIFY(outcome.evidence.find("t0ken") == std::string::npos && outcome.evidence.size() <= kMaxEvidenceBytes);
    QCOMPARE(outcome.retryAfter.has_value(), outcome.kind == Kind::failed);
    if (outcome.retryAfter) QVERIFY(*outcome.retryAfter == std::chrono::seconds(120));
    QCOMPARE(rig.server.calls().size(), std::size_t{1});
    QVERIFY(elsewhere.calls().empty());
  }

  void send_brokenServers_mayBeTriedAgain() {
    using Of = Reaction::Kind;
    for (const Of of :
         {Of::resetAfterReading, Of::commitThenReset, Of::closeAtOnce, Of::garbage, Of::resetInRequest}) {
      Rig rig;
      Reaction reaction;
      reaction.kind = of;
      rig.server.script({reaction});
      const SendOutcome outcome = rig.send();
      QVERIFY2(outcome.kind == Kind::failed, outcome.evidence.c_str());
      QVERIFY(!outcome.evidence.empty() && outcome.evidence.find("t0ken") == std::string::npos);
      QVERIFY(rig.server.calls().size() <= 1);
    }
  }

  void send_endlessAnswer_isReadUpToALimit() {
    Rig rig;
    Reaction reaction;
    reaction.kind = Reaction::Kind::endlessBody;
    rig.server.script({reaction});
    QElapsedTimer time;
    time.start();
    QVERIFY(rig.send().kind == Kind::sent);
    QVERIFY(time.elapsed() < 2500);
  }

  void send_silentServer_endsByTimeOutOrStop() {
    Rig rig;
    Reaction reaction;
    reaction.kind = Reaction::Kind::neverAnswer;
    rig.server.script({reaction});
    QVERIFY(rig.send().kind == Kind::failed);
    std::thread stop([&rig] {
      while (rig.server.calls().size() < 2) std::this_thread::yield();
      rig.stopping = true;
    });
    QElapsedTimer time;
    time.start();
    const SendOutcome outcome = rig.send();
    stop.join();
    QVERIFY(outcome.kind == Kind::stopped);
    QVERIFY(time.elapsed() < 2500);
  }
};

QTEST_GUILESS_MAIN(WebhookChannelTest)
#include "webhook_channel_test.moc"
