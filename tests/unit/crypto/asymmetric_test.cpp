#include "core/base/encoding.h"
#include "core/crypto/asymmetric.h"

#include <QtTest>

using namespace ack::crypto;
using ack::base::fromBase64;
using ack::base::fromHex;
using ack::base::toHex;

namespace {

// Made for this test with the openssl program over "message".
constexpr const char* kEcKey = "-----BEGIN PUBLIC KEY-----\n"
                               "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQCkR8q3weN4CT82+dlEYUzFrtKwS\n"
                               "/tYuqiw9uFEEZj6eEPe/ItcywjOeguFZklLWytCRAx/X1tWiSoSHR/14Nw==\n"
                               "-----END PUBLIC KEY-----\n";
constexpr const char* kEcSignature =
    "MEUCIQDjfgu+TBtuhCK92ntDLNLUw6NOS3yT2XjZYmxWPyNo/gIgdWSpn7VhNLRPiR1P+axCqMJ2BRtQZy2ip2/uulVYBzc=";
constexpr const char* kRsaKey = "-----BEGIN PUBLIC KEY-----\n"
                                "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwcREXVYnJxeW7E4zqah9\n"
                                "JQCjp2TlVWFaCBnJyA8MAKyztKSBfiSRDwE2/ejNiudGIyWmYcEboiCHs2AEQL0x\n"
                                "htS70ss/BvHfJybmvZAHsVc31tTFJG2OMAhnHosYMwOuasPYNofAn8EviexiMu9Y\n"
                                "owVbYQlUix9cMGYOL9JsBx2Vld+09mXiJtnKZEfeMc0DsyvdmpAsZSPfrx9y9LAm\n"
                                "zgbDmZSNbKRma7Oi18cfTp9FpqiKl6VwmvfcRo+XAdvy1NIU8Qgk0fF8tSLmbSGK\n"
                                "ky472pNHzqBfSFZdqJ9au/ejXhcPkEpvaE+AlaYLrGfhmoOeidh7SugrQvoiL3vD\n"
                                "zQIDAQAB\n"
                                "-----END PUBLIC KEY-----\n";
constexpr const char* kRsaSignature =
    "LH0xEeHjjo+bQeqoZ1lY+z8g98FQoxYRF0VrYgPj+1Ezfgi2+DaE4A4deQ+k1MYNcKiR3suq3QiZBgY6yGYFS6lB4hudIXxI"
    "YrFSMJQgfMcJy1dK5i5VNmsLScRv4NcvLe07ylmavbkYjXLDO70cdzqJxiVkEqp7QlRwk3OEDaoVUUBKBP2kRHnMjW/+bWh5"
    "5s6QGJ43x+VE/gRO5bTTO+3Ou5a+rZWsejQWfcYM67ZDHdBOQoopk5/DWURxWzcJRCpX3+cvwVyG61Jb8Sv8IOTy0LTiyRHX"
    "5fPS4FC3/D36YiytKs5PXbTZ16H0DnpPv44+IxrmGqyypObj4HXLDQ==";
constexpr const char* kShortRsaKey = "-----BEGIN PUBLIC KEY-----\n"
                                     "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDDzSmE4iD8cQVEMlqRtv6m5+AT\n"
                                     "r/DBtmB4Ns2ommoBmgyF3ETtcEj5F+evsN4O33Y5fPQysqKSPy9vIefS0qHalHpt\n"
                                     "XIrdYzldnGNJB+4OiEf0tBzysE53UB+XVQQiOZWd4P5cpLSBkh/qhlnWKhW1ip/9\n"
                                     "og7s0dJrvNMKGbj6JQIDAQAB\n"
                                     "-----END PUBLIC KEY-----\n";

std::string derOf(std::string_view pem) {
  std::string packed;
  for (std::size_t at = pem.find('\n') + 1; at < pem.rfind("-----END"); ++at)
    if (pem[at] != '\n') packed += pem[at];
  return *fromBase64(packed);
}

}  // namespace

