// Durable accepted rows per second and CPU per row of the writer at 1, 8, 64 and 512 a commit, beside a bare
// group-committed INSERT of the same bodies, alternated in one run, as ratios (spec/performance.md, "writer CPU per
// row to a bare append"). Usage: accept_bench [rounds [rows a commit]]; prints a table. Build it optimised.
#include "core/accept/acceptor.h"
#include "core/base/encoding.h"
#include "core/base/random.h"
#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

using namespace ack;

namespace {

constexpr std::size_t kBodyBytes = 1'024;

struct Figure {
  double rowsPerSecond{0};
  double cpuMicros{0};  // user and system of the whole process, per row
};

double cpuMicros() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto micros = [](const timeval& t) {
    return 1e6 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec);
  };
  return micros(usage.ru_utime) + micros(usage.ru_stime);
}

template <class Work>
Figure measure(int rows, const Work& work) {
  const double cpu = cpuMicros();
  const auto began = std::chrono::steady_clock::now();
  work();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return {rows / took.count(), (cpuMicros() - cpu) / rows};
}

template <class T>
T orDie(Result<T> result) {
  if (result) return std::move(result).value();
  std::fprintf(stderr, "accept_bench: %s\n", result.error().message.c_str());
  std::exit(1);
}
void orDie(const Result<void>& result) {
  if (result) return;
  std::fprintf(stderr, "accept_bench: %s\n", result.error().message.c_str());
  std::exit(1);
}

