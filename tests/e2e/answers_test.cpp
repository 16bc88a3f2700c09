// The answers of contract.md's table, from outside: what a sender reads decides whether it tries again.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include "tests/kit/qt_text.h"

#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

constexpr const char* kGithubSecret = "rig-github-secret";

std::string config() {
  return R"({"version": 1, "sources": [
    {"name": "stripe", "provider": "stripe", "secrets": [")" +
         std::string(kStripeSecret) + R"(", "whsec_the_old_one"], "replay_window_s": 900, "rules": [
       {"when": {"type": "charge.succeeded"}, "effects": [{"kind": "charge", "account": "/data/object/customer",
        "amount": "/data/object/amount", "currency": "/data/object/currency", "direction": "debit"}]}]},
    {"name": "strict", "provider": "stripe", "secrets": [")" +
         std::string(kStripeSecret) + R"("], "replay_window_s": 900, "on_stale": "reject"},
    {"name": "github", "provider": "github", "secrets": [")" +
         kGithubSecret + R"("]},
    {"name": "lost", "provider": "github", "secrets": ["env:RIG_SECRET_THAT_IS_NOT_SET"]}]})";
}

std::string charge(const std::string& id, int amount = 500) {
  return R"({"id":")" + id +
         R"(","type":"charge.succeeded","created":1764000000,"data":{"object":{"customer":"cus_1","amount":)" +
         std::to_string(amount) + R"(,"currency":"eur","paid":true}}})";
}

}  // namespace

class AnswersTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), config(), {{"RIG_SECRET_THAT_IS_NOT_SET", "seen once"}}), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }

  void newEvent_isAccepted_thenDuplicate() {
    const std::string body = charge("evt_answers_first_time");
    const auto first = send("stripe", signStripe(kStripeSecret, body), body);
    QCOMPARE(first.status, 200);
    QCOMPARE(word(first, "result"), std::string("accepted"));
    QCOMPARE(word(first, "event_id"), std::string("evt_answers_first_time"));
    QVERIFY(word(first, "delivery").starts_with("dlv_"));
    QCOMPARE(first.header("Acknowledger-Result"), std::string("accepted"));
    QVERIFY(first.header("Content-Type").starts_with("application/json"));
    const auto again = send("stripe", signStripe(kStripeSecret, body), body);
    QCOMPARE(again.status, 200);
    QCOMPARE(word(again, "result"), std::string("duplicate"));
    QCOMPARE(word(again, "delivery"), word(first, "delivery"));
    QVERIFY(!word(again, "state").empty());
    QCOMPARE(again.header("Acknowledger-Result"), std::string("duplicate"));
  }

  void sameId_otherBody_isDuplicateAndMarked() {
    const std::string first = charge("evt_answers_two_bodies", 500);
    const std::string other = charge("evt_answers_two_bodies", 999'999);
    QCOMPARE(word(send("stripe", signStripe(kStripeSecret, first), first), "result"), std::string("accepted"));
    const auto answer = send("stripe", signStripe(kStripeSecret, other), other);
    QCOMPARE(answer.status, 200);
    QCOMPARE(word(answer, "result"), std::string("duplicate"));
    QVERIFY(settled("evt_answers_two_bodies"));
    const auto story = trace("evt_answers_two_bodies");
    const auto& arrivals = story.at("arrivals").as_array();
    QCOMPARE(arrivals.size(), std::size_t{2});
    QVERIFY(!arrivals[0].at("content_mismatch").as_bool());
    QVERIFY(arrivals[1].at("content_mismatch").as_bool());
    QCOMPARE(story.at("ledger").as_array().at(0).at("amount_minor").to_number<std::int64_t>(), std::int64_t{-500});
    QVERIFY(askStore(m_scratch.data(), "SELECT count(*) FROM alert WHERE kind LIKE '%mismatch%'") >= 1);
  }

  void github_sameBodyUnderAnotherId_isAcceptedAndAlerted() {
    const std::string body = R"({"action":"opened","number":4242})";
    const auto alerts = askStore(m_scratch.data(), "SELECT count(*) FROM alert");
    QCOMPARE(
        word(send("github", signGithub(kGithubSecret, body, "72d3162e-cc78-11e3-81ab-4c9367dc1001", "issues"), body),
             "result"),
        std::string("accepted"));
    QCOMPARE(
        word(send("github", signGithub(kGithubSecret, body, "72d3162e-cc78-11e3-81ab-4c9367dc1002", "issues"), body),
             "result"),
        std::string("accepted"));
    QVERIFY(askStore(m_scratch.data(), "SELECT count(*) FROM alert") > alerts);
  }

  void badSignature_isRefusedWithTheProvidersCode_andLeavesNothing() {
    const auto deliveries = askStore(m_scratch.data(), "SELECT count(*) FROM delivery");
    const std::string body = charge("evt_answers_bad_signature");
    const auto stripe = send("stripe", signStripe("whsec_wrong", body), body);
    QCOMPARE(stripe.status, 400);  // providers.md: Stripe
    QCOMPARE(stripe.body, std::string(R"({"error":"signature"})"));
    QCOMPARE(stripe.header("Acknowledger-Result"), std::string("refused"));
    const auto github = send("github", signGithub("wrong", body, "id-1", "push"), body);
    QCOMPARE(github.status, 401);
    QCOMPARE(github.body, std::string(R"({"error":"signature"})"));
    QVERIFY(send("github",
                 {{"Content-Type", "application/json"}, {"X-GitHub-Delivery", "id-2"}, {"X-GitHub-Event", "push"}},
                 body)
                .status == 401);
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM delivery"), deliveries);
    // It claimed nothing: the genuine one is new.
    QCOMPARE(word(send("stripe", signStripe(kStripeSecret, body), body), "result"), std::string("accepted"));
  }

  void rotatedSecret_bothVerify() {
    const std::string body = charge("evt_answers_old_secret");
    QCOMPARE(word(send("stripe", signStripe("whsec_the_old_one", body), body), "result"), std::string("accepted"));
  }

  void staleEvent_isKeptAsDeadLetterWithoutItsEffect() {
    const std::string body = charge("evt_answers_stale_event");
    const auto answer = send("stripe", signStripe(kStripeSecret, body, unixNow() - 1'000), body);
    QCOMPARE(answer.status, 200);
    QCOMPARE(word(answer, "result"), std::string("dead_lettered"));
    QCOMPARE(word(answer, "cause"), std::string("stale"));
    QCOMPARE(answer.header("Acknowledger-Result"), std::string("stale"));
    const auto story = trace("evt_answers_stale_event");
    QCOMPARE(std::string(story.at("delivery").at("state").as_string()), std::string("dead"));
    QVERIFY(story.at("ledger").as_array().empty());
  }

  void staleEvent_whereToBeRefused_isRefused() {
    const std::string body = charge("evt_answers_stale_strict");
    const auto answer = send("strict", signStripe(kStripeSecret, body, unixNow() - 1'000), body);
    QCOMPARE(answer.status, 400);
    QCOMPARE(answer.body, std::string(R"({"error":"stale"})"));
    QCOMPARE(daemon({"trace", "evt_answers_stale_strict"}, m_scratch.data()).end.status, 1);
  }

  void unidentified_is422() {
    for (const std::string body : {R"({"type":"charge.succeeded"})", "no json", "", R"({"id":""})", R"({"id":null})",
                                   R"({"id":"a","id":"b","type":"charge.succeeded"})"}) {
      const auto answer = send("stripe", signStripe(kStripeSecret, body), body);
      QVERIFY2(answer.status == 422, (body + ": " + std::to_string(answer.status) + answer.body).c_str());
      QCOMPARE(answer.body, std::string(R"({"error":"unidentified"})"));
    }
  }

  void unknownSource_is404_otherMethod_is405() {
    QCOMPARE(send("nobody", {}, "{}").status, 404);
    QCOMPARE(post(m_engine->port(), "/", {}, "{}")->status, 404);
    RawHttpClient client(m_engine->port());
    const auto answer = client.exchange(httpRequest("GET", "/hooks/stripe", {}, ""));
    QVERIFY(answer);
    QCOMPARE(answer->status, 405);
    QCOMPARE(answer->header("Allow"), std::string("POST"));
  }

  void overTheLimits_isRefusedNeverCut() {
    QCOMPARE(send("stripe", {{"Content-Type", "application/json"}}, std::string((1U << 20) + 1, 'x')).status, 413);
    QCOMPARE(post(m_engine->port(), "/hooks/" + std::string(9000, 'a'), {}, "")->status, 414);
    QCOMPARE(send("stripe", {{"X-Long", std::string(40000, 'a')}}, "{}").status, 431);
    std::string body = charge("evt_answers_at_the_limit");
    body.insert(body.size() - 1, ",\"padding\":\"" + std::string((1U << 20) - body.size() - 13, 'x') + "\"");
    QCOMPARE(body.size(), std::size_t{1U << 20});
    QCOMPARE(word(send("stripe", signStripe(kStripeSecret, body), body), "result"), std::string("accepted"));
    QVERIFY(settled("evt_answers_at_the_limit"));
    QCOMPARE(std::string(trace("evt_answers_at_the_limit").at("arrivals").at(0).at("body_sha256").as_string()),
             sha256Hex(body));
  }

  void ambiguousFraming_is400AndClosed() {
    for (const std::string raw :
         {"POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: "
          "chunked\r\n\r\n0\r\n\r\n",
          "POST /hooks/stripe HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
          "POST /hooks/stripe HTTP/1.1\nHost: a\nContent-Length: 2\n\n{}"}) {
      RawHttpClient client(m_engine->port(), 3s);
      const auto answer = client.exchange(raw);
      QVERIFY2(answer, raw.c_str());
      QCOMPARE(answer->status, 400);
      QVERIFY(!client.connected() || client.closedByPeer(2s));
    }
  }

  void keepAliveAndPipelining_answerEachInOrder() {
    RawHttpClient client(m_engine->port());
    QVERIFY(client.connect());
    std::string all;
    for (int i = 0; i < 20; ++i) {
      const std::string body = charge("evt_answers_pipelined_" + std::to_string(i));
      all += httpRequest("POST", "/hooks/stripe", signStripe(kStripeSecret, body), body);
    }
    QVERIFY(client.sendBytes(all));
    for (int i = 0; i < 20; ++i) {
      const auto answer = client.readAnswer();
      QVERIFY(answer);
      QCOMPARE(word(*answer, "event_id"), "evt_answers_pipelined_" + std::to_string(i));
    }
    QVERIFY(client.connected());
  }

  void secretThatCannotBeHad_isOurFault() {
    // Sealed at apply as a fallback (ARCHITECTURE.md), so the source works; a source that never had one answers 503.
    const auto answer = send("lost", signGithub("seen once", "{}", "id-lost-1", "push"), "{}");
    QVERIFY2(answer.status == 200 || answer.status == 503, std::to_string(answer.status).c_str());
  }

  void rejections_areCounted() {
    const auto status = daemon({"status", "--json"}, m_scratch.data());
    for (int i = 0; i < 100; ++i) {
      const auto document = json::parse(daemon({"status", "--json"}, m_scratch.data()).out);
      if (document.at("rejected").to_number<std::int64_t>() >= 3) return;
      std::this_thread::sleep_for(50ms);
    }
    QFAIL(status.out.c_str());
  }

  void cleanupTestCase() {
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto check = daemon({"check"}, m_scratch.data());
    QVERIFY2(check.succeeded(), check.err.c_str());
  }

 private:
  HttpAnswer send(const std::string& source, const Headers& headers, const std::string& body) {
    return post(m_engine->port(), "/hooks/" + source, headers, body).value_or(HttpAnswer{});
  }
  static std::string word(const HttpAnswer& answer, const char* name) {
    boost::system::error_code error;
    const auto document = json::parse(answer.body, error);
    if (error || !document.is_object() || !document.as_object().contains(name)) return {};
    return std::string(document.at(name).as_string());
  }
  json::value trace(const std::string& id) {
    const auto found = daemon({"trace", id, "--json"}, m_scratch.data());
    return json::parse(found.out);
  }
  bool settled(const std::string& id) {
    for (int i = 0; i < 100; ++i) {
      const auto story = trace(id);
      if (story.as_object().contains("delivery") && story.at("delivery").at("state").as_string() == "completed")
        return true;
      std::this_thread::sleep_for(30ms);
    }
    return false;
  }

  ScratchDir m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(AnswersTest)
#include "answers_test.moc"
