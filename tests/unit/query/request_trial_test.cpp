// A pasted request against a source: which rules apply and what they would do, without a store.
#include "core/query/provider_sheet.h"
#include "core/query/provider_views.h"
#include "core/query/trial_words.h"
#include "tests/kit/qt_text.h"

#include <QtTest>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

using namespace ack;
using namespace ack::query;

namespace {

constexpr UtcTime kNow{std::chrono::seconds(1'773'239'528)};
const char* const kSecret = "b4c0ffee-not-a-placeholder-51d2";
const char* const kBody =
    "{\"id\":\"evt_1\",\"type\":\"charge.succeeded\",\"data\":{\"customer\":\"cus_7\",\"amount\":1230}}";

config::ValueExpression pointer(const char* text) { return {config::ValueExpression::Kind::pointer, text}; }
config::ValueExpression constant(const char* text) { return {config::ValueExpression::Kind::constant, text}; }

config::Source chargingSource() {
  config::Source source;
  source.name = "shop";
  source.provider = "stripe";
  source.secrets = {{"", kSecret}};
  config::EffectSpec charge;
  charge.kind = domain::EffectKind::charge;
  charge.account = pointer("/data/customer");
  charge.amount = pointer("/data/amount");
  charge.currency = constant("EUR");
  charge.unit = AmountUnit::minor;
  config::Rule other;
  other.typeGlob = "refund.*";
  other.effects = {charge};
  config::Rule rule;
  rule.typeGlob = "charge.*";
  rule.effects = {charge};
  source.rules = {other, rule};
  return source;
}

/// Of the kind that the provider's scheme takes.
const char* keyFor(const std::string& provider) {
  if (provider == "discord") return "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
  if (provider == "telnyx") return "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
  if (provider == "paypal")
    return "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt2UMBrKLouNrzq50tkHKiVgivUJ0qIrYZoeD/kX2k6BcQi+7vf2wtCN3dQXK"
           "5Sb0f7TZh9CkQ5xqAR03Aj1eGApvzfsKt1/WHeRptror49RC+6wISxzsz664rkJx3NUFW6c1Mpgq6Yq7t9easgV0ATPBO0efBb8P0D6F"
           "M6ogUj0ocuViHZO9uCG8tDbTPXf+umBLMj4NB3G/l7wZ/IWtsbC86afxSpTXT5KfERDuUMhqASlr9RG3jadBEqajTmWB7gL86f7VCmOT"
           "3IHk/B8iLdxOXtD+3g6kNAokSpSf6Qr/TV1WCvVuQH28qq/EEMqNsn4OaOGRn1ftdlngO/aesQIDAQAB";
  return "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/"
         "7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8"
         "eNEc6wEA3F+g==";
}

/// Whether a person is told more than the code word, in the step where such a reason stands.
bool hasWords(const std::string& reason) {
  for (const CheckStep step :
       {CheckStep::headers, CheckStep::secret, CheckStep::signature, CheckStep::signedTime, CheckStep::age}) {
    const std::string words = filled(stepSentence({step, StepState::failed, reason, {}}));
    if (!words.empty() && words.find(reason) == std::string::npos && words.find(" says: ") == std::string::npos)
      return true;
  }
  return false;
}

std::string signedRequest(const provider::ProviderRegistry& providers) {
  const std::vector<provider::HeaderView> none;
  const auto headers = providers.find("stripe")->sign({"POST", "", none, kBody}, {{kSecret}, {}}, "evt_1", kNow);
  std::string text = "POST /hooks/shop HTTP/1.1\nContent-Type: application/json\n";
  for (const domain::Header& header : *headers) text += header.name + ": " + header.value + "\n";
  return text + "\n" + kBody;
}

}  // namespace

class RequestTrialTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_providers = *provider::ProviderRegistry::create(); }

