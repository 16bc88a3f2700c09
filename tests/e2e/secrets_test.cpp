// Planted secrets and payload texts: found nowhere in the store's files, in what was logged, printed or backed up.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

constexpr const char* kFromEnvironment = "canary_environment_7d1f0e2b9c";
constexpr const char* kSigning = "whsec_Y2FuYXJ5LXNpZ25pbmctc2VjcmV0LTEyMzQ1Ng==";
constexpr const char* kSigningClear = "canary-signing-secret-123456";
constexpr const char* kBodyText = "canary_body_private_words_31415926";

std::string configWithCanaries(const FakeDestination& destination) {
  return R"({"version": 1,
      "sources": [{"name": "stripe", "provider": "stripe", "secrets": [")" +
         std::string(kStripeSecret) + R"("], "rules": [{"when": {"type": "*"},
                    "effects": [{"kind": "forward", "destination": "crm"}]}]},
                  {"name": "github", "provider": "github", "secrets": ["env:RIG_CANARY"]}],
      "destinations": [{"name": "crm", "url": ")" +
         destination.url() + R"(", "signing_secret": ")" + kSigning + R"("}]})";
}

std::string bodyWithCanary() {
  return R"({"id":"evt_secret_canary_1","type":"t","created":1764000000,"note":")" + std::string(kBodyText) + R"("})";
}

}  // namespace

class SecretsTest : public QObject {
  Q_OBJECT

 private slots:
  void canaries_arePlantedEverywhere_areFoundNowhere() {
    const ScratchDir scratch;
    FakeDestination destination;
    const Environment environment{{"RIG_CANARY", kFromEnvironment}};
    const auto file = scratch.path() / "apply.json";
    writeFile(file, configWithCanaries(destination));
    const auto applied = daemon({"apply", file.string()}, scratch.data(), environment);
    QVERIFY2(applied.succeeded(), applied.err.c_str());
    EngineStart start{scratch.data()};
    start.environment = environment;
    EngineProcess engine(start);
    QVERIFY2(engine.start(), engine.error().c_str());
    const std::string body = bodyWithCanary();
    QCOMPARE(post(engine.port(), "/hooks/stripe", signStripe(kStripeSecret, body), body)->status, 200);
    QCOMPARE(post(engine.port(), "/hooks/github", signGithub(kFromEnvironment, body, "d-1", "push"), body)->status,
             200);
    // Refusals must not log what they were shown either.
    const auto wrong = signStripe("whsec_wrong", body);
    QCOMPARE(post(engine.port(), "/hooks/stripe", wrong, body)->status, 400);
    for (int i = 0; i < 300 && destination.calls().empty(); ++i) std::this_thread::sleep_for(10ms);
    QCOMPARE(destination.calls().size(), std::size_t{1});
    QCOMPARE(destination.calls()[0].body, body);

    std::string everything;
    for (const auto& command : {std::vector<std::string>{"status"},
                                {"deliveries"},
                                {"trace", "evt_secret_canary_1"},
                                {"trace", "evt_secret_canary_1", "--json"},
                                {"dead-letters"},
                                {"ledger", "export"},
                                {"check"}}) {
      const auto said = daemon(command, scratch.data(), environment);
      everything += said.out + said.err;
    }
    lookInto("command line", everything, {});
    lookInto("process list", readFile("/proc/" + std::to_string(engine.pid()) + "/cmdline"), {});
    // While it runs and after it was killed: the log of the database is still there then.
    lookIntoFiles(scratch.data());
    engine.kill();
    lookIntoFiles(scratch.data());
    lookInto("log", engine.out() + engine.error(), wrong.back().second);
    QVERIFY(engine.start());
    const auto backup = scratch.path() / "backup.db";
    QVERIFY(daemon({"backup", backup.string()}, scratch.data(), environment).succeeded());
    lookInto("backup", readFile(backup), {});
    QVERIFY(engine.stop());
    lookIntoFiles(scratch.data());
    lookInto("log", engine.out() + engine.error(), wrong.back().second);
  }

  void badSignatures_leaveNoWorkAndABoundedTrace() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), chargeConfig()), std::string());
    EngineProcess engine({scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    std::vector<Shot> flood;
    for (int i = 0; i < 3'000; ++i) {
      Shot shot = chargeShot({}, i);
      char& digit = shot.request[shot.request.find(",v1=") + 4];  // another one than it is, whatever it is
      digit = digit == '0' ? '1' : '0';
      flood.push_back(std::move(shot));
    }
    Records records;
    sendAll(engine.port(), flood, 16, records);
    for (const auto& record : records.all()) QCOMPARE(record.status, 400);
    QVERIFY(engine.stop());
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM delivery"), std::int64_t{0});
    QCOMPARE(askStore(scratch.data(), "SELECT count(*) FROM payload"), std::int64_t{0});
    const auto sampled = askStore(scratch.data(), "SELECT count(*) FROM arrival");
    qInfo("%lld of 3000 refused arrivals sampled, %zu bytes logged", static_cast<long long>(sampled),
          engine.error().size());
    QVERIFY(sampled < 1'000);
    QVERIFY(engine.error().size() < 100'000);
  }

 private:
  static void lookInto(const std::string& where, const std::string& bytes, const std::string& alsoNot) {
    for (const std::string& canary :
         {std::string(kStripeSecret), std::string(kFromEnvironment), std::string(kSigning),
          std::string(kSigningClear), std::string(kBodyText), alsoNot})
      QVERIFY2(canary.empty() || bytes.find(canary) == std::string::npos, (canary + " stands in " + where).c_str());
  }
  static void lookIntoFiles(const std::filesystem::path& folder) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) lookInto(entry.path().string(), readFile(entry.path()), {});
  }
};

QTEST_GUILESS_MAIN(SecretsTest)
#include "secrets_test.moc"
