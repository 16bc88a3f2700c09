// Real payloads end to end: each sample of the manifest, by POST or by GET, goes through the listener to the charge,
// inbox row or status that the manifest names. Providers whose signature is a matter of the request alone sign as
// they do; the others (certificates, signatures inside the body) are sources by recipe here, and
// contract/vectors_test has their schemes.
#include "core/base/clock.h"
#include "core/base/encoding.h"
#include "core/provider/provider.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <boost/json.hpp>

#include "tests/kit/qt_text.h"

#include <algorithm>
#include <cctype>
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

/// Whether the built-in profile is used, and not a recipe made from the manifest.
bool isBuiltIn(const json::object& sample) {
  static const std::set<std::string> kProviders{"github", "stripe", "slack",    "shopify", "twilio", "paddle",
                                                "telnyx", "square", "coinbase", "discord", "zoom"};
  return kProviders.contains(text(sample.at("provider")));
}

bool isGet(const json::object& sample) { return text(sample.at("method")) == "GET"; }

/// No handshake that only a profile knows how to answer.
bool isSent(const json::object& sample) { return isBuiltIn(sample) || !sample.at("events").as_array().empty(); }

/// Recipes differ by sample: one provider sends forms, JSON and headers.
std::string sourceOf(const json::object& sample) {
  std::string name = isBuiltIn(sample) ? text(sample.at("provider")) : text(sample.at("id"));
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
  return name;
}

/// "/events/0/id" is "/events" of a list whose elements have "/id"; "" where no list stands on the way to the ID.
std::string listOf(const json::object& sample) {
  if (sample.at("events").as_array().empty()) return {};
  const std::string first = text(sample.at("events").at(0).at("event_id").at("location").at(0));
  const std::size_t at = first.find("/0/");
  return at == std::string::npos ? std::string("-") : first.substr(0, at);
}

bool isBatch(const json::object& sample) { return !sample.at("events").as_array().empty() && listOf(sample) != "-"; }

std::string within(const json::object& sample, std::string location, std::size_t index, const std::string& star) {
  if (!isBatch(sample)) return location;
  const std::string prefix = listOf(sample) + "/" + std::to_string(index) + "/";
  return location.starts_with(prefix) ? star + "/" + location.substr(prefix.size()) : location;
}

/// A manifest's location as the apply file writes it; form fields are addressed as a flat object.
std::string expression(const json::value& location) {
  const std::string raw = text(location);
  if (raw.starts_with("form:")) return "/" + raw.substr(5);
  if (raw.starts_with("query:")) return "/" + raw.substr(6);
  if (raw.starts_with("const:")) return raw.substr(6);
  return raw;
}

/// Values inside a JSON text inside a value can't be addressed by rules (AWS SNS's Message).
bool isReadable(const json::object& effect) { return json::serialize(effect).find("embedded:") == std::string::npos; }

/// The rule that a user would write for that sample. Pointers go from the element of a batch.
json::object ruleOf(const json::object& sample, const json::object& event, std::size_t index) {
  const auto& wanted = event.at("effect").as_object();
  const std::string kind = isReadable(wanted) ? text(wanted.at("kind")) : "none";
  const auto expression = [&](const json::value& location) {
    return within(sample, ::expression(location), index, "");
  };
  const auto locationOf = [&](const json::object& effect, std::initializer_list<const char*> names) {
    for (const char* name : names)
      if (const auto* one = effect.if_contains(name); one != nullptr && one->is_object())
        return expression(one->at("location"));
    return std::string("-");
  };
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
    effect = {
        {"kind", "status"}, {"subject", locationOf(wanted, {"subject"})}, {"status", locationOf(wanted, {"status"})}};
    if (text(sample.at("provider")) == "twilio") effect["rank"] = json::array{"sent", "delivered", "undelivered"};
  }
  json::array effects;
  if (!effect.empty()) effects.push_back(effect);
  json::object when{{"type", event.at("type").at("value")}};
  // GoCardless tells what an event is about beside its type, and each kind has a link of its own.
  if (const auto* about = wanted.if_contains("account");
      kind == "status" && isBatch(sample) && about != nullptr && about->is_object())
    if (const std::string pointer = expression(about->at("location")); pointer.starts_with('/'))
      when["all"] = json::array{json::object{{"pointer", pointer}, {"equals", text(about->at("value"))}}};
  return {{"when", when}, {"effects", effects}};
}

