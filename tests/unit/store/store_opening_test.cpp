#include "core/store/store_opening.h"

#include "core/store/counters.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

#include <sys/stat.h>

using namespace ack;
using namespace ack::store;

namespace {

void accept(kit::TempStore& store, int count) {
  store.start();
  const auto done = store.writer->execute(WriteLane::operate, [count](WriteContext& context) {
    context.counters.add(Total::accepted, count);
    return Result<void>{};
  });
  QVERIFY(done.ok());
  store.writer->stop();
}

}  // namespace

class StoreOpeningTest : public QObject {
  Q_OBJECT
 private slots:
  void open_twice_countsBootsAndKeepsInstance() {
    const QTemporaryDir folder;
    const std::filesystem::path data = folder.filePath("data").toStdString();
    kit::ManualClock clock;
    base::SeededRandom random{5};
    std::string instance;
    {
      const auto first = openStore(data, clock, random);
      QVERIFY2(first.ok(), first ? "" : first.error().message.c_str());
      QCOMPARE(first->boot, 1);
      QCOMPARE(first->missingNow, 0);
      instance = first->instance;
      QCOMPARE(instance.size(), std::size_t{32});
    }
    struct stat status {};
    QCOMPARE(::stat(data.c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t{0700});
    QCOMPARE(::stat((data / kStoreFile).c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t{0600});
    const auto second = openStore(data, clock, random);
    QVERIFY(second.ok());
    QCOMPARE(second->boot, 2);
    QCOMPARE(second->instance, instance);
    QCOMPARE(second->missingEver, 0);
  }

  void open_olderStoreInPlace_reportsWhatIsMissing() {
    kit::TempStore store;
    const std::filesystem::path copy = store.folder() / "copy.db";
    {
      auto beside = openBesideWriter(store.file());
      QVERIFY(beside.ok());
      QVERIFY(copyStore(**beside, copy).ok());
    }
    accept(store, 12);
    std::filesystem::remove(store.file().string() + "-wal");
    std::filesystem::remove(store.file().string() + "-shm");
    std::filesystem::copy_file(copy, store.file(), std::filesystem::copy_options::overwrite_existing);
    {
      const auto opened = openStore(store.folder(), store.clock, store.random);
      QVERIFY(opened.ok());
      QCOMPARE(opened->missingNow, 12);
      QVERIFY(!opened->otherStore);
    }
    QCOMPARE(store.number("SELECT count(*) FROM alert WHERE kind = 'missing_accepted'"), 1);
    QCOMPARE(store.number("SELECT CAST(value AS INTEGER) FROM fact WHERE name = 'missing_accepted'"), 12);
    const auto again = openStore(store.folder(), store.clock, store.random);
    QVERIFY(again.ok());
    QCOMPARE(again->missingNow, 0);  // said once, kept for ever
    QCOMPARE(again->missingEver, 12);
  }

  void open_otherStoreInPlace_isRecognised() {
    kit::TempStore first, second;
    accept(first, 3);
    second.writer->stop();
    std::filesystem::copy_file(second.file(), first.file(), std::filesystem::copy_options::overwrite_existing);
    // Both stores came from the same seed; another instance is what tells them apart.
    {
      auto beside = openBesideWriter(first.file());
      QVERIFY(beside.ok());
      QVERIFY((*beside)
                  ->execute("UPDATE fact SET value = '00112233445566778899aabbccddeeff'"
                            " WHERE name = 'instance'")
                  .ok());
    }
    const auto opened = openStore(first.folder(), first.clock, first.random);
    QVERIFY(opened.ok());
    QVERIFY(opened->otherStore);
    QCOMPARE(opened->missingNow, 3);
  }

  void sequence_tornRecord_fallsBackToTheOneBefore() {
    const QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath("a.seq").toStdString();
    const std::string instance = "00112233445566778899aabbccddeeff";
    {
      auto sequence = AcceptanceSequence::open(file);
      QVERIFY(sequence.ok());
      QVERIFY(!(*sequence)->found());
      QVERIFY((*sequence)->begin(instance, 5).ok());
      (*sequence)->note(6);
      (*sequence)->note(7);
    }
    QFile raw(QString::fromStdString(file.string()));
    QVERIFY(raw.open(QIODevice::ReadWrite));
    QByteArray bytes = raw.readAll();
    // Records 1 to 4 were written in turn at 4096 and 0; the newest (7) is at 0.
    bytes[20] = static_cast<char>(bytes[20] ^ 1);
    raw.seek(0);
    raw.write(bytes);
    raw.close();
    auto sequence = AcceptanceSequence::open(file);
    QVERIFY((*sequence)->found().has_value());
    QCOMPARE((*sequence)->found()->accepted, 6);
    QCOMPARE((*sequence)->found()->instance, instance);
  }
};

QTEST_GUILESS_MAIN(StoreOpeningTest)
#include "store_opening_test.moc"
