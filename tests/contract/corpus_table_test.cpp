// The whole shared corpus in one table (reliability.md, G1 and F1): every signature vector by provider, every hostile
// request by category, with how many came out as listed. The slow cases need a clock and sockets: hostile_test.
#include "core/base/clock.h"
#include "tests/contract/hostile_corpus.h"
#include "tests/contract/signed_cases.h"
#include "tests/kit/scripted_receiver.h"

#include <QtTest>

#include <array>
#include <cstdio>
#include <map>

using namespace ack;
using provider::Verdict;

namespace {

/// As listed, of all.
struct Score {
  int good{0}, all{0};
  void count(bool isGood) {
    ++all;
    good += isGood ? 1 : 0;
  }
  [[nodiscard]] bool whole() const { return good == all; }
};

std::string textOf(const Score& score) {
  return score.all == 0 ? "-" : std::to_string(score.good) + "/" + std::to_string(score.all);
}

std::string wordOf(Verdict verdict) {
  switch (verdict) {
  case Verdict::valid:
    return "valid";
  case Verdict::invalid:
    return "invalid";
  case Verdict::stale:
    return "stale";
  }
  return {};
}

class CorpusTableTest : public QObject {
  Q_OBJECT

 private:
  static bool isAsListed(const tests::HostileCase& one, const kit::ScriptedTalk& talk,
                         const tests::DeliveryLog& log) {
    if (log.count() > one.deliveredMax) return false;
    const std::vector<int> statuses = kit::statusesIn(talk.output);
    if (one.outcome == "accept" && log.count() == one.deliveredMax)
      return (one.bodies.isEmpty() || log.bodies() == one.bodies) && !statuses.empty() && statuses.front() == 200;
    const QString status = statuses.empty() ? QString("close") : QString::number(statuses.front());
    return one.allowed.contains(status) && (one.after != "close" || talk.closing || one.outcome == "close");
  }

 private slots:
  void vectors_byProvider_areAsListed() {
    const auto registry = provider::ProviderRegistry::create();
    QVERIFY(registry.ok());
    std::map<std::string, std::map<std::string, Score>> table;
    std::map<std::string, std::string> wrong;
    int vectors = 0;
    for (const tests::SignedCase& one : tests::readSignedCases(**registry)) {
      const std::string verdict = one.judge ? wordOf(one.verdict()) : "invalid";
      const bool isGood = verdict == one.expect || one.alsoAccepted.contains(verdict);
      table[one.provider][one.expect].count(isGood);
      if (!isGood) wrong[one.provider] += " " + one.id;
      ++vectors;
    }
    std::printf("%-20s %9s %9s %9s\n", "provider", "valid", "invalid", "stale");
    std::string all;
    for (auto& [name, row] : table) {
      all += wrong[name];
      std::printf("%-20s %9s %9s %9s %s\n", name.c_str(), textOf(row["valid"]).c_str(),
                  textOf(row["invalid"]).c_str(), textOf(row["stale"]).c_str(), wrong[name].empty() ? "" : "!");
    }
    std::printf("%d vectors\n", vectors);
    std::fflush(stdout);
    QCOMPARE(vectors, 504);
    QVERIFY2(all.empty(), all.c_str());
  }

  void hostileCases_byCategory_areAsListed() {
    tests::DeliveryLog log;
    tests::CountingHandler handler(log);
    const receive::ReceiverLimits limits;
    const base::SystemClock clock;
    receive::IoThread thread(limits, clock, [](const std::string&) {});
    std::map<std::string, Score> table;
    int slow = 0;
    QString wrong;
    for (const tests::HostileCase& one : tests::readHostileCorpus()) {
      if (one.bytes.isEmpty()) {
        ++slow;
        continue;
      }
      log.clear();
      const std::array<std::string_view, 1> whole{
          std::string_view(one.bytes.constData(), static_cast<std::size_t>(one.bytes.size()))};
      const bool isGood = isAsListed(one, kit::talkTo(thread, handler, whole, [] {}), log);
      table[one.category.toStdString()].count(isGood);
      if (!isGood) wrong += " " + one.id;
    }
    std::printf("%-20s %9s\n", "hostile requests", "as listed");
    Score all;
    for (const auto& [name, score] : table) {
      std::printf("%-20s %9s %s\n", name.c_str(), textOf(score).c_str(), score.whole() ? "" : "!");
      all.all += score.all;
      all.good += score.good;
    }
    std::printf("%-20s %9s, and %d with a clock in hostile_test\n", "together", textOf(all).c_str(), slow);
    std::fflush(stdout);
    QCOMPARE(all.all + slow, 197);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
  }
};

}  // namespace

QTEST_GUILESS_MAIN(CorpusTableTest)
#include "corpus_table_test.moc"
