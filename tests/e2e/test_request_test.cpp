// `providers` and `test-request` from outside: every provider has its facts, and a pasted request is judged step by
// step without a store and without a trace.
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"

#include <boost/json.hpp>

using namespace ack::kit;
namespace json = boost::json;

namespace {

/// GitHub's published example (docs.github.com, "Validating webhook deliveries").
const char* const kSecret = "It's a Secret to Everybody";
const char* const kRequest =
    "POST /hooks/forge HTTP/1.1\nX-GitHub-Delivery: d1\nX-GitHub-Event: push\nX-Hub-Signature-256: "
    "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17\n\nHello, World!";

CommandResult run(std::vector<std::string> arguments, const std::string& input = {}) {
  arguments.insert(arguments.begin(), daemonPath());
  return runCommand(arguments, {}, input);
}

std::string stateOf(const json::value& answer, std::string_view step) {
  for (const json::value& one : answer.at("steps").as_array())
    if (one.at("step").as_string() == json::string_view(step.data(), step.size()))
      return std::string(std::string_view(one.at("state").as_string()));
  return "(no such step)";
}

}  // namespace

class TestRequestTest : public QObject {
  Q_OBJECT

 private slots:
  void providers_json_hasFactsWithMarkAndSource() {
    const CommandResult result = run({"providers", "--json"});
    QVERIFY2(result.succeeded(), result.err.c_str());
    const json::value document = json::parse(result.out);
    QVERIFY(document.at("providers").as_array().size() > 15);
    for (const json::value& provider : document.at("providers").as_array()) {
      for (const char* name : {"key", "name", "coverage", "window", "answers", "limits"})
        QVERIFY2(provider.as_object().contains(name), name);
      for (const json::value& fact : provider.at("facts").as_array())
        for (const char* name : {"field", "value", "mark", "trust", "source"})
          QVERIFY2(fact.as_object().contains(name), name);
    }
  }

  void providers_one_isAPage() {
    const CommandResult result = run({"providers", "github"});
    QVERIFY2(result.succeeded(), result.err.c_str());
    for (const char* words : {"Set up", "Not signed", "Recover by", "official"})
      QVERIFY2(result.out.find(words) != std::string::npos, words);
    const CommandResult unknown = run({"providers", "nobody"});
    QCOMPARE(unknown.end.status, 1);
    QVERIFY(unknown.err.find("nobody") != std::string::npos);
  }

  void testRequest_genuine_passesWithoutAStore() {
    const CommandResult result =
        run({"test-request", "--provider", "github", "--secret", kSecret, "--json", "-"}, kRequest);
    QVERIFY2(result.succeeded(), result.err.c_str());
    const json::value answer = json::parse(result.out);
    QVERIFY(answer.at("authentic").as_bool());
    QCOMPARE(stateOf(answer, "signature"), std::string("passed"));
    QVERIFY(result.out.find(kSecret) == std::string::npos);
  }

  void testRequest_wrong_saysWhichStepAndWhy() {
    const CommandResult result =
        run({"test-request", "--provider", "github", "--secret", kSecret, "-"}, std::string(kRequest) + "\n");
    QCOMPARE(result.end.status, 1);
    QVERIFY2(result.out.find("without the line end") != std::string::npos, result.out.c_str());
    const CommandResult other =
        run({"test-request", "--provider", "github", "--secret", "another secret", "--json", "-"}, kRequest);
    QCOMPARE(other.end.status, 1);
    QCOMPARE(stateOf(json::parse(other.out), "signature"), std::string("failed"));
  }

  void testRequest_ownRecipe_isTried() {
    ScratchDir scratch;
    writeFile(scratch.path() / "recipe.json",
              "{\"algo\":\"sha256\",\"header\":\"X-Hub-Signature-256\",\"prefix\":\"sha256=\",\"signed\":[\"body\"],"
              "\"event_id\":\"header:X-GitHub-Delivery\"}");
    const CommandResult result = run(
        {"test-request", "--recipe", (scratch.path() / "recipe.json").string(), "--secret", kSecret, "--json", "-"},
        kRequest);
    QVERIFY2(result.succeeded(), (result.out + result.err).c_str());
  }

  void testRequest_misuse_isSaidInOneLine() {
    QCOMPARE(run({"test-request", "-"}, kRequest).end.status, 2);
    const CommandResult noRequest = run({"test-request", "--provider", "github", "--secret", kSecret, "-"}, "{}");
    QCOMPARE(noRequest.end.status, 1);
    QVERIFY(noRequest.err.find("headers") != std::string::npos);
  }
};
QTEST_GUILESS_MAIN(TestRequestTest)
#include "test_request_test.moc"
