#include "app/apply.h"
#include "app/http_post.h"
#include "core/query/reader.h"
#include "core/runtime/engine.h"
#include "core/runtime/engine_lock.h"

#include <QTemporaryDir>
#include <QtTest>

#include <thread>

#include <sys/stat.h>

using namespace ack;

namespace {

constexpr const char* kShop = R"({ "version": 1, "sources": [ { "name": "shop", "provider": "stripe",
  "secrets": ["whsec_a_secret_of_the_test"], "rules": [ { "when": { "type": "*" },
  "effects": [ { "kind": "inbox", "thread": "/id", "text": "/type" } ] } ] } ] })";

}  // namespace

class EngineTest : public QObject {
  Q_OBJECT
  QTemporaryDir m_dir;
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  const base::SystemClock m_clock;

  std::filesystem::path data(const char* name) const {
    return std::filesystem::path(m_dir.path().toStdString()) / name;
  }
  std::unique_ptr<runtime::Engine> started(const std::filesystem::path& where) const {
    runtime::EngineOptions options;
    options.data = where;
    options.listen = "127.0.0.1:0";
    auto engine = runtime::Engine::create(std::move(options), m_providers);
    if (!engine) qFatal("%s", engine.error().message.c_str());
    if (auto began = (*engine)->start(); !began) qFatal("%s", began.error().message.c_str());
    return std::move(engine).value();
  }

 private slots:
  void initTestCase() {
    auto made = provider::ProviderRegistry::create();
    QVERIFY(made.ok());
    m_providers = std::move(made).value();
  }

  void create_directoryInUse_isBusyAndNamesTheProcess() {
    const auto where = data("busy");
    auto first = started(where);
    const auto second = runtime::Engine::create({where, "127.0.0.1:0", "", 1, 1, nullptr, {}}, m_providers);
    QVERIFY(!second.ok());
    QCOMPARE(second.error().code, ErrorCode::busy);
    QVERIFY(second.error().message.find(std::to_string(::getpid())) != std::string::npos);
    first.reset();
    QVERIFY(runtime::EngineLock::acquire(where).ok());
  }

  void create_behindADesk_waitsForIt() {
    const auto where = data("desk");
    std::filesystem::create_directories(where);
    auto desk = runtime::EngineLock::acquire(where, runtime::EngineLock::Holder::desk);
    QVERIFY(desk.ok());
    std::thread leaving([&desk] {
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
      desk.value().reset();
    });
    const auto engine = runtime::Engine::create({where, "127.0.0.1:0", "", 1, 1, nullptr, {}}, m_providers);
    leaving.join();
    QVERIFY2(engine.ok(), engine ? "" : engine.error().message.c_str());
  }

  void create_staleLockFile_doesNotBlock() {
    const auto where = data("stale");
    std::filesystem::create_directories(where);
    QFile lock(QString::fromStdString((where / "engine.lock").string()));
    QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("4242\n") > 0);
    lock.close();
    QVERIFY(started(where)->status().receiving);
  }

  void start_newDirectory_isPrivate() {
    const auto where = data("private") / "deep";
    const auto engine = started(where);
    struct stat facts {};
    QCOMPARE(::stat(where.c_str(), &facts), 0);
    QCOMPARE(facts.st_mode & 0777U, 0700U);
    QCOMPARE(::stat((where / "master.key").c_str(), &facts), 0);
    QCOMPARE(facts.st_mode & 0777U, 0600U);
  }

  void start_keyMissingForAnOldStore_isRefused() {
    const auto where = data("keyless");
    started(where).reset();
    std::filesystem::remove(where / "master.key");
    auto engine = runtime::Engine::create({where, "127.0.0.1:0", "", 1, 1, nullptr, {}}, m_providers);
    QVERIFY(engine.ok());
    const auto began = (*engine)->start();
    QVERIFY(!began.ok());
    QVERIFY2(began.error().message.find("master.key") != std::string::npos, began.error().message.c_str());
  }

  void start_portInUse_saysWhich() {
    const auto first = started(data("port1"));
    const std::string address = first->status().listenUrl.substr(7);
    auto engine = runtime::Engine::create({data("port2"), address, "", 1, 1, nullptr, {}}, m_providers);
    QVERIFY(engine.ok());
    const auto began = (*engine)->start();
    QVERIFY(!began.ok());
    QVERIFY2(began.error().message.find(address) != std::string::npos, began.error().message.c_str());
  }

  void apply_besideARunningEngine_isNoticed() {
    const auto where = data("notice");
    const auto engine = started(where);
    QCOMPARE(engine->catalogue()->version, 0);
    auto made = app::HttpPoster::create();
    QVERIFY(made.ok());
    const auto poster = std::move(made).value();
    const std::string url = engine->status().listenUrl + "/hooks/shop";
    QCOMPARE(poster->post(url, {{"Content-Type", "application/json"}}, "{}")->status, 404);
    QVERIFY(app::applyText("shop.json", kShop, where, m_providers, m_clock).ok());
    QTRY_COMPARE_WITH_TIMEOUT(engine->catalogue()->version, 1, 2'000);
    QCOMPARE(poster->post(url, {{"Content-Type", "application/json"}}, "{}")->status, 400);
  }

  void owner_whileRunningAndAfter_isTold() {
    const auto where = data("owner");
    auto engine = started(where);
    auto reader = query::Reader::open(where, m_clock, m_providers);
    QVERIFY(reader.ok());
    QCOMPARE((*reader)->status()->enginePid, std::int64_t{::getpid()});
    QCOMPARE((*reader)->status()->engineListen, engine->status().listenUrl);
    engine->stop();
    engine->stop();
    QCOMPARE((*reader)->status()->enginePid, 0);
  }
};
QTEST_GUILESS_MAIN(EngineTest)
#include "engine_test.moc"
