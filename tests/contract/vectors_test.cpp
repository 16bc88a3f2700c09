// Every shared signature vector through the same door as `acknowledgerd verify`, and every valid one again with each
// bit of its body, its signature and its secret flipped.
#include "core/base/encoding.h"
#include "core/provider/verify_case.h"

#include <QFile>
#include <QtTest>

#include <boost/json.hpp>

#include <cstdio>
#include <map>
#include <set>

using namespace ack;
namespace json = boost::json;

namespace {

/// Schemes that cover all of the request in one header; mutation_test has every scheme, with what each leaves open.
const std::set<std::string, std::less<>> kMutated{"hmac", "ed25519", "twilio"};

std::string text(const json::value& value) { return std::string(std::string_view(value.get_string())); }

bool isAny(const json::object&) { return true; }

struct Answer {
  std::string verdict, why, line;
};

/// One line of the table: how many of each kind there are, and how many came out as they should.
struct Score {
  std::map<std::string, int> expected;
  int passed{0}, all{0};
  void add(const std::string& expect, bool good) {
    ++expected[expect];
    ++all;
    if (good) ++passed;
  }
};

/// A vector's request in the form that Provider::verify takes, for the mutations.
struct Request {
  std::string method, url, body;
  std::vector<std::pair<std::string, std::string>> headers;
  provider::KeyMaterial keys;
  provider::Window window;
  UtcTime now;
  provider::ProviderPtr verifier;

  [[nodiscard]] bool valid() const {
    std::vector<provider::HeaderView> views;
    for (const auto& [name, value] : headers) views.push_back({name, value});
    return verifier->verify({method, url, views, body}, keys, window, now).verdict == provider::Verdict::valid;
  }
};

}  // namespace

class VectorsTest : public QObject {
  Q_OBJECT

  std::shared_ptr<const provider::ProviderRegistry> m_registry;
  json::array m_vectors;
  std::map<std::string, Score> m_table;

  Answer judge(const json::object& vector) const {
    const auto line = provider::verifyCase(*m_registry, json::serialize(vector));
    if (!line) return {"error", line.error().message, {}};
    const json::value out = json::parse(*line);
    return {text(out.at("verdict")), text(out.at("why")), *line};
  }

  Request requestOf(const json::object& vector) const {
    Request request{text(vector.at("method")), text(vector.at("url")), {}, {}, {}, {}, {}, {}};
    if (const auto* encoded = vector.if_contains("body_b64"))
      request.body = *base::fromBase64(text(*encoded));
    else
      request.body = text(vector.at("body"));
    for (const auto& pair : vector.at("headers").get_array())
      request.headers.emplace_back(text(pair.get_array()[0]), text(pair.get_array()[1]));
    if (const auto* secrets = vector.if_contains("secrets"))
      for (const auto& secret : secrets->get_array()) request.keys.secrets.push_back(text(secret));
    if (const auto* publicKeys = vector.if_contains("public_keys"))
      for (const auto& key : publicKeys->get_array()) request.keys.publicKeys.push_back(text(key));
    if (const auto* tolerance = vector.if_contains("tolerance_s"))
      request.window = {std::chrono::seconds(tolerance->get_int64()), std::chrono::seconds(tolerance->get_int64())};
    request.now = fromMicros(vector.at("now").get_int64() * 1'000'000);
    request.verifier = m_registry->find(text(vector.at("provider")));
    if (!request.verifier) {
      auto made = m_registry->fromRecipe(text(vector.at("provider")), vector.at("recipe").get_object());
      if (made) request.verifier = *made;
    }
    return request;
  }

