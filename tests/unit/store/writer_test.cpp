#include "core/store/writer.h"

#include "core/store/command_lane.h"
#include "core/store/counters.h"
#include "tests/unit/store/store_kit.h"

#include <QtTest>

#include <condition_variable>
#include <mutex>
#include <vector>

using namespace ack;
using namespace ack::store;

namespace {

/// Runs what it is given and remembers what it was told.
class TestCommand final : public WriteCommand {
 public:
  explicit TestCommand(std::function<Result<void>(WriteContext&)> work, bool savepoint = true)
      : m_work(std::move(work)), m_savepoint(savepoint) {}
  Result<void> run(WriteContext& context) override {
    ++runs;
    return m_work(context);
  }
  void settled(const Result<void>& result) noexcept override {
    const std::lock_guard lock(m_mutex);
    outcome = result;
    ++m_settled;
    m_told.notify_all();
  }
  [[nodiscard]] bool needsSavepoint() const noexcept override { return m_savepoint; }
  int settledTimes() {
    const std::lock_guard lock(m_mutex);
    return m_settled;
  }
  void wait() {
    std::unique_lock lock(m_mutex);
    m_told.wait(lock, [this] { return m_settled > 0; });
  }

  Result<void> outcome;
  int runs{0};

 private:
  std::function<Result<void>(WriteContext&)> m_work;
  bool m_savepoint;
  std::mutex m_mutex;
  std::condition_variable m_told;
  int m_settled{0};
};

std::function<Result<void>(WriteContext&)> setsFact(std::string name) {
  return [name](WriteContext& context) {
    context.counters.add(Total::attempts);
    context.counters.minute(context.now, SourceId{7}, MinuteColumn::completed);
    return context.tables.fact.set(name, "1");
  };
}

std::function<Result<void>(WriteContext&)> setsFactAndFails(std::string name) {
  return [name](WriteContext& context) -> Result<void> {
    if (auto set = setsFact(name)(context); !set) return set;
    return Error{ErrorCode::conflict, "on purpose"};
  };
}

/// Adds a ledger line (kind refund, so that it needs no charge before it), and fails where told to.
std::function<Result<void>(WriteContext&)> addsLine(std::int64_t minor, bool fails = false) {
  return [minor, fails](WriteContext& context) -> Result<void> {
    LedgerLine line;
    line.kind = LedgerKind::refund;
    line.delivery = DeliveryId{1};
    line.account = "a";
    line.amount = {minor, {"EUR", 2}};
    line.at = context.now;
    if (auto added = context.tables.ledger.append(line); !added) return added.error();
    return fails ? Result<void>(Error{ErrorCode::conflict, "on purpose"}) : Result<void>{};
  };
}

std::string hasFact(const std::string& name) { return "SELECT count(*) FROM fact WHERE name = '" + name + "'"; }
constexpr const char* kAttempts = "SELECT coalesce(sum(value), 0) FROM counter WHERE name = 'attempts'";

}  // namespace

class WriterTest : public QObject {
  Q_OBJECT
 private slots:
  void submit_beforeStart_isOneCommit() {
    kit::TempStore store;
    std::vector<std::unique_ptr<TestCommand>> commands;
    for (int i = 0; i < 10; ++i) {
      commands.push_back(std::make_unique<TestCommand>(setsFact("f" + std::to_string(i)), i % 2 == 0));
      QVERIFY(store.writer->submit(*commands.back(), static_cast<WriteLane>(i % 3)).ok());
    }
    QCOMPARE(store.writer->waiting(), std::size_t{10});
    store.start();
    for (auto& command : commands) command->wait();
    QCOMPARE(store.commits.load(), 1);
    for (auto& command : commands) {
      QVERIFY(command->outcome.ok());
      QCOMPARE(command->settledTimes(), 1);
    }
    QCOMPARE(store.number("SELECT count(*) FROM fact WHERE name LIKE 'f%'"), 10);
    QCOMPARE(store.number(kAttempts), 10);
    QCOMPARE(store.number("SELECT completed FROM minute_metric WHERE source_id = 7"), 10);
    QCOMPARE(store.writer->totals().of(Total::attempts), 10);
  }

