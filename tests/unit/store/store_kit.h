#pragma once
// What the tests of store, accept and maintain share: a real store in a temporary folder, a clock they set, and a
// connection whose commit can be made to fail.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"
#include "core/store/writer.h"

#include <QTemporaryDir>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>

namespace kit {

class ManualClock final : public ack::Clock {
 public:
  [[nodiscard]] ack::UtcTime now() const noexcept override { return ack::fromMicros(m_micros.load()); }
  [[nodiscard]] ack::MonotonicTime monotonic() const noexcept override {
    return ack::MonotonicTime(std::chrono::microseconds(m_micros.load()));
  }
  void advance(std::chrono::microseconds by) noexcept { m_micros += by.count(); }

 private:
  std::atomic<std::int64_t> m_micros{1'770'000'000'000'000};
};

/// Fails its commits on demand; everything else is the real connection's.
class FailingConnection final : public ack::store::Connection {
 public:
  explicit FailingConnection(std::unique_ptr<ack::store::Connection> real) : m_real(std::move(real)) {}
  std::function<ack::Result<void>()> onCommit;  // empty: the real one

  ack::Result<std::unique_ptr<ack::store::Statement>> prepare(std::string_view sql) override {
    return m_real->prepare(sql);
  }
  ack::Result<void> execute(std::string_view sql) override { return m_real->execute(sql); }
  ack::Result<void> beginWrite() override { return m_real->beginWrite(); }
  ack::Result<void> beginRead() override { return m_real->beginRead(); }
  ack::Result<void> commit() override { return onCommit ? onCommit() : m_real->commit(); }
  void rollback() noexcept override { m_real->rollback(); }
  [[nodiscard]] bool inTransaction() const noexcept override { return m_real->inTransaction(); }
  [[nodiscard]] std::int64_t lastInsertId() const override { return m_real->lastInsertId(); }
  ack::Result<std::int64_t> dataVersion() override { return m_real->dataVersion(); }
  ack::Result<void> upkeep(ack::store::Upkeep moment) override { return m_real->upkeep(moment); }

 private:
  std::unique_ptr<ack::store::Connection> m_real;
};

/// One number out of the store by a fresh reading connection; -1 where it can't be had.
inline std::int64_t number(const std::filesystem::path& file, const std::string& sql) {
  auto connection = ack::store::openForReading(file);
  if (!connection) return -1;
  auto statement = (*connection)->prepare(sql);
  if (!statement) return -1;
  const auto row = (*statement)->step();
  const std::int64_t value = row && *row ? (*statement)->integer(0) : -1;
  (*statement)->reset();
  return value;
}

/// A folder with an opened store and its writer.
class TempStore {
 public:
  explicit TempStore(ack::store::WriterLimits limits = {}) {
    auto opened = ack::store::openStore(folder(), clock, random);
    if (!opened) qFatal("%s", opened.error().message.c_str());
    sequence = std::move(opened->sequence);
    auto failing = std::make_unique<FailingConnection>(std::move(opened->connection));
    connection = failing.get();
    writer = ack::store::Writer::create(
        std::move(failing), clock, limits, [this](const ack::Error& error) { fatal(error); },
        [this] {
          ++commits;
          sequence->note(writer->totals().deliveries());
        });
  }
  ~TempStore() { writer->stop(); }
  TempStore(const TempStore&) = delete;
  TempStore& operator=(const TempStore&) = delete;

  void start() {
    const auto started = writer->start();
    if (!started) qFatal("%s", started.error().message.c_str());
  }
  [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }
  [[nodiscard]] std::filesystem::path file() const { return folder() / ack::store::kStoreFile; }
  [[nodiscard]] std::int64_t number(const std::string& sql) const { return kit::number(file(), sql); }

  ManualClock clock;
  ack::base::SeededRandom random{1};
  std::unique_ptr<ack::store::AcceptanceSequence> sequence;
  FailingConnection* connection{nullptr};  // the writer's
  std::unique_ptr<ack::store::Writer> writer;
  std::atomic<int> commits{0};
  std::atomic<int> fatals{0};
  std::string fatalText;

 private:
  void fatal(const ack::Error& error) {
    fatalText = error.message;
    ++fatals;
  }
  QTemporaryDir m_folder;
};

}  // namespace kit
