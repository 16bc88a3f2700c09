// Faults that others reported in public (tests/contract/bug_reports.md), each as the input that shows it, against the
// real engine: what no test of another file sends already.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include <algorithm>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

constexpr const char* kSecret = "rig-bug-reports-secret-1";
constexpr const char* kOther = "rig-bug-reports-secret-2";
constexpr std::size_t kLimit = 1U << 20;

/// JSON with ' for ".
std::string quoted(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  return text;
}

std::string source(const std::string& name, const std::string& provider, const std::string& secret,
                   const std::string& rules, const std::string& more = {}) {
  return "{'name':'" + name + "','provider':'" + provider + "','secrets':['" + secret + "']," + more + "'rules':[" +
         rules + "]}";
}

std::string configFor(const FakeDestination& destination) {
  const std::string charge =
      "{'effects':[{'kind':'charge','account':'acct','amount':'/amount','currency':'EUR','unit':'minor'}]}";
  const std::string forward = "{'effects':[{'kind':'forward','destination':'crm'}]}";
  return quoted(
      "{'version':1,'destinations':[{'name':'crm','url':'" + destination.url() + "'}],'sources':[" +
      source("a", "stripe", kSecret, charge) + "," + source("b", "stripe", kOther, charge) + "," +
      source("github", "github", kSecret, forward) + "," +
      source("calls", "twilio", kSecret, "", "'public_url':'https://hooks.example.com/hooks/calls',") + "," +
      source("moved", "twilio", kSecret, "", "'public_url':'https://other.example.com/hooks/moved',") + "]}");
}

std::string eventText(const std::string& id, const std::string& amount) {
  return quoted("{'id':" + id + ",'type':'charge.succeeded','created':1764000000,'amount':" + amount + "}");
}

