#include "core/effect/effect_key.h"
#include "core/effect/effect_planner.h"
#include "core/effect/type_glob.h"

#include <QtTest>

#include <algorithm>

using namespace ack;
using namespace ack::effect;
using config::Condition;
using config::EffectSpec;
using config::ValueExpression;
using domain::EffectKind;

namespace {

/// JSON with ' for ".
std::string json(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  return text;
}

ValueExpression pointer(std::string text) { return {ValueExpression::Kind::pointer, std::move(text)}; }
ValueExpression constant(std::string text) { return {ValueExpression::Kind::constant, std::move(text)}; }

EffectSpec charge() {
  EffectSpec spec;
  spec.kind = EffectKind::charge;
  spec.account = pointer("/customer");
  spec.amount = pointer("/amount");
  spec.currency = pointer("/currency");
  return spec;
}

EffectSpec inbox() {
  EffectSpec spec;
  spec.kind = EffectKind::inbox;
  spec.thread = pointer("/customer");
  spec.text = pointer("/text");
  return spec;
}

EffectSpec forward(std::string destination) {
  EffectSpec spec;
  spec.kind = EffectKind::forward;
  spec.destination = std::move(destination);
  return spec;
}

/// One source with rules, and an event to plan.
struct Scene {
  config::Catalogue catalogue;
  EventFacts event{DeliveryId{7}, {SourceId{1}, "t", "evt_1"}, "charge.succeeded", {}, UtcTime{}, ""};
  std::string contentType{"application/json"};
  std::string body{json("{'customer':'c1','amount':1230,'currency':'eur','text':'hello'}")};
  std::vector<domain::Header> headers;
  ContentProof proof{ContentProof::proven};

  explicit Scene(std::vector<EffectSpec> effects) {
    config::Source source;
    source.id = SourceId{1};
    source.name = "shop";
    source.rules.push_back({"*", {}, std::move(effects)});
    catalogue.sources.push_back(std::move(source));
    for (std::int64_t id : {1, 2}) {
      config::Destination destination;
      destination.id = id;
      destination.name = id == 1 ? "crm" : "billing";
      catalogue.destinations.push_back(destination);
    }
  }
  config::Source& source() { return catalogue.sources.front(); }
  config::Rule& rule() { return source().rules.front(); }
  Result<EffectPlan> plan() {
    auto document = domain::PayloadDocument::read(contentType, body, headers);
    if (!document) return std::move(document).error();
    return EffectPlanner(catalogue).plan(source(), event, *document, proof);
  }
  std::string error() {
    auto planned = plan();
    return planned ? std::string() : planned.error().message;
  }
};

const ChargePlan& chargeOf(const EffectPlan& plan) { return std::get<ChargePlan>(plan.local.at(0).what); }

}  // namespace

class EffectPlannerTest : public QObject {
  Q_OBJECT

 private slots:
  void money_data() {
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<qlonglong>("minor");
    QTest::addColumn<bool>("readable");
    QTest::newRow("decimal number") << QByteArray("12.30") << QByteArray("eur") << 1230LL << true;
    QTest::newRow("decimal text") << QByteArray("\"12.30\"") << QByteArray("EUR") << 1230LL << true;
    QTest::newRow("whole is minor") << QByteArray("1230") << QByteArray("EUR") << 1230LL << true;
    QTest::newRow("beyond double") << QByteArray("9007199254740993") << QByteArray("EUR") << 9007199254740993LL
                                   << true;
    QTest::newRow("yen") << QByteArray("1230") << QByteArray("JPY") << 1230LL << true;
    QTest::newRow("yen with cents") << QByteArray("12.30") << QByteArray("JPY") << 0LL << false;
    QTest::newRow("dinar") << QByteArray("12.345") << QByteArray("BHD") << 12345LL << true;
    QTest::newRow("too exact") << QByteArray("12.345") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("zero") << QByteArray("0") << QByteArray("EUR") << 0LL << true;
    QTest::newRow("negative") << QByteArray("-5") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("exponent") << QByteArray("1e3") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("too large") << QByteArray("9223372036854775808") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("null") << QByteArray("null") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("boolean") << QByteArray("true") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("object") << QByteArray("{}") << QByteArray("EUR") << 0LL << false;
    QTest::newRow("no currency") << QByteArray("1") << QByteArray("XBT") << 0LL << false;
  }
  void money() {
    QFETCH(QByteArray, amount);
    QFETCH(QByteArray, currency);
    QFETCH(qlonglong, minor);
    QFETCH(bool, readable);
    Scene scene({charge()});
    scene.body = json("{'customer':'c1','amount':") + amount.toStdString() + json(",'currency':'") +
                 currency.toStdString() + "\"}";
    const auto debit = scene.plan();
    QCOMPARE(debit.ok(), readable);
    if (!readable) return;
    QCOMPARE(chargeOf(*debit).amount.minor, -minor);
    scene.rule().effects.front().debit = false;
    QCOMPARE(chargeOf(*scene.plan()).amount.minor, minor);
  }

