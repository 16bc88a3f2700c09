#include "core/base/encoding.h"
#include "core/provider/embedded_profiles.h"
#include "core/provider/recipe.h"
#include "core/provider/secret_keys.h"
#include "tests/kit/weak_ed25519_keys.h"

#include <QtTest>

#include <boost/json.hpp>

using namespace ack;
using namespace ack::provider;
namespace json = boost::json;

namespace {

std::string errorOf(std::string_view recipe) {
  const auto read = readRecipe(json::parse(recipe).get_object());
  return read ? std::string() : std::string(toText(read.error().code)) + ": " + read.error().message;
}

std::string withBody(std::string_view more = {}) {
  return R"({"algo":"sha256","header":"X-Sig","signed":["body"])" + std::string(more) + "}";
}

const json::object kWholeRecipe{
    {"algo", "sha256"}, {"header", "X-S"}, {"enc", "hex"}, {"signed", json::array{"body"}}};

/// The recipes that requests of a profile may be signed by.
std::vector<Recipe> recipesOf(const json::object& profile) {
  const json::object& recipe = profile.at("recipe").get_object();
  std::vector<Recipe> recipes;
  if (const json::value* several = recipe.if_contains("of"))
    for (const json::value& one : several->get_array()) recipes.push_back(*readRecipe(one.get_object()));
  else
    recipes.push_back(*readRecipe(recipe));
  return recipes;
}

}  // namespace

