// What must not matter: how the network cuts a request, the order and the case of its header fields, and whether its
// body comes with a length or in chunks. The product's parser, router, verifier and identification, with the shared
// payloads signed as their providers do, the shared valid vectors, and the hostile corpus.
#include "tests/contract/hostile_client.h"
#include "tests/contract/hostile_corpus.h"
#include "tests/contract/property_requests.h"
#include "tests/fuzz/hook_world.h"
#include "tests/kit/test_seed.h"

#include "core/base/clock.h"
#include "core/receive/receiver.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cstdio>
#include <random>

using namespace ack;
using namespace std::chrono_literals;
using kit::Conversation;
using tests::PlainRequest;

namespace {

class PropertyTest : public QObject {
  Q_OBJECT

 private:
  static constexpr std::size_t kMostPlaces = 300;  // of a long request, evenly spread
  static constexpr int kRandomCuts = 10;
  std::vector<PlainRequest> m_requests;
  std::mt19937 m_random;

  static kit::ScriptedReceiver& receiver() { return fuzz::hookWorld(); }

  /// Cut at each place, byte by byte, and in random pieces; false names the first difference.
  bool isSameHoweverCut(const std::string& bytes, QString& difference) {
    const Conversation whole = receiver().talk(bytes);
    const auto same = [&](const std::vector<std::string_view>& pieces) {
      const Conversation cut = receiver().talk(pieces);
      return cut.statuses == whole.statuses && cut.stored == whole.stored && cut.closing == whole.closing;
    };
    const std::string_view view = bytes;
    const std::size_t step = std::max<std::size_t>(1, bytes.size() / kMostPlaces);
    for (std::size_t at = 1; at < bytes.size(); at += step) {
      if (same({view.substr(0, at), view.substr(at)})) continue;
      difference = QString("cut at %1").arg(at);
      return false;
    }
    for (int i = 0; i < kRandomCuts; ++i) {
      std::vector<std::string_view> pieces;
      for (std::size_t at = 0; at < bytes.size(); at += pieces.back().size())
        pieces.push_back(view.substr(at, 1 + m_random() % (i == 0 ? 1 : 64)));
      if (same(pieces)) continue;
      difference = QString("cut in %1 pieces").arg(pieces.size());
      return false;
    }
    return true;
  }

  /// The same events, each with the same body, and the same statuses.
  static bool isSameVerdict(const Conversation& one, const Conversation& other) {
    return one.statuses == other.statuses && one.stored == other.stored;
  }

 private slots:
  void initTestCase() {
    m_random.seed(kit::testSeed());
    m_requests = tests::requestsOfCorpus();
    QVERIFY(m_requests.size() > 150);
    int taken = 0;
    for (const PlainRequest& request : m_requests)
      taken += static_cast<int>(receiver().talk(request.bytes()).stored.size() > 0);
    std::printf("%zu requests, events stored of %d\n", m_requests.size(), taken);
    QVERIFY(taken > 60);
  }

  void requests_howeverCut_giveTheSameAnswer() {
    for (const PlainRequest& request : m_requests) {
      QString difference;
      QVERIFY2(isSameHoweverCut(request.bytes(), difference),
               qPrintable(QString::fromStdString(request.id) + difference));
    }
  }

  void hostileCases_howeverCut_giveTheSameAnswer() {
    int cases = 0;
    for (const tests::HostileCase& one : tests::readHostileCorpus()) {
      if (one.bytes.isEmpty() || one.bytes.size() > 100'000) continue;
      QByteArray bytes = one.bytes;
      bytes.replace("/in/1", "/hooks/open-custom_hmac");
      QString difference;
      QVERIFY2(isSameHoweverCut(bytes.toStdString(), difference), qPrintable(one.id + " " + difference));
      ++cases;
    }
    std::printf("%d hostile cases\n", cases);
    QVERIFY(cases > 170);
  }

  void headers_anyOrderAnyCase_giveTheSameAnswer() {
    for (const PlainRequest& request : m_requests) {
      const Conversation expected = receiver().talk(request.bytes());
      for (int i = 0; i < 8; ++i) {
        PlainRequest turned = request;
        if (!request.repeatsAHeader()) std::shuffle(turned.headers.begin(), turned.headers.end(), m_random);
        for (auto& [name, value] : turned.headers)
          for (char& c : name)
            if (((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) && m_random() % 2 == 0)
              c = static_cast<char>(c ^ 0x20);
        QVERIFY2(isSameVerdict(receiver().talk(turned.bytes()), expected), request.id.c_str());
      }
    }
  }

  void body_anyChunks_giveTheSameAnswer() {
    for (const PlainRequest& request : m_requests) {
      if (request.body.empty()) continue;  // without a body there is nothing to cut
      const Conversation expected = receiver().talk(request.bytes());
      for (int i = 0; i < 8; ++i) {
        std::vector<std::size_t> sizes;
        for (std::size_t left = request.body.size(); left > 0; left -= sizes.back())
          sizes.push_back(std::min<std::size_t>(left, 1 + m_random() % (i == 0 ? 1 : request.body.size())));
        const std::string bytes =
            request.chunkedBytes(sizes, i % 2 == 0 ? ";a=\"b\"" : "", i % 3 == 0 ? "X-T: 1\r\n" : "");
        if (sizes.size() * 6 > 3'000 && i % 2 == 0) continue;  // extensions have a limit of their own
        QVERIFY2(isSameVerdict(receiver().talk(bytes), expected), request.id.c_str());
      }
    }
  }

  void sample_overRealSockets_givesTheSameStatus() {
    base::SystemClock clock;
    tests::DeliveryLog log;
    tests::CountingHandler handler(log);
    receive::ReceiverOptions options;
    options.listen = "127.0.0.1:0";
    receive::Receiver server(options, handler, clock);
    QVERIFY(server.start().ok());
    const auto port = static_cast<std::uint16_t>(std::stoi(server.url().substr(server.url().rfind(':') + 1)));
    int cut = 0;
    for (std::size_t i = 0; i < m_requests.size(); i += 4) {
      PlainRequest request = m_requests[i];
      request.target = "/in/1";
      const QByteArray bytes = QByteArray::fromStdString(request.bytes());
      const auto status = [&](const QList<QByteArray>& pieces) {
        tests::HostileClient client(port);
        for (const QByteArray& piece : pieces) client.send(piece);
        client.readUntil([&] { return !tests::statusesIn(client.received()).isEmpty(); }, 5s);
        const auto statuses = tests::statusesIn(client.received());
        return statuses.isEmpty() ? 0 : statuses.first();
      };
      const int expected = status({bytes});
      QVERIFY(expected != 0);
      for (int turn = 0; turn < 3; ++turn, ++cut) {
        const auto at = static_cast<qsizetype>(m_random() % static_cast<unsigned>(bytes.size()));
        const auto then = at + static_cast<qsizetype>(m_random() % static_cast<unsigned>(bytes.size() - at));
        QCOMPARE(status({bytes.left(at), bytes.mid(at, then - at), bytes.mid(then)}), expected);
      }
    }
    std::printf("%d requests in three segments over real sockets\n", cut);
    server.stop();
  }
};

}  // namespace

QTEST_GUILESS_MAIN(PropertyTest)
#include "property_test.moc"