  void plan_unit_isFollowed() {
    Scene scene({charge()});
    scene.rule().effects.front().unit = AmountUnit::major;
    QCOMPARE(chargeOf(*scene.plan()).amount.minor, -123000LL);
    scene.rule().effects.front().unit = AmountUnit::minor;
    QCOMPARE(chargeOf(*scene.plan()).amount.minor, -1230LL);
  }

  void errors_nameThePlaceAndNoValue() {
    Scene scene({inbox(), charge()});
    scene.body = json("{'customer':'c1','amount':'secret-4711','currency':'eur'}");
    QVERIFY2(scene.error().find("rule 1, effect 2 (charge): amount") == 0, scene.error().c_str());
    QVERIFY(scene.error().find("4711") == std::string::npos);
    scene.body = json("{'customer':'c1','currency':'eur'}");
    QCOMPARE(QString::fromStdString(scene.error()),
             QStringLiteral("rule 1, effect 2 (charge): amount \"/amount\" is missing"));
    scene.body = json("{'customer':{'id':'c1'},'amount':1,'currency':'eur'}");
    QVERIFY(scene.error().find("is an object or array") != std::string::npos);
  }

  void duplicateKey_isAMappingError() {
    Scene scene({charge()});
    scene.body = json("{'customer':'c1','amount':1,'amount':2,'currency':'eur'}");
    QVERIFY(scene.error().find("more than once") != std::string::npos);
  }

