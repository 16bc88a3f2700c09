#include "core/base/encoding.h"
#include "core/crypto/vault.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <set>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace ack::crypto;
using ack::ErrorCode;
using ack::base::fromHex;

namespace {

std::filesystem::path pathIn(const QTemporaryDir& dir, const char* name) { return dir.filePath(name).toStdString(); }

void write(const std::filesystem::path& file, std::size_t bytes, mode_t mode) {
  std::ofstream(file, std::ios::binary) << std::string(bytes, 'k');
  QVERIFY(::chmod(file.c_str(), mode) == 0);
}

}  // namespace

class VaultTest : public QObject {
  Q_OBJECT
  ack::base::SystemRandom m_random;

 private slots:
  void unseal_nistVector_opens() {
    // McGrew and Viega, "The Galois/Counter Mode of Operation", test case 16 (AES-256, with additional data).
    const auto key = fromHex("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308");
    const auto plain = fromHex("d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532f"
                               "cf0e2449a6b525b16aedf5aa0de657ba637b39");
    const auto associated = fromHex("feedfacedeadbeeffeedfacedeadbeefabaddad2");
    const auto sealed = fromHex("01cafebabefacedbaddecaf888"
                                "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7"
                                "b08b1056828838c5f61e6393ba7a0abcc9f662"
                                "76fc6ece0f4e1768cddf8853bb2d551b");
    const auto vault = Vault::withKey(*key, m_random);
    QVERIFY(vault.ok());
    const auto opened = (*vault)->unseal(*sealed, *associated);
    QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().message.c_str());
    QCOMPARE(*opened, *plain);
  }

  void seal_anySize_roundTrips() {
    const auto vault = Vault::withKey(std::string(32, 'k'), m_random);
    std::set<std::string> nonces;
    for (const std::size_t size : {0U, 1U, 15U, 16U, 17U, 1024U, 1U << 20}) {
      const std::string plain(size, '\0');
      const auto sealed = (*vault)->seal(plain, "row 7");
      QVERIFY(sealed.ok());
      QCOMPARE(sealed->size(), size + Vault::kOverheadBytes);
      QVERIFY(nonces.insert(sealed->substr(1, 12)).second);
      const auto opened = (*vault)->unseal(*sealed, "row 7");
      QVERIFY(opened.ok());
      QVERIFY(*opened == plain);
    }
  }

  void unseal_anyBitFlipped_isCorrupt() {
    const auto vault = Vault::withKey(std::string(32, 'k'), m_random);
    const std::string sealed = *(*vault)->seal("payload", "row 7");
    for (std::size_t bit = 0; bit < sealed.size() * 8; ++bit) {
      std::string changed = sealed;
      changed[bit / 8] = static_cast<char>(static_cast<unsigned char>(changed[bit / 8]) ^ (1U << (bit % 8)));
      const auto opened = (*vault)->unseal(changed, "row 7");
      QVERIFY(!opened.ok());
      QCOMPARE(opened.error().code, ErrorCode::corrupt);
    }
    for (std::size_t size = 0; size < sealed.size(); ++size)
      QVERIFY(!(*vault)->unseal(sealed.substr(0, size), "row 7").ok());
    QVERIFY(!(*vault)->unseal(sealed + "x", "row 7").ok());
    QVERIFY((*vault)->unseal(sealed, "row 7").ok());  // failures left no trace in the reused context
  }

  void unseal_ofAnotherRowOrKey_isCorrupt() {
    const auto vault = Vault::withKey(std::string(32, 'k'), m_random);
    const auto other = Vault::withKey(std::string(32, 'o'), m_random);
    const std::string sealed = *(*vault)->seal("payload", "row 7");
    for (const char* associated : {"row 8", "row 71", "row ", ""})
      QCOMPARE((*vault)->unseal(sealed, associated).error().code, ErrorCode::corrupt);
    QCOMPARE((*other)->unseal(sealed, "row 7").error().code, ErrorCode::corrupt);
  }

  void seal_manyThreads_allOpen() {
    const auto vault = Vault::withKey(std::string(32, 'k'), m_random);
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([&, t] {
        for (int i = 0; i < 300; ++i) {
          const std::string plain = std::to_string(t * 1000 + i);
          const auto sealed = (*vault)->seal(plain, "a");
          if (!sealed || (*vault)->unseal(*sealed, "a").valueOr("") != plain) ++wrong;
        }
      });
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(wrong.load(), 0);
  }

  void open_missingFile_madeOnlyWhereAllowed() {
    QTemporaryDir dir;
    const auto file = pathIn(dir, "master.key");
    const auto refused = Vault::open(file, KeyCreation::forbid, m_random);
    QCOMPARE(refused.error().code, ErrorCode::notFound);
    QVERIFY(!std::filesystem::exists(file));
    const auto made = Vault::open(file, KeyCreation::allow, m_random);
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().message.c_str());
    struct stat info {};
    QVERIFY(::stat(file.c_str(), &info) == 0);
    QCOMPARE(info.st_mode & 07777U, 0600U);
    QCOMPARE(info.st_size, 32);
    QCOMPARE(std::distance(std::filesystem::directory_iterator(dir.path().toStdString()), {}), 1);  // no leftovers
    // The same key the next time, also where creation is allowed.
    const std::string sealed = *(*made)->seal("x", "a");
    for (const KeyCreation creation : {KeyCreation::allow, KeyCreation::forbid})
      QVERIFY((*Vault::open(file, creation, m_random))->unseal(sealed, "a").ok());
  }

  void open_unsafeOrDamagedFile_isRefusedAndKept() {
    QTemporaryDir dir;
    const auto file = pathIn(dir, "master.key");
    for (const mode_t mode : {0640U, 0604U, 0660U, 0666U, 0610U}) {
      write(file, 32, mode);
      const auto opened = Vault::open(file, KeyCreation::allow, m_random);
      QCOMPARE(opened.error().code, ErrorCode::refused);
      QVERIFY(opened.error().message.find("0600") != std::string::npos);
    }
    for (const std::size_t size : {0U, 31U, 33U, 4096U}) {
      write(file, size, 0600);
      const auto opened = Vault::open(file, KeyCreation::allow, m_random);
      QCOMPARE(opened.error().code, ErrorCode::corrupt);
      QCOMPARE(std::filesystem::file_size(file), size);
    }
    const auto folder = Vault::open(dir.path().toStdString(), KeyCreation::allow, m_random);
    QVERIFY(!folder.ok());
  }

  void open_directoryMissing_saysWhy() {
    QTemporaryDir dir;
    const auto opened = Vault::open(pathIn(dir, "no/such/master.key"), KeyCreation::allow, m_random);
    QCOMPARE(opened.error().code, ErrorCode::io);
    QVERIFY(opened.error().message.find("No such file") != std::string::npos);
  }

  void open_racingCreators_shareOneKey() {
    for (int round = 0; round < 20; ++round) {
      QTemporaryDir dir;
      const auto file = pathIn(dir, "master.key");
      std::vector<std::shared_ptr<Vault>> vaults(4);
      std::vector<std::thread> threads;
      for (auto& vault : vaults)
        threads.emplace_back([&] {
          auto opened = Vault::open(file, KeyCreation::allow, m_random);
          if (opened) vault = *opened;
        });
      for (std::thread& thread : threads) thread.join();
      QVERIFY(vaults[0] != nullptr);
      const std::string sealed = *vaults[0]->seal("x", "a");
      for (const auto& vault : vaults) QVERIFY(vault && vault->unseal(sealed, "a").ok());
    }
  }
};
QTEST_GUILESS_MAIN(VaultTest)
#include "vault_test.moc"
