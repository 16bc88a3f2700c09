#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/crypto/hmac.h"

#include <QtTest>

#include <thread>

using namespace ack::crypto;
using ack::base::fromHex;
using ack::base::toHex;

class HmacTest : public QObject {
  Q_OBJECT
 private slots:
  void digest_knownTexts_haveKnownHashes() {
    const auto hash = sha256("abc");  // FIPS 180-2 B.1
    QCOMPARE(toHex({reinterpret_cast<const char*>(hash.data()), hash.size()}),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(toHex(md5("")), std::string("d41d8cd98f00b204e9800998ecf8427e"));
    QCOMPARE(toHex(sha1("abc")), std::string("a9993e364706816aba3e25717850c26c9cd0d89d"));
    QCOMPARE(toHex(sha512("abc")).substr(0, 32), std::string("ddaf35a193617abacc417349ae204131"));
  }

  void hmac_rfc4231_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("code256");
    QTest::newRow("case 1") << QByteArray(20, '\x0b') << QByteArray("Hi There")
                            << QByteArray("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    QTest::newRow("case 2") << QByteArray("Jefe") << QByteArray("what do ya want for nothing?")
                            << QByteArray("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    QTest::newRow("case 3") << QByteArray(20, '\xaa') << QByteArray(50, '\xdd')
                            << QByteArray("773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    QTest::newRow("case 6") << QByteArray(131, '\xaa')
                            << QByteArray("Test Using Larger Than Block-Size Key - Hash Key First")
                            << QByteArray("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  }
  void hmac_rfc4231() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, code256);
    const HmacKey prepared = HmacKey::prepare(HashAlgorithm::sha256, key.toStdString());
    const std::string text = message.toStdString();
    for (int i = 0; i < 3; ++i)  // a used context must go back to the prepared key
      QCOMPARE(toHex(prepared.compute(text).view()), code256.toStdString());
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
      QCOMPARE(
          toHex(prepared.compute({std::string_view(text).substr(0, cut), std::string_view(text).substr(cut)}).view()),
          code256.toStdString());
  }

  void hmac_sha512AndEmptyKey_areRight() {
    QCOMPARE(toHex(hmac(HashAlgorithm::sha512, "Jefe", "what do ya want for nothing?")).substr(0, 32),
             std::string("164b7a7bfcf819e2e395fbe73b56e0a3"));  // RFC 4231 case 2
    QCOMPARE(toHex(hmac(HashAlgorithm::sha256, "", "")),
             std::string("b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"));
    const HmacKey empty = HmacKey::prepare(HashAlgorithm::sha256, "");
    QCOMPARE(empty.compute("x").view(), empty.compute("x").view());
  }

  void compute_manyThreads_agree() {
    const HmacKey key = HmacKey::prepare(HashAlgorithm::sha256, "k");
    const std::string expected(key.compute("body").view());
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([&] {
        for (int i = 0; i < 500; ++i)
          if (key.compute("body").view() != expected) ++wrong;
      });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(wrong.load(), 0);
  }

  void equalConstantTime_lengthOrByteDiffers_isFalse() {
    QVERIFY(equalConstantTime("", ""));
    QVERIFY(equalConstantTime("abc", "abc"));
    QVERIFY(!equalConstantTime("abc", "abd"));
    QVERIFY(!equalConstantTime("abc", "ab"));
    QVERIFY(!equalConstantTime("", "a"));
  }

  void compute_oneKibibyte_benchmark() {
    const HmacKey key = HmacKey::prepare(HashAlgorithm::sha256, "secret");
    const std::string body(1024, 'x');
    QBENCHMARK { (void)key.compute(body); }
  }
};
QTEST_GUILESS_MAIN(HmacTest)
#include "hmac_test.moc"