/// A recipe that finds what the manifest says, signed by a plain HMAC over the body.
json::object recipeOf(const json::object& sample) {
  static const std::map<std::string, std::string> kFormats{
      {"iso8601", "iso"}, {"unix_s", "s"}, {"slack_ts", "s"}, {"sql_utc", "sql_utc"}, {"rfc2822", "rfc2822"}};
  json::object recipe{{"algo", "sha256"}, {"header", "X-Sig"}, {"enc", "hex"}, {"signed", json::array{"body"}}};
  if (isGet(sample)) recipe["signed"] = json::array{"url"}, recipe["methods"] = json::array{"POST", "GET"};
  if (sample.at("events").as_array().empty()) return recipe;
  const auto& event = sample.at("events").at(0).as_object();
  const auto place = [&](const json::value& location) {
    return within(sample, text(location), 0, listOf(sample) + "/*");
  };
  json::array id;
  for (const auto& location : event.at("event_id").at("location").as_array()) id.emplace_back(place(location));
  recipe["event_id"] = id;
  recipe["type"] = place(event.at("type").at("location"));
  if (const auto* time = event.at("occurred_at").if_object(); time != nullptr)
    recipe["occurred_at"] =
        json::object{{"at", place(time->at("location"))}, {"format", kFormats.at(text(time->at("format")))}};
  return recipe;
}

// The seed of RFC 8032, 7.1, test 1, and its public key.
constexpr const char* kSeedHex = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
constexpr const char* kPublicHex = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

bool isEd25519(const std::string& provider) { return provider == "telnyx" || provider == "discord"; }

std::string keyText(const std::string& provider, const char* hex) {
  return provider == "telnyx" ? ack::base::toBase64(*ack::base::fromHex(hex)) : std::string(hex);
}

std::string publicUrlOf(const json::object& sample) { return "https://hooks.example.com/hooks/" + sourceOf(sample); }

json::object sourceObject(const json::object& sample) {
  const std::string provider = text(sample.at("provider"));
  json::object source{{"name", sourceOf(sample)},
                      {"provider", isBuiltIn(sample) ? provider : std::string("generic")},
                      {"secrets", json::array{secretOf(provider)}},
                      {"rules", json::array{}}};
  if (!isBuiltIn(sample)) source["recipe"] = recipeOf(sample);
  if (isBuiltIn(sample) && isEd25519(provider)) {
    source.erase("secrets");
    source["public_keys"] = json::array{keyText(provider, kPublicHex)};
  }
  if (provider == "twilio") source["public_url"] = kPublicUrl;
  if (isGet(sample)) source["public_url"] = publicUrlOf(sample);
  if (isGet(sample))
    source["allow_unproven_charges"] = true;  // the same source takes POST, whose body the URL doesn't cover
  if (provider == "square") source["public_url"] = "https://hooks.example.com/hooks/square";
  return source;
}

std::string configuration() {
  std::map<std::string, json::object> sources;
  std::set<std::string> types;
  for (const auto& entry : samples()) {
    const auto& sample = entry.as_object();
    if (!isSent(sample)) continue;
    const std::string name = sourceOf(sample);
    auto& source = sources.try_emplace(name, sourceObject(sample)).first->second;
    const auto& events = sample.at("events").as_array();
    for (std::size_t i = 0; i < events.size(); ++i) {
      const auto rule = ruleOf(sample, events[i].as_object(), i);
      const bool known = !types.insert(name + text(events[i].at("type").at("value"))).second;
      if (rule.at("effects").as_array().empty() || (known && isBuiltIn(sample))) continue;
      const bool several = !isBuiltIn(sample) && isBatch(sample);
      auto& rules = source["rules"].as_array();
      if (several && !rule.at("when").as_object().contains("all") && !rules.empty()) continue;  // of one shape
      rules.push_back(rule);
      if (several) rules.back().at("when").as_object()["type"] = "*";
    }
  }
  const std::string standard = R"({"name": "standard_webhooks", "provider": "standard_webhooks", "rules": [
    {"when": {"type": "invoice.paid"}, "effects": [{"kind": "charge", "account": "/data/account",
     "amount": "/data/amount", "currency": "/data/currency", "direction": "credit"}]}]})";
  json::array list{json::parse(standard)};
  list[0].as_object()["secrets"] = json::array{kStandardSecret};
  for (auto& [name, source] : sources) list.push_back(source);
  return json::serialize(json::object{{"version", 1}, {"sources", list}});
}

