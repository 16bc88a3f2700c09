// The located reader takes exactly the texts that the strict payload reader takes, and knows where things stand.
#include "core/config/located_json.h"

#include "core/base/random.h"
#include "core/domain/json_document.h"
#include "tests/unit/config/apply_documents.h"

#include <QTest>

using namespace ack;
using namespace ack::config;

namespace {

bool takes(const std::string& text) { return std::holds_alternative<LocatedNode>(parseLocated(text)); }

bool sameTree(const LocatedNode& a, const domain::JsonValue& b) {
  const bool word = a.type == domain::JsonType::boolean;
  if (a.type != b.type() || (word && a.truth != b.truth()) || (!word && a.text != b.text())) return false;
  std::size_t i = 0;
  for (const domain::JsonItem& item : b.items()) {
    if (i == a.items.size() || a.items[i].key != item.name() || !sameTree(a.items[i], item.value)) return false;
    ++i;
  }
  return i == a.items.size();
}

}  // namespace

class LocatedJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void parse_mutatedDocuments_agreesWithTheStrictReader() {
    constexpr std::uint64_t kSeed = 20'261'129;
    base::SeededRandom random(kSeed);
    const std::string good = test::contractExample();
    const std::string alphabet = "{}[]\",:\\/truefalsn0123456789.eE+-\x01\x80\xC3\xA9\xED\xA0 \n\t";
    int taken = 0;
    for (int round = 0; round < 4'000; ++round) {
      std::string text = good.substr(0, 200 + random.below(good.size() - 200));
      if (random.below(3) != 0) text = good;
      for (std::uint64_t i = random.below(4); i > 0; --i) {
        const std::size_t at = random.below(text.size());
        const char c = alphabet[random.below(alphabet.size())];
        if (random.below(2) == 0)
          text[at] = c;
        else
          text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), c);
      }
      const auto located = parseLocated(text);
      const auto strict = domain::JsonDocument::parse(text);
      const auto* node = std::get_if<LocatedNode>(&located);
      QVERIFY2((node != nullptr) == strict.ok(),
               ("seed 20261129, round " + std::to_string(round) + "\n" + text).c_str());
      if (node == nullptr) {
        QVERIFY(std::get<SyntaxProblem>(located).offset <= text.size());
        continue;
      }
      ++taken;
      QVERIFY2(sameTree(*node, strict->root()), text.c_str());
    }
    QVERIFY(taken > 300);  // or nothing was compared
  }

  void parse_escapes_areDecoded() {
    const std::string text = "\"\\ud83d\\ude00\\u0000\\n\\/\\u00e9\"";
    const auto parsed = parseLocated(text);
    QCOMPARE(std::get<LocatedNode>(parsed).text, std::string("\xF0\x9F\x98\x80\0\n/\xC3\xA9", 9));
    QVERIFY(!takes("\"\\ude00\""));
    QVERIFY(!takes("\"\\ud83dx\""));
    QVERIFY(!takes("\"\\ud83d\\n\""));
    QVERIFY(!takes("\"\\u12g4\""));
    QVERIFY(!takes("\"\\u12"));
  }

  void parse_depth_isBounded() {
    QVERIFY(takes(std::string(64, '[') + std::string(64, ']')));
    QVERIFY(!takes(std::string(66, '[') + std::string(66, ']')));
    QVERIFY(!takes(std::string(1'000'000, '[')));
  }

  void node_offsets_spanTheValueAndItsName() {
    const std::string text = "{ \"a\" : [1, \"two\"] }";
    const auto parsed = parseLocated(text);
    const LocatedNode& list = *std::get<LocatedNode>(parsed).member("a");
    QCOMPARE(text.substr(list.begin, list.end - list.begin), std::string("[1, \"two\"]"));
    QCOMPARE(list.keyAt, std::size_t{2});
    QCOMPARE(text.substr(list.items[1].begin, list.items[1].end - list.items[1].begin), std::string("\"two\""));
    QVERIFY(std::get<LocatedNode>(parsed).member("b") == nullptr);
  }

  void position_countsLinesAndCharacters() {
    const std::string text = "\xEF\xBB\xBF"
                             "ab\n\xC3\xA9x";
    QCOMPARE(positionOf(text, 3).column, 1);
    QCOMPARE(positionOf(text, 6).line, 2);
    QCOMPARE(positionOf(text, 8).column, 2);
    QCOMPARE(positionOf(text, 1'000).line, 2);
  }
};

QTEST_GUILESS_MAIN(LocatedJsonTest)
#include "located_json_test.moc"