/// A body of exactly `size` bytes with a character of four bytes across 4,000 and across 65,535.
std::string bodyOf(std::size_t size) {
  const std::string character = "\xF0\x9F\x9A\x80";
  std::string body = quoted("{'text':'") + std::string(3'998 - 9, 'x') + character;
  body += std::string(65'533 - body.size(), 'y') + character;
  body += std::string(size - body.size() - 2, 'z') + quoted("'}");
  return body;
}

}  // namespace

class BugReportsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), configFor(m_destination)), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }

  // B12
  void redelivery_withoutReadingTheAnswer_isCountedAndOneEvent() {
    constexpr int kTimes = 200;
    const std::string body = eventText("'evt_bug_12'", "100");
    for (int i = 0; i < kTimes; ++i) {
      RawHttpClient client(m_engine->port());
      QVERIFY(client.connect());
      QVERIFY(client.sendBytes(httpRequest("POST", "/hooks/a", signStripe(kSecret, body), body)));
      client.close();
    }
    const auto count = [this] {
      const StoreView view = readStore(m_scratch.data(), true);
      const StoredDelivery* const found = view.find("evt_bug_12");
      return found == nullptr ? std::int64_t{0} : found->arrivals;
    };
    QTRY_COMPARE_WITH_TIMEOUT(count(), std::int64_t{kTimes}, 20'000);
    QCOMPARE(askStore(m_scratch.data(), "SELECT count(*) FROM ledger WHERE amount_minor = -100"), std::int64_t{1});
  }

  // B17
  void sameId_atTwoSources_isTwoEvents_andNoSignatureOpensTheOther() {
    const std::string body = eventText("'evt_bug_17'", "170");
    QCOMPARE(send("b", signStripe(kSecret, body), body).status, 400);
    QCOMPARE(word(send("a", signStripe(kSecret, body), body), "result"), std::string("accepted"));
    QCOMPARE(word(send("b", signStripe(kOther, body), body), "result"), std::string("accepted"));
  }

  // B31
  void body_upToTheLimit_isKeptByteByByte_andAboveRefused() {
    for (const std::size_t size : {kLimit - 1, kLimit}) {
      const std::string body = bodyOf(size);
      QCOMPARE(body.size(), size);
      QCOMPARE(send("github", signGithub(kSecret, body, "bug-31-" + std::to_string(size), "push"), body).status, 200);
      QTRY_VERIFY_WITH_TIMEOUT(hasArrived(body), 10'000);
    }
    const std::string tooLarge = bodyOf(kLimit + 1);
    QCOMPARE(send("github", signGithub(kSecret, tooLarge, "bug-31-above", "push"), tooLarge).status, 413);
  }

  // B43, B45
  void body_thatAReaderWouldWriteOtherwise_isVerifiedAndForwardedAsItCame() {
    const std::string body = "{\"b\":1.0,\"a\":\"\\u00e9\\/ \xF0\x9F\x9A\x80 na\xC3\xAFve\",\"n\":1e2}\r\n";
    QCOMPARE(send("github", signGithub(kSecret, body, "bug-43", "issues"), body).status, 200);
    QTRY_VERIFY_WITH_TIMEOUT(hasArrived(body), 10'000);
  }
  void body_inAnotherCharset_isNeverASignatureFault() {
    const std::string latin = "{\"title\":\"caf\xE9\"}", binary = "\xFF\xFE text";
    Headers headers = signGithub(kSecret, latin, "bug-45-latin", "issues");
    headers[0].second = "application/json; charset=iso-8859-1";
    const int first = send("github", headers, latin).status;
    QVERIFY2(first == 200 || first == 415 || first == 422, std::to_string(first).c_str());
    headers = signGithub(kSecret, binary, "bug-45-binary", "issues");
    headers[0].second = "text/plain";
    const int second = send("github", headers, binary).status;
    QVERIFY2(second == 200 || second == 415 || second == 422, std::to_string(second).c_str());
  }

  // B46, B47
  void forwardedHost_ofAnUntrustedPeer_movesNoSignedUrl() {
    const std::string form = "MessageSid=SM1&MessageStatus=sent";
    Headers headers = signTwilio(kSecret, "https://hooks.example.com/hooks/calls", form);
    QCOMPARE(send("calls", headers, form).status, 200);
    for (const char* name : {"X-Forwarded-Host", "Forwarded", "X-Original-Host"}) {
      Headers moved = headers;
      moved.emplace_back(name, std::string(name) == "Forwarded" ? "host=hooks.example.com;proto=https"
                                                                : "hooks.example.com");
      moved.emplace_back("X-Forwarded-Proto", "https");
      moved.emplace_back("X-Original-URL", "/hooks/calls");
      QCOMPARE(send("moved", moved, form).status, 403);
    }
  }

  // B49
  void secret_blankOrPlaceholder_isNotConfigured() {
    ScratchDir scratch;
    for (const char* secret : {"", "   ", "changeme"}) {
      const std::string text = quoted("{'version':1,'sources':[" + source("s", "github", secret, "") + "]}");
      QVERIFY2(!applyConfig(scratch.data(), text).empty(), secret);
    }
    const std::string body = "{}";
    QCOMPARE(send("github", signGithub("", body, "bug-49", "push"), body).status, 401);
  }

  // B51
  void integers_beyondADouble_areExactOrRefused() {
    QCOMPARE(word(send("a", eventText("9007199254740992", "1")), "result"), std::string("accepted"));
    QCOMPARE(word(send("a", eventText("9007199254740993", "2")), "result"), std::string("accepted"));
    QCOMPARE(word(send("a", eventText("'evt_bug_51_most'", "9223372036854775807")), "result"),
             std::string("accepted"));
    QCOMPARE(word(send("a", eventText("'evt_bug_51_more'", "9223372036854775808")), "result"),
             std::string("accepted"));
    QTRY_COMPARE_WITH_TIMEOUT(stateOf("evt_bug_51_more"), static_cast<int>(kDead), 10'000);
    QTRY_VERIFY_WITH_TIMEOUT(stateOf("evt_bug_51_most") == kCompleted || stateOf("evt_bug_51_most") == kDead, 10'000);
    QCOMPARE(askStore(m_scratch.data(),
                      "SELECT count(*) FROM ledger WHERE abs(amount_minor + 9223372036854775807) > 0 "
                      "AND abs(amount_minor) > 1000000000000000000"),
             std::int64_t{0});
  }

  // B54
  void sameKeyTwice_isNeverAGuess() {
    const std::string twoIds = quoted("{'id':'a','\\u0069d':'b','type':'charge.succeeded','amount':1}");
    QCOMPARE(send("a", twoIds).status, 422);
    const std::string twoAmounts =
        quoted("{'id':'evt_bug_54','type':'charge.succeeded','amount':1,'amou\\u006et':100}");
    QCOMPARE(word(send("a", twoAmounts), "result"), std::string("accepted"));
    QTRY_COMPARE_WITH_TIMEOUT(stateOf("evt_bug_54"), static_cast<int>(kDead), 10'000);
  }

 private:
  HttpAnswer send(const std::string& source, const Headers& headers, const std::string& body) {
    return post(m_engine->port(), "/hooks/" + source, headers, body).value_or(HttpAnswer{});
  }
  HttpAnswer send(const std::string& source, const std::string& body) {
    return send(source, signStripe(kSecret, body), body);
  }
  static std::string word(const HttpAnswer& answer, const char* name) {
    json::error_code error;
    const json::value value = json::parse(answer.body, error);
    if (error || !value.is_object() || !value.get_object().contains(name)) return answer.body;
    return std::string(value.at(name).as_string());
  }
  bool hasArrived(const std::string& body) const {
    const auto calls = m_destination.calls();
    return std::any_of(calls.begin(), calls.end(), [&](const RecordedCall& call) { return call.body == body; });
  }
  int stateOf(const std::string& eventId) const {
    const StoreView view = readStore(m_scratch.data(), true);
    const StoredDelivery* const found = view.find(eventId);
    return found == nullptr ? -1 : found->state;
  }

  ScratchDir m_scratch;
  FakeDestination m_destination;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(BugReportsTest)
#include "bug_reports_test.moc"
