#include "core/work/curl_http_client.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/silent_names.h"

#include <QtTest>

#include <cstdlib>
#include <future>

using namespace ack;
using namespace ack::work;
using kit::Reaction;

namespace {

HttpRequest requestTo(std::string url) {
  HttpRequest request;
  request.url = std::move(url);
  request.headers = {{"Content-Type", "application/json"}, {"Idempotency-Key", "evt_1"}};
  request.body = "{\"a\":1}";
  request.connectTimeout = std::chrono::milliseconds{2'000};
  request.timeout = std::chrono::milliseconds{5'000};
  return request;
}

Reaction of(Reaction::Kind kind, int status = 200) {
  Reaction reaction;
  reaction.kind = kind;
  reaction.status = status;
  return reaction;
}

}  // namespace

/// The real libcurl against a real socket.
class CurlHttpClientTest : public QObject {
  Q_OBJECT
  base::SystemClock m_clock;

  HttpOutcome call(CurlHttpClient& client, HttpRequest request) {
    std::promise<HttpOutcome> promise;
    client.send(std::move(request), [&](HttpOutcome outcome) { promise.set_value(std::move(outcome)); });
    return promise.get_future().get();
  }
  HttpOutcome callOnce(kit::FakeDestination& destination, Reaction reaction,
                       std::chrono::milliseconds timeout = std::chrono::milliseconds{5'000}) {
    CurlHttpClient client(m_clock);
    if (!client.start()) return {};
    destination.script({std::move(reaction)});
    HttpRequest request = requestTo(destination.url());
    request.timeout = timeout;
    return call(client, std::move(request));
  }

 private slots:
  void answered_statusHeadersAndBytesArrive() {
    kit::FakeDestination destination;
    Reaction reaction;
    reaction.status = 429;
    reaction.headers = {{"Retry-After", "7"}, {"X-Two", "a"}, {"X-Two", "b"}};
    reaction.body = "later";
    const HttpOutcome outcome = callOnce(destination, reaction);
    QCOMPARE(outcome.failure, CallFailure::none);
    QCOMPARE(outcome.status, 429);
    QCOMPARE(outcome.body, std::string("later"));
    int fields = 0;
    for (const auto& [name, value] : outcome.headers)
      if ((name == "Retry-After" && value == "7") || name == "X-Two") ++fields;
    QCOMPARE(fields, 3);
    const auto calls = destination.calls();
    QCOMPARE(calls.size(), 1U);
    QCOMPARE(calls[0].method, std::string("POST"));
    QCOMPARE(calls[0].body, std::string("{\"a\":1}"));
    QCOMPARE(calls[0].headers.at("content-type"), std::string("application/json"));
    QCOMPARE(calls[0].headers.at("idempotency-key"), std::string("evt_1"));
    QVERIFY(calls[0].headers.count("expect") == 0);
  }
  void redirect_isNotFollowed() {
    kit::FakeDestination destination;
    Reaction reaction = of(Reaction::Kind::answer, 307);
    reaction.headers = {{"Location", destination.url("/elsewhere")}};
    QCOMPARE(callOnce(destination, reaction).status, 307);
    QCOMPARE(destination.calls().size(), 1U);
  }
  void brokenCalls_sayHonestlyWhereTheyEnded_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("reset after reading") << static_cast<int>(Reaction::Kind::resetAfterReading);
    QTest::newRow("commit, then reset") << static_cast<int>(Reaction::Kind::commitThenReset);
    QTest::newRow("never answers") << static_cast<int>(Reaction::Kind::neverAnswer);
    QTest::newRow("no HTTP") << static_cast<int>(Reaction::Kind::garbage);
  }
  void brokenCalls_sayHonestlyWhereTheyEnded() {
    QFETCH(int, kind);
    kit::FakeDestination destination;
    const HttpOutcome outcome =
        callOnce(destination, of(static_cast<Reaction::Kind>(kind)), std::chrono::milliseconds{300});
    QCOMPARE(outcome.failure, CallFailure::afterSending);
    QVERIFY(!outcome.error.empty());
    QCOMPARE(destination.calls().size(), 1U);  // and libcurl did not repeat it by itself
  }
  void slowAnswer_withinTheTimeout_arrives() {
    kit::FakeDestination destination;
    Reaction reaction;
    reaction.delay = std::chrono::milliseconds{200};
    const HttpOutcome outcome = callOnce(destination, reaction);
    QCOMPARE(outcome.status, 200);
    QVERIFY(outcome.duration >= std::chrono::milliseconds{150});
  }
  void cutBody_behindAGoodHead_isAnAnswer() {
    kit::FakeDestination destination;
    const HttpOutcome outcome = callOnce(destination, of(Reaction::Kind::cutBody));
    QCOMPARE(outcome.failure, CallFailure::none);
    QCOMPARE(outcome.status, 200);
  }
  void endlessBody_isCapped() {
    kit::FakeDestination destination;
    const HttpOutcome outcome = callOnce(destination, of(Reaction::Kind::endlessBody));
    QCOMPARE(outcome.failure, CallFailure::none);
    QCOMPARE(outcome.status, 200);
    QCOMPARE(outcome.body.size(), CurlHttpClient::kMaxBodyBytes);
  }
  void notSent_data() {
    QTest::addColumn<QString>("url");
    QTest::newRow("refused") << "http://127.0.0.1:1/";
    QTest::newRow("no such name") << "http://does-not-exist.invalid/";
    QTest::newRow("other protocol") << "file:///etc/passwd";
    QTest::newRow("no url") << "::";
  }
  void notSent() {
    QFETCH(QString, url);
    CurlHttpClient client(m_clock);
    QVERIFY(client.start().ok());
    const HttpOutcome outcome = call(client, requestTo(url.toStdString()));
    QCOMPARE(outcome.failure, CallFailure::notSent);
    QCOMPARE(outcome.status, 0);
  }
  void notSent_tlsToAPlainPort() {
    kit::FakeDestination destination;
    CurlHttpClient client(m_clock);
    QVERIFY(client.start().ok());
    HttpRequest request = requestTo("https" + destination.url().substr(4));
    request.timeout = request.connectTimeout = std::chrono::milliseconds{500};
    QCOMPARE(call(client, request).failure, CallFailure::notSent);
    QCOMPARE(destination.calls().size(), 0U);
  }
  void proxyOfTheEnvironment_isIgnored() {
    kit::FakeDestination destination;
    ::setenv("http_proxy", "http://127.0.0.1:1", 1);
    const HttpOutcome outcome = callOnce(destination, {});
    ::unsetenv("http_proxy");
    QCOMPARE(outcome.status, 200);
  }
  void stop_endsCallsHonestly_andMayComeTwice() {
    kit::FakeDestination destination;
    destination.script({of(Reaction::Kind::neverAnswer)});
    CurlHttpClient client(m_clock);
    client.stop();
    QVERIFY(client.start().ok());
    std::promise<HttpOutcome> promise;
    client.send(requestTo(destination.url()), [&](HttpOutcome outcome) { promise.set_value(std::move(outcome)); });
    QTRY_COMPARE(destination.calls().size(), 1U);
    client.stop();
    QCOMPARE(promise.get_future().get().failure, CallFailure::afterSending);
    client.stop();
    QCOMPARE(call(client, requestTo(destination.url())).failure, CallFailure::notSent);
  }
  void silentNameServer_delaysNeitherItsTimeoutNorOthersNorTheEnd() {
    const kit::SilentNames names;
    kit::FakeDestination destination;
    CurlHttpClient client(m_clock);
    QVERIFY(client.start().ok());
    HttpRequest request = requestTo("http://" + names.name() + "/");
    request.timeout = request.connectTimeout = std::chrono::milliseconds{300};
    QElapsedTimer time;
    time.start();
    QCOMPARE(call(client, request).failure, CallFailure::notSent);
    QCOMPARE(call(client, requestTo(destination.url())).status, 200);
    QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
    request.timeout = request.connectTimeout = std::chrono::milliseconds{15'000};
    client.send(request, {});
    QTRY_COMPARE(names.asking(), 2);
    time.restart();
    client.stop();
    QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
  }
  void manyCalls_atOnce() {
    kit::FakeDestination destination;
    CurlHttpClient client(m_clock);
    QVERIFY(client.start().ok());
    std::atomic<int> answered{0};
    for (int i = 0; i < 50; ++i)
      client.send(requestTo(destination.url()), [&](HttpOutcome outcome) { answered += outcome.status == 200; });
    QTRY_COMPARE_WITH_TIMEOUT(answered.load(), 50, 20'000);
  }
};
QTEST_GUILESS_MAIN(CurlHttpClientTest)
#include "curl_http_client_test.moc"
