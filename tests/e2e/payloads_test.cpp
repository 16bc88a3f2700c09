// Real payloads end to end: each sample of the manifest that one of our providers sends goes through the listener,
// signed as that provider signs, to the charge, inbox row or status that the manifest names.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include "tests/kit/qt_text.h"

#include <set>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;
namespace json = boost::json;

namespace {

constexpr const char* kPublicUrl = "https://hooks.example.com/hooks/twilio";
constexpr const char* kStandardSecret = "whsec_cmlnLXN0YW5kYXJkLXdlYmhvb2tzLXNlY3JldA==";

std::string text(const json::value& value) {
  if (value.is_string()) return std::string(value.as_string());
  return json::serialize(value);
}

std::string secretOf(const std::string& provider) {
  return provider == "standard_webhooks" ? kStandardSecret : "rig-secret-of-" + provider;
}

std::string corpus(const std::string& file) { return std::string(ACK_SOURCE_DIR "/tests/corpus/payloads/") + file; }

const json::array& samples() {
  static const json::value kManifest = json::parse(readFile(corpus("manifest-shared.json")));
  return kManifest.at("samples").as_array();
}

bool isOurs(const json::object& sample) {
  static const std::set<std::string> kProviders{"github", "stripe", "slack", "shopify", "twilio"};
  return kProviders.contains(text(sample.at("provider")));
}

/// A manifest's location as the apply file writes it; form fields are addressed as a flat object.
std::string expression(const json::value& location) {
  const std::string raw = text(location);
  if (raw.starts_with("form:")) return "/" + raw.substr(5);
  if (raw.starts_with("const:")) return raw.substr(6);
  return raw;
}

std::string locationOf(const json::object& effect, std::initializer_list<const char*> names) {
  for (const char* name : names)
    if (const auto* one = effect.if_contains(name); one != nullptr && one->is_object())
      return expression(one->at("location"));
  return "-";
}

/// The rule that a user would write for that sample.
json::object ruleOf(const json::object& event) {
  const auto& wanted = event.at("effect").as_object();
  const std::string kind = text(wanted.at("kind"));
  json::object effect;
  if (kind == "charge" || kind == "refund") {
    const auto& amount = wanted.at("amount").as_object();
    effect = {{"kind", "charge"},
              {"account", locationOf(wanted, {"account"})},
              {"amount", expression(amount.at("location"))},
              {"currency", expression(amount.at("currency_location"))},
              {"direction", wanted.at("direction")},
              {"unit", amount.at("unit")}};
  } else if (kind == "inbox") {
    effect = {{"kind", "inbox"},
              {"thread", locationOf(wanted, {"subject", "account"})},
              {"sender", locationOf(wanted, {"from", "account"})},
              {"text", locationOf(wanted, {"text"})}};
  } else if (kind == "status") {
    effect = {{"kind", "status"},
              {"subject", locationOf(wanted, {"subject"})},
              {"status", locationOf(wanted, {"status"})},
              {"rank", json::array{"sent", "delivered", "undelivered"}}};
  }
  json::array effects;
  if (!effect.empty()) effects.push_back(effect);
  return {{"when", json::object{{"type", event.at("type").at("value")}}}, {"effects", effects}};
}

std::string configuration() {
  std::map<std::string, json::array> rules;
  std::set<std::string> types;
  for (const auto& entry : samples()) {
    const auto& sample = entry.as_object();
    if (!isOurs(sample)) continue;
    const std::string provider = text(sample.at("provider"));
    rules[provider];
    for (const auto& event : sample.at("events").as_array()) {
      const auto rule = ruleOf(event.as_object());
      if (!rule.at("effects").as_array().empty() &&
          types.insert(provider + text(event.at("type").at("value"))).second)
        rules[provider].push_back(rule);
    }
  }
  rules["standard_webhooks"].push_back(json::parse(R"({"when": {"type": "invoice.paid"}, "effects": [
    {"kind": "charge", "account": "/data/account", "amount": "/data/amount", "currency": "/data/currency",
     "direction": "credit"}]})"));
  json::array sources;
  for (auto& [provider, list] : rules) {
    json::object source{
        {"name", provider}, {"provider", provider}, {"secrets", json::array{secretOf(provider)}}, {"rules", list}};
    if (provider == "twilio") source["public_url"] = kPublicUrl;
    sources.push_back(source);
  }
  return json::serialize(json::object{{"version", 1}, {"sources", sources}});
}

