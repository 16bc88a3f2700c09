// What single providers do and others don't, through the real engine: signatures that are good for one event only,
// events in the query of a GET, lists in a form's field, subscriptions that a person must confirm.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>

#include "tests/kit/qt_text.h"

#include <atomic>
#include <functional>
#include <map>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

const std::string kSecret = "rig-secret-of-ways";
const std::string kPublic = "https://hooks.example.com/hooks/";
const std::string kForm = "application/x-www-form-urlencoded";
const std::string kTopic = "arn:aws:sns:eu-west-1:111111111111:orders";

/// A key whose public half is pinned, so that no certificate need be fetched.
class SigningKey {
 public:
  SigningKey() : m_key(EVP_RSA_gen(2048), &EVP_PKEY_free) {}
  [[nodiscard]] std::string publicPem() const {
    const std::unique_ptr<BIO, decltype(&BIO_free)> out(BIO_new(BIO_s_mem()), &BIO_free);
    PEM_write_bio_PUBKEY(out.get(), m_key.get());
    char* text = nullptr;
    const long size = BIO_get_mem_data(out.get(), &text);
    return {text, static_cast<std::size_t>(size)};
  }
  [[nodiscard]] std::string sign(const std::string& text) const {
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    std::size_t size = 512;
    std::string out(size, '\0');
    auto* bytes = reinterpret_cast<unsigned char*>(out.data());
    const auto* from = reinterpret_cast<const unsigned char*>(text.data());
    if (EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, m_key.get()) != 1 ||
        EVP_DigestSign(context.get(), bytes, &size, from, text.size()) != 1)
      return {};
    out.resize(size);
    return out;
  }

 private:
  std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> m_key;
};

json::object sourceOf(const std::string& provider, json::array effects, json::object more = {}) {
  json::object source{
      {"name", provider},
      {"provider", provider},
      {"secrets", json::array{kSecret}},
      {"public_url", kPublic + provider},
      {"allow_unproven_charges", true},
      {"rules", json::array{json::object{{"when", json::object{{"type", "*"}}}, {"effects", std::move(effects)}}}}};
  for (auto& member : more) source[member.key()] = member.value();
  return source;
}

std::string configFor(const SigningKey& key) {
  const json::object charge{{"kind", "charge"},          {"account", "/event-data/recipient"},
                            {"amount", "/event-data/n"}, {"currency", "EUR"},
                            {"direction", "debit"},      {"unit", "minor"}};
  const json::object status{{"kind", "status"}, {"subject", "/messageId"}, {"status", "/status"}};
  const json::object opened{{"kind", "status"}, {"subject", "/_id"}, {"status", "/event"}};
  const json::object told{{"kind", "status"}, {"subject", "/MessageId"}, {"status", "/Type"}};
  json::object sns = sourceOf("aws_sns", json::array{told},
                              {{"public_keys", json::array{key.publicPem()}},
                               {"owner", "platform"},
                               {"recipe", json::object{{"topics", json::array{kTopic}}}}});
  sns.erase("secrets");
  sns.erase("allow_unproven_charges");
  return json::serialize(json::object{
      {"version", 1},
      {"sources", json::array{sourceOf("mailgun", json::array{charge}),
                              sourceOf("vonage", json::array{status}, {{"recipe", json::object{{"algo", "sha256"}}}}),
                              sourceOf("mandrill", json::array{opened}), std::move(sns)}}});
}

std::string encoded(const std::string& text) {
  std::string out;
  for (const char c : text) {
    char hexed[4];
    std::snprintf(hexed, sizeof hexed, "%%%02X", static_cast<unsigned char>(c));
    out += std::isalnum(static_cast<unsigned char>(c)) != 0 ? std::string(1, c) : std::string(hexed);
  }
  return out;
}

/// A Mailgun event with the token's triple: time and token are signed, the event is not.
std::string mailgunEvent(const std::string& token, const std::string& id, int amount) {
  const std::string now = std::to_string(unixNow() / 3'600 * 3'600);
  return json::serialize(json::object{
      {"signature",
       json::object{{"timestamp", now}, {"token", token}, {"signature", hex(hmacSha256(kSecret, now + token))}}},
      {"event-data",
       json::object{{"id", id}, {"event", "delivered"}, {"recipient", "acc_1"}, {"n", std::to_string(amount)}}}});
}