  void try_matchingRule_saysWhatItWouldDo() {
    const auto trial = tryRequest(*m_providers, {}, chargingSource(), signedRequest(*m_providers), kNow);
    QVERIFY(trial.ok());
    QVERIFY(trial->authentic);
    QCOMPARE(trial->events.size(), std::size_t{1});
    const TrialEvent& event = trial->events.front();
    QVERIFY(event.rules == std::vector<int>{2});
    QCOMPARE(event.effects.size(), std::size_t{1});
    QVERIFY2(event.effects.front().words.find("cus_7") != std::string::npos, event.effects.front().words.c_str());
    QVERIFY2(event.effects.front().words.find("12.30") != std::string::npos, event.effects.front().words.c_str());
  }

  void try_mappingMistake_isRefusedWithItsPlace() {
    config::Source source = chargingSource();
    source.rules.at(1).effects.front().amount = pointer("/data/nothing");
    const auto trial = tryRequest(*m_providers, {}, source, signedRequest(*m_providers), kNow);
    QVERIFY(trial.ok());
    QVERIFY2(trial->events.front().refused.find("rule 2, effect 1") != std::string::npos,
             trial->events.front().refused.c_str());
  }

  void try_secretOfAnotherSource_namesIt() {
    config::Catalogue catalogue;
    catalogue.sources = {chargingSource()};
    config::Source source = chargingSource();
    source.name = "shop-test";
    source.secrets = {{"", "another secret of no source"}};
    const auto trial = tryRequest(*m_providers, catalogue, source, signedRequest(*m_providers), kNow);
    QVERIFY(trial.ok() && !trial->authentic);
    QCOMPARE(trial->causes.size(), std::size_t{1});
    QCOMPARE(trial->causes.front().detail, std::string("shop"));
  }

  void try_noRequest_isAnError() {
    QCOMPARE(tryRequest(*m_providers, {}, chargingSource(), "{}", kNow).error().code, ErrorCode::invalid);
    config::Source unknown = chargingSource();
    unknown.provider = "nobody";
    QCOMPARE(tryRequest(*m_providers, {}, unknown, "a: b\n\nc", kNow).error().code, ErrorCode::notFound);
  }

  void toJson_neverShowsASecret() {
    const auto trial = tryRequest(*m_providers, {}, chargingSource(), signedRequest(*m_providers), kNow);
    QVERIFY(toJson(*trial).find(kSecret) == std::string::npos);
  }

  void actBy_twoWays_isTheShorterThatLasts() {
    const LimitView none, never{0, "n"}, day{86400, "d"}, month{2592000, "m"};
    const auto line = [](const LimitView& alone, const LimitView& asked) {
      LimitsView limits;
      limits.retriesFor = alone;
      limits.recoverableFor = asked;
      return actBy(limits).fact;
    };
    QCOMPARE(line(day, month), std::string("d"));
    QCOMPARE(line(month, day), std::string("d"));
    QCOMPARE(line(never, month), std::string("m"));
    QCOMPARE(line(day, never), std::string("d"));
    QCOMPARE(line(none, day), std::string("d"));
    QCOMPARE(line(day, none), std::string("d"));
    QCOMPARE(line(never, none), std::string("n"));
    QCOMPARE(line(none, none), std::string());
  }

  void providerSheet_everyProvider_hasEachSectionAndSources() {
    for (const ProviderView& provider : providerViews(*m_providers)) {
      const auto sheet = providerSheet(provider);
      std::string titles;
      for (const SheetSection& section : sheet) titles += section.title + ";";
      for (const char* title : {"Set up;", "Signature;", "Our answer;", "If we don't answer;"})
        QVERIFY2(titles.find(title) != std::string::npos, (provider.key + ": " + titles).c_str());
      const std::string text = toText(provider, sheet, 100);
      for (const FactView& fact : provider.facts) {
        QVERIFY2(!fact.source.empty(), provider.key.c_str());
        QVERIFY2(fact.source != "same", provider.key.c_str());
      }
      for (const char* mark : {"\"Signed", "undefined"}) QVERIFY(text.find(mark) == std::string::npos);
    }
  }

