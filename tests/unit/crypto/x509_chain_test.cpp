#include "core/crypto/x509_chain.h"
#include "tests/kit/test_authority.h"

#include <QtTest>

#include <algorithm>

using namespace ack;
using namespace ack::crypto;

namespace {

constexpr std::time_t kFrom = 1700000000;
constexpr std::time_t kTo = kFrom + 90 * 86400;
constexpr const char* kName = "sns.amazonaws.com";

UtcTime at(std::time_t seconds) { return fromMicros(static_cast<std::int64_t>(seconds) * 1000000); }

}  // namespace

class X509ChainTest : public QObject {
  Q_OBJECT
  const kit::TestAuthority m_authority{kFrom - 86400, kTo + 86400};
  const kit::Identity m_leaf = m_authority.leaf(kName, kFrom, kTo);
  const TrustStore m_trust = *TrustStore::fromPem(m_authority.rootPem());

  std::string judge(const std::string& pem, const char* name = kName, std::time_t now = kFrom + 1,
                    const std::string& issuer = {}) const {
    const auto read = readSigningCertificate(m_trust, pem, issuer, name, at(now));
    return read ? std::string("ok") : read.error().message;
  }
  std::string chain() const { return m_leaf.certificatePem() + m_authority.issuerPem(); }

 private slots:
  void chain_wholeAndNamed_givesItsKey() {
    const auto read = readSigningCertificate(m_trust, chain(), {}, kName, at(kFrom + 1));
    QVERIFY2(read.ok(), read ? "" : read.error().message.c_str());
    QCOMPARE(read->notAfter, at(kTo));
    const auto key = PrivateKey::fromPem(m_leaf.privatePem());
    QVERIFY(key.ok());
    const auto signature = key->sign(HashAlgorithm::sha256, "text");
    QVERIFY(read->key.verify(HashAlgorithm::sha256, "text", *signature));
    QVERIFY(!read->key.verify(HashAlgorithm::sha256, "texts", *signature));
    QVERIFY(!read->key.verify(HashAlgorithm::sha1, "text", *signature));
  }

  void chain_anythingWrong_isRefused() {
    QVERIFY(judge(chain(), "sns.amazonaws.com.evil.example").find("hostname mismatch") != std::string::npos);
    QVERIFY(judge(chain(), "amazonaws.com").find("hostname mismatch") != std::string::npos);
    QVERIFY(judge(chain(), kName, kFrom - 2).find("not yet valid") != std::string::npos);
    QVERIFY(judge(chain(), kName, kTo + 2).find("expired") != std::string::npos);
    QVERIFY(judge(m_leaf.certificatePem()).find("issuer") != std::string::npos);  // the issuer is not delivered
    const kit::TestAuthority other(kFrom - 86400, kTo + 86400);
    QVERIFY(judge(other.leafAgain(m_leaf, kName, kFrom, kTo).certificatePem() + other.issuerPem()) != "ok");
    QVERIFY(judge(other.leafAgain(m_leaf, kName, kFrom, kTo).certificatePem() + m_authority.issuerPem()) != "ok");
    QVERIFY(judge("") != "ok");
    QVERIFY(judge("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n") != "ok");
    QVERIFY(judge(chain() + std::string(70000, ' ')) == "certificate: more than 64 KiB");
    std::string many;
    for (int i = 0; i < 9; ++i) many += m_authority.issuerPem();
    QVERIFY(judge(many) != "ok");
  }

  void chain_issuerFromElsewhere_completesIt() {
    for (const std::string& issuer : {m_authority.issuerPem(), m_authority.issuerDer()}) {
      QCOMPARE(judge(m_leaf.certificatePem(), kName, kFrom + 1, issuer), std::string("ok"));
      QVERIFY(judge(m_leaf.certificatePem(), "other.example", kFrom + 1, issuer) != "ok");
      QVERIFY(judge(m_leaf.certificatePem(), kName, kTo + 2, issuer) != "ok");
      QVERIFY(judge(m_leaf.certificatePem(), kName, kFrom - 2, issuer) != "ok");
    }
    const kit::TestAuthority other(kFrom - 86400, kTo + 86400);
    for (const std::string& issuer : {other.issuerPem(), other.issuerDer(), std::string("junk"), std::string("0\x82"),
                                      other.issuerPem() + other.rootPem()}) {
      QVERIFY(judge(m_leaf.certificatePem(), kName, kFrom + 1, issuer) != "ok");
      QVERIFY(judge(other.leafAgain(m_leaf, kName, kFrom, kTo).certificatePem(), kName, kFrom + 1, issuer) != "ok");
    }
    // A leaf is no authority, whoever signed it.
    QVERIFY(judge(other.leafAgain(m_leaf, kName, kFrom, kTo).certificatePem(), kName, kFrom + 1,
                  m_leaf.certificatePem()) != "ok");
  }

  void issuerUrl_ofOneCertificateAlone_isAsItSays() {
    const std::string url = "http://crt.example/issuer.cer";
    const std::string leaf = m_authority.leafAgain(m_leaf, kName, kFrom, kTo, url).certificatePem();
    QCOMPARE(issuerUrl(leaf), url);
    QCOMPARE(issuerUrl(leaf + m_authority.issuerPem()), std::string());
    QCOMPARE(issuerUrl(m_leaf.certificatePem()), std::string());
    QCOMPARE(issuerUrl("junk"), std::string());
    QCOMPARE(issuerUrl(m_authority.leafAgain(m_leaf, kName, kFrom, kTo, "http://a.example/" + std::string(1024, 'x'))
                           .certificatePem()),
             std::string());
  }

  void trustStore_needsACertificate() {
    QVERIFY(!TrustStore::fromPem("").ok());
    QVERIFY(!TrustStore::fromPem("junk").ok());
    QVERIFY(TrustStore::system().ok());
  }

  void publicKey_fromText_readsEveryForm() {
    const std::string pem = m_leaf.publicPem();
    QVERIFY(PublicKey::fromText(pem).ok());
    std::string base64 = pem.substr(pem.find('\n') + 1);
    base64 = base64.substr(0, base64.find("-----END"));
    QVERIFY(PublicKey::fromText(base64).ok());
    base64.erase(std::remove(base64.begin(), base64.end(), '\n'), base64.end());
    QVERIFY(PublicKey::fromText(base64).ok());
    QVERIFY(!PublicKey::fromText("").ok());
    QVERIFY(!PublicKey::fromText(base64 + "AAAA").ok());  // something follows the key
    QVERIFY(!PrivateKey::fromPem(pem).ok());
  }
};
QTEST_GUILESS_MAIN(X509ChainTest)
#include "x509_chain_test.moc"