/// As Vonage/vonage-node-sdk packages/sms/lib/sms.ts signs.
std::string vonageQuery(std::map<std::string, std::string> fields) {
  std::string signedText;
  std::string query;
  for (const auto& [name, value] : fields) {
    signedText.append("&").append(name).append("=");
    for (const char c : value) signedText += c == '&' || c == '=' ? '_' : c;
    query.append(name).append("=").append(encoded(value)).append("&");
  }
  return query + "sig=" + hex(hmacSha256(kSecret, signedText));
}

std::string snsMessage(const SigningKey& key, const std::string& type, const std::string& id,
                       const std::string& link) {
  std::map<std::string, std::string> fields{{"Type", type},
                                            {"MessageId", id},
                                            {"TopicArn", kTopic},
                                            {"Message", "hello"},
                                            {"Timestamp", "2026-01-01T00:00:00.000Z"}};
  std::time_t now = static_cast<std::time_t>(unixNow());
  char text[32];
  std::tm parts{};
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S.000Z", gmtime_r(&now, &parts));
  fields["Timestamp"] = text;
  if (type != "Notification") fields.insert({{"SubscribeURL", link}, {"Token", "2336412f37f"}});
  std::string signedText;
  json::object message;
  for (const auto& [name, value] : fields) {
    signedText.append(name).append("\n").append(value).append("\n");
    message[name] = value;
  }
  message["SignatureVersion"] = "2";
  message["SigningCertURL"] = "https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem";
  message["Signature"] = base64(key.sign(signedText));
  return json::serialize(message);
}

}  // namespace

class ProviderWaysTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), configFor(m_key)), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanupTestCase() {
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto check = daemon({"check"}, m_scratch.data());
    QVERIFY2(check.succeeded(), (check.out + check.err).c_str());
  }

  void token_sentAgain_isADuplicateAndOneCharge() {
    const std::string body = mailgunEvent("token-once", "ev_once", 5);
    QCOMPARE(post("mailgun", body).header("Acknowledger-Result"), std::string("accepted"));
    for (int i = 0; i < 3; ++i)
      QCOMPARE(post("mailgun", body).header("Acknowledger-Result"), std::string("duplicate"));
    QVERIFY(waitUntilDrained(m_scratch.data()));
    QCOMPARE(charges("ev_once"), 1);
  }

  void token_withAnotherEvent_isRefusedAndCountedAndRunsNothing() {
    const std::int64_t before = refused();
    QCOMPARE(post("mailgun", mailgunEvent("token-two", "ev_two", 5)).status, 200);
    const auto other = post("mailgun", mailgunEvent("token-two", "ev_forged", 5));
    QCOMPARE(other.status, 401);
    QCOMPARE(other.body, std::string("{\"error\":\"signature\"}"));
    // The same event elsewhere is another event: the tenant is in the path, which nobody signs.
    QCOMPARE(post("mailgun/other", mailgunEvent("token-two", "ev_two", 5)).status, 401);
    // The same event with other content is what it always was: a duplicate that is flagged, and the first one counts.
    QCOMPARE(post("mailgun", mailgunEvent("token-two", "ev_two", 900)).header("Acknowledger-Result"),
             std::string("duplicate"));
    QVERIFY(waitUntilDrained(m_scratch.data()));
    QCOMPARE(daemon({"trace", "ev_forged"}, m_scratch.data()).end.status, 1);
    QCOMPARE(askStore(m_scratch.data(), "SELECT sum(amount_minor) FROM ledger l JOIN delivery d USING (delivery_id)"
                                        " WHERE d.event_id = CAST('ev_two' AS BLOB)"),
             std::int64_t{-5});
    QVERIFY(waitFor([&] { return refused() >= before + 2; }));
    QCOMPARE(askStore(m_scratch.data(), "SELECT count FROM alert WHERE kind = 'replayed_key'"), std::int64_t{2});
  }

  void token_atOnceWithSixtyFourEvents_makesOne() {
    std::atomic<int> good{0}, bad{0};
    std::vector<std::thread> senders;
    for (int i = 0; i < 64; ++i)
      senders.emplace_back([&, i] {
        const int status = post("mailgun", mailgunEvent("token-race", "ev_race_" + std::to_string(i), 5)).status;
        good += status == 200 ? 1 : 0;
        bad += status == 401 ? 1 : 0;
      });
    for (std::thread& sender : senders) sender.join();
    QCOMPARE(good.load(), 1);
    QCOMPARE(bad.load(), 63);
    QCOMPARE(
        askStore(m_scratch.data(), "SELECT count(*) FROM delivery WHERE CAST(event_id AS TEXT) LIKE 'ev_race_%'"),
        std::int64_t{1});
  }

  void token_afterARestart_isStillKnown() {
    const std::string body = mailgunEvent("token-kept", "ev_kept", 5);
    QCOMPARE(post("mailgun", body).status, 200);
    m_engine->kill();
    QVERIFY(m_engine->wait(5s));
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
    QCOMPARE(post("mailgun", mailgunEvent("token-kept", "ev_kept_forged", 5)).status, 401);
    QCOMPARE(post("mailgun", body).header("Acknowledger-Result"), std::string("duplicate"));
  }

  void get_signedQuery_isTheEvent() {
    const std::map<std::string, std::string> fields{{"messageId", "0B00000127FDBC63"},
                                                    {"status", "delivered"},
                                                    {"to", "Vonage & Co"},
                                                    {"timestamp", std::to_string(unixNow())}};
    const std::string query = vonageQuery(fields);
    const auto first = ask("GET", "vonage", query);
    QCOMPARE(first.status, 200);
    QCOMPARE(first.header("Acknowledger-Result"), std::string("accepted"));
    QCOMPARE(first.header("Cache-Control"), std::string("no-store"));
    QCOMPARE(ask("GET", "vonage", query).header("Acknowledger-Result"), std::string("duplicate"));
    QVERIFY(waitUntilDrained(m_scratch.data()));
    const auto story = json::parse(
        daemon({"trace", std::string(json::parse(first.body).at("delivery").as_string()), "--json"}, m_scratch.data())
            .out);
    QCOMPARE(std::string(story.at("delivery").at("state").as_string()), std::string("completed"));
    QCOMPARE(story.at("effects").as_array().size(), std::size_t{1});
    // Twice the same message: by POST it has the same name.
    QCOMPARE(post("vonage", query, kForm).header("Acknowledger-Result"), std::string("duplicate"));
  }

  void get_unsignedOrHeadOrElsewhere_claimsNothing() {
    std::string query =
        vonageQuery({{"messageId", "m2"}, {"status", "sent"}, {"timestamp", std::to_string(unixNow())}});
    const auto head = ask("HEAD", "vonage", query);
    QCOMPARE(head.status, 405);
    QCOMPARE(head.header("Allow"), std::string("POST, GET"));
    QCOMPARE(ask("GET", "mailgun", query).status, 405);
    QCOMPARE(ask("GET", "vonage", "messageId=m2&status=sent").status, 503);  // as unsigned callbacks of Vonage are
    query.replace(query.find("m2"), 2, "m3");
    QCOMPARE(ask("GET", "vonage", query).status, 401);
    QCOMPARE(daemon({"trace", "m2"}, m_scratch.data()).end.status, 1);
  }

  void list_inAFormsField_isSplit() {
    const std::string list = "[{\"_id\":\"msg_a\",\"event\":\"send\",\"ts\":1700000000},{\"_id\":\"msg_a\",\"event\":"
                             "\"open\",\"ts\":1700000009},"
                             "{\"event\":\"inbound\",\"ts\":1700000001,\"msg\":{\"from_email\":\"a@example.com\"}}]";
    const std::string body = "mandrill_events=" + encoded(list);
    const std::string signature = base64(hmacSha1(kSecret, kPublic + "mandrill" + "mandrill_events" + list));
    const auto answer = post("mandrill", body, kForm, {{"X-Mandrill-Signature", signature}});
    QCOMPARE(answer.status, 200);
    const auto events = json::parse(answer.body).at("events").as_array();
    QCOMPARE(events.size(), std::size_t{3});
    QCOMPARE(std::string(events[1].at("event_id").as_string()), std::string("[\"msg_a\",\"open\",\"1700000009\"]"));
    QVERIFY(waitUntilDrained(m_scratch.data()));
    const auto story = json::parse(
        daemon({"trace", std::string(events[1].at("delivery").as_string()), "--json"}, m_scratch.data()).out);
    QCOMPARE(std::string(story.at("event").at("type").as_string()), std::string("open"));
    QCOMPARE(std::string(story.at("delivery").at("state").as_string()), std::string("completed"));
    QCOMPARE(
        askStore(m_scratch.data(), "SELECT count(*) FROM subject_status WHERE subject = 'msg_a' AND status = 'open'"),
        std::int64_t{1});
  }

  void subscription_toConfirm_isShownUntilItsFirstEvent() {
    const std::string link = "https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=2336412f37f";
    QCOMPARE(post("aws_sns", snsMessage(m_key, "SubscriptionConfirmation", "c-1", link), "text/plain").status, 200);
    QVERIFY2(status().find("CONFIRM SUBSCRIPTION") != std::string::npos, status().c_str());
    QVERIFY2(status().find(link) != std::string::npos, status().c_str());
    const auto shown = json::parse(daemon({"status", "--json"}, m_scratch.data()).out).at("subscriptions").as_array();
    QCOMPARE(shown.size(), std::size_t{1});
    QCOMPARE(std::string(shown[0].at("subject").as_string()), kTopic);
    QCOMPARE(std::string(shown[0].at("owner").as_string()), std::string("platform"));
    QCOMPARE(std::string(shown[0].at("link").as_string()), link);
    QCOMPARE(post("aws_sns", snsMessage(m_key, "Notification", "n-1", ""), "text/plain").status, 200);
    QVERIFY2(status().find("SUBSCRIPTION") == std::string::npos, status().c_str());
  }

  void subscription_endedOrWithAForeignLink_isToldWithoutIt() {
    const std::string foreign = "https://amazonaws.com.evil.example/?Action=ConfirmSubscription";
    QCOMPARE(post("aws_sns", snsMessage(m_key, "UnsubscribeConfirmation", "u-1", foreign), "text/plain").status, 200);
    QVERIFY2(status().find("SUBSCRIPTION ENDED") != std::string::npos, status().c_str());
    QVERIFY2(status().find("evil.example") == std::string::npos, status().c_str());
    // What was under way when it ended does not mean that it is back.
    QCOMPARE(post("aws_sns", snsMessage(m_key, "Notification", "n-2", ""), "text/plain").status, 200);
    QVERIFY2(status().find("SUBSCRIPTION ENDED") != std::string::npos, status().c_str());
  }

 private:
  static bool waitFor(const std::function<bool()>& there) {
    for (int i = 0; i < 100 && !there(); ++i) std::this_thread::sleep_for(50ms);
    return there();
  }
  HttpAnswer post(const std::string& path, const std::string& body, const std::string& type = "application/json",
                  Headers headers = {}) {
    headers.emplace_back("Content-Type", type);
    return ack::kit::post(m_engine->port(), "/hooks/" + path, headers, body).value_or(HttpAnswer{});
  }
  HttpAnswer ask(const std::string& method, const std::string& source, const std::string& query) {
    RawHttpClient client(m_engine->port());
    const std::string bytes = method + " /hooks/" + source + "?" + query +
                              " HTTP/1.1\r\nHost: hooks.example.com\r\nConnection: close\r\n\r\n";
    if (method != "HEAD") return client.exchange(bytes).value_or(HttpAnswer{});
    // Its answer names a length and has no body: read by a client that knows so.
    const auto command =
        runCommand({"/usr/bin/curl", "-s", "-I", "-o", "/dev/null", "-w", "%{http_code}:%header{allow}",
                    "http://127.0.0.1:" + std::to_string(m_engine->port()) + "/hooks/" + source + "?" + query});
    HttpAnswer answer;
    answer.status = std::atoi(command.out.c_str());
    answer.headers.emplace_back("Allow", command.out.substr(std::min(command.out.size(), std::size_t{4})));
    return answer;
  }
  std::string status() { return daemon({"status"}, m_scratch.data()).out; }
  std::int64_t refused() {
    return askStore(m_scratch.data(), "SELECT count(*) FROM arrival WHERE signature LIKE 'replayed:%'");
  }
  int charges(const std::string& id) {
    return static_cast<int>(
        askStore(m_scratch.data(), "SELECT count(*) FROM ledger l JOIN delivery d USING (delivery_id)"
                                   " WHERE d.event_id = CAST('" +
                                       id + "' AS BLOB)"));
  }

  SigningKey m_key;
  ScratchDir m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(ProviderWaysTest)
#include "provider_ways_test.moc"
