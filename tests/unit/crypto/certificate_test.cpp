// Server certificates: what is read from good files, what is said about bad ones, and the self-signed ones we make.
#include "core/crypto/certificate_maker.h"
#include "core/crypto/certificate_pair.h"
#include "tests/kit/certificates.h"
#include "tests/kit/child_process.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace ack;
using namespace ack::crypto;

namespace {

class CertificateTest : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir m_dir;
  const base::SystemClock m_clock;

  std::filesystem::path at(const char* name) const {
    return std::filesystem::path(m_dir.path().toStdString()) / name;
  }
  std::filesystem::path dir() const { return m_dir.path().toStdString(); }
  Result<CertificatePair> load(const char* certificate, const char* key) const {
    return CertificatePair::load(at(certificate), at(key));
  }
  void refuses(const char* certificate, const char* key, const char* named) const {
    const auto loaded = load(certificate, key);
    QVERIFY2(!loaded, named);
    QVERIFY2(loaded.error().message.find(at(named).string()) != std::string::npos, loaded.error().message.c_str());
  }

 private slots:
  void initTestCase() {
    kit::makeCertificate(dir(), "authority", {"", -1, 90, 0, true, ""});
    kit::makeCertificate(
        dir(), "shop",
        {"DNS:shop.example,DNS:*.api.example,IP:192.0.2.7,IP:2001:db8::1", -1, 60, 0, false, "authority"});
    kit::makeCertificate(dir(), "other");
    kit::writeFile(at("chain.crt"), kit::readFile(at("shop.crt")) + kit::readFile(at("authority.crt")));
    kit::writeFile(at("garbage"), "not a certificate\n");
    kit::writeFile(at("cut.crt"), kit::readFile(at("shop.crt")).substr(0, 200));
  }

  void load_chain_tellsItsFacts() {
    const auto pair = load("chain.crt", "shop.key");
    QVERIFY2(pair.ok(), pair ? "" : pair.error().message.c_str());
    const CertificateFacts& facts = pair->facts();
    QCOMPARE(facts.names, (std::vector<std::string>{"shop.example", "*.api.example", "192.0.2.7", "2001:db8::1"}));
    QCOMPARE(facts.sha256Hex, kit::certificateDigest(at("chain.crt")));
    QVERIFY(!facts.selfSigned);
    QCOMPARE(pair->issuers().size(), 1U);
    QVERIFY(!pair->keyOpenToOthers());
    const auto left = facts.notAfter - m_clock.now();
    QVERIFY(left > std::chrono::days(59) && left <= std::chrono::days(60));
  }

  void covers_names_asBrowsersDo() {
    const auto pair = load("chain.crt", "shop.key");
    for (const char* name : {"shop.example", "SHOP.example", "a.api.example", "192.0.2.7", "2001:db8:0::1"})
      QVERIFY2(pair->covers(name), name);
    for (const char* name : {"", "api.example", "a.b.api.example", "xshop.example", "192.0.2.8", "shop.example.org"})
      QVERIFY2(!pair->covers(name), name);
  }

  void load_badFiles_namesTheFile() {
    refuses("missing.crt", "shop.key", "missing.crt");
    refuses("shop.crt", "missing.key", "missing.key");
    refuses("garbage", "shop.key", "garbage");
    refuses("cut.crt", "shop.key", "cut.crt");
    refuses("shop.crt", "garbage", "garbage");
    refuses("shop.crt", "other.key", "other.key");
    refuses("shop.key", "shop.key", "shop.key");
    refuses(".", "shop.key", ".");
  }

  void load_keyWithPassphrase_saysSo() {
    const auto made = kit::runCommand({"/usr/bin/openssl", "ec", "-in", at("shop.key").string(), "-aes256",
                                       "-passout", "pass:secret", "-out", at("locked.key").string()});
    QVERIFY2(made.succeeded(), made.err.c_str());
    const auto loaded = load("shop.crt", "locked.key");
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().message.find("passphrase") != std::string::npos, loaded.error().message.c_str());
  }

  void load_keyOpenToOthers_isNoticed() {
    std::filesystem::copy_file(at("other.key"), at("open.key"));
    ::chmod(at("open.key").c_str(), 0640);
    const auto loaded = load("other.crt", "open.key");
    QVERIFY(loaded.ok());
    QVERIFY(loaded->keyOpenToOthers());
  }

  void selfSigned_names_loadsAndIsPrivate() {
    const auto made =
        makeSelfSigned({"hooks.example", "*.example.org", "10.0.0.1", "::1"}, at("made"), m_clock.now());
    QVERIFY2(made.ok(), made ? "" : made.error().message.c_str());
    const auto pair = CertificatePair::load(made->certificate, made->key);
    QVERIFY2(pair.ok(), pair ? "" : pair.error().message.c_str());
    QCOMPARE(pair->facts().names, (std::vector<std::string>{"hooks.example", "*.example.org", "10.0.0.1", "::1"}));
    QVERIFY(pair->facts().selfSigned);
    QVERIFY(!pair->keyOpenToOthers());
    struct stat info {};
    QCOMPARE(::stat(made->key.c_str(), &info), 0);
    QCOMPARE(info.st_mode & 0777U, 0600U);
    const auto checked =
        kit::runCommand({"/usr/bin/openssl", "verify", "-CAfile", made->certificate.string(), "-verify_hostname",
                         "hooks.example", "-purpose", "sslserver", made->certificate.string()});
    QVERIFY2(checked.succeeded(), (checked.out + checked.err).c_str());
  }

  void selfSigned_filesExist_replacesNothing() {
    const auto first = makeSelfSigned({"a.example"}, at("kept"), m_clock.now());
    QVERIFY(first.ok());
    const std::string before = kit::readFile(first->key) + kit::readFile(first->certificate);
    QCOMPARE(makeSelfSigned({"b.example"}, at("kept"), m_clock.now()).error().code, ErrorCode::conflict);
    std::filesystem::remove(first->key);
    QCOMPARE(makeSelfSigned({"b.example"}, at("kept"), m_clock.now()).error().code, ErrorCode::conflict);
    QVERIFY2(!std::filesystem::exists(first->key), "a key without its certificate is no use");
    QVERIFY(before.ends_with(kit::readFile(first->certificate)));
  }

  void selfSigned_badNames_areRefused() {
    QVERIFY(!makeSelfSigned({}, at("bad"), m_clock.now()));
    for (const char* name :
         {"", " ", "a b", "a,IP:1.2.3.4", "-a", "a-.b", "a..b", "a.", "*", "a.*.b", "a_b", "\xC3\xA9.x"})
      QCOMPARE(makeSelfSigned({name}, at("bad"), m_clock.now()).error().code, ErrorCode::invalid);
    QVERIFY(!std::filesystem::exists(at("bad")));
  }
};

}  // namespace

QTEST_GUILESS_MAIN(CertificateTest)
#include "certificate_test.moc"
