// A disk that something else has filled to the last byte before the engine starts: a real one, small and in memory.
// It starts with what it had reserved, shows and answers 503, and accepts again without a restart when there is room.
#include "tests/fault/fault_rig.h"
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"
#include "tests/kit/store_view.h"

#include "tests/kit/qt_text.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace ack::kit;
using namespace std::chrono_literals;

namespace {

/// A file system of 88 MiB: what accepting asks for (64), the reserve (8), and some.
class SmallDisk {
 public:
  SmallDisk() {
    std::filesystem::create_directories(path());
    m_mounted = ::mount("none", path().c_str(), "tmpfs", 0, "size=88m,mode=0700") == 0;
  }
  ~SmallDisk() {
    if (m_mounted) ::umount2(path().c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  [[nodiscard]] bool mounted() const noexcept { return m_mounted; }
  [[nodiscard]] std::filesystem::path path() const { return m_scratch.path() / "disk"; }
  [[nodiscard]] std::filesystem::path data() const { return path() / "data"; }
  [[nodiscard]] std::filesystem::path logs() const { return m_scratch.path(); }
  /// Writes until not one byte more goes in.
  void fill() const {
    const int descriptor = ::open((path() / "other").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    const std::string block(1 << 20, 'x');
    for (std::size_t size = block.size(); size > 0;)
      if (::write(descriptor, block.data(), size) < static_cast<ssize_t>(size)) size /= 2;
    ::close(descriptor);
  }
  void makeRoom() const { std::filesystem::remove(path() / "other"); }

 private:
  ScratchDir m_scratch;
  bool m_mounted{false};
};

/// One that is free now; whoever asks for it next may have it.
std::uint16_t freePort() {
  const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  auto* const generic = reinterpret_cast<sockaddr*>(&address);
  const bool bound =
      ::bind(descriptor, generic, sizeof address) == 0 && ::getsockname(descriptor, generic, &length) == 0;
  ::close(descriptor);
  return bound ? ntohs(address.sin_port) : std::uint16_t{0};
}

struct Scene {
  Scene() : engine(EngineStart{disk.data(), disk.logs()}) {
    engine.options().admin = "127.0.0.1:" + std::to_string(admin);
  }
  /// The status and the words of /readyz.
  std::pair<int, std::string> readiness() const {
    RawHttpClient client(admin, 5s);
    const auto answer = client.exchange("GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return answer ? std::pair(answer->status, answer->body) : std::pair(0, std::string());
  }
  /// Three accepted events, and an engine that stopped in order.
  void prepare() {
    QCOMPARE(applyConfig(disk.data(), chargeConfig()), std::string());
    QVERIFY2(engine.start(), engine.error().c_str());
    for (int i = 0; i < 3; ++i) QCOMPARE(send(i).status, 200);
    QVERIFY(drained(disk.data(), 5s));
    QVERIFY(waitUntil([&] { return std::filesystem::exists(reserve()); }, 5s));
    QVERIFY(engine.stop());
  }
  [[nodiscard]] std::filesystem::path reserve() const { return disk.data() / "disk.reserve"; }
  SentRecord send(std::int64_t number) { return sendOne(engine.port(), chargeShot({}, number), &records, 5s); }
  std::string verdict() {
    const auto end = engine.stop();
    if (!end || end->status != 0) return "does not stop in order: " + engine.error();
    const auto store = readStore(disk.data());
    return describe(judge(records.all(), store, {}, {})) + crossCheck(disk.data(), store);
  }
  SmallDisk disk;
  std::uint16_t admin{freePort()};
  EngineProcess engine;
  Records records;
};

}  // namespace

class FullDiskTest : public QObject {
  Q_OBJECT

 private slots:
  void start_fullDisk_showsAndAnswers503_goesOnWhenThereIsRoom_data() {
    QTest::addColumn<bool>("killed");
    QTest::newRow("after an orderly stop") << false;
    QTest::newRow("after a kill") << true;
  }
  void start_fullDisk_showsAndAnswers503_goesOnWhenThereIsRoom() {
    QFETCH(bool, killed);
    Scene scene;
    if (!scene.disk.mounted()) QSKIP("a file system can't be mounted here");
    scene.prepare();
    int sent = 3;
    if (killed) {
      QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
      for (; sent < 20; ++sent) QCOMPARE(scene.send(sent).status, 200);
      scene.engine.kill();
    }
    scene.disk.fill();
    for (int start = 0; start < 2; ++start) {  // and once more, when the reserve is spent
      QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
      RawHttpClient client(scene.engine.port(), 5s);
      const auto answer = client.exchange(chargeShot({}, 1).request);
      QVERIFY(answer);
      QCOMPARE(answer->status, 503);
      QVERIFY(!answer->header("Retry-After").empty());
      QCOMPARE(scene.send(sent).status, 503);
      const auto [ready, why] = scene.readiness();
      QCOMPARE(ready, 503);
      QVERIFY2(why.find("too little space is left on the disk") != std::string::npos, why.c_str());
      const auto listed = daemon({"deliveries", "--json"}, scene.disk.data());
      QVERIFY2(listed.succeeded() && listed.out.find("evt_") != std::string::npos, listed.err.c_str());
      QVERIFY(daemon({"status"}, scene.disk.data()).succeeded());
      if (start == 0) QVERIFY(scene.engine.stop());
    }
    const pid_t pid = scene.engine.pid();
    scene.disk.makeRoom();
    QVERIFY2(waitUntil([&] { return scene.send(sent).status == 200; }, 5s), "still refuses 5 s after there was room");
    QCOMPARE(scene.engine.pid(), pid);
    QCOMPARE(scene.readiness().first, 200);
    QVERIFY2(waitUntil([&] { return std::filesystem::exists(scene.reserve()); }, 5s), "nothing was reserved again");
    QVERIFY(drained(scene.disk.data(), 10s));
    QCOMPARE(scene.verdict(), std::string());
  }

  void start_fullDiskAndNoReserve_endsWithOneClearSentence() {
    Scene scene;
    if (!scene.disk.mounted()) QSKIP("a file system can't be mounted here");
    scene.prepare();
    std::filesystem::remove(scene.reserve());
    scene.disk.fill();
    QVERIFY(!scene.engine.start());
    const auto end = scene.engine.wait(5s);
    QVERIFY(end && end->status == 1);
    QVERIFY2(scene.engine.error().find(" is full; make room for 8 MiB and start again") != std::string::npos,
             scene.engine.error().c_str());
    scene.disk.makeRoom();
    QVERIFY2(scene.engine.start(), scene.engine.error().c_str());
    QCOMPARE(scene.send(1).status, 200);
    QCOMPARE(scene.send(3).status, 200);
    QVERIFY(drained(scene.disk.data(), 10s));
    QCOMPARE(scene.verdict(), std::string());
  }
};

QTEST_GUILESS_MAIN(FullDiskTest)
#include "full_disk_test.moc"
