// The hooks' answers, row by row of the contract's table, over a real listener and a real store.
#include "tests/unit/receive/hook_kit.h"

#include <QJsonArray>
#include <QTest>

#include <thread>

using kit::HookRig;
using kit::Reply;
using namespace std::chrono_literals;

namespace {

const std::string kPush = R"({"ref":"refs/heads/main"})";

class HookHandlerTest : public QObject {
  Q_OBJECT
 private slots:
  void accepted_firstArrival_isStoredAndNamed() {
    HookRig rig;
    const Reply reply = rig.post(rig.signedRequest("github", "id/1 é", kPush));
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.json()["result"].toString(), QString("accepted"));
    QCOMPARE(reply.json()["event_id"].toString(), QString::fromUtf8("id/1 é"));
    QVERIFY(reply.json()["delivery"].toString().startsWith("dlv_"));
    QCOMPARE(reply.header("Acknowledger-Result"), QByteArray("accepted"));
    QCOMPARE(reply.header("Acknowledger-Event"), QByteArray("id%2F1%20%C3%A9"));
    QCOMPARE(reply.header("Content-Type"), QByteArray("application/json; charset=utf-8"));
    QVERIFY(reply.header("Server").isEmpty());
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 1);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM fingerprint"), 1);  // GitHub doesn't sign the ID
  }

  void duplicate_sameEventAgain_namesTheSameDelivery() {
    HookRig rig;
    const Reply first = rig.post(rig.signedRequest("github", "a", kPush));
    const Reply second = rig.post(rig.signedRequest("github", "a", kPush));
    QCOMPARE(second.status, 200);
    QCOMPARE(second.json()["result"].toString(), QString("duplicate"));
    QCOMPARE(second.json()["delivery"], first.json()["delivery"]);
    QCOMPARE(second.json()["state"].toString(), QString("queued"));
    QCOMPARE(second.header("Acknowledger-Result"), QByteArray("duplicate"));
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 1);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM arrival"), 2);
  }

  void duplicate_sixtyFourAtOnce_makeOneDelivery() {
    HookRig rig;
    const QByteArray request = rig.signedRequest("github", "race", kPush);
    std::vector<std::thread> senders;
    std::atomic<int> good{0};
    for (int i = 0; i < 64; ++i) senders.emplace_back([&] { good += rig.post(request).status == 200 ? 1 : 0; });
    for (std::thread& sender : senders) sender.join();
    QCOMPARE(good.load(), 64);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 1);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM arrival"), 64);
  }

  void tenant_inThePath_isPartOfTheIdentity() {
    HookRig rig;
    for (const char* path : {"/hooks/github", "/hooks/github/eu%20west", "/hooks/github/us"})
      QCOMPARE(rig.post(rig.signedRequest("github", "same", kPush, "application/json", {}, path)).json()["result"],
               QJsonValue("accepted"));
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery WHERE tenant = CAST('eu west' AS BLOB)"), 1);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 3);
  }

  void stale_deadLetterSource_isStoredDead() {
    HookRig rig;
    const Reply reply = rig.post(rig.signedRequest("svix", "old", "{}", "application/json", {}, {}, 3h));
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.json()["result"].toString(), QString("dead_lettered"));
    QCOMPARE(reply.json()["cause"].toString(), QString("stale"));
    QCOMPARE(reply.header("Acknowledger-Result"), QByteArray("stale"));
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery WHERE state = 5"), 1);
    // By which time it was judged: the signed one, whatever the body says.
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery WHERE evidence LIKE 'signed at 2%Z, 3 h before it "
                              "arrived; at most 5 min are allowed'"),
             1);
  }

  void unsigned_basicSource_isTold_howToSignIn() {
    HookRig rig;
    rig.addSource("mail", "postmark", {"hook:9f2-not-a-placeholder"});
    rig.catalogue = std::make_shared<ack::config::Catalogue>(*rig.catalogue);
    const auto asked = [&](const char* path) {
      const Reply reply = rig.post(HookRig::request(path, kPush, "application/json", {}));
      return std::pair(reply.status, reply.header("WWW-Authenticate"));
    };
    QCOMPARE(asked("/hooks/mail"), std::pair(401, QByteArray("Basic realm=\"webhooks\", charset=\"UTF-8\"")));
    QCOMPARE(asked("/hooks/github"), std::pair(401, QByteArray()));
  }

  void stale_rejectingSource_isRefused() {
    HookRig rig;
    const Reply reply = rig.post(rig.signedRequest("strict", "old", "{}", "application/json", {}, {}, 3h));
    QCOMPARE(reply.status, 400);
    QCOMPARE(reply.body, QByteArray(R"({"error":"stale"})"));
    QCOMPARE(reply.header("Acknowledger-Result"), QByteArray("stale"));
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 0);
  }

  void signature_wrongOrMissing_claimsNothing() {
    HookRig rig;
    const Reply none = rig.post(HookRig::request("/hooks/github", kPush, "application/json", {}));
    const Reply wrong = rig.post(
        HookRig::request("/hooks/github", kPush, "application/json",
                         {{"X-Hub-Signature-256", "sha256=" + std::string(64, '0')}, {"X-GitHub-Delivery", "x"}}));
    for (const Reply& reply : {none, wrong}) {
      QCOMPARE(reply.status, 401);
      QCOMPARE(reply.body, QByteArray(R"({"error":"signature"})"));
      QCOMPARE(reply.header("Acknowledger-Result"), QByteArray("refused"));
    }
    QCOMPARE(rig.handler->count(ack::receive::HookOutcome::signature), 2U);
    rig.store.acceptor->tick();
    QTRY_VERIFY(rig.store.number("SELECT COUNT(*) FROM arrival") <= 2);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 0);
  }

  void signature_twilio_usesTheProvidersAnswersAndPublicUrl() {
    HookRig rig;
    const std::string form = "MessageSid=SM1&MessageStatus=sent";
    const std::string type = "application/x-www-form-urlencoded";
    const Reply good = rig.post(rig.signedRequest("twilio", "", form, type));
    QCOMPARE(good.status, 200);
    QCOMPARE(good.body, QByteArray("<Response/>"));
    QCOMPARE(good.header("Content-Type"), QByteArray("text/xml; charset=utf-8"));
    const Reply bad = rig.post(HookRig::request("/hooks/twilio", form, type, {{"X-Twilio-Signature", "AAAA"}}));
    QCOMPARE(bad.status, 403);
  }

  void tenants_declared_othersAreNotFound() {
    HookRig rig;
    rig.addSource("t", "github", {"topsecret"}).tenants = {"a", "b c"};
    const auto statusAt = [&](const char* path) {
      return rig.post(rig.signedRequest("t", "d-1", kPush, "application/json", {}, path)).status;
    };
    for (const char* path : {"/hooks/t", "/hooks/t/c", "/hooks/t/A", "/hooks/t/a%20"}) QCOMPARE(statusAt(path), 404);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 0);
    for (const char* path : {"/hooks/t/a", "/hooks/t/%61", "/hooks/t/b%20c"}) QCOMPARE(statusAt(path), 200);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 2);
    QCOMPARE(rig.store.number("SELECT count FROM alert WHERE kind = 'same_body_other_tenant'"), 1);
  }

  // The tenant is part of the event's identity, so it has to be part of what a provider's URL signature covers.
  void tenants_behindARewritingProxy_areSignedWithTheUrl() {
    HookRig rig;
    ack::config::Source& source = rig.addSource("tw", "twilio", {"12345"});
    const auto signedFor = [&](const char* url, const char* path) {
      source.publicUrl = url;
      const QByteArray request = rig.signedRequest("tw", "", "MessageSid=SM1&MessageStatus=sent",
                                                   "application/x-www-form-urlencoded", {}, path);
      source.publicUrl = "https://pub.example.com/webhooks/twilio";
      return rig.post(request).status;
    };
    QCOMPARE(signedFor("https://pub.example.com/webhooks/twilio", "/hooks/tw"), 200);
    QCOMPARE(signedFor("https://pub.example.com/webhooks/twilio", "/hooks/tw/t1"), 403);
    QCOMPARE(signedFor("https://pub.example.com/webhooks/twilio/t2", "/hooks/tw/t1"), 403);
    QCOMPARE(signedFor("https://pub.example.com/webhooks/twilio/t1", "/hooks/tw/t1"), 200);
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 2);
  }

  // Whoever asks is told the HMAC of a token, made with the key that events are signed with.
  void handshake_whatItSigns_isNoEvent() {
    HookRig rig;
    rig.addSource("twt", "twitter", {"csecret"});
    const auto codeOf = [&](const QByteArray& token) {
      const Reply reply = rig.post("GET /hooks/twt?crc_token=" + token + " HTTP/1.1\r\nHost: h\r\n\r\n");
      return reply.json().value("response_token").toString().toStdString();
    };
    for (const char* token : {"1", "AAAA0001", "acct=", "true"}) {
      const std::string code = codeOf(token);
      QVERIFY2(code.starts_with("sha256="), token);
      for (const char* type : {"application/json", "application/x-www-form-urlencoded", "text/plain"})
        QCOMPARE(
            rig.post(HookRig::request("/hooks/twt", token, type, {{"X-Twitter-Webhooks-Signature", code}})).status,
            401);
    }
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 0);
    QCOMPARE(rig.post(rig.signedRequest("twt", "", "{\"for_user_id\":\"1\"}")).status, 200);
  }

  void handshake_slackUrlVerification_isAnswered() {
    HookRig rig;
    const Reply reply = rig.post(
        rig.signedRequest("slack", "", R"({"type":"url_verification","challenge":"3eZbrw1aB10UGU","token":"x"})"));
    QCOMPARE(reply.status, 200);
    QVERIFY(reply.body.contains("3eZbrw1aB10UGU"));
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 0);
  }

  void unidentified_noIdOrNotParseable_is422() {
    HookRig rig;
    const Reply unparseable = rig.post(rig.signedRequest("slack", "", "{not json"));
    QCOMPARE(unparseable.status, 422);
    QCOMPARE(unparseable.body, QByteArray(R"({"error":"unidentified"})"));
    QCOMPARE(rig.post(rig.signedRequest("slack", "", R"({"type":"event_callback"})")).status, 422);
  }

  void noWorkingSecret_isOurFault_503() {
    HookRig rig;
    const Reply reply = rig.post(HookRig::request("/hooks/keyless", kPush, "application/json",
                                                  {{"X-Hub-Signature-256", "sha256=" + std::string(64, '0')}}));
    QCOMPARE(reply.status, 503);
    QVERIFY(reply.header("Retry-After").toInt() > 0);
  }

  void batch_everyElement_isAnsweredInOrder() {
    HookRig rig;
    const Reply reply = rig.post(rig.signedRequest("batch", "", R"([{"id":"1"},{"id":"2"},{"id":"1"}])"));
    QCOMPARE(reply.status, 200);
    const QJsonArray events = reply.json()["events"].toArray();
    QCOMPARE(events.size(), 3);
    QCOMPARE(events[1].toObject()["event_id"].toString(), QString("2"));
    QCOMPARE(events[2].toObject()["result"].toString(), QString("duplicate"));
    QCOMPARE(rig.store.number("SELECT COUNT(*) FROM delivery"), 2);
  }

  void path_unknownOrWrongMethod_isRefused() {
    HookRig rig;
    for (const char* path :
         {"/hooks/none", "/hooks/", "/hooks", "/", "/hooks/github/a/b", "/hooks/github/", "/hooks/.."})
      QCOMPARE(rig.post(HookRig::request(path, "{}", "application/json", {})).status, 404);
    for (const char* method : {"GET", "HEAD", "OPTIONS", "DELETE"}) {
      ack::tests::HostileClient client(rig.port);
      client.send(QByteArray(method) + " /hooks/github HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
      QVERIFY(client.readToEnd(3s));
      QVERIFY2(client.received().startsWith("HTTP/1.1 405"), method);
      QVERIFY(client.received().contains("\r\nAllow: POST\r\n"));
    }
  }

  void body_overTheSourcesLimit_is413() {
    HookRig rig;
    QCOMPARE(rig.post(rig.signedRequest("small", "a", "{" + std::string(98, ' ') + "}")).status, 200);
    QCOMPARE(rig.post(rig.signedRequest("small", "b", "{" + std::string(99, ' ') + "}")).status, 413);
    QCOMPARE(rig.post(rig.signedRequest("github", "c", "\"" + std::string(1'000'000, 'x') + "\"")).status, 200);
  }

  void store_failingCommit_is503AndNever2xx() {
    HookRig rig;
    rig.store.connection->onCommit = [] { return ack::Result<void>{ack::Error{ack::ErrorCode::io, "no disk"}}; };
    const Reply reply = rig.post(rig.signedRequest("github", "a", kPush));
    QCOMPARE(reply.status, 503);
    QVERIFY(reply.header("Retry-After").toInt() > 0);
    QCOMPARE(rig.post(rig.signedRequest("github", "a", kPush)).status, 503);  // and stays so
  }

  void store_slowCommit_isAnswered503InTime_andTheEventIsADuplicateLater() {
    auto limits = HookRig::quick();
    limits.answer = 100ms;
    HookRig rig(limits);
    std::atomic<bool> hold{true};
    rig.store.connection->onCommit = [&]() -> ack::Result<void> {
      while (hold) std::this_thread::sleep_for(1ms);
      auto& real = *rig.store.connection;
      real.onCommit = nullptr;
      return real.commit();
    };
    QCOMPARE(rig.post(rig.signedRequest("github", "slow", kPush)).status, 503);
    hold = false;
    // A machine under load may need more than the limit for that answer too.
    Reply later = rig.post(rig.signedRequest("github", "slow", kPush));
    for (int i = 0; i < 100 && later.status == 503; ++i) later = rig.post(rig.signedRequest("github", "slow", kPush));
    QCOMPARE(later.json()["result"].toString(), QString("duplicate"));
  }

  void stop_whileTheStoreHoldsARequest_answersIt() {
    HookRig rig;
    std::atomic<bool> hold{true};
    std::atomic<bool> held{false};
    rig.store.connection->onCommit = [&]() -> ack::Result<void> {
      held = true;
      while (hold) std::this_thread::sleep_for(1ms);
      auto& real = *rig.store.connection;
      real.onCommit = nullptr;
      return real.commit();
    };
    ack::tests::HostileClient handedOver(rig.port), halfRead(rig.port), idle(rig.port);
    halfRead.send("POST /hooks/github HTTP/1.1\r\nHost: a\r\n");
    handedOver.send(rig.signedRequest("github", "last", kPush));
    QTRY_VERIFY(held.load());
    std::thread stopper([&] { rig.receiver->stop(); });
    QVERIFY(idle.readToEnd(3s));
    QVERIFY(halfRead.readToEnd(3s));
    QVERIFY(halfRead.received().isEmpty());
    QVERIFY(!ack::tests::HostileClient(rig.port).connected());
    hold = false;
    QVERIFY(handedOver.readToEnd(5s));
    stopper.join();
    QCOMPARE(kit::replyIn(handedOver.received()).json()["result"].toString(), QString("accepted"));
    rig.receiver->stop();
  }

  void client_goneBeforeTheAnswer_isStillAccepted() {
    HookRig rig;
    std::atomic<bool> hold{true};
    std::atomic<bool> held{false};
    rig.store.connection->onCommit = [&]() -> ack::Result<void> {
      held = true;
      while (hold) std::this_thread::sleep_for(1ms);
      auto& real = *rig.store.connection;
      real.onCommit = nullptr;
      return real.commit();
    };
    {
      ack::tests::HostileClient client(rig.port);
      client.send(rig.signedRequest("github", "gone", kPush));
      QTRY_VERIFY(held.load());
      client.reset();
    }
    hold = false;
    QTRY_COMPARE(static_cast<int>(rig.receiver->connections()), 0);
    QCOMPARE(rig.post(rig.signedRequest("github", "gone", kPush)).json()["result"].toString(), QString("duplicate"));
  }
};

}  // namespace

QTEST_GUILESS_MAIN(HookHandlerTest)
#include "hook_handler_test.moc"