/// As our own provider signs: for schemes that the kit has no signer of its own for.
Headers signedByProfile(const json::object& sample, const std::string& body) {
  static const auto kRegistry = *ack::provider::ProviderRegistry::create();
  const std::string provider = text(sample.at("provider"));
  const auto signer =
      isBuiltIn(sample) ? kRegistry->find(provider) : *kRegistry->fromRecipe("generic", recipeOf(sample));
  const std::string secret =
      isBuiltIn(sample) && isEd25519(provider) ? keyText(provider, kSeedHex) : secretOf(provider);
  const std::string url = isGet(sample) ? publicUrlOf(sample) + "?" + text(sample.at("query"))
                                        : "https://hooks.example.com/hooks/" + provider;
  const auto made =
      signer->sign({text(sample.at("method")), url, {}, body}, {{secret}, {}}, "", ack::base::SystemClock().now());
  Headers headers;
  if (!made) qFatal("%s", made.error().message.c_str());
  for (const auto& header : *made) headers.emplace_back(header.name, header.value);
  return headers;
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
  if (signature.empty()) signature = signedByProfile(sample, body);
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
    QVERIFY(m_engine);
    const auto end = m_engine->stop();
    QVERIFY(end && end->status == 0);
    const auto check = daemon({"check"}, m_scratch.data());
    QVERIFY2(check.succeeded(), check.err.c_str());
  }

  void sample_sentAsItsProvider_hasItsEffect_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < samples().size(); ++i)
      if (isSent(samples()[i].as_object())) QTest::newRow(text(samples()[i].at("id")).c_str()) << static_cast<int>(i);
  }
  void sample_sentAsItsProvider_hasItsEffect() {
    QFETCH(int, index);
    const auto& sample = samples()[static_cast<std::size_t>(index)].as_object();
    const std::string body = readFile(corpus(text(sample.at("file"))));
    QCOMPARE(static_cast<std::int64_t>(body.size()), sample.at("bytes").to_number<std::int64_t>());
    const auto answer = send(sample, headersOf(sample, body), body);
    QVERIFY(answer);
    QVERIFY2(answer->status / 100 == 2, (std::to_string(answer->status) + answer->body).c_str());
    const auto& events = sample.at("events").as_array();
    if (events.empty()) return isHandshake(sample, *answer, body);
    QCOMPARE(answer->header("Acknowledger-Result"), std::string("accepted"));
    for (std::size_t i = 0; i < events.size(); ++i) {
      const std::string id = isBatch(sample) ? text(json::parse(answer->body).at("events").at(i).at("event_id"))
                                             : percentDecoded(answer->header("Acknowledger-Event"));
      for (const auto& part : events[i].at("event_id").at("value").as_array())
        QVERIFY2(id.find(text(part)) != std::string::npos, (id + " lacks " + text(part)).c_str());
      const json::value story = settledStory(id, sourceOf(sample));
      QVERIFY2(story.is_object(), "not settled within 5 s");
      hasIdentity(story, events[i].as_object(), sample);
      hasEffect(story, events[i].at("effect").as_object());
      if (QTest::currentTestFailed()) return;
    }
    ++m_sent;
  }

  void samples_all_wereSent() {
    std::printf("payloads: %d samples with events sent as their provider sends them, each to its effect\n", m_sent);
  }

  void standardWebhooks_ownBody_isCharged() {
    const std::string body =
        R"({"type":"invoice.paid","timestamp":"2026-01-02T03:04:05.678Z","data":{"account":"acc_9","amount":"12.30","currency":"BHD"}})";
    const auto answer = post(m_engine->port(), "/hooks/standard_webhooks",
                             signStandard(kStandardSecret, body, "msg_standard_webhooks_1"), body);
    QVERIFY(answer);
    QCOMPARE(answer->status, 200);
    const json::value story = settledStory("msg_standard_webhooks_1", "standard_webhooks");
    QVERIFY(story.is_object());
    QCOMPARE(text(story.at("event").at("type")), std::string("invoice.paid"));
    QVERIFY(text(story.at("event").at("occurred_at")).starts_with("2026-01-02T03:04:05.678"));
    const auto& line = story.at("ledger").as_array().at(0);
    QCOMPARE(line.at("amount_minor").to_number<std::int64_t>(), std::int64_t{12'300});  // BHD has three decimals
    QCOMPARE(text(line.at("currency")), std::string("BHD"));
  }

 private:
  std::optional<HttpAnswer> send(const json::object& sample, const Headers& headers, const std::string& body) {
    const std::string target = "/hooks/" + sourceOf(sample);
    if (!isGet(sample)) return post(m_engine->port(), target, headers, body);
    std::string request =
        "GET " + target + "?" + text(sample.at("query")) + " HTTP/1.1\r\nHost: hooks.example.com\r\n";
    for (const auto& [name, value] : headers) request.append(name).append(": ").append(value).append("\r\n");
    return RawHttpClient(m_engine->port()).exchange(request + "\r\n");
  }

  void isHandshake(const json::object& sample, const HttpAnswer& answer, const std::string& body) {
    if (text(sample.at("provider")) == "zoom") {
      const auto made = json::parse(answer.body);
      QCOMPARE(text(made.at("plainToken")), text(json::parse(body).at("payload").at("plainToken")));
      return;
    }
    if (text(sample.at("provider")) == "discord") {
      QCOMPARE(answer.status, 204);
      return;
    }
    const std::string pointer = text(sample.at("control").at("respond").at("body_from"));
    QCOMPARE(answer.body, text(json::parse(body).at_pointer(pointer)));
    QVERIFY(answer.header("Content-Type").starts_with("text/plain"));
    QCOMPARE(daemon({"trace", answer.body}, m_scratch.data()).end.status, 1);
  }

  /// Its story once it is completed, or dead.
  json::value settledStory(const std::string& id, const std::string& source) {
    for (int round = 0; round < 100; ++round) {
      const auto trace = daemon({"trace", id, "--json"}, m_scratch.data());
      if (trace.succeeded()) {
        const json::value found = json::parse(trace.out);
        json::array stories{found};
        if (const auto* several = found.as_object().if_contains("matches")) stories = several->as_array();
        for (const auto& story : stories) {
          if (text(story.at("event").at("source")) != source) continue;
          const std::string state = text(story.at("delivery").at("state"));
          if (state == "completed" || state == "dead") return story;
        }
      }
      std::this_thread::sleep_for(50ms);
    }
    return nullptr;
  }

  static void hasIdentity(const json::value& story, const json::object& event, const json::object& sample) {
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
    const std::string kind = isReadable(wanted) ? text(wanted.at("kind")) : "none";
    const auto& ledger = story.at("ledger").as_array();
    const auto& inbox = story.at("inbox").as_array();
    const auto& effects = story.at("effects").as_array();
    if (kind == "none") {
      QVERIFY(ledger.empty() && inbox.empty() && effects.empty());
      return;
    }
    // A sum below the minor unit is never rounded: a dead letter (mapping) that says so.
    const auto* amount = wanted.if_contains("amount");
    if (amount != nullptr && amount->is_object() && amount->at("minor").is_null()) {
      QCOMPARE(text(story.at("delivery").at("state")), std::string("dead"));
      QCOMPARE(text(story.at("delivery").at("cause")), std::string("mapping"));
      QVERIFY(ledger.empty());
      return;
    }
    QCOMPARE(text(story.at("delivery").at("state")), std::string("completed"));
    QCOMPARE(effects.size(), std::size_t{1});
    if (kind == "charge" || kind == "refund") {
      QCOMPARE(ledger.size(), std::size_t{1});
      const auto& sum = wanted.at("amount").as_object();
      const std::int64_t minor = sum.at("minor").to_number<std::int64_t>();
      const bool debit = text(wanted.at("direction")) == "debit";
      QCOMPARE(ledger[0].at("amount_minor").to_number<std::int64_t>(), debit ? -minor : minor);
      QCOMPARE(text(ledger[0].at("currency")), text(sum.at("currency")));
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
  int m_sent{0};
};

QTEST_GUILESS_MAIN(PayloadsTest)
#include "payloads_test.moc"
