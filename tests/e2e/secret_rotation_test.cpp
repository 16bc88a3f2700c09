// Secrets that change under a running engine, and secrets that are gone: nothing good is refused while old and new
// are both in force, nothing is accepted with the old one afterwards, and trouble of ours is never a final refusal.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/qt_text.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/signer.h"
#include "tests/kit/store_view.h"

#include <array>
#include <atomic>
#include <thread>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

std::string configOf(const std::vector<std::string>& secrets) {
  std::string list;
  for (const std::string& secret : secrets) list += (list.empty() ? "\"" : ", \"") + secret + "\"";
  return "{\"version\": 1, \"sources\": [{\"name\": \"forge\", \"provider\": \"github\", \"secrets\": [" + list +
         "], \"rules\": []}]}";
}

std::string secretOf(int round) { return "rotating_secret_number_" + std::to_string(round); }

int postSigned(std::uint16_t port, const std::string& secret, const std::string& id) {
  const std::string body = "{\"n\":1}";
  const auto answer = post(port, "/hooks/forge", signGithub(secret, body, id, "push"), body);
  return answer ? answer->status : 0;
}

/// Senders that sign with whatever is said to be current, without a pause.
class Senders {
 public:
  explicit Senders(std::uint16_t port) : m_port(port) {
    for (int i = 0; i < 3; ++i) m_threads.emplace_back([this, i] { run(i); });
  }
  ~Senders() { stop(); }
  Senders(const Senders&) = delete;
  Senders& operator=(const Senders&) = delete;
  void signWith(int round) { m_round = round; }
  /// Until every request that was signed with an older secret has its answer.
  void settle() {
    for (auto& done : m_finished) {
      const int before = done;
      while (done < before + 2) std::this_thread::sleep_for(1ms);
    }
  }
  void stop() {
    m_stop = true;
    for (auto& thread : m_threads) thread.join();
    m_threads.clear();
  }
  std::atomic<int> accepted{0}, refused{0};

 private:
  void run(int number) {
    for (int i = 0; !m_stop; ++i) {
      const int status =
          postSigned(m_port, secretOf(m_round), "s" + std::to_string(number) + "-" + std::to_string(i));
      ++(status == 200 ? accepted : refused);
      ++m_finished.at(static_cast<std::size_t>(number));
    }
  }
  std::uint16_t m_port;
  std::atomic<int> m_round{0};
  std::atomic<bool> m_stop{false};
  std::array<std::atomic<int>, 3> m_finished{};
  std::vector<std::thread> m_threads;
};

/// Until a request signed with that secret is answered so; how long it took, or 5 s for never.
std::chrono::milliseconds untilAnswered(std::uint16_t port, const std::string& secret, int status) {
  static int probes = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (;;) {
    const auto waited =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
    if (waited > 5s || postSigned(port, secret, "probe" + std::to_string(++probes)) == status) return waited;
  }
}

}  // namespace

class SecretRotationTest : public QObject {
  Q_OBJECT

