// A pasted request against a source: which rules apply and what they would do, without a store.
#include "core/query/provider_sheet.h"
#include "core/query/provider_views.h"
#include "core/query/request_trial.h"
#include "tests/kit/qt_text.h"

#include <QtTest>

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