Headers headersOf(const json::object& sample, const std::string& body) {
  const std::string provider = text(sample.at("provider"));
  const std::string secret = secretOf(provider);
  Headers headers{{"Content-Type", text(sample.at("content_type"))}};
  for (const auto& pair : sample.at("headers").as_array()) headers.emplace_back(text(pair.at(0)), text(pair.at(1)));
  Headers signature;
  if (provider == "stripe") signature = {signStripe(secret, body).at(1)};
  if (provider == "github") signature = {signGithub(secret, body, "", "").at(3)};
  if (provider == "slack") signature = signSlack(secret, body);
  if (provider == "shopify") signature = signShopify(secret, body);
  if (provider == "twilio") signature = {signTwilio(secret, kPublicUrl, body).at(1)};
  headers.insert(headers.end(), signature.begin(), signature.end());
  return headers;
}

std::string percentDecoded(const std::string& value) {
  std::string out;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '%' && i + 2 < value.size()) {
      out += static_cast<char>(std::strtol(value.substr(i + 1, 2).c_str(), nullptr, 16));
      i += 2;
    } else {
      out += value[i];
    }
  }
  return out;
}

}  // namespace

class PayloadsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QCOMPARE(applyConfig(m_scratch.data(), configuration()), std::string());
    m_engine = std::make_unique<EngineProcess>(EngineStart{m_scratch.data()});
    QVERIFY2(m_engine->start(), m_engine->error().c_str());
  }
  void cleanupTestCase() {
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto check = daemon({"check"}, m_scratch.data());
    QVERIFY2(check.succeeded(), check.err.c_str());
  }

  void sample_sentAsItsProvider_hasItsEffect_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < samples().size(); ++i)
      if (isOurs(samples()[i].as_object())) QTest::newRow(text(samples()[i].at("id")).c_str()) << static_cast<int>(i);
  }
  void sample_sentAsItsProvider_hasItsEffect() {
    QFETCH(int, index);
    const auto& sample = samples()[static_cast<std::size_t>(index)].as_object();
    const std::string body = readFile(corpus(text(sample.at("file"))));
    QCOMPARE(static_cast<std::int64_t>(body.size()), sample.at("bytes").to_number<std::int64_t>());
    const auto answer =
        post(m_engine->port(), "/hooks/" + text(sample.at("provider")), headersOf(sample, body), body);
    QVERIFY(answer);
    QVERIFY2(answer->status == 200, (std::to_string(answer->status) + answer->body).c_str());
    const auto& events = sample.at("events").as_array();
    if (events.empty()) return isHandshake(sample, *answer, body);
    QCOMPARE(answer->header("Acknowledger-Result"), std::string("accepted"));
    const std::string id = percentDecoded(answer->header("Acknowledger-Event"));
    for (const auto& part : events[0].at("event_id").at("value").as_array())
      QVERIFY2(id.find(text(part)) != std::string::npos, (id + " lacks " + text(part)).c_str());
    json::value story = completedStory(id);
    QVERIFY2(story.is_object(), "not completed within 5 s");
    hasIdentity(story, events[0].as_object(), sample);
    hasEffect(story, events[0].at("effect").as_object());
  }

  void standardWebhooks_ownBody_isCharged() {
    const std::string body =
        R"({"type":"invoice.paid","timestamp":"2026-01-02T03:04:05.678Z","data":{"account":"acc_9","amount":"12.30","currency":"BHD"}})";
    const auto answer = post(m_engine->port(), "/hooks/standard_webhooks",
                             signStandard(kStandardSecret, body, "msg_standard_webhooks_1"), body);
    QVERIFY(answer);
    QCOMPARE(answer->status, 200);
    const json::value story = completedStory("msg_standard_webhooks_1");
    QVERIFY(story.is_object());
    QCOMPARE(text(story.at("event").at("type")), std::string("invoice.paid"));
    QVERIFY(text(story.at("event").at("occurred_at")).starts_with("2026-01-02T03:04:05.678"));
    const auto& line = story.at("ledger").as_array().at(0);
    QCOMPARE(line.at("amount_minor").to_number<std::int64_t>(), std::int64_t{12'300});  // BHD has three decimals
    QCOMPARE(text(line.at("currency")), std::string("BHD"));
  }

 private:
  void isHandshake(const json::object& sample, const HttpAnswer& answer, const std::string& body) {
    const std::string pointer = text(sample.at("control").at("respond").at("body_from"));
    QCOMPARE(answer.body, text(json::parse(body).at_pointer(pointer)));
    QVERIFY(answer.header("Content-Type").starts_with("text/plain"));
    QCOMPARE(daemon({"trace", answer.body}, m_scratch.data()).end.status, 1);
  }

  json::value completedStory(const std::string& id) {
    for (int round = 0; round < 100; ++round) {
      const auto trace = daemon({"trace", id, "--json"}, m_scratch.data());
      if (trace.succeeded()) {
        json::value found = json::parse(trace.out);
        if (const auto* several = found.as_object().if_contains("matches")) found = json::value(several->at(0));
        if (text(found.at("delivery").at("state")) == "completed") return found;
      }
      std::this_thread::sleep_for(50ms);
    }
    return nullptr;
  }

  static void hasIdentity(const json::value& story, const json::object& event, const json::object& sample) {
    QCOMPARE(text(story.at("event").at("source")), text(sample.at("provider")));
    QCOMPARE(text(story.at("event").at("type")), text(event.at("type").at("value")));
    QCOMPARE(text(story.at("arrivals").as_array().at(0).at("body_sha256")), text(sample.at("sha256")));
    if (event.at("occurred_at").is_null()) return;
    const std::string wanted = text(event.at("occurred_at").at("utc"));
    const std::string got = text(story.at("event").at("occurred_at"));
    QVERIFY2(got.substr(0, 19) == wanted.substr(0, 19), (got + " for " + wanted).c_str());
    const std::string millis = wanted.substr(19, 4);
    if (millis != ".000") QVERIFY2(got.substr(19, 4) == millis, (got + " for " + wanted).c_str());
  }

  static void hasEffect(const json::value& story, const json::object& wanted) {
    const std::string kind = text(wanted.at("kind"));
    const auto& ledger = story.at("ledger").as_array();
    const auto& inbox = story.at("inbox").as_array();
    const auto& effects = story.at("effects").as_array();
    if (kind == "none") {
      QVERIFY(ledger.empty() && inbox.empty() && effects.empty());
      return;
    }
    QCOMPARE(effects.size(), std::size_t{1});
    if (kind == "charge" || kind == "refund") {
      QCOMPARE(ledger.size(), std::size_t{1});
      const auto& amount = wanted.at("amount").as_object();
      const std::int64_t minor = amount.at("minor").to_number<std::int64_t>();
      const bool debit = text(wanted.at("direction")) == "debit";
      QCOMPARE(ledger[0].at("amount_minor").to_number<std::int64_t>(), debit ? -minor : minor);
      QCOMPARE(text(ledger[0].at("currency")), text(amount.at("currency")));
      QCOMPARE(text(ledger[0].at("account")), text(wanted.at("account").at("value")));
    } else if (kind == "inbox") {
      QCOMPARE(inbox.size(), std::size_t{1});
      QCOMPARE(text(inbox[0].at("text")), text(wanted.at("text").at("value")));
    } else {
      QCOMPARE(text(effects[0].at("kind")), std::string("status"));
      const std::string state = text(effects[0].at("state"));
      QVERIFY2(state == "applied" || state == "superseded", state.c_str());
    }
  }

  ScratchDir m_scratch;
  std::unique_ptr<EngineProcess> m_engine;
};

QTEST_GUILESS_MAIN(PayloadsTest)
#include "payloads_test.moc"
