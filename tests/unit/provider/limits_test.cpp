#include "core/provider/provider.h"

#include <QtTest>

#include <boost/json/parse.hpp>

using namespace ack;
using namespace ack::provider;
using std::chrono::seconds;

namespace {

const std::vector<Fact> kFacts{{"ack time-out", "10 s", "seen (official)", "docs"},
                               {"automatic retry", "none", "seen (official)", "docs"}};

std::string errorOf(const char* limits) {
  const auto read = readLimits(boost::json::parse(limits).get_object(), "limits", kFacts);
  return read ? std::string() : read.error().message;
}

}  // namespace

class LimitsTest : public QObject {
  Q_OBJECT
 private slots:
  void readLimits_documentedNumbers_keepTheirFact() {
    const auto json = boost::json::parse(R"({"answer_within":{"s":10,"fact":"ack time-out"},)"
                                         R"("retries":{"n":0,"fact":"automatic retry"}})");
    const auto read = readLimits(json.get_object(), "limits", kFacts);
    QVERIFY2(read.ok(), read ? "" : read.error().message.c_str());
    QCOMPARE(read->answerWithin->time.count(), 10);
    QCOMPARE(read->answerWithin->fact, std::string("ack time-out"));
    QCOMPARE(read->retries->count, 0);
    QVERIFY(!read->retriesFor && !read->disablesAfter);
  }

  void readLimits_wrong_namesThePath() {
    QCOMPARE(errorOf(R"({"retries":{"n":-1,"fact":"automatic retry"}})").substr(0, 17),
             std::string("limits.retries.n:"));
    QCOMPARE(errorOf(R"({"retries":3})"), std::string("limits.retries: must be an object with n and fact"));
    QCOMPARE(errorOf(R"({"answer_within":{"fact":"ack time-out"}})"),
             std::string("limits.answer_within.s: is needed"));
    QCOMPARE(errorOf(R"({"answer_within":{"s":3,"fact":"hearsay"}})"),
             std::string("limits.answer_within.fact: \"hearsay\" is the field of no fact"));
    QVERIFY(errorOf(R"({"answer":{}})").starts_with("limits.answer: unknown field"));
  }

  void recoverBy_twoWays_isTheLonger() {
    Limits limits;
    QVERIFY(limits.recoverBy() == nullptr);
    limits.retriesFor = TimeLimit{seconds(600), "automatic retry"};
    QCOMPARE(limits.recoverBy()->fact, std::string("automatic retry"));
    limits.recoverableFor = TimeLimit{seconds(0), "recovery"};
    QCOMPARE(limits.recoverBy()->time.count(), 600);
    limits.recoverableFor->time = seconds(601);
    QCOMPARE(limits.recoverBy()->fact, std::string("recovery"));
    limits.retriesFor.reset();
    QCOMPARE(limits.recoverBy()->time.count(), 601);
  }

  void builtIns_limits_areThoseOfTheFacts() {
    const auto registry = *ProviderRegistry::create();
    QCOMPARE(registry->find("github")->limits().answerWithin->time.count(), 10);
    QCOMPARE(registry->find("github")->limits().retries->count, 0);
    QCOMPARE(registry->find("github")->limits().recoverBy()->time.count(), 3 * 86400);
    QCOMPARE(registry->find("stripe")->limits().recoverBy()->time.count(), 30 * 86400);
    QVERIFY(!registry->find("stripe")->limits().answerWithin);
    QCOMPARE(registry->find("slack")->limits().recoverBy()->time.count(), 360);
    QCOMPARE(registry->find("shopify")->limits().disablesAfterFailures->count, 8);
    QCOMPARE(registry->find("square")->limits().disablesAfter->time.count(), 21 * 86400);
  }
};

QTEST_GUILESS_MAIN(LimitsTest)
#include "limits_test.moc"