  void addRows(bool (*wanted)(const json::object&)) const {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < m_vectors.size(); ++i) {
      const json::object& vector = m_vectors[i].get_object();
      if (wanted(vector)) QTest::newRow(text(vector.at("id")).c_str()) << static_cast<int>(i);
    }
  }
  const json::object& row() const {
    const int index = *static_cast<const int*>(QTest::qData("index", qMetaTypeId<int>()));
    return m_vectors[static_cast<std::size_t>(index)].get_object();
  }

 private slots:
  void initTestCase() {
    auto registry = provider::ProviderRegistry::create();
    QVERIFY2(registry.ok(), registry ? "" : registry.error().message.c_str());
    m_registry = *registry;
    QFile file(QStringLiteral(ACK_SOURCE_DIR "/tests/corpus/vectors-shared.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    m_vectors = json::parse(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())))
                    .at("vectors")
                    .get_array();
  }

  void corpus_isComplete() {
    QCOMPARE(m_vectors.size(), std::size_t{504});
    std::map<std::string, int> counts;
    for (const auto& vector : m_vectors) ++counts[text(vector.at("provider"))];
    QCOMPARE(counts.size(), std::size_t{28});
    QCOMPARE(counts["standard_webhooks"], 64);
  }

  /// The lines may come without their scheme: the provider and its recipe must then be enough.
  void eachVector_withoutScheme_sameVerdict_data() { addRows(&isAny); }
  void eachVector_withoutScheme_sameVerdict() {
    json::object vector = row();
    const Answer before = judge(vector);
    vector.erase("scheme");
    const Answer after = judge(vector);
    QVERIFY2(after.verdict == before.verdict,
             (before.verdict + " is now " + after.verdict + ": " + after.why).c_str());
    QCOMPARE(after.line, before.line);
  }

  void eachVector_isAsExpected_data() { addRows(&isAny); }
  void eachVector_isAsExpected() {
    const json::object& vector = row();
    const Answer answer = judge(vector);
    std::set<std::string> allowed{text(vector.at("expect"))};
    if (const auto* also = vector.if_contains("also_ok"))
      for (const auto& verdict : also->get_array()) allowed.insert(text(verdict));
    m_table[text(vector.at("provider"))].add(text(vector.at("expect")), allowed.contains(answer.verdict));
    QVERIFY2(allowed.contains(answer.verdict), (answer.verdict + ": " + answer.why).c_str());
    if (answer.verdict == text(vector.at("expect"))) {
      // A time that can't be read is seen before the signature is compared; the corpus' reason is advice.
      const bool early = answer.why == "bad_timestamp" && text(vector.at("reason")) == "mismatch";
      if (!early) QCOMPARE(answer.why, text(vector.at("reason")));
    }
  }

  void validVectors_eachBitFlipped_areNotValid_data() {
    addRows(+[](const json::object& vector) {
      return kMutated.contains(text(vector.at("scheme"))) && text(vector.at("expect")) == "valid";
    });
  }
  void validVectors_eachBitFlipped_areNotValid();

  void validVectors_headersDroppedDoubledRecased_data() { validVectors_eachBitFlipped_areNotValid_data(); }
  void validVectors_headersDroppedDoubledRecased();

  void cleanupTestCase() {
    Score total;
    const auto print = [](const std::string& name, Score& score) {
      std::printf("%-20s %5d %7d %5d   %d/%d\n", name.c_str(), score.expected["valid"], score.expected["invalid"],
                  score.expected["stale"], score.passed, score.all);
    };
    std::printf("%-20s %5s %7s %5s   %s\n", "provider", "valid", "invalid", "stale", "passed");
    for (auto& [name, score] : m_table) {
      print(name, score);
      for (const auto& [kind, count] : score.expected) total.expected[kind] += count;
      total.passed += score.passed;
      total.all += score.all;
    }
    print("all", total);
  }
};

namespace {

/// Signature headers of these vectors.
const std::set<std::string> kSignatureHeaders{
    "x-hub-signature-256",       "x-hub-signature",        "webhook-signature",
    "stripe-signature",          "x-slack-signature",      "x-shopify-hmac-sha256",
    "x-twilio-signature",        "paddle-signature",       "x-square-hmacsha256-signature",
    "telnyx-signature-ed25519",  "x-cc-webhook-signature", "x-line-signature",
    "x-sinch-webhook-signature", "x-convoy-signature",     "x-razorpay-signature"};

/// Headers that are part of the signed text.
const std::set<std::string> kSignedHeaders{"webhook-id",
                                           "webhook-timestamp",
                                           "x-slack-request-timestamp",
                                           "telnyx-timestamp",
                                           "x-sinch-webhook-signature-timestamp",
                                           "x-sinch-webhook-signature-nonce"};

bool isHexLetter(char c) { return (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

/// A flipped bit that only changes the case of a hexadecimal letter: the digit stays the same (github-013, and %2b in
/// a form).
bool isCaseOfHexDigit(const std::string& before, const std::string& after, std::size_t at) {
  return isHexLetter(before[at]) && isHexLetter(after[at]) && (before[at] ^ after[at]) == 0x20;
}

/// Flips each bit of target[begin, end) and names those that leave the request valid, except the harmless ones.
template <class Valid, class Harmless>
std::string survivors(std::string& target, std::size_t begin, std::size_t end, Valid valid, Harmless harmless) {
  std::string found;
  const std::string original = target;
  for (std::size_t at = begin; at < end; ++at)
    for (int bit = 0; bit < 8; ++bit) {
      target[at] = static_cast<char>(static_cast<unsigned char>(original[at]) ^ (1U << bit));
      if (valid() && !harmless(original, target, at))
        found += " byte " + std::to_string(at) + " bit " + std::to_string(bit);
      target = original;
    }
  return found;
}

/// A header with several signatures, as [begin, end) of those without which the request is not valid. The others
/// (unknown versions, other keys' signatures, junk) are ignored on purpose, so flipping them must change nothing.
template <class Valid>
std::vector<std::pair<std::size_t, std::size_t>> neededElements(std::string& value, char separator, Valid valid) {
  std::vector<std::pair<std::size_t, std::size_t>> needed;
  const std::string original = value;
  for (std::size_t begin = 0; begin <= original.size();) {
    const std::size_t end = std::min(original.find(separator, begin), original.size());
    value = original.substr(0, begin) + "x" + std::string(1, separator == ' ' ? ',' : '=') + original.substr(end);
    if (!valid()) needed.emplace_back(begin, end);
    value = original;
    begin = end + 1;
  }
  return needed;
}

/// Twilio joins names and values without separators (twilio-021): a form with the same text once it is sorted and
/// joined has the same signature.
std::string twilioText(const std::string& body) {
  const auto form = domain::FormDocument::parse(body);
  if (!form) return {};
  auto fields = form->fields;
  std::sort(fields.begin(), fields.end());
  fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
  std::string joined;
  for (const auto& [name, value] : fields) joined += name + value;
  return joined;
}

}  // namespace

void VectorsTest::validVectors_eachBitFlipped_areNotValid() {
  const json::object& vector = row();
  Request request = requestOf(vector);
  QVERIFY(request.verifier != nullptr);
  QVERIFY(request.valid());
  const auto valid = [&] { return request.valid(); };
  const auto never = [](const std::string&, const std::string&, std::size_t) { return false; };
  const bool isForm = request.verifier->key() == "twilio";
  const auto sameForm = [&](const std::string& before, const std::string& after, std::size_t) {
    return isForm && twilioText(before) == twilioText(after);
  };
  QCOMPARE(survivors(request.body, 0, request.body.size(), valid, sameForm), std::string());

  const std::string key = request.verifier->key();
  const char separator = key == "stripe" ? ',' : key == "paddle" ? ';' : key == "standard_webhooks" ? ' ' : '\0';
  int signatures = 0;
  for (auto& [name, value] : request.headers) {
    if (!kSignatureHeaders.contains(base::toLowerAscii(name))) continue;
    ++signatures;
    std::vector<std::pair<std::size_t, std::size_t>> spans{{0, value.size()}};
    if (separator != '\0') spans = neededElements(value, separator, valid);
    QVERIFY(!spans.empty());
    for (const auto& [begin, end] : spans)
      QCOMPARE(survivors(value, begin, end, valid,
                         [](const std::string& before, const std::string& after, std::size_t at) {
                           return isCaseOfHexDigit(before, after, at);
                         }),
               std::string());
  }
  QCOMPARE(signatures, 1);

  for (auto& [name, value] : request.headers)
    if (kSignedHeaders.contains(base::toLowerAscii(name)))
      QCOMPARE(survivors(value, 0, value.size(), valid, never), std::string());
  if (key == "square") QCOMPARE(survivors(request.url, 0, request.url.size(), valid, never), std::string());

  // Where there are several keys, another one than the flipped may be the one that fits (rotation).
  for (std::vector<std::string>* keys : {&request.keys.secrets, &request.keys.publicKeys})
    if (keys->size() == 1) QCOMPARE(survivors(keys->front(), 0, keys->front().size(), valid, never), std::string());
}

void VectorsTest::validVectors_headersDroppedDoubledRecased() {
  Request request = requestOf(row());
  QVERIFY(request.verifier != nullptr);
  const auto original = request.headers;
  for (std::size_t i = 0; i < original.size(); ++i) {
    const std::string name = base::toLowerAscii(original[i].first);
    const bool proves = kSignatureHeaders.contains(name) || kSignedHeaders.contains(name);
    // Twilio's signature is over the fields, so it matters whether the body is read as a form.
    const bool decides = proves || (request.verifier->key() == "twilio" && name == "content-type");

    request.headers.erase(request.headers.begin() + static_cast<std::ptrdiff_t>(i));
    const bool dropped = request.valid();
    // A JSON body is covered by its hash in the URL whatever it is called.
    const bool dropMayPass = !proves && request.url.find("bodySHA256=") != std::string::npos;
    QVERIFY2(dropped == !decides || (dropMayPass && dropped), ("dropped: " + name).c_str());

    request.headers = original;
    request.headers.push_back(original[i]);
    QVERIFY2(request.valid() == !decides, ("doubled: " + name).c_str());
    request.headers.back().second += "0";
    QVERIFY2(request.valid() == !decides, ("doubled with another value: " + name).c_str());

    request.headers = original;
    for (char& c : request.headers[i].first)
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) c = static_cast<char>(c ^ 0x20);
    QVERIFY2(request.valid(), ("other case: " + name).c_str());
    request.headers[i].second = " \t" + original[i].second + "\t ";
    QVERIFY2(request.valid(), ("white space around: " + name).c_str());
    request.headers = original;
  }
}

QTEST_GUILESS_MAIN(VectorsTest)
#include "vectors_test.moc"
