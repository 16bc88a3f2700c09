// What the apply file's check and the providers' help page say of the same thing: what a source must be set up with.
#include "app/provider_check.h"
#include "core/query/provider_sheet.h"
#include "core/query/provider_views.h"
#include "tests/unit/config/fake_environment.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <QtTest>

#include <algorithm>

using namespace ack;
using query::SetUpField;
namespace json = boost::json;

namespace {

/// Text of the form that the help page names.
const char* sampleOf(const SetUpField& field) {
  const auto says = [&](const char* word) { return field.what.find(word) != std::string::npos; };
  if (field.field == "secrets") {
    if (says("user:password")) return "hook:9f2-not-a-placeholder";
    if (says("hexadecimal")) return "44782def547aaa06c910c43932b1eb0c71fc68d9d0c057550c48ec2acf6ba056";
    return says("base64") ? "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" : "b4c0ffee-not-a-placeholder-51d2";
  }
  if (says("hexadecimal")) return "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
  if (says("Ed25519")) return "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
  return "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/"
         "7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8"
         "eNEc6wEA3F+g==";
}

void put(json::object& source, const SetUpField& field) {
  if (field.field.starts_with("recipe.")) {
    const std::string name = field.field.substr(7);
    if (!source.contains("recipe")) source["recipe"] = json::object();
    source["recipe"].as_object()[name] =
        name == "topics" ? json::value(json::array{"arn:aws:sns:eu-west-1:1:shop"}) : json::value("WH-1");
  } else {
    source[field.field] = json::array{sampleOf(field)};
  }
}

std::string mistakesOf(const config::ProviderCheck& check, const json::object& source) {
  const std::string text = json::serialize(json::object{{"version", 1}, {"sources", json::array{source}}});
  const auto reading = config::readApplyText("shop.json", text, check, config::test::FakeSecrets());
  std::string all;
  for (const config::ApplyError& error : reading.errors) all += toText(error) + "\n";
  return all;
}

json::object parsed(const char* text) { return json::parse(text).as_object(); }

json::object ownSource(const char* recipe, const char* keys) {
  json::object source{{"name", "own"}, {"provider", "generic"}, {"recipe", parsed(recipe)}};
  for (const auto& member : parsed(keys)) source[member.key()] = member.value();
  return source;
}

const char* const kEd25519Recipe =
    "{\"algo\":\"ed25519\",\"header\":\"X-Sig\",\"signed\":[\"body\"],\"enc\":\"base64\",\"event_id\":\"/id\"}";
const char* const kSecret = "{\"secrets\":[\"b4c0ffee-not-a-placeholder-51d2\"]}";

}  // namespace

class ProviderCheckTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_providers = *provider::ProviderRegistry::create();
    m_check = std::make_unique<app::RegistryCheck>(m_providers);
  }

  void setUpFields_eachProvider_areWhatApplyWants() {
    for (const query::ProviderView& view : query::providerViews(*m_providers)) {
      std::vector<SetUpField> wanted;
      bool eitherDone = false;
      for (const SetUpField& field : view.setUp) {
        const bool either = field.need == SetUpField::Need::eitherOf;
        if (field.need == SetUpField::Need::required || (either && !eitherDone)) wanted.push_back(field);
        eitherDone = eitherDone || either;
      }
      QVERIFY2(!wanted.empty(), view.key.c_str());
      for (std::size_t left = 0; left <= wanted.size(); ++left) {  // the last round leaves none out
        json::object source{{"name", "own"}, {"provider", view.key}};
        for (std::size_t i = 0; i < wanted.size(); ++i)
          if (i != left) put(source, wanted[i]);
        const std::string mistakes = mistakesOf(*m_check, source);
        const std::string where = view.key + ": " + mistakes;
        if (left == wanted.size())
          QVERIFY2(mistakes.empty(), where.c_str());
        else
          QVERIFY2(mistakes.find(wanted[left].field.substr(wanted[left].field.find('.') + 1)) != std::string::npos,
                   (wanted[left].field + " " + where).c_str());
      }
    }
  }

  // Every profile says itself where its events' IDs are: nobody should have to invent that, and get duplicates wrong.
  void setUpFields_ofProfiles_neverAskForAnEventId() {
    for (const query::ProviderView& view : query::providerViews(*m_providers))
      for (const SetUpField& field : view.setUp)
        QVERIFY2(field.field.find("event_id") == std::string::npos, view.key.c_str());
  }

  // A source that pins one of a provider's own ways still gets what the provider sends by GET.
  void pinnedWay_ofAProviderThatSendsByGet_stillTakesIt() {
    for (const auto& [key, recipe] : {std::pair{"messagebird", R"({"scheme":"messagebird_jwt"})"},
                                      std::pair{"vonage", R"({"scheme":"vonage_sms"})"}}) {
      QVERIFY(m_providers->find(key)->takesGet());
      const auto pinned = m_providers->fromRecipe(key, parsed(recipe));
      QVERIFY2(pinned.ok() && (*pinned)->takesGet(), key);
    }
  }

  void setUpPage_publicKeysAndCertificates_areNamed() {
    const auto pageOf = [&](const char* key) {
      const auto view = query::providerView(*m_providers->find(key));
      return query::toText(view, query::providerSheet(view)) + query::toMarkdown(view, query::providerSheet(view));
    };
    for (const char* key : {"discord", "telnyx", "sendgrid"}) {
      const std::string page = pageOf(key);
      QVERIFY2(page.find("public_keys") != std::string::npos, page.c_str());
      QVERIFY2(page.find("secret") == std::string::npos, page.c_str());
    }
    QVERIFY(pageOf("aws_sns").find("recipe.topics") != std::string::npos);
    QVERIFY(pageOf("paypal").find("recipe.webhook_id") != std::string::npos);
    QVERIFY(pageOf("postmark").find("user:password") != std::string::npos);
    QVERIFY(pageOf("twilio").find("public_url") != std::string::npos);
    QVERIFY(pageOf("stripe").find("public_url") == std::string::npos);
  }

  void apply_secretsWhereAPublicKeyVerifies_isRefused() {
    const std::string discord = mistakesOf(
        *m_check, {{"name", "own"}, {"provider", "discord"}, {"secrets", json::array{"b4c0ffee-no-placeholder"}}});
    QVERIFY2(discord.find("sources[0].public_keys: missing") != std::string::npos, discord.c_str());
    const std::string own = mistakesOf(*m_check, ownSource(kEd25519Recipe, kSecret));
    QVERIFY2(own.find("sources[0].public_keys: missing") != std::string::npos, own.c_str());
    const std::string github = mistakesOf(
        *m_check, {{"name", "own"}, {"provider", "github"}, {"public_keys", json::array{"b4c0ffee-no-placeholder"}}});
    QVERIFY2(github.find("sources[0].secrets: missing") != std::string::npos, github.c_str());
  }

  void apply_publicKeyOfAnotherKind_isRefused() {
    const std::string own =
        mistakesOf(*m_check, {{"name", "own"},
                              {"provider", "sendgrid"},
                              {"public_keys", json::array{"11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="}}});
    QVERIFY2(own.find("sources[0].public_keys[0]: must be a public ECDSA key") != std::string::npos, own.c_str());
  }

  void apply_recipeWithoutEventId_isRefused() {
    const std::string own =
        mistakesOf(*m_check, ownSource("{\"algo\":\"sha256\",\"header\":\"X-Sig\",\"signed\":[\"body\"]}", kSecret));
    QVERIFY2(own.find("sources[0].recipe.event_id: needed") != std::string::npos, own.c_str());
  }

  void apply_constantSignature_isRefused() {
    for (const char* parts : {"[\"=abc\"]", "[\"=a\",\"=b\"]", "[\"method\"]", "[\"=a\",\"method\"]"}) {
      const std::string recipe = std::string("{\"algo\":\"sha256\",\"header\":\"X-Sig\",\"event_id\":\"/id\",") +
                                 "\"signed\":" + parts + "}";
      const std::string own = mistakesOf(*m_check, ownSource(recipe.c_str(), kSecret));
      QVERIFY2(own.find("sources[0].recipe.signed: ") != std::string::npos, (recipe + own).c_str());
    }
  }

 private:
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  std::unique_ptr<app::RegistryCheck> m_check;
};
QTEST_GUILESS_MAIN(ProviderCheckTest)
#include "provider_check_test.moc"