  void factSources_areReadableByThemselves() {
    static const std::regex kOwnNotes("^(same|spec|secondary|skill text|remembered|inference)\\b|\\b(U|SS)\\b");
    for (const ProviderView& provider : providerViews(*m_providers)) {
      for (const FactView& fact : provider.facts)
        QVERIFY2(!std::regex_search(fact.source, kOwnNotes), (provider.key + ": " + fact.source).c_str());
      const bool known = findFact(provider.facts, "signature") != nullptr;
      for (const SheetSection& section : providerSheet(provider))
        for (const SheetRow& row : section.rows)
          QVERIFY2(!known || row.title != "Header" || row.text != "Not documented.", provider.key.c_str());
    }
  }

  /// A window of our own choosing must not seem to be the provider's word.
  void ourWindow_citesNoSource() {
    const ProviderView paddle = providerView(*m_providers->find("paddle"));
    for (const SheetSection& section : providerSheet(paddle))
      for (const SheetRow& row : section.rows)
        if (row.text.find("5 min") != std::string::npos) QCOMPARE(row.seen, std::string());
  }

  void sentences_everyReasonOfTheVerifiers_hasWords() {
    const std::regex literal(
        "(?:refused|refusedHeader|refusedUnsigned|problem = |return )\\(?\"([a-z0-9]+_[a-z0-9_]+)\"");
    int reasons = 0;
    for (const auto& entry : std::filesystem::directory_iterator(ACK_SOURCE_DIR "/core/provider")) {
      const std::string name = entry.path().filename().string();
      if (!name.ends_with(".cpp") || name == "request_check.cpp" || name == "limits.cpp") continue;
      std::ifstream in(entry.path());
      const std::string code(std::istreambuf_iterator<char>(in), {});
      for (std::sregex_iterator at(code.begin(), code.end(), literal), end; at != end; ++at, ++reasons)
        QVERIFY2(hasWords((*at)[1].str()), ((*at)[1].str() + " in " + name).c_str());
    }
    QVERIFY2(reasons > 60, std::to_string(reasons).c_str());
  }

  void sentences_encodingOrAlgorithm_guessNoOtherSecret() {
    for (const char* reason : {"bad_encoding", "algorithm_not_allowed", "claim_payload_hash"}) {
      const CheckedStep step{CheckStep::signature, StepState::failed, reason, {}};
      QCOMPARE(filled(noCauseSentence(step)), std::string());
      QVERIFY(filled(stepSentence(step)).find(reason) == std::string::npos);
    }
    QVERIFY(!filled(noCauseSentence({CheckStep::signature, StepState::failed, "mismatch", {}})).empty());
    QCOMPARE(filled(stepSentence({CheckStep::request, StepState::passed, {}, "5390"})),
             std::string("5390 bytes of body"));
  }

  void missingHeader_isNamed_whateverTheScheme() {
    for (const char* key : {"github", "discord", "sendgrid", "telnyx", "postmark", "twilio", "paypal", "gitlab"}) {
      config::Source source = chargingSource();
      source.provider = key;
      source.secrets = {{"", "hook:0123456789abcdef-not-a-placeholder"}};
      source.publicKeys = {{"", keyFor(key)}};
      if (std::string(key) == "paypal") source.recipe["webhook_id"] = "WH-1";
      const auto trial = tryRequest(*m_providers, {}, source, "POST /hooks/a HTTP/1.1\nHost: a\n\n{}", kNow);
      QVERIFY2(trial.ok(), key);
      const CheckedStep& step = trial->steps[static_cast<std::size_t>(CheckStep::headers)];
      QCOMPARE(step.state, StepState::failed);
      QVERIFY2(filled(stepSentence(step)).find(" is missing.") != std::string::npos && !step.detail.empty(),
               (std::string(key) + ": " + filled(stepSentence(step))).c_str());
    }
  }

  void spanWords_areShort() {
    QCOMPARE(spanWords(10), std::string("10 s"));
    QCOMPARE(spanWords(300), std::string("5 min"));
    QCOMPARE(spanWords(3'600), std::string("1 h"));
    QCOMPARE(spanWords(99'360), std::string("27.6 h"));
    QCOMPARE(spanWords(259'200), std::string("3 d"));
  }

 private:
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
};
QTEST_GUILESS_MAIN(RequestTrialTest)
#include "request_trial_test.moc"
