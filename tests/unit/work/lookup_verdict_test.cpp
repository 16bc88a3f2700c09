#include "core/work/lookup_verdict.h"

#include <QtTest>

using namespace ack;
using namespace ack::work;
using config::Condition;
using config::LookupRule;
using config::ValueExpression;
using namespace std::chrono_literals;

namespace {

Condition test(const char* pointer, Condition::Test kind, std::vector<std::string> texts = {}) {
  return {{ValueExpression::Kind::pointer, pointer}, kind, std::move(texts)};
}

/// Found where a 200 says so in its body, missing where a 200 has an empty list or a 404 says "no_such".
config::Destination destination() {
  config::Destination made;
  made.name = "crm";
  config::Reconcile rules;
  rules.found = {{{200, 201}, {test("/state", Condition::Test::equals, {"done"})}}, {{302}, {}}};
  rules.missing = {{{200}, {test("/items/0", Condition::Test::missing), test("/items", Condition::Test::exists)}},
                   {{404}, {test("/code", Condition::Test::equals, {"no_such"})}},
                   {{410}, {}}};
  rules.unknown = {{{200}, {test("/busy", Condition::Test::equals, {"true"})}}};
  rules.settle = 10s;
  made.reconcile = rules;
  return made;
}

constexpr UtcTime kCall = fromMicros(0);
constexpr UtcTime kLater = kCall + 10s;

LookupVerdict judge(int status, std::string body, UtcTime now = kLater) {
  HttpOutcome outcome;
  outcome.status = status;
  outcome.body = std::move(body);
  return judgeLookup(destination(), outcome, kCall, now);
}

}  // namespace

class LookupVerdictTest : public QObject {
  Q_OBJECT
 private slots:
  void answers_data() {
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("body");
    QTest::addColumn<int>("answer");
    const auto row = [](const char* name, int status, const char* body, LookupAnswer answer) {
      QTest::newRow(name) << status << QString::fromUtf8(body) << static_cast<int>(answer);
    };
    using enum LookupAnswer;
    row("found by body", 200, R"({"state":"done"})", found);
    row("another of its statuses", 201, R"({"state":"done"})", found);
    row("found by status alone", 302, "<html>", found);
    row("another state", 200, R"({"state":"open"})", unknown);
    row("empty list", 200, R"({"items":[]})", missing);
    row("list with something", 200, R"({"items":[{"id":1}]})", unknown);
    row("404 of the application", 404, R"({"code":"no_such"})", missing);
    row("404 of a proxy", 404, "<html>not here</html>", unknown);
    row("404 without a body", 404, "", unknown);
    row("gone", 410, "", missing);
    row("says both", 200, R"({"state":"done","items":[]})", unknown);
    row("says that it does not know", 200, R"({"state":"done","busy":true})", unknown);
    row("a name twice", 200, R"({"state":"done","state":"open"})", unknown);
    row("body cut off", 200, R"({"state":"done")", unknown);
    row("no body where one is asked for", 200, "", unknown);
    row("500", 500, R"({"state":"done"})", unknown);
    row("204", 204, "", unknown);
  }
  void answers() {
    QFETCH(int, status);
    QFETCH(QString, body);
    QTEST(static_cast<int>(judge(status, body.toStdString()).answer), "answer");
  }
  void missing_beforeItCanBeBelieved_isUnknownUntilThen() {
    const LookupVerdict early = judge(410, "", kLater - 4s);
    QCOMPARE(early.answer, LookupAnswer::unknown);
    QVERIFY(early.askAfter == std::chrono::microseconds(4s));
    QCOMPARE(judge(302, "", kCall).answer, LookupAnswer::found);
  }
  void evidence_holdsNothingOfTheBody() {
    QCOMPARE(judge(200, R"({"state":"secret-canary"})").evidence,
             std::string("crm was asked and answered HTTP 200: that says neither"));
  }
  void noAnswer_isUnknown() {
    HttpOutcome outcome;
    outcome.failure = CallFailure::afterSending;
    outcome.status = 410;
    QCOMPARE(judgeLookup(destination(), outcome, kCall, kLater).answer, LookupAnswer::unknown);
  }
};
QTEST_GUILESS_MAIN(LookupVerdictTest)
#include "lookup_verdict_test.moc"
