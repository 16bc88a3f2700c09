// Every valid shared vector with one thing changed: each bit of body, URL, method, keys and header values; each
// header dropped, doubled, spelled in another case, with white space around. What is valid afterwards must stand in
// the written list (mutation_exceptions.json). ACK_CAMPAIGN=1 runs every mutant; otherwise a sample of one in
// eight by a printed seed.
#include "core/base/encoding.h"
#include "tests/contract/mutation_rules.h"
#include "tests/kit/test_seed.h"

#include <QtTest>

#include <cstdio>
#include <map>
#include <random>

using namespace ack;
using provider::Verdict;
using tests::Mutant;
using tests::SignedCase;

namespace {

struct Count {
  int vectors{0}, mutants{0}, accepted{0};
};

/// Valid although no exception says so, by scheme, part and change.
struct Survivors {
  int count{0};
  QString examples;
};

class MutationTest : public QObject {
  Q_OBJECT

 private:
  static constexpr int kMostShown = 3;
  std::shared_ptr<const provider::ProviderRegistry> m_registry;
  tests::MutationRules m_rules;
  std::vector<SignedCase> m_cases;  ///< the valid ones
  std::mt19937 m_random;
  bool m_whole{false};
  std::map<std::string, Survivors> m_survivors;
  Count* m_count{nullptr};

  /// Whether this mutant is in the sample: one in eight.
  bool isWanted() { return m_whole || m_random() % 8 == 0; }

  void judge(const SignedCase& original, const Mutant& mutant, bool valid) {
    ++m_count->mutants;
    if (!valid) return;
    ++m_count->accepted;
    if (m_rules.covering(original, mutant) >= 0) return;
    const std::string group =
        original.scheme + "/" + original.provider + " " + mutant.part + " " + mutant.header + " " + mutant.change;
    Survivors& survivors = m_survivors[group];
    if (++survivors.count > kMostShown) return;
    QString text = QString::fromStdString(" " + original.id);
    if (mutant.change == "flip")
      text += QString(" byte %1 of %2: 0x%3 to 0x%4;")
                  .arg(mutant.at)
                  .arg(mutant.before.size())
                  .arg(static_cast<unsigned char>(mutant.before[mutant.at]), 2, 16, QChar('0'))
                  .arg(static_cast<unsigned char>(mutant.after[mutant.at]), 2, 16, QChar('0'));
    survivors.examples += text;
  }

  /// Flips each bit of `text`, which is a part of `changed`, and puts it back.
  template <class Valid>
  void flip(const SignedCase& original, std::string& text, Mutant mutant, Valid valid) {
    mutant.change = "flip";
    mutant.before = text;
    for (mutant.at = 0; mutant.at < mutant.before.size(); ++mutant.at)
      for (int bit = 0; bit < 8; ++bit) {
        if (!isWanted()) continue;
        text[mutant.at] = static_cast<char>(static_cast<unsigned char>(mutant.before[mutant.at]) ^ (1U << bit));
        mutant.after = text;
        judge(original, mutant, valid());
        text = mutant.before;
      }
  }

  void flipAll(const SignedCase& original) {
    SignedCase changed = original;
    const auto prepared = original.judge->prepare(original.keys);
    const auto request = [&] { return changed.verdict(*prepared) == Verdict::valid; };
    const auto keys = [&] { return changed.verdict() == Verdict::valid; };
    flip(original, changed.body, {"body", {}, {}, 0, 0, {}, {}}, request);
    flip(original, changed.url, {"url", {}, {}, 0, 0, {}, {}}, request);
    flip(original, changed.method, {"method", {}, {}, 0, 0, {}, {}}, request);
    for (std::size_t i = 0; i < changed.headers.size(); ++i)
      flip(original, changed.headers[i].second,
           {"header", base::toLowerAscii(changed.headers[i].first), {}, i, 0, {}, {}}, request);
    for (std::size_t i = 0; i < changed.keys.secrets.size(); ++i)
      flip(original, changed.keys.secrets[i], {"secret", {}, {}, i, 0, {}, {}}, keys);
    for (std::size_t i = 0; i < changed.keys.publicKeys.size(); ++i)
      flip(original, changed.keys.publicKeys[i], {"public_key", {}, {}, i, 0, {}, {}}, keys);
  }

