// The reserve for a full disk, with a disk that says what the test wants.
#include "core/runtime/space_reserve.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <csignal>
#include <optional>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

using namespace ack;
using namespace ack::runtime;

namespace {

constexpr std::uint64_t kBlock = 4096;
constexpr std::uint64_t kEnough = (std::uint64_t{64} << 20) + kReserveBytes;

/// What the disk says is free; nothing: it can't tell.
std::optional<std::uint64_t> freeOnDisk;

}  // namespace

/// The system's, of which only what is free counts here.
extern "C" int statvfs(const char* /*path*/, struct statvfs* space) noexcept {
  if (!freeOnDisk) {
    errno = EIO;
    return -1;
  }
  *space = {};
  space->f_bsize = space->f_frsize = kBlock;
  space->f_bavail = *freeOnDisk / kBlock;
  return 0;
}

class SpaceReserveTest : public QObject {
  Q_OBJECT
  std::unique_ptr<QTemporaryDir> m_dir;

  std::filesystem::path data() const { return m_dir->path().toStdString(); }
  std::filesystem::path file() const { return data() / kReserveFile; }
  /// Its size and whether that is really allocated; -1 where there is none.
  std::int64_t taken() const {
    struct stat known {};
    if (::stat(file().c_str(), &known) != 0) return -1;
    return known.st_blocks * 512 >= known.st_size ? known.st_size : 0;
  }

 private slots:
  void init() {
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
    freeOnDisk = kEnough;
  }

  void keep_enoughRoom_takesItOnceForTheOwnerOnly() {
    keepReserve(data());
    QCOMPARE(taken(), static_cast<std::int64_t>(kReserveBytes));
    struct stat first {
    }, second{};
    QCOMPARE(::stat(file().c_str(), &first), 0);
    QCOMPARE(first.st_mode & 0777U, 0600U);
    keepReserve(data());
    QCOMPARE(::stat(file().c_str(), &second), 0);
    QCOMPARE(second.st_ino, first.st_ino);
    QCOMPARE(second.st_mtim.tv_nsec, first.st_mtim.tv_nsec);
  }

  // What accepting asks for is not taken from it.
  void keep_littleRoomOrNobodyKnows_takesNothing() {
    freeOnDisk = kEnough - kBlock;
    keepReserve(data());
    QCOMPARE(taken(), std::int64_t{-1});
    freeOnDisk.reset();
    keepReserve(data());
    QCOMPARE(taken(), std::int64_t{-1});
  }

  void keep_shorterThanItsSize_isMadeWhole() {
    QFile half(QString::fromStdString(file().string()));
    QVERIFY(half.open(QIODevice::WriteOnly) && half.write("half") == 4);
    half.close();
    keepReserve(data());
    QCOMPARE(taken(), static_cast<std::int64_t>(kReserveBytes));
  }

  // As with a quota: the disk has room, this user has none.
  void keep_notAllocated_leavesNothingBehind() {
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{kReserveBytes / 2, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    keepReserve(data());
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    QCOMPARE(taken(), std::int64_t{-1});
    keepReserve(data());
    QCOMPARE(taken(), static_cast<std::int64_t>(kReserveBytes));
  }

  void keep_aLinkInItsPlace_isNotFollowed() {
    const std::filesystem::path target = data() / "target";
    std::filesystem::create_symlink(target, file());
    keepReserve(data());
    QVERIFY(!std::filesystem::exists(target));
  }

  void giveBack_fullDisk_onceOnly() {
    keepReserve(data());
    freeOnDisk = kReserveBytes;
    QVERIFY(!giveBackReserve(data()));
    QCOMPARE(taken(), static_cast<std::int64_t>(kReserveBytes));
    freeOnDisk = kReserveBytes - kBlock;
    QVERIFY(giveBackReserve(data()));
    QCOMPARE(taken(), std::int64_t{-1});
    QVERIFY(!giveBackReserve(data()));
    keepReserve(data());
    QCOMPARE(taken(), std::int64_t{-1});  // not while the disk is full
    freeOnDisk = kEnough;
    keepReserve(data());
    QCOMPARE(taken(), static_cast<std::int64_t>(kReserveBytes));
  }

  void giveBack_aWriteSaidFull_whateverTheDiskSays() {
    keepReserve(data());
    freeOnDisk = 10 * kEnough;
    QVERIFY(giveBackReserve(data(), true));
    QCOMPARE(taken(), std::int64_t{-1});
    freeOnDisk = kEnough;
    keepReserve(data());
    freeOnDisk.reset();
    QVERIFY(!giveBackReserve(data()));
    QVERIFY(giveBackReserve(data(), true));
  }

  void explain_onlyAFullDisk() {
    QCOMPARE(explainFullDisk(data(), {ErrorCode::io, "it broke"}).message, std::string("it broke"));
    const Error told = explainFullDisk(data(), {ErrorCode::full, "no room"});
    QVERIFY2(told.message.find("is full; make room for 8 MiB and start again (no room)") != std::string::npos,
             told.message.c_str());
    freeOnDisk = 0;
    const Error cause = explainFullDisk(data(), {ErrorCode::io, "it broke"});
    QCOMPARE(cause.code, ErrorCode::full);
    QVERIFY2(cause.message.find("(it broke)") != std::string::npos, cause.message.c_str());
  }
};

QTEST_GUILESS_MAIN(SpaceReserveTest)
#include "space_reserve_test.moc"