  // A person's deed beside a writer that never rests waits for its turn, not for ever.
  void beside_busyWriter_getsItsTurn() {
    kit::TempStore store;
    store.start();
    std::atomic<bool> enough{false};
    std::vector<std::thread> busy;
    for (int i = 0; i < 8; ++i)
      busy.emplace_back([&store, &enough, i] {
        while (!enough) (void)store.writer->execute(WriteLane::work, setsFact("f" + std::to_string(i)));
      });
    const auto beside = openBesideWriter(store.file()).value();
    std::chrono::milliseconds longest{0};
    bool all = true;
    for (int i = 0; i < 20 && all; ++i) {
      const auto begun = std::chrono::steady_clock::now();
      all = beside->beginWrite().ok() && beside->execute("UPDATE fact SET value = 'x'").ok() && beside->commit().ok();
      longest = std::max(
          longest, std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun));
    }
    enough = true;
    for (std::thread& one : busy) one.join();
    qInfo("the longest of 20 deeds beside a busy writer took %lld ms", static_cast<long long>(longest.count()));
    QVERIFY(all);
  }

  void failingCommand_withSavepoint_isUndoneAlone() {
    kit::TempStore store;
    TestCommand good(setsFact("good")), bad(setsFactAndFails("bad")), after(setsFact("after"));
    for (TestCommand* command : {&good, &bad, &after}) QVERIFY(store.writer->submit(*command, WriteLane::work).ok());
    store.start();
    after.wait();
    store.writer->stop();
    QVERIFY(good.outcome.ok() && after.outcome.ok());
    QCOMPARE(bad.outcome.error().code, ErrorCode::conflict);
    QCOMPARE(bad.runs, 1);
    QCOMPARE(store.number(hasFact("bad")), 0);
    QCOMPARE(store.number(hasFact("good")) + store.number(hasFact("after")), 2);
    QCOMPARE(store.number(kAttempts), 2);
    QCOMPARE(store.number("SELECT completed FROM minute_metric WHERE source_id = 7"), 2);
  }

  void failingCommand_withoutSavepoint_isUndoneAloneAndOthersRunAgain() {
    kit::TempStore store;
    TestCommand good(setsFact("good"), false), bad(setsFactAndFails("bad"), false), after(setsFact("after"), false);
    TestCommand work(setsFact("work"), true);
    QVERIFY(store.writer->submit(work, WriteLane::work).ok());
    for (TestCommand* command : {&good, &bad, &after})
      QVERIFY(store.writer->submit(*command, WriteLane::accept).ok());
    store.start();
    after.wait();
    store.writer->stop();
    QVERIFY(good.outcome.ok() && after.outcome.ok() && work.outcome.ok());
    QVERIFY(!bad.outcome);
    QCOMPARE(good.runs, 2);
    QCOMPARE(work.runs, 1);  // runs after those that may have to begin anew
    QCOMPARE(store.number(hasFact("bad")), 0);
    QCOMPARE(store.number(kAttempts), 3);
    QCOMPARE(store.commits.load(), 1);
  }

  void ledgerChain_neighbourUndone_hasNoHole_data() {
    QTest::addColumn<bool>("savepoint");
    QTest::newRow("alone") << true;
    QTest::newRow("with all others") << false;
  }
  void ledgerChain_neighbourUndone_hasNoHole() {
    QFETCH(bool, savepoint);
    kit::TempStore store;
    const auto delivery =
        store.connection->execute("INSERT INTO source VALUES (1, 's'); INSERT INTO delivery (delivery_id, source_id, "
                                  "tenant, event_id, event_type,"
                                  " received_at_us, body_sha256, payload_id, state, round_began_us, next_at_us)"
                                  " VALUES (1, 1, x'', x'01', 't', 1, zeroblob(32), 1, 4, 1, 1)");
    QVERIFY2(delivery.ok(), delivery ? "" : delivery.error().message.c_str());
    TestCommand first(addsLine(1), savepoint);
    TestCommand undone(addsLine(2, true), savepoint);
    TestCommand last(addsLine(3), savepoint);
    for (TestCommand* command : {&first, &undone, &last})
      QVERIFY(store.writer->submit(*command, WriteLane::work).ok());
    store.start();
    last.wait();
    store.writer->stop();
    QVERIFY(!undone.outcome);
    QCOMPARE(store.number("SELECT count(*) FROM ledger"), 2);
    QCOMPARE(store.number("SELECT max(ledger_id) FROM ledger"), 2);
    QCOMPARE(store.number("SELECT count(*) FROM ledger a JOIN ledger b ON b.ledger_id = a.ledger_id + 1"
                          " WHERE b.prev_hash = a.hash AND a.amount_minor = 1 AND b.amount_minor = 3"),
             1);
  }

  void commit_failsToSync_tellsEveryoneAndIsFatal() {
    kit::TempStore store;
    store.connection->onCommit = [] { return Result<void>(Error{ErrorCode::io, "fsync"}); };
    TestCommand first(setsFact("first")), second(setsFact("second"), false);
    QVERIFY(store.writer->submit(first, WriteLane::work).ok());
    QVERIFY(store.writer->submit(second, WriteLane::accept).ok());
    store.start();
    first.wait();
    second.wait();
    TestCommand late(setsFact("late"));
    QCOMPARE(store.writer->submit(late, WriteLane::accept).error().code, ErrorCode::io);
    QCOMPARE(late.settledTimes(), 0);
    store.writer->stop();
    QCOMPARE(first.outcome.error().code, ErrorCode::io);
    QCOMPARE(second.outcome.error().code, ErrorCode::io);
    QCOMPARE(store.fatals.load(), 1);
    QCOMPARE(store.commits.load(), 0);
    QCOMPARE(store.writer->totals().of(Total::attempts), 0);
    QCOMPARE(store.number("SELECT count(*) FROM fact WHERE name IN ('first', 'second')"), 0);
  }

  void disk_full_isNotFatalAndPasses() {
    kit::TempStore store;
    store.start();
    const auto limit = [](const char* pages) {
      return [pages](WriteContext& context) {
        return context.connection.execute(std::string("PRAGMA max_page_count = ") + pages);
      };
    };
    const auto big = [](WriteContext& context) {
      return context.tables.fact.set("big", std::string(2'000'000, 'x'));
    };
    QVERIFY(store.writer->execute(WriteLane::operate, limit("100")).ok());
    const auto refused = store.writer->execute(WriteLane::accept, big);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::full);
    QCOMPARE(store.fatals.load(), 0);
    QVERIFY(store.writer->execute(WriteLane::accept, setsFact("small")).ok());
    QVERIFY(store.writer->execute(WriteLane::operate, limit("100000")).ok());
    QVERIFY(store.writer->execute(WriteLane::accept, big).ok());
    QCOMPARE(store.number("SELECT length(value) FROM fact WHERE name = 'big'"), 2'000'000);
  }

  void commit_full_isNotFatal() {
    kit::TempStore store;
    store.connection->onCommit = [] { return Result<void>(Error{ErrorCode::full, "no space"}); };
    store.start();
    QCOMPARE(store.writer->execute(WriteLane::accept, setsFact("a")).error().code, ErrorCode::full);
    QCOMPARE(store.fatals.load(), 0);
    store.writer->stop();
    QCOMPARE(store.number(hasFact("a")), 0);
  }

  void stop_beforeStart_cancelsWhatWaits() {
    kit::TempStore store;
    TestCommand command(setsFact("never"));
    QVERIFY(store.writer->submit(command, WriteLane::work).ok());
    store.writer->stop();
    QCOMPARE(command.settledTimes(), 1);
    QCOMPARE(command.outcome.error().code, ErrorCode::cancelled);
    store.writer->stop();
    QCOMPARE(command.settledTimes(), 1);
    QCOMPARE(store.writer->submit(command, WriteLane::work).error().code, ErrorCode::cancelled);
  }

  void stop_running_runsWhatIsQueued() {
    kit::TempStore store({.maxBatch = 3});
    std::vector<std::unique_ptr<TestCommand>> commands;
    for (int i = 0; i < 20; ++i) {
      commands.push_back(std::make_unique<TestCommand>(setsFact("f" + std::to_string(i))));
      QVERIFY(store.writer->submit(*commands.back(), WriteLane::accept).ok());
    }
    store.start();
    store.writer->stop();
    for (auto& command : commands) QVERIFY(command->outcome.ok() && command->settledTimes() == 1);
    QCOMPARE(store.number("SELECT count(*) FROM fact WHERE name LIKE 'f%'"), 20);
  }

  void submit_aboveTheLimit_answersFull() {
    kit::TempStore store({.maxWaiting = 2});
    TestCommand first(setsFact("1")), second(setsFact("2")), third(setsFact("3"));
    QVERIFY(store.writer->submit(first, WriteLane::accept).ok());
    QVERIFY(store.writer->submit(second, WriteLane::accept).ok());
    QCOMPARE(store.writer->submit(third, WriteLane::work).error().code, ErrorCode::full);
    store.writer->stop();
    QCOMPARE(third.settledTimes(), 0);
  }

  void totals_otherProcessWrites_areReadAgain() {
    kit::TempStore store;
    store.start();
    QVERIFY(store.writer->execute(WriteLane::work, setsFact("a")).ok());
    {
      auto beside = openBesideWriter(store.file());
      QVERIFY(beside.ok());
      QVERIFY((*beside)->execute("UPDATE counter SET value = value + 100 WHERE name = 'attempts'").ok());
    }
    QVERIFY(store.writer->execute(WriteLane::work, setsFact("b")).ok());
    QCOMPARE(store.writer->totals().of(Total::attempts), 102);
    QCOMPARE(store.number(kAttempts), 102);
  }

  void lanes_allBusy_eachGetsAShare() {
    struct Access : Writer {
      static CommandLanes::NextOf next() { return &Access::nextOf; }
    };
    CommandLanes lanes(Access::next());
    std::vector<std::unique_ptr<TestCommand>> commands;
    const auto fill = [&](WriteLane lane, int count) {
      for (int i = 0; i < count; ++i) {
        commands.push_back(std::make_unique<TestCommand>([](WriteContext&) { return Result<void>{}; }));
        lanes.push(*commands.back(), lane);
      }
    };
    fill(WriteLane::accept, 3'000);
    fill(WriteLane::work, 3'000);
    fill(WriteLane::operate, 10);
    std::vector<WriteCommand*> batch;
    lanes.take({}, batch);
    QCOMPARE(batch.size(), std::size_t{1'024});
    QCOMPARE(batch[10], static_cast<WriteCommand*>(commands[3'000].get()));  // first of work
    QCOMPARE(batch[74], static_cast<WriteCommand*>(commands[0].get()));      // first of accept
    QCOMPARE(lanes.count(), std::size_t{6'010 - 1'024});
    std::size_t left = lanes.count();
    while (left > 0) {
      batch.clear();
      lanes.take({}, batch);
      QVERIFY(!batch.empty() && batch.size() <= 1'024);
      left -= batch.size();
    }
    QCOMPARE(lanes.bytes(), std::size_t{0});
  }
};

QTEST_GUILESS_MAIN(WriterTest)
#include "writer_test.moc"
