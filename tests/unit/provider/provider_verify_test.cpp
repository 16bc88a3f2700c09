// What the vectors do not show: signing and verifying agree for every built-in provider, keys that are none, limits,
// windows with two edges, handshakes.
#include "core/base/encoding.h"
#include "core/crypto/hmac.h"
#include "core/provider/provider.h"
#include "core/provider/time_forms.h"

#include <QtTest>

#include <boost/json.hpp>

#include <limits>
#include <set>

using namespace ack;
using namespace ack::provider;
using std::chrono::seconds;

namespace {

constexpr std::int64_t kNow = 1'700'000'000;
UtcTime at(std::int64_t second) { return fromMicros(second * 1'000'000); }

std::vector<HeaderView> viewsOf(const std::vector<domain::Header>& headers) {
  std::vector<HeaderView> views;
  for (const auto& header : headers) views.push_back({header.name, header.value});
  return views;
}

/// A secret in the form that the provider takes.
KeyMaterial keysFor(const Provider& provider, char letter) {
  const std::string bytes = std::string(23, letter) + 'z';  // one letter only would be a placeholder
  for (const std::string& secret : {"whsec_" + base::toBase64(bytes), base::toHex(bytes), "user:" + bytes})
    if (provider.checkSecret(secret)) return {{secret}, {}};
  return {};
}

bool isFormOnly(const std::string& key) { return key == "twilio" || key == "plivo" || key == "mandrill"; }

/// A Stripe-like request signed for `time`.
struct Signed {
  std::string header;
  explicit Signed(std::int64_t time, std::string_view secret = "whsec_x", std::string_view body = "{}")
      : header("t=" + std::to_string(time) + ",v1=" +
               base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, secret,
                                        std::to_string(time) + "." + std::string(body)))) {}
};

}  // namespace

class ProviderVerifyTest : public QObject {
  Q_OBJECT
  std::shared_ptr<const ProviderRegistry> m_registry = *ProviderRegistry::create();

  Verification stripe(const std::string& header, const KeyMaterial& keys, const Window& window,
                      UtcTime now = at(kNow)) const {
    const std::vector<HeaderView> headers{{"Stripe-Signature", header}};
    return m_registry->find("stripe")->verify({"POST", "https://x.example/", headers, "{}"}, keys, window, now);
  }

 private slots:
  void sign_eachBuiltIn_verifies() {
    for (const ProviderPtr& provider : m_registry->all()) {
      // Signing with key pairs is proven where they are known.
      const std::set<std::string> pairs{"aws_sns", "discord", "paypal", "sendgrid", "telnyx"};
      if (pairs.contains(provider->key())) continue;
      const KeyMaterial keys = keysFor(*provider, 's');
      const bool form = isFormOnly(provider->key());
      const std::string body = form ? "MessageSid=SM1&MessageStatus=sent" : R"({"id":"e","event_id":"e"})";
      const std::vector<domain::Header> headers{
          {"Content-Type", form ? "application/x-www-form-urlencoded" : "application/json"}};
      const auto views = viewsOf(headers);
      const RequestView request{"POST", "https://x.example:8443/hooks/a?b=1", views, body};
      const auto added = provider->sign(request, keys, "evt-1", at(kNow));
      if (!added && added.error().code == ErrorCode::unsupported) continue;  // the signature is part of the body
      QVERIFY2(added.ok(), (provider->key() + (added ? "" : ": " + added.error().message)).c_str());
      std::vector<domain::Header> all = headers;
      all.insert(all.end(), added->begin(), added->end());
      const auto signedViews = viewsOf(all);
      const RequestView sent{request.method, request.url, signedViews, body};
      const auto prepared = provider->prepare(keys);
      const auto verification = prepared->verify(sent, {seconds(5), seconds(5)}, at(kNow + 5));
      QCOMPARE(std::pair(provider->key(), std::string(verification.reason)),
               std::pair(provider->key(), std::string("ok")));
      QCOMPARE(verification.verdict, Verdict::valid);
      const auto other = provider->verify(sent, keysFor(*provider, 'o'), {}, at(kNow));
      QCOMPARE(other.verdict, Verdict::invalid);
    }
  }