  void changeHeaders(const SignedCase& original) {
    const auto prepared = original.judge->prepare(original.keys);
    for (std::size_t i = 0; i < original.headers.size(); ++i) {
      Mutant mutant{"header", base::toLowerAscii(original.headers[i].first), "drop", i, 0, {}, {}};
      SignedCase changed = original;
      changed.headers.erase(changed.headers.begin() + static_cast<std::ptrdiff_t>(i));
      judge(original, mutant, changed.verdict(*prepared) == Verdict::valid);

      changed = original;
      changed.headers.push_back(original.headers[i]);
      mutant.change = "double";
      judge(original, mutant, changed.verdict(*prepared) == Verdict::valid);
      changed.headers.back().second += "0";
      mutant.change = "double_other";
      judge(original, mutant, changed.verdict(*prepared) == Verdict::valid);
    }
  }

 private slots:
  void initTestCase() {
    auto registry = provider::ProviderRegistry::create();
    QVERIFY(registry.ok());
    m_registry = *registry;
    std::string problem;
    m_rules = tests::MutationRules::read(problem);
    QVERIFY2(problem.empty(), problem.c_str());
    m_whole = qEnvironmentVariableIsSet("ACK_CAMPAIGN");
    if (!m_whole) m_random.seed(kit::testSeed());
    for (SignedCase& one : tests::readSignedCases(*m_registry))
      if (one.expect == "valid" && one.judge && one.verdict() == Verdict::valid) m_cases.push_back(std::move(one));
    QVERIFY(m_cases.size() > 100);
  }

  void validVectors_oneThingChanged_areValidOnlyByTheList() {
    std::map<std::string, Count> counts;
    for (const SignedCase& one : m_cases) {
      m_count = &counts[one.provider];
      ++m_count->vectors;
      flipAll(one);
      changeHeaders(one);
    }
    std::printf("%-20s %8s %9s %9s\n", "provider", "vectors", "mutants", "accepted");
    Count all;
    for (const auto& [name, count] : counts) {
      std::printf("%-20s %8d %9d %9d\n", name.c_str(), count.vectors, count.mutants, count.accepted);
      all.vectors += count.vectors;
      all.mutants += count.mutants;
      all.accepted += count.accepted;
    }
    std::printf("%-20s %8d %9d %9d\n", "together", all.vectors, all.mutants, all.accepted);
    std::fflush(stdout);
    for (const auto& [group, survivors] : m_survivors)
      std::printf("not in the list: %s: %d, as%s\n", group.c_str(), survivors.count, qPrintable(survivors.examples));
    std::fflush(stdout);
    QVERIFY2(m_survivors.empty(), "valid although nothing says that it may be");
    if (!m_whole) return;
    QVERIFY(all.mutants >= 200'000);
    for (const std::string& reason : m_rules.unused()) QFAIL(("nothing needs: " + reason).c_str());
  }

  void validVectors_otherSpellingOfHeaderNames_stayValid() {
    for (const SignedCase& one : m_cases)
      for (std::size_t i = 0; i < one.headers.size(); ++i) {
        SignedCase changed = one;
        for (char& c : changed.headers[i].first)
          if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) c = static_cast<char>(c ^ 0x20);
        QVERIFY2(changed.verdict() == Verdict::valid, (one.id + " other case: " + one.headers[i].first).c_str());
        changed.headers[i].second = " \t" + one.headers[i].second + "\t ";
        QVERIFY2(changed.verdict() == Verdict::valid, (one.id + " white space: " + one.headers[i].first).c_str());
      }
  }
};

}  // namespace

QTEST_GUILESS_MAIN(MutationTest)
#include "mutation_test.moc"