/// A random canonical UUID, as most providers' event IDs are.
std::string newId(RandomSource& random) {
  std::array<std::byte, 16> bytes{};
  random.fill(bytes);
  std::string text = base::toHex({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
  return text;
}

/// The floor: one table, one statement, the same bytes and the same commits.
class BareAppend {
 public:
  explicit BareAppend(const std::filesystem::path& folder)
      : m_connection(orDie(store::openForWriting(folder / "bare.db"))), m_body(kBodyBytes, 'b') {
    orDie(m_connection->execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT"));
    m_insert = orDie(m_connection->prepare("INSERT INTO bare (body) VALUES ($1)"));
  }
  Figure run(int rows, int batch) {
    return measure(rows, [&] {
      for (int done = 0; done < rows; done += batch) {
        orDie(m_connection->beginWrite());
        for (int i = 0; i < batch; ++i) {
          m_insert->bindBlob(1, m_body);
          orDie(m_insert->run());
        }
        orDie(m_connection->commit());
        orDie(m_connection->upkeep(store::Upkeep::betweenBatches));
      }
    });
  }

 private:
  std::unique_ptr<store::Connection> m_connection;
  std::string m_body;
  std::unique_ptr<store::Statement> m_insert;
};

/// Counts settled arrivals; the submitter sleeps until half of what is out came back.
class Returned {
 public:
  void one() noexcept {
    const int now = ++m_count;
    if (now < m_wanted.load()) return;
    const std::lock_guard lock(m_mutex);
    m_enough.notify_one();
  }
  void waitFor(int count) {
    std::unique_lock lock(m_mutex);
    m_wanted = count;
    m_enough.wait(lock, [&] { return m_count.load() >= count; });
  }

 private:
  std::atomic<int> m_count{0}, m_wanted{1 << 30};
  std::mutex m_mutex;
  std::condition_variable m_enough;
};

/// The same bare row, but handed from another thread to our writer: what group commit itself costs.
class BareCommand final : public store::WriteCommand {
 public:
  store::CachedStatement* insert{nullptr};
  std::string_view body;
  Returned* returned{nullptr};
  Result<void> run(store::WriteContext&) override {
    auto statement = insert->get();
    if (!statement) return statement.error();
    (*statement)->bindBlob(1, body);
    const auto ran = (*statement)->run();
    return ran ? Result<void>{} : ran.error();
  }
  void settled(const Result<void>& outcome) noexcept override {
    orDie(outcome);
    returned->one();
  }
  [[nodiscard]] std::size_t costBytes() const noexcept override { return kBodyBytes; }
  [[nodiscard]] bool needsSavepoint() const noexcept override { return false; }
};

/// Keeps two batches out, so that the writer always finds a whole one. `send(i)` hands in the i-th.
template <class Send>
void sendAll(int rows, int batch, Returned& returned, const Send& send) {
  int sent = 0;
  while (sent < rows) {
    if (sent >= 2 * batch) returned.waitFor(sent - batch);
    for (int i = 0; i < batch && sent < rows; ++i, ++sent) send(sent);
  }
  returned.waitFor(rows);
}

class BareThroughWriter {
 public:
  explicit BareThroughWriter(const std::filesystem::path& folder)
      : m_file(folder / "queued.db"), m_body(kBodyBytes, 'b') {
    auto connection = orDie(store::openForWriting(m_file));
    orDie(connection->execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT"));
  }
  Figure run(int rows, int batch) {
    auto connection = orDie(store::openForWriting(m_file));
    store::Connection& door = *connection;
    store::WriterLimits limits;
    limits.maxBatch = static_cast<std::size_t>(batch);
    const auto writer = store::Writer::create(std::move(connection), m_clock, limits,
                                              [](const Error& error) { orDie(Result<void>(error)); }, {});
    store::CachedStatement insert(door, "INSERT INTO bare (body) VALUES ($1)");  // ends before its connection
    orDie(writer->start());
    Returned returned;
    std::vector<BareCommand> commands(static_cast<std::size_t>(2 * batch));
    for (BareCommand& command : commands) {
      command.insert = &insert;
      command.body = m_body;
      command.returned = &returned;
    }
    const Figure figure = measure(rows, [&] {
      sendAll(rows, batch, returned, [&](int i) {
        orDie(writer->submit(commands[static_cast<std::size_t>(i % (2 * batch))], store::WriteLane::accept));
      });
    });
    writer->stop();
    return figure;
  }

 private:
  std::filesystem::path m_file;
  std::string m_body;
  base::SystemClock m_clock;
};

class BenchArrival final : public accept::Acceptance {
 public:
  Returned* returned{nullptr};
  void settled(const Result<void>& outcome) noexcept override {
    orDie(outcome);
    returned->one();
  }
};

class WholeAccept {
 public:
  explicit WholeAccept(const std::filesystem::path& folder) : m_folder(folder), m_body(kBodyBytes, 'b') {
    auto catalogue = std::make_shared<config::Catalogue>();
    config::Source source;
    source.id = SourceId{1};
    source.name = "bench";
    catalogue->settings.maxBacklog = 1'000'000'000;
    catalogue->sources.push_back(source);
    m_catalogue = catalogue;
    m_vault = orDie(crypto::Vault::withKey(std::string(32, 'k'), m_random));
  }
  Figure run(int rows, int batch) {
    open(batch);
    std::vector<BenchArrival> arrivals(static_cast<std::size_t>(2 * batch));
    for (BenchArrival& arrival : arrivals) fill(arrival);
    std::vector<std::string> ids(static_cast<std::size_t>(rows));
    for (std::string& id : ids) id = newId(m_random);
    Returned returned;
    for (BenchArrival& arrival : arrivals) arrival.returned = &returned;
    const Figure figure = measure(rows, [&] {
      sendAll(rows, batch, returned, [&](int i) {
        BenchArrival& arrival = arrivals[static_cast<std::size_t>(i % (2 * batch))];
        arrival.events[0].eventId = ids[static_cast<std::size_t>(i)];
        orDie(m_acceptor->submit(arrival));
      });
    });
    m_writer->stop();
    m_acceptor.reset();
    m_writer.reset();
    return figure;
  }

 private:
  void open(int batch) {
    auto opened = orDie(store::openStore(m_folder / "whole", m_clock, m_random));
    m_sequence = std::move(opened.sequence);
    store::WriterLimits limits;
    limits.maxBatch = static_cast<std::size_t>(batch);
    m_writer = store::Writer::create(
        std::move(opened.connection), m_clock, limits, [](const Error& error) { orDie(Result<void>(error)); },
        [this] { m_sequence->note(m_writer->totals().deliveries()); });
    orDie(m_writer->start());
    orDie(m_writer->execute(store::WriteLane::operate, [](store::WriteContext& context) -> Result<void> {
      const auto id = context.tables.source.ensure("bench");
      return id ? Result<void>{} : id.error();
    }));
    m_acceptor = accept::Acceptor::create(*m_writer, m_vault, m_clock, m_folder);
  }
  void fill(BenchArrival& arrival) {
    arrival.source = &m_catalogue->sources.front();
    arrival.catalogue = m_catalogue;
    arrival.contentType = "application/json";
    arrival.body = m_body;
    arrival.headers = m_headers;
    arrival.peer = "192.0.2.1";
    arrival.signatureNote = "valid";
    arrival.receivedAt = m_clock.now();
    arrival.events.resize(1);
    arrival.events[0].type = "charge.succeeded";
  }

  std::filesystem::path m_folder;
  std::string m_body;
  std::array<provider::HeaderView, 4> m_headers{
      provider::HeaderView{"Content-Type", "application/json"}, provider::HeaderView{"User-Agent", "Bench/1.0"},
      provider::HeaderView{"X-Event", "charge.succeeded"}, provider::HeaderView{"Host", "hooks.example.com"}};
  base::SystemClock m_clock;
  base::SystemRandom m_random;
  config::CataloguePtr m_catalogue;
  std::shared_ptr<crypto::Vault> m_vault;
  std::unique_ptr<store::AcceptanceSequence> m_sequence;
  std::unique_ptr<store::Writer> m_writer;
  std::unique_ptr<accept::Acceptor> m_acceptor;
};

Figure median(std::vector<Figure> figures) {
  const auto middle = [&figures](auto member) {
    std::sort(figures.begin(), figures.end(),
              [member](const Figure& a, const Figure& b) { return a.*member < b.*member; });
    return figures[figures.size() / 2].*member;
  };
  return {middle(&Figure::rowsPerSecond), middle(&Figure::cpuMicros)};
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
  const int only = argc > 2 ? std::atoi(argv[2]) : 0;
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("accept_bench." + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  {
    BareAppend bare(folder);
    BareThroughWriter queued(folder);
    WholeAccept whole(folder);
    std::printf("%8s | %10s %8s | %10s %8s | %10s %8s | %8s %8s\n", "a commit", "bare /s", "CPU us", "queued /s",
                "CPU us", "accept /s", "CPU us", "to bare", "queued");
    for (const auto& [batch, rows] : {std::pair{1, 500}, {8, 3'200}, {64, 12'800}, {512, 25'600}}) {
      if (only != 0 && only != batch) continue;
      std::vector<Figure> floor, passed, ours;
      for (int round = 0; round < rounds; ++round) {
        floor.push_back(bare.run(rows, batch));
        passed.push_back(queued.run(rows, batch));
        ours.push_back(whole.run(rows, batch));
      }
      const Figure a = median(floor);
      const Figure b = median(passed);
      const Figure c = median(ours);
      std::printf("%8d | %10.0f %8.1f | %10.0f %8.1f | %10.0f %8.1f | %7.2fx %7.2fx\n", batch, a.rowsPerSecond,
                  a.cpuMicros, b.rowsPerSecond, b.cpuMicros, c.rowsPerSecond, c.cpuMicros, c.cpuMicros / a.cpuMicros,
                  c.cpuMicros / b.cpuMicros);
      std::fflush(stdout);
    }
  }
  std::filesystem::remove_all(folder);
  return 0;
}