  void sign_ed25519_verifies() {
    // RFC 8032 section 7.1, test 1.
    const std::string seed = *base::fromHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
    const std::string key = *base::fromHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    const std::pair<const char*, KeyMaterial> cases[] = {
        {"telnyx", {{base::toBase64(seed)}, {base::toBase64(key)}}},
        {"discord", {{base::toHex(seed)}, {base::toHex(key)}}},
        {"standard_webhooks", {{"whsk_" + base::toBase64(seed)}, {"whpk_" + base::toBase64(key)}}}};
    for (const auto& [name, keys] : cases) {
      const auto provider = m_registry->find(name);
      const auto added = provider->sign({"POST", "/", {}, "{}"}, keys, "evt-1", at(kNow));
      QVERIFY2(added.ok(), name);
      const auto views = viewsOf(*added);
      // Only the public key: the receiver has no secret of such a source.
      const KeyMaterial publicOnly{{}, keys.publicKeys};
      QCOMPARE(provider->verify({"POST", "/", views, "{}"}, publicOnly, {}, at(kNow)).verdict, Verdict::valid);
      QCOMPARE(provider->verify({"POST", "/", views, "{ }"}, publicOnly, {}, at(kNow)).verdict, Verdict::invalid);
    }
  }

  void verify_noWorkingSecret_isOurFault() {
    const Signed good(kNow, "");  // made over the empty key, as an attacker would
    const std::vector<std::vector<std::string>> sets{{}, {""}, {" "}, {"changeme"}, {"", "\t"}};
    for (const auto& secrets : sets) {
      const auto verification = stripe(good.header, {secrets, {}}, {});
      QCOMPARE(verification.verdict, Verdict::invalid);
      QVERIFY(verification.noWorkingSecret);
    }
    const auto mixed = stripe(Signed(kNow, "real").header, {{"", "real"}, {}}, {});
    QCOMPARE(mixed.verdict, Verdict::valid);
    QVERIFY(!stripe(good.header, {{"", "real"}, {}}, {}).noWorkingSecret);
  }

  void verify_unsigned_saysSo() {
    const auto provider = m_registry->find("stripe");
    QVERIFY(provider->verify({"POST", "/", {}, "{}"}, {{"k"}, {}}, {}, at(kNow)).noSignature);
    QVERIFY(!stripe("t=1,v1=00", {{"k"}, {}}, {}).noSignature);
  }

  void verify_windowEdges_areInclusiveAndApart() {
    const KeyMaterial keys{{"whsec_x"}, {}};
    const Window window{seconds(300), seconds(60)};
    const std::tuple<int, Verdict, const char*> cases[] = {
        {-301, Verdict::stale, "too_old"}, {-300, Verdict::valid, "ok"},    {0, Verdict::valid, "ok"},
        {60, Verdict::valid, "ok"},        {61, Verdict::stale, "too_new"}, {300, Verdict::stale, "too_new"}};
    for (const auto& [offset, verdict, reason] : cases) {
      const auto verification = stripe(Signed(kNow + offset).header, keys, window);
      QCOMPARE(verification.verdict, verdict);
      QCOMPARE(std::string(verification.reason), std::string(reason));
      QCOMPARE(*verification.signedAt, at(kNow + offset));
    }
    QCOMPARE(stripe(Signed(1).header, keys, {std::nullopt, seconds(0)}).verdict, Verdict::valid);
    QCOMPARE(stripe(Signed(kNow + 99'999'999).header, keys, {seconds(0), std::nullopt}).verdict, Verdict::valid);
    QCOMPARE(stripe(Signed(kNow - 1).header, keys, {seconds(0), seconds(0)}).verdict, Verdict::stale);
    QCOMPARE(stripe(Signed(1).header, keys, {seconds::max(), seconds::max()}).verdict, Verdict::valid);
  }