  void globs_data() {
    QTest::addColumn<QByteArray>("glob");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("matches");
    const struct {
      const char* glob;
      const char* text;
      bool matches;
    } rows[] = {{"*", "", true},
                {"", "", true},
                {"", "x", false},
                {"charge.*", "charge.succeeded", true},
                {"charge.*", "charge.", true},
                {"charge.*", "charge", false},
                {"*.succeeded", "charge.succeeded", true},
                {"*.suc*ed", "charge.succeeded.not", false},
                {"a?c", "abc", true},
                {"a?c", "ac", false},
                {"*a*b*c", "xxaxxbxxc", true},
                {"*a*b*c", "xxaxxcxxb", false},
                {"Charge", "charge", false},
                {"**", "anything", true}};
    for (const auto& row : rows)
      QTest::addRow("%s against %s", row.glob, row.text)
          << QByteArray(row.glob) << QByteArray(row.text) << row.matches;
  }
  void globs() {
    QFETCH(QByteArray, glob);
    QFETCH(QByteArray, text);
    QFETCH(bool, matches);
    QCOMPARE(matchesGlob(glob.toStdString(), text.toStdString()), matches);
  }
  void glob_manyStars_isNotSlow() { QVERIFY(!matchesGlob("*a*a*a*a*a*a*a*a*a*a*a*a*b", std::string(20'000, 'a'))); }

  void conditions_data() {
    QTest::addColumn<int>("test");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<bool>("applies");
    using T = Condition::Test;
    auto row = [](const char* name, T test, const char* at, QStringList texts, bool applies) {
      QTest::newRow(name) << static_cast<int>(test) << QByteArray(at) << texts << applies;
    };
    row("equals true", T::equals, "/paid", {"true"}, true);
    row("equals other", T::equals, "/paid", {"false"}, false);
    row("equals number", T::equals, "/amount", {"1230"}, true);
    row("equals missing", T::equals, "/nowhere", {""}, false);
    row("not equals", T::notEquals, "/customer", {"c2"}, true);
    row("not equals missing", T::notEquals, "/nowhere", {"c2"}, true);
    row("one of", T::oneOf, "/customer", {"c2", "c1"}, true);
    row("none of", T::oneOf, "/customer", {"c2", "c3"}, false);
    row("exists null", T::exists, "/nothing", {}, true);
    row("exists", T::exists, "/nowhere", {}, false);
    row("missing", T::missing, "/nowhere", {}, true);
    row("not missing", T::missing, "/customer", {}, false);
  }
  void conditions() {
    QFETCH(int, test);
    QFETCH(QByteArray, pointer);
    QFETCH(QStringList, texts);
    QFETCH(bool, applies);
    Scene scene({charge()});
    scene.body = json("{'customer':'c1','amount':1230,'currency':'eur','paid':true,'nothing':null}");
    Condition condition;
    condition.subject = ::pointer(pointer.toStdString());
    condition.test = static_cast<Condition::Test>(test);
    for (const QString& text : texts) condition.texts.push_back(text.toStdString());
    scene.rule().all.push_back(condition);
    const auto planned = scene.plan();
    QVERIFY(planned.ok());
    QCOMPARE(planned->local.size(), applies ? 1U : 0U);
  }
  void conditions_allMustHold_andTheTypeToo() {
    Scene scene({charge()});
    scene.rule().all = {{pointer("/customer"), Condition::Test::equals, {"c1"}},
                        {pointer("/amount"), Condition::Test::equals, {"1"}}};
    QVERIFY(scene.plan()->local.empty());
    scene.rule().all.pop_back();
    QCOMPARE(scene.plan()->local.size(), 1U);
    scene.rule().typeGlob = "refund.*";
    QVERIFY(scene.plan()->local.empty());
  }

  void rules_allMatchingApply_chargeFirst() {
    Scene scene({inbox()});
    scene.source().rules.push_back({"charge.*", {}, {charge(), forward("crm"), forward("billing")}});
    const auto planned = scene.plan();
    QVERIFY(planned.ok());
    QCOMPARE(planned->local.size(), 2U);
    QCOMPARE(planned->local.front().kind, EffectKind::charge);
    QCOMPARE(planned->forwards.size(), 2U);
    QVERIFY(planned->forwards[0].key != planned->forwards[1].key);
  }

  void plan_twoCharges_isAMappingError() {
    Scene scene({charge(), charge()});
    scene.rule().effects[1].key = pointer("/text");
    QVERIFY(scene.error().find("second charge") != std::string::npos);
  }
  void plan_sameKeyTwice_isAMappingError() {
    Scene scene({inbox(), inbox()});
    QVERIFY(scene.error().find("same key") != std::string::npos);
    scene.rule().effects[1].key = constant("other");
    QVERIFY(scene.plan().ok());
    Scene twice({forward("crm"), forward("crm")});
    QVERIFY(!twice.plan().ok());
  }
  void plan_unknownDestination_isAMappingError() {
    Scene scene({forward("gone")});
    QVERIFY(scene.error().find("\"gone\" is not configured") != std::string::npos);
  }

  void form_isAFlatObject() {
    Scene scene({charge(), inbox()});
    scene.contentType = "application/x-www-form-urlencoded; charset=utf-8";
    scene.body = "customer=%2B4512&amount=12.30&currency=NOK&text=a+b%26c";
    const auto planned = scene.plan();
    QVERIFY(planned.ok());
    QCOMPARE(chargeOf(*planned).account, std::string("+4512"));
    QCOMPARE(chargeOf(*planned).amount.minor, -1230LL);
    QCOMPARE(std::get<InboxPlan>(planned->local[1].what).text, std::string("a b&c"));
    scene.body += "&amount=1";
    QVERIFY(!scene.plan().ok());
    scene.body = "customer=%ff&amount=1&currency=NOK";
    QVERIFY(scene.error().find("not UTF-8") != std::string::npos);
    scene.body = "customer=a%00b&amount=1&currency=NOK";
    QVERIFY(scene.error().find("NUL") != std::string::npos);
  }

  void values_headerAndConstant_areRead() {
    Scene scene({charge()});
    scene.headers = {{"X-Account", "acct-9"}};
    scene.rule().effects.front().account = {ValueExpression::Kind::header, "x-account"};
    scene.rule().effects.front().currency = constant("JPY");
    const auto planned = scene.plan();
    QVERIFY(planned.ok());
    QCOMPARE(chargeOf(*planned).account, std::string("acct-9"));
    QCOMPARE(chargeOf(*planned).amount.currency.exponent, 0);
  }
  void values_optionalMissingOrNull_areEmpty() {
    Scene scene({inbox()});
    scene.rule().effects.front().sender = pointer("/nowhere");
    scene.body = json("{'customer':'c1','text':null}");
    const auto planned = scene.plan();
    QVERIFY(planned.ok());
    QCOMPARE(std::get<InboxPlan>(planned->local[0].what).text, std::string());
    scene.body = json("{'customer':null}");
    QVERIFY(scene.error().find("thread \"/customer\" is null") != std::string::npos);
    scene.body = json("{'customer':''}");
    QVERIFY(scene.error().find("is empty") != std::string::npos);
  }
  void element_isPutInFrontOfPointers() {
    Scene scene({charge()});
    scene.body = json("[{'customer':'a','amount':1,'currency':'eur'},{'customer':'b','amount':2,'currency':'eur'}]");
    scene.event.element = "/1";
    QCOMPARE(chargeOf(*scene.plan()).account, std::string("b"));
  }

  void unprovenContent_chargesOnlyWithConsent() {
    Scene scene({charge()});
    scene.proof = ContentProof::notProven;
    QVERIFY(scene.error().find("does not cover the body") != std::string::npos);
    scene.source().allowUnprovenCharges = true;
    QVERIFY(scene.plan().ok());
    Scene other({inbox()});
    other.proof = ContentProof::notProven;
    QVERIFY(other.plan().ok());
  }

  void key_default_isTheEvents() {
    Scene scene({inbox(), forward("crm")});
    const auto planned = scene.plan();
    QCOMPARE(planned->local[0].key, eventKey(DeliveryId{7}, 0));
    QCOMPARE(planned->local[0].key.size(), 9U);
    QCOMPARE(planned->forwards[0].key, eventKey(DeliveryId{7}, 1));
    QCOMPARE(describeKey(planned->local[0].key), domain::toText(DeliveryId{7}));
  }
  void key_business_isSharedWithinSourceAndTenantOnly() {
    Scene scene({inbox()});
    scene.rule().effects.front().key = pointer("/text");
    const std::string key = scene.plan()->local[0].key;
    QCOMPARE(describeKey(key), std::string("hello"));
    scene.event.delivery = DeliveryId{8};
    scene.event.identity.eventId = "evt_2";
    QCOMPARE(scene.plan()->local[0].key, key);
    scene.event.identity.tenant = "u";
    QVERIFY(scene.plan()->local[0].key != key);
    scene.event.identity.tenant = "t";
    scene.source().id = SourceId{2};
    QVERIFY(scene.plan()->local[0].key != key);
    scene.body = json("{'customer':'c'}");
    QVERIFY(scene.error().find("key \"/text\" is missing") != std::string::npos);
    // A tenant can't be stretched into the key.
    QVERIFY(businessKey(SourceId{1}, "ab", "c", 0) != businessKey(SourceId{1}, "a", "bc", 0));
    QVERIFY(businessKey(SourceId{1}, "", "k", 1) != businessKey(SourceId{1}, "", "k", 2));
  }
};
QTEST_GUILESS_MAIN(EffectPlannerTest)
#include "effect_planner_test.moc"