class RecipeTest : public QObject {
  Q_OBJECT
 private slots:
  void readRecipe_good_isRead() {
    const auto recipe = readRecipe(json::parse(R"({"algo":"sha512","key":"base64","header":"X-Sig","enc":"base64",
        "format":"kv","sep":";","tkey":"t","skey":"s","ts_unit":"ms","signed":["method","=|","url","=|","ts","=|","body"],
        "event_id":["/a","header:X-Id"],"type":"/type","occurred_at":{"at":"/time","format":"ms"},
        "window":{"past_s":60}})")
                                       .get_object());
    QVERIFY2(recipe.ok(), recipe ? "" : recipe.error().message.c_str());
    QCOMPARE(recipe->hash, crypto::HashAlgorithm::sha512);
    QCOMPARE(recipe->parts.size(), std::size_t{7});
    QCOMPARE(recipe->window.past->count(), 60);
    QVERIFY(!recipe->window.future);
    QCOMPARE(recipe->identity.eventId.front().size(), std::size_t{2});
    QCOMPARE(recipe->coverage(), Coverage::bodyOnly);  // the ID header is not signed
  }

  void readRecipe_bad_namesPathAndWhatIsAllowed_data() {
    QTest::addColumn<QByteArray>("recipe");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const std::string& recipe, const char* message) {
      QTest::newRow(name) << QByteArray::fromStdString(recipe) << QByteArray(message);
    };
    row("unknown part", R"({"algo":"sha256","header":"X","signed":["body","=.","foo"]})",
        "invalid: recipe.signed[2]: \"foo\" is not a part; allowed: body, body_sha256, body_sha256_hex, ts, "
        "id, url, method, header:NAME, \"=literal\"");
    row("part no text", R"({"algo":"sha256","header":"X","signed":[1]})",
        "invalid: recipe.signed[0]: 1 is not a part");
    row("no parts", R"({"algo":"sha256","header":"X","signed":[]})", "invalid: recipe.signed: must be a list of 1");
    row("unknown field", withBody(R"(,"heder":"X")"), "invalid: recipe.heder: unknown field; allowed: scheme, algo");
    row("unknown scheme", R"({"scheme":"magic"})",
        "unsupported: recipe.scheme: \"magic\" is not supported; allowed: hmac, ed25519");
    row("no algo", R"({"header":"X","signed":["body"]})",
        "invalid: recipe.algo: is needed; allowed: md5, sha1, sha256");
    row("md4", R"({"algo":"md4","header":"X","signed":["body"]})", "invalid: recipe.algo: \"md4\" is not allowed");
    row("algo number", R"({"algo":256,"header":"X","signed":["body"]})", "invalid: recipe.algo: ");
    row("no header", R"({"algo":"sha256","signed":["body"]})", "invalid: recipe.header: is needed");
    row("header name", R"({"algo":"sha256","header":"X Sig","signed":["body"]})", "is not a header name");
    row("enc", withBody(R"(,"enc":"base32")"),
        "invalid: recipe.enc: \"base32\" is not allowed; allowed: hex, base64");
    row("key", withBody(R"(,"key":"raw")"), "recipe.key: \"raw\" is not allowed; allowed: utf8, hex, base64, whsec");
    row("format", withBody(R"(,"format":"csv")"), "recipe.format: \"csv\" is not allowed; allowed: plain, kv, list");
    row("kv without skey", withBody(R"(,"format":"kv")"), "recipe.skey: is needed");
    row("skey in plain", withBody(R"(,"skey":"v1")"), "recipe.skey: belongs to format \"kv\" only");
    row("list without ver", withBody(R"(,"format":"list")"), "recipe.ver: is needed");
    row("two separators", withBody(R"(,"format":"kv","skey":"s","sep":"12345")"), "recipe.sep: must be 1 to 4");
    row("ts without place", R"({"algo":"sha256","header":"X","signed":["ts","body"]})",
        "recipe.signed: has \"ts\", but neither ts_header nor tkey");
    row("time not signed", withBody(R"(,"ts_header":"X-Time")"),
        "recipe.ts_header: the time it names is not in signed");
    row("id without place", R"({"algo":"sha256","header":"X","signed":["id","body"]})", "id_header does not say");
    row("window without time", withBody(R"(,"window":{"past_s":5})"), "recipe.window: no time is signed");
    row("window text",
        R"({"algo":"sha256","header":"X","ts_header":"T","signed":["ts","body"],"window":{"past_s":"5"}})",
        "recipe.window.past_s: must be a whole number");
    row("window unknown", R"({"algo":"sha256","header":"X","ts_header":"T","signed":["ts","body"],"window":{"s":5}})",
        "recipe.window.s: unknown field; allowed: past_s, future_s");
    row("event id form", withBody(R"(,"event_id":"id")"),
        "recipe.event_id: \"id\" is not a location; allowed: a JSON Pointer");
    row("event id in tuple", withBody(R"(,"event_id":["/a","b"])"), "recipe.event_id[1]: \"b\" is not a location");
    row("mixed tuple", withBody(R"(,"event_id":[["/a"],"/b"])"), "recipe.event_id[1]: a tuple and single");
    row("two arrays", withBody(R"(,"event_id":["/a/*/b","/c/*/d"])"), "must stand for the same array");
    row("nested arrays", withBody(R"(,"event_id":"/a/*/b/*/c")"), "has more than one \"*\"");
    row("type in other array", withBody(R"(,"event_id":"/a/*/b","type":"/c/*/d")"), "recipe.type: \"*\" must stand");
    row("time format", withBody(R"(,"occurred_at":{"at":"/t","format":"unix"})"),
        "invalid: recipe.occurred_at.format: \"unix\" is not allowed; allowed: iso, s, ms, rfc2822, sql_utc");
    row("ed25519 text key", R"({"algo":"ed25519","key":"utf8","header":"X","signed":["body"]})",
        "recipe.key: an Ed25519");
    row("rsa text key", R"({"algo":"rsa_sha256","key":"utf8","header":"X","signed":["body"]})",
        "recipe.key: an ECDSA or RSA key is written as PEM");
    row("two body hashes", R"({"algo":"sha256","header":"X","signed":["body_sha256","body_sha256_hex"]})",
        "recipe.signed: has body_sha256 and body_sha256_hex");
    row("jwt algorithm", R"({"scheme":"jwt","algs":["none"]})", "recipe.algs: must be a list of HS256, HS384, HS512");
    row("jwt unknown", R"({"scheme":"jwt","jku":"x"})", "recipe.jku: unknown field");
    row("replay key", R"({"algo":"sha256","header":"X","signed":["body"],"replay_key":"header:X-Nonce"})",
        "invalid: recipe.replay_key: must be header:NAME of a header that is signed");
    row("time as replay key",
        R"({"algo":"sha256","header":"X","signed":["ts","body"],"ts_header":"X-T","ts_unit":"s","replay_key":"header:x-t"})",
        "recipe.replay_key: must not be the time");
    row("jwt replay key", R"({"scheme":"jwt","replay_key":"jwt:sub"})", "recipe.replay_key: can only be jwt:jti");
    row("method", withBody(R"(,"methods":["PUT"])"), "recipe.methods: must be a list of POST and GET");
    row("unsigned query", withBody(R"(,"methods":["GET"])"),
        "recipe.methods: GET needs a signature that covers the URL");
    row("jwt query", R"({"scheme":"jwt","methods":["GET"]})", "recipe.methods: GET needs a signature that covers");
    row("element's hash", withBody(R"(,"event_id":"sha256:/a")"), "is not sha256:body or the hash of each element");
    row("topics", R"({"scheme":"sns","topics":"arn"})", "recipe.topics: must be a list");
    row("webhook id", R"({"scheme":"paypal_rsa","webhook_id":"a|b"})", "recipe.webhook_id: must not contain");
    row("vonage algo", R"({"scheme":"vonage","algo":"sha3"})", "allowed: md5hash, md5, sha1, sha256, sha512");
    row("twilio with algo", R"({"scheme":"twilio","header":"X"})", "recipe.header: unknown field");
  }
  void readRecipe_bad_namesPathAndWhatIsAllowed() {
    QFETCH(QByteArray, recipe);
    QFETCH(QByteArray, message);
    const std::string error = errorOf(recipe.toStdString());
    QVERIFY2(error.find(message.toStdString()) != std::string::npos, error.c_str());
  }

  void readRecipe_severalMistakes_areAllNamed() {
    const std::string error = errorOf("{\"algo\":\"sha256\",\"header\":\"a b\",\"enc\":\"hexx\",\"heder\":1,"
                                      "\"signed\":[\"body\",\"bodi\"],\"event_id\":\"id\"}");
    for (const char* part : {"recipe.heder: unknown field", "recipe.enc: \"hexx\" is not allowed",
                             "recipe.header: \"a b\"", "\nrecipe.signed[1]: \"bodi\"", "\nrecipe.event_id: "})
      QVERIFY2(error.find(part) != std::string::npos, error.c_str());
  }

  void checkSecret_ofTheWrongForm_saysWhatIsAllowed() {
    const auto registry = *ProviderRegistry::create();
    const auto messageOf = [&](const char* key, const char* secret) {
      const auto checked = registry->find(key)->checkSecret(secret);
      return checked ? std::string() : checked.error().message;
    };
    QVERIFY(messageOf("adyen", "not hex").find("hexadecimal") != std::string::npos);
    QVERIFY(messageOf("adyen", "ABC").find("hexadecimal") != std::string::npos);
    QVERIFY(messageOf("standard_webhooks", "whsec_!!").find("base64") != std::string::npos);
    QVERIFY(messageOf("postmark", "password").find("user:password") != std::string::npos);
    for (const auto& [key, secret] : {std::pair{"adyen", "00ff"},
                                      {"stripe", "anything"},
                                      {"gitlab", "a token"},
                                      {"standard_webhooks", "whsec_a2V5cw=="},
                                      {"postmark", "u:p w"}})
      QCOMPARE(messageOf(key, secret), std::string());
    const auto keyOf = [&](const char* key, const char* text) {
      const auto checked = registry->find(key)->checkPublicKey(text);
      return checked ? std::string() : checked.error().message;
    };
    QVERIFY(keyOf("discord", "00ff").find("32 bytes as hexadecimal digits") != std::string::npos);
    QVERIFY(keyOf("telnyx", "AAEC").find("32 bytes as base64") != std::string::npos);
    QCOMPARE(keyOf("telnyx", "GtwpnZUPJL6+1fiij4wr+VbyKwB+wUdk9YQY2cuX12Q="), std::string());
  }

  // Anybody can make signatures for the points of small order; these keys are what the curve's eight are written as.
  void checkPublicKey_weakEd25519_isRefusedInEverySpelling() {
    const auto registry = *ProviderRegistry::create();
    for (const std::string& raw : kit::weakEd25519Keys()) {
      const std::string der = *base::fromHex("302a300506032b6570032100") + raw;
      const std::string pem = "-----BEGIN PUBLIC KEY-----\n" + base::toBase64(der) + "\n-----END PUBLIC KEY-----\n";
      for (const std::string& key : {base::toBase64(raw), "whpk_" + base::toBase64(raw), base::toBase64(der), pem}) {
        const auto checked = registry->find("telnyx")->checkPublicKey(key);
        QVERIFY2(!checked.ok() && checked.error().message.find("weak") != std::string::npos, key.c_str());
        QVERIFY(!registry->find("standard_webhooks")->checkPublicKey(key).ok());
        QVERIFY(prepareEd25519Keys({key}, KeyForm::base64).empty());
      }
      for (const std::string& key : {base::toHex(raw), base::toHex(der), pem}) {
        QVERIFY2(!registry->find("discord")->checkPublicKey(key).ok(), key.c_str());
        QVERIFY(prepareEd25519Keys({key}, KeyForm::hex).empty());
      }
    }
  }

  void checkPublicKey_ed25519AsDer_isTaken() {
    const auto registry = *ProviderRegistry::create();
    const std::string raw = *base::fromBase64("GtwpnZUPJL6+1fiij4wr+VbyKwB+wUdk9YQY2cuX12Q=");
    const std::string der = *base::fromHex("302a300506032b6570032100") + raw;
    const std::string base64 = base::toBase64(der);
    for (const std::string& key : {base64, base64.substr(0, 20) + "\n" + base64.substr(20)}) {
      QVERIFY(registry->find("telnyx")->checkPublicKey(key).ok());
      QCOMPARE(prepareEd25519Keys({key}, KeyForm::base64).size(), std::size_t{1});
    }
    QCOMPARE(prepareEd25519Keys({base::toHex(der)}, KeyForm::hex).size(), std::size_t{1});
  }

  // What it leaves out is meant to be absent: GitHub's prefix, Stripe's pairs.
  void fromRecipe_whole_inheritsNothingOfTheSignature() {
    const auto registry = *ProviderRegistry::create();
    const auto generic = *registry->fromRecipe("generic", kWholeRecipe);
    const KeyMaterial keys{{"s3cret!"}, {}};
    for (const ProviderPtr& provider : registry->all()) {
      const auto made = registry->fromRecipe(provider->key(), kWholeRecipe);
      QVERIFY2(made.ok(), provider->key().c_str());
      std::vector<HeaderView> headers{{"Content-Type", "application/json"}};
      const auto signature = *generic->sign({"POST", "https://h.example/", headers, "{}"}, keys, "", UtcTime{});
      headers.push_back({signature.front().name, signature.front().value});
      const auto verdict = (*made)->verify({"POST", "https://h.example/", headers, "{}"}, keys, {}, UtcTime{});
      QVERIFY2(verdict.verdict == Verdict::valid, provider->key().c_str());
    }
  }

  // Otherwise whoever sees one request could have it worked off again under another ID.
  void builtIns_identityThatIsSigned_winsOverOneThatIsNot() {
    for (const EmbeddedProfile& embedded : embeddedProfiles()) {
      const json::value profile = json::parse(embedded.json);
      const Recipe whole = *readRecipe(profile.at("recipe").get_object());
      for (const Recipe& recipe : recipesOf(profile.get_object())) {
        bool open = false;
        for (const auto& alternative : whole.identity.eventId) {
          IdentityRules alone;
          alone.eventId = {alternative};
          const bool isSigned = recipe.coverage(alone) == Coverage::bodyAndId;
          QVERIFY2(!isSigned || !open, std::string(embedded.key).c_str());
          open = open || !isSigned;
        }
      }
    }
  }

  void fromRecipe_otherScheme_keepsIdentityOnly() {
    const auto registry = *ProviderRegistry::create();
    const auto token =
        registry->fromRecipe("github", json::parse("{\"scheme\":\"token\",\"header\":\"X-Token\"}").get_object());
    QVERIFY2(token.ok(), token ? "" : token.error().message.c_str());
    QCOMPARE((*token)->coverage(), Coverage::none);
    QVERIFY(!registry->fromRecipe("github", json::parse("{\"scheme\":\"token\"}").get_object()).ok());
  }

  void fromRecipe_overBuiltIn_overridesOnlyWhatItNames() {
    const auto registry = *ProviderRegistry::create();
    const auto provider = registry->fromRecipe(
        "stripe",
        json::parse(R"({"window":{"past_s":900,"future_s":60},"answers":{"bad_signature":401}})").get_object());
    QVERIFY2(provider.ok(), provider ? "" : provider.error().message.c_str());
    QCOMPARE((*provider)->defaultWindow().past->count(), 900);
    QCOMPARE((*provider)->answers().badSignature, 401);
    QVERIFY(!(*provider)->facts().empty());
    QCOMPARE(registry->find("stripe")->answers().badSignature, 400);
    QVERIFY(!registry->fromRecipe("stripe", json::parse(R"({"enc":"x"})").get_object()).ok());
    QVERIFY(registry->find("generic") == nullptr);
    QVERIFY(!registry->fromRecipe("generic", {}).ok());
  }

  void builtIns_answersAndCoverage_areDocumented() {
    const auto registry = *ProviderRegistry::create();
    for (const char* key : {"github", "stripe",    "slack",   "shopify",  "twilio", "telnyx", "standard_webhooks",
                            "svix",   "mailgun",   "paddle",  "square",   "adyen",  "zoom",   "discord",
                            "gitlab", "bitbucket", "hubspot", "postmark", "plivo",  "sinch"})
      QVERIFY2(registry->find(key) != nullptr, key);
    for (const ProviderPtr& provider : registry->all()) {
      QVERIFY(!provider->name().empty());
      QVERIFY2(!provider->facts().empty(), provider->key().c_str());
      for (const Fact& fact : provider->facts()) QVERIFY(!fact.value.empty() && !fact.mark.empty());
    }
    QCOMPARE(registry->find("twilio")->answers().badSignature, 403);
    QCOMPARE(registry->find("discord")->answers().duplicate.status, 204);
    QCOMPARE(*registry->find("discord")->answers().accepted.body, std::string());
    QCOMPARE(registry->find("github")->coverage(), Coverage::bodyOnly);
    QCOMPARE(registry->find("shopify")->coverage(), Coverage::bodyOnly);
    for (const char* key : {"stripe", "slack", "standard_webhooks", "svix", "twilio", "paddle", "telnyx"})
      QCOMPARE(registry->find(key)->coverage(), Coverage::bodyAndId);
    QCOMPARE(registry->find("stripe")->defaultWindow().future->count(), 300);
    QVERIFY(!registry->find("github")->defaultWindow().past);
  }

  void decodeSecret_placeholdersAndJunk_areNoKeys() {
    for (const char* bad : {"", " ", "\t\n", "changeme", " ChangeMe ", "<your secret>", "${STRIPE_SECRET}", "todo"})
      QVERIFY2(!decodeSecret(bad, KeyForm::utf8), bad);
    for (const char* good : {"12345", "x", "It's a Secret to Everybody", "changeme2"})
      QCOMPARE(*decodeSecret(good, KeyForm::utf8), std::string(good));
    QCOMPARE(*decodeSecret("6b6579", KeyForm::hex), std::string("key"));
    QVERIFY(!decodeSecret("6b657", KeyForm::hex));
    for (const char* same : {"whsec_a2V5cw==", "a2V5cw==", "whsec_a2V5cw", "a2V5cw", " whsec_a2V5cw== "})
      QCOMPARE(decodeSecret(same, KeyForm::whsec).value_or("none"), std::string("keys"));
    for (const char* bad : {"whsec_", "whsec_ ", "whsec_changeme", "whsec_!!!!"})
      QVERIFY(!decodeSecret(bad, KeyForm::whsec));
  }
};
QTEST_GUILESS_MAIN(RecipeTest)
#include "recipe_test.moc"