  void verify_timeBeyondAnyClock_isTooNewNeverWrapped() {
    const KeyMaterial keys{{"whsec_x"}, {}};
    for (const std::int64_t time : {std::int64_t{9'223'372'036'854}, std::int64_t{9'223'372'036'855},
                                    std::int64_t{18'446'744'073'709}, std::numeric_limits<std::int64_t>::max()}) {
      const auto verification = stripe(Signed(time).header, keys, {seconds(300), seconds(300)});
      QCOMPARE(std::string(verification.reason), std::string("too_new"));
      QVERIFY(!verification.signedAt);
    }
    // Stale only where it is authentic.
    QCOMPARE(stripe(Signed(1, "other").header, keys, {seconds(300), seconds(300)}).verdict, Verdict::invalid);
  }

  void verify_manySignatures_onlyTwentyAreTried() {
    const KeyMaterial keys{{"whsec_x"}, {}};
    const std::string good = Signed(kNow).header.substr(Signed(kNow).header.find(",v1="));
    std::string header = "t=" + std::to_string(kNow);
    for (int i = 0; i < 19; ++i) header += ",v1=" + std::string(64, 'a');
    QCOMPARE(stripe(header + good, keys, {}).verdict, Verdict::valid);
    QCOMPARE(stripe(header + ",v1=" + std::string(64, 'b') + good, keys, {}).verdict, Verdict::invalid);
  }