class AsymmetricTest : public QObject {
  Q_OBJECT
 private slots:
  // RFC 8032 section 7.1
  void ed25519_rfc8032_data() {
    QTest::addColumn<QByteArray>("seed");
    QTest::addColumn<QByteArray>("publicKey");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("signature");
    QTest::newRow("test 1") << QByteArray("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
                            << QByteArray("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
                            << QByteArray()
                            << QByteArray("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                                          "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b");
    QTest::newRow("test 2") << QByteArray("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
                            << QByteArray("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
                            << QByteArray("72")
                            << QByteArray("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                                          "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
    QTest::newRow("test 3") << QByteArray("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7")
                            << QByteArray("fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025")
                            << QByteArray("af82")
                            << QByteArray("6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                                          "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a");
  }
  void ed25519_rfc8032() {
    QFETCH(QByteArray, seed);
    QFETCH(QByteArray, publicKey);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, signature);
    const std::string text = *fromHex(message.toStdString());
    const auto priv = Ed25519PrivateKey::fromSeed(*fromHex(seed.toStdString()));
    QVERIFY(priv.ok());
    QCOMPARE(toHex(priv->publicKey()), publicKey.toStdString());
    const auto made = priv->sign(text);
    QVERIFY(made.ok());
    QCOMPARE(toHex(*made), signature.toStdString());
    const auto key = PublicKey::ed25519(*fromHex(publicKey.toStdString()));
    QVERIFY(key.ok());
    QVERIFY(key->verify(HashAlgorithm::sha512, text, *made));
    for (std::size_t bit = 0; bit < made->size() * 8; ++bit) {
      std::string changed = *made;
      changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ (1U << (bit % 8)));
      QVERIFY(!key->verify(HashAlgorithm::sha512, text, changed));
    }
    QVERIFY(!key->verify(HashAlgorithm::sha512, text + "x", *made));
    QVERIFY(!key->verify(HashAlgorithm::sha512, text, made->substr(1)));
    QVERIFY(!key->verify(HashAlgorithm::sha512, text, ""));
  }

  void keys_ofWrongSize_areRefused() {
    QVERIFY(!PublicKey::ed25519(std::string(31, 'k')));
    QVERIFY(!PublicKey::ed25519(std::string(33, 'k')));
    QVERIFY(!Ed25519PrivateKey::fromSeed("short"));
    for (const char* bad : {"", "no key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"})
      QCOMPARE(PublicKey::fromPemOrDer(bad).error().code, ack::ErrorCode::invalid);
    const auto weak = PublicKey::fromPemOrDer(kShortRsaKey);
    QVERIFY(!weak.ok());
    QVERIFY(weak.error().message.find("1024 bits") != std::string::npos);
  }

  // Another text is another key: only one encoding of a key is read.
  void derKeys_anyOneBitFlipped_areRefusedOrAnotherKey() {
    const std::pair<const char*, const char*> cases[] = {{kEcKey, kEcSignature}, {kRsaKey, kRsaSignature}};
    for (const auto& [pem, text] : cases) {
      const std::string signature = *fromBase64(text);
      const std::string der = derOf(pem);
      QVERIFY(PublicKey::fromPemOrDer(der)->verify(HashAlgorithm::sha256, "message", signature));
      for (std::size_t bit = 0; bit < der.size() * 8; ++bit) {
        std::string changed = der;
        changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ (1U << (bit % 8)));
        const auto key = PublicKey::fromPemOrDer(changed);
        QVERIFY2(!key.ok() || !key->verify(HashAlgorithm::sha256, "message", signature),
                 ("bit " + std::to_string(bit)).c_str());
      }
    }
  }

  // RFC 5480 section 2.2: the hybrid form of a point is not used.
  void ecKey_hybridPoint_isRefused() {
    constexpr std::size_t kForm = 26;  // the byte before the point's two coordinates
    std::string der = derOf(kEcKey);
    const bool odd = (static_cast<unsigned char>(der.back()) & 1U) != 0;
    QCOMPARE(der[kForm], '\x04');
    der[kForm] = odd ? '\x07' : '\x06';
    QVERIFY(!PublicKey::fromPemOrDer(der));
    QVERIFY(!PublicKey::fromText(ack::base::toBase64(der)));
    QVERIFY(!PublicKey::fromPemOrDer("-----BEGIN PUBLIC KEY-----\n" + ack::base::toBase64(der) +
                                     "\n-----END PUBLIC KEY-----\n"));
  }

  void derKey_somethingAfterIt_isRefused() {
    for (const char* pem : {kEcKey, kRsaKey}) {
      const std::string longer = derOf(pem) + '\0';
      QVERIFY(!PublicKey::fromPemOrDer(longer));
      QVERIFY(!PublicKey::fromPemOrDer("-----BEGIN PUBLIC KEY-----\n" + ack::base::toBase64(longer) +
                                       "\n-----END PUBLIC KEY-----\n"));
    }
  }

  void pemKeys_ecdsaAndRsa_verifyTheirOwn() {
    const std::pair<const char*, const char*> cases[] = {{kEcKey, kEcSignature}, {kRsaKey, kRsaSignature}};
    for (const auto& [pem, text] : cases) {
      const auto key = PublicKey::fromPemOrDer(pem);
      QVERIFY2(key.ok(), key.ok() ? "" : key.error().message.c_str());
      std::string signature = *fromBase64(text);
      QVERIFY(key->verify(HashAlgorithm::sha256, "message", signature));
      QVERIFY(!key->verify(HashAlgorithm::sha256, "Message", signature));
      QVERIFY(!key->verify(HashAlgorithm::sha1, "message", signature));
      signature[10] = static_cast<char>(signature[10] ^ 1);
      QVERIFY(!key->verify(HashAlgorithm::sha256, "message", signature));
      QVERIFY(!key->verify(HashAlgorithm::sha256, "message", "junk"));
    }
  }
};
QTEST_GUILESS_MAIN(AsymmetricTest)
#include "asymmetric_test.moc"