 private slots:
  void rotation_fiftyTimesUnderLoad_refusesNoGoodOne_acceptsNoOldOne() {
    constexpr int kRounds = 50;
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), configOf({secretOf(0)})), std::string());
    EngineProcess engine(EngineStart{scratch.data()});
    QVERIFY2(engine.start(), engine.error().c_str());
    Senders senders(engine.port());
    int oldAccepted = 0;
    std::chrono::milliseconds slowest{0};
    for (int round = 1; round <= kRounds; ++round) {
      const std::string before = secretOf(round - 1), after = secretOf(round);
      QCOMPARE(applyConfig(scratch.data(), configOf({before, after})), std::string());
      slowest = std::max(slowest, untilAnswered(engine.port(), after, 200));
      QCOMPARE(postSigned(engine.port(), before, "both" + std::to_string(round)), 200);
      senders.signWith(round);
      senders.settle();
      QCOMPARE(applyConfig(scratch.data(), configOf({after})), std::string());
      slowest = std::max(slowest, untilAnswered(engine.port(), before, 401));
      for (int i = 0; i < 5; ++i)
        if (postSigned(engine.port(), before, "late" + std::to_string(round * 10 + i)) == 200) ++oldAccepted;
    }
    senders.stop();
    qInfo("%d rounds: %d accepted, %d refused inside, %d accepted after; in force after at most %lld ms", kRounds,
          senders.accepted.load(), senders.refused.load(), oldAccepted, static_cast<long long>(slowest.count()));
    QVERIFY(senders.accepted > kRounds);
    QCOMPARE(senders.refused, 0);
    QCOMPARE(oldAccepted, 0);
    QVERIFY(slowest < 5s);
    QVERIFY(engine.stop());
  }

  void secret_thatIsGoneOrEmptied_failsClosed_data() {
    QTest::addColumn<bool>("inFile");
    QTest::addColumn<bool>("present");
    QTest::addColumn<QString>("now");
    for (const bool inFile : {false, true}) {
      const char* const where = inFile ? "file" : "variable";
      QTest::addRow("%s gone", where) << inFile << false << QString();
      for (const char* text : {"", "   ", "\n", "changeme", "your-secret-here", "<secret>"})
        QTest::addRow("%s holds \"%s\"", where, text) << inFile << true << QString::fromLatin1(text);
    }
  }
  void secret_thatIsGoneOrEmptied_failsClosed() {
    QFETCH(bool, inFile);
    QFETCH(bool, present);
    QFETCH(QString, now);
    const ScratchDir scratch;
    const auto file = scratch.path() / "secret";
    writeFile(file, secretOf(0));
    const Environment good{{"RIG_SECRET", secretOf(0)}};
    const std::string reference = inFile ? "file:" + file.string() : "env:RIG_SECRET";
    QCOMPARE(applyConfig(scratch.data(), configOf({reference}), good), std::string());
    if (present)
      writeFile(file, now.toStdString());
    else
      std::filesystem::remove(file);
    EngineStart start{scratch.data()};
    if (!inFile && present) start.environment = {{"RIG_SECRET", now.toStdString()}};
    EngineProcess engine(start);
    QVERIFY2(engine.start(), engine.error().c_str());
    // What was in force at the apply is kept sealed, so a good request may still be taken; never a final refusal.
    const int honest = postSigned(engine.port(), secretOf(0), "good");
    QVERIFY2(honest == 200 || honest == 503, std::to_string(honest).c_str());
    for (const std::string& guess : {now.toStdString(), std::string(), now.trimmed().toStdString()}) {
      const int forged = postSigned(engine.port(), guess, "forged");
      QVERIFY2(forged == 401 || forged == 503, std::to_string(forged).c_str());
      QCOMPARE(forged == 503, honest == 503);
    }
    QVERIFY(engine.stop());
    QVERIFY(askStore(scratch.data(), "SELECT count(*) FROM delivery") <= 1);
  }

  void masterKey_gone_engineRefusesToStart_andSaysWhy() {
    const ScratchDir scratch;
    QCOMPARE(applyConfig(scratch.data(), configOf({secretOf(0)})), std::string());
    std::filesystem::rename(scratch.data() / "master.key", scratch.path() / "kept.key");
    EngineProcess engine(EngineStart{scratch.data()});
    QVERIFY(!engine.start());
    QVERIFY2(engine.error().find("master.key") != std::string::npos, engine.error().c_str());
    std::filesystem::rename(scratch.path() / "kept.key", scratch.data() / "master.key");
    QVERIFY2(engine.start(), engine.error().c_str());
    QCOMPARE(postSigned(engine.port(), secretOf(0), "good"), 200);
    QVERIFY(engine.stop());
  }
};

QTEST_GUILESS_MAIN(SecretRotationTest)
#include "secret_rotation_test.moc"