  void verify_otherSeparators_areRead() {
    const auto make = [&](const char* recipe) {
      return *m_registry->fromRecipe("generic", boost::json::parse(recipe).get_object());
    };
    const std::string mac = base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, "k", "b"));
    const auto judge = [&](const ProviderPtr& provider, const std::string& header) {
      const std::vector<HeaderView> headers{{"S", header}};
      return std::string(provider->verify({"POST", "/", headers, "b"}, {{"k"}, {}}, {}, at(kNow)).reason);
    };
    const auto pairs =
        make(R"({"algo":"sha256","header":"S","format":"kv","sep":", ","skey":"v1","signed":["body"]})");
    QCOMPARE(judge(pairs, "a=b, v1=" + mac), std::string("ok"));
    QCOMPARE(judge(pairs, "v1=" + mac + ", x"), std::string("malformed_header"));
    const auto list =
        make(R"({"algo":"sha256","header":"S","format":"list","sep":",","ver":"v1","vsep":"=","signed":["body"]})");
    QCOMPARE(judge(list, "v2=00,v1=" + mac), std::string("ok"));
    QCOMPARE(judge(list, "v1 " + mac), std::string("no_supported_signature"));
  }

  void verify_isoAndMillisTimes_areJudged() {
    const auto provider = *m_registry->fromRecipe(
        "generic", boost::json::parse(R"({"algo":"sha256","header":"S","ts_header":"T","ts_unit":"iso",
                    "signed":["method","=\n","url","=\n","ts","=\n","body"]})")
                       .get_object());
    const KeyMaterial keys{{"k"}, {}};
    const auto signedHeaders = *provider->sign({"POST", "https://x/?a=1", {}, "b"}, keys, "", at(kNow));
    const auto views = viewsOf(signedHeaders);
    const auto judge = [&](std::string_view method, std::string_view url, std::int64_t now) {
      return std::string(
          provider->verify({method, url, views, "b"}, keys, provider->defaultWindow(), at(now)).reason);
    };
    QCOMPARE(judge("POST", "https://x/?a=1", kNow + 300), std::string("ok"));
    QCOMPARE(judge("POST", "https://x/?a=1", kNow + 301), std::string("too_old"));
    QCOMPARE(judge("PUT", "https://x/?a=1", kNow), std::string("mismatch"));
    QCOMPARE(judge("POST", "https://x/?a=2", kNow), std::string("mismatch"));
    QCOMPARE(*readSignedTime("1700000000123", TimeUnit::millis), fromMicros(1'700'000'000'123'000));
    QVERIFY(!readSignedTime("2023-11-14T22:13:20", TimeUnit::iso));
  }

  void twilio_urlForms_areTried() {
    const auto provider = m_registry->find("twilio");
    const KeyMaterial keys{{"token"}, {}};
    const std::vector<HeaderView> none{{"Content-Type", "application/x-www-form-urlencoded"}};
    const auto signedFor = [&](std::string_view url) {
      return (*provider->sign({"POST", url, none, "A=1"}, keys, "", at(kNow)))[0].value;
    };
    const auto accepts = [&](std::string_view configured, std::string_view signedUrl) {
      const std::string signature = signedFor(signedUrl);
      const std::vector<HeaderView> headers{none[0], {"X-Twilio-Signature", signature}};
      return provider->verify({"POST", configured, headers, "A=1"}, keys, {}, at(kNow)).verdict == Verdict::valid;
    };
    QVERIFY(accepts("https://u:p@x.example/a", "https://u:p@x.example:443/a"));
    QVERIFY(accepts("https://[::1]:8443/a", "https://[::1]/a"));
    QVERIFY(accepts("https://[::1]/a", "https://[::1]:443/a"));
    QVERIFY(accepts("https://x.example/a?b=1#rc=2", "https://x.example/a?b=1"));
    QVERIFY(accepts("https://x.example?b=1", "https://x.example:443?b=1"));
    QVERIFY(accepts("https://x.example/a?b=c+d&e=%7e", "https://x.example/a?b=c%20d&e=~"));  // legacy query
    QVERIFY(!accepts("https://x.example/a?b=c%20d", "https://x.example/a?b=c+d"));
    QVERIFY(!accepts("https://x.example/a", "http://x.example/a"));
    QVERIFY(!accepts("https://x.example/a", "https://x.example:80/a"));
    QVERIFY(!accepts("https://x.example/a", "https://y.example/a"));
  }

  void handshakes_answerAsDocumented() {
    const auto ask = [&](const char* key, std::string_view body) {
      const auto payload = domain::PayloadDocument::read("application/json", body, {});
      return m_registry->find(key)->handshake({"POST", "/", {}, body}, *payload, {{"token"}, {}});
    };
    const auto slack = ask("slack", R"({"type":"url_verification","challenge":"3eZb"})");
    QCOMPARE(*slack->body, std::string("3eZb"));
    QVERIFY(slack->contentType.starts_with("text/plain"));
    QVERIFY(!ask("slack", R"({"type":"event_callback","event_id":"E"})"));
    QVERIFY(!ask("slack", R"({"type":"url_verification"})"));
    const auto zoom = ask("zoom", R"({"event":"endpoint.url_validation","payload":{"plainToken":"qgg8"}})");
    const auto answer = boost::json::parse(*zoom->body);
    QCOMPARE(std::string(std::string_view(answer.at("encryptedToken").get_string())),
             base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, "token", "qgg8")));
    QCOMPARE(ask("discord", R"({"type":0})")->status, 204);
    QVERIFY(ask("line", R"({"events":[]})"));
    QVERIFY(!ask("line", R"({"events":[{}]})"));
  }

  void verify_oneKibibyte_benchmark() {
    const auto provider = m_registry->find("github");
    const KeyMaterial keys{{"secret"}, {}};
    const std::string body(1024, 'x');
    const auto headers = *provider->sign({"POST", "/", {}, body}, keys, "id", at(kNow));
    const auto views = viewsOf(headers);
    const auto prepared = provider->prepare(keys);
    QBENCHMARK { QVERIFY(prepared->verify({"POST", "/", views, body}, {}, at(kNow)).verdict == Verdict::valid); }
  }
};
QTEST_GUILESS_MAIN(ProviderVerifyTest)
#include "provider_verify_test.moc"
