#include "tests/kit/store_view.h"

#include "tests/kit/signer.h"

#include <sqlite3.h>

#include <functional>

#include <thread>

namespace ack::kit {
namespace {

class Database {
 public:
  explicit Database(const std::filesystem::path& data) {
    const auto file = data / "acknowledger.db";
    if (sqlite3_open_v2(file.c_str(), &m_handle, SQLITE_OPEN_READONLY, nullptr) != SQLITE_OK) note();
    sqlite3_busy_timeout(m_handle, 5'000);
  }
  ~Database() { sqlite3_close(m_handle); }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void rows(const char* sql, const std::function<void(sqlite3_stmt*)>& each) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(m_handle, sql, -1, &statement, nullptr) != SQLITE_OK) return note();
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) each(statement);
    if (code != SQLITE_DONE) note();
    sqlite3_finalize(statement);
  }
  [[nodiscard]] const std::string& error() const noexcept { return m_error; }

 private:
  void note() {
    if (m_error.empty()) m_error = sqlite3_errmsg(m_handle);
  }
  sqlite3* m_handle{nullptr};
  std::string m_error;
};

std::string bytes(sqlite3_stmt* row, int column) {
  const void* data = sqlite3_column_blob(row, column);
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(row, column));
  return data == nullptr ? std::string() : std::string(static_cast<const char*>(data), size);
}

/// Canonical UUIDs are kept as 16 bytes, other IDs as they are (a NUL marks text that could be taken for one).
std::string eventIdOf(std::string stored) {
  if (stored.size() == 16) {
    std::string text = hex(stored);
    for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
    return text;
  }
  if (stored.size() == 17 && stored.back() == '\0') stored.pop_back();
  return stored;
}

StoredDelivery deliveryOf(sqlite3_stmt* row) {
  StoredDelivery out;
  out.id = sqlite3_column_int64(row, 0);
  out.source = bytes(row, 1);
  out.tenant = bytes(row, 2);
  out.eventId = eventIdOf(bytes(row, 3));
  out.type = bytes(row, 4);
  out.bodySha256 = hex(bytes(row, 5));
  out.state = sqlite3_column_int(row, 6);
  out.cause = sqlite3_column_int(row, 7);
  out.attempts = sqlite3_column_int(row, 8);
  out.nextAtUs = sqlite3_column_int64(row, 9);
  out.leaseUntilUs = sqlite3_column_int64(row, 10);
  out.settledAtUs = sqlite3_column_int64(row, 11);
  out.arrivals = sqlite3_column_int64(row, 12);
  out.owner = bytes(row, 13);
  out.evidence = bytes(row, 14);
  return out;
}

void readMain(Database& database, StoreView& view) {
  database.rows("SELECT d.delivery_id, s.name, d.tenant, d.event_id, d.event_type, d.body_sha256, d.state, d.cause, "
                "d.attempts, d.next_at_us, d.lease_until_us, d.settled_at_us, d.arrivals, d.owner, d.evidence "
                "FROM delivery d LEFT JOIN source s USING (source_id) ORDER BY d.delivery_id",
                [&view](sqlite3_stmt* row) { view.deliveries.push_back(deliveryOf(row)); });
  database.rows("SELECT ledger_id, delivery_id, amount_minor, kind, account, currency, prev_hash, hash FROM ledger "
                "ORDER BY ledger_id",
                [&view](sqlite3_stmt* row) {
                  view.ledger.push_back({sqlite3_column_int64(row, 0), sqlite3_column_int64(row, 1),
                                         sqlite3_column_int64(row, 2), sqlite3_column_int(row, 3) == 1, bytes(row, 4),
                                         bytes(row, 5), bytes(row, 6), bytes(row, 7)});
                });
  database.rows("SELECT delivery_id, count(*) FROM inbox GROUP BY delivery_id", [&view](sqlite3_stmt* row) {
    view.inboxRows[sqlite3_column_int64(row, 0)] = sqlite3_column_int(row, 1);
  });
  database.rows(
      "SELECT delivery_id, count(*) FROM arrival WHERE delivery_id IS NOT NULL GROUP BY delivery_id",
      [&view](sqlite3_stmt* row) { view.arrivals[sqlite3_column_int64(row, 0)] = sqlite3_column_int(row, 1); });
  database.rows("SELECT account, currency, amount_minor, lines FROM balance", [&view](sqlite3_stmt* row) {
    view.balances.push_back(
        {bytes(row, 0), bytes(row, 1), sqlite3_column_int64(row, 2), sqlite3_column_int64(row, 3)});
  });
  database.rows("SELECT name, value FROM counter",
                [&view](sqlite3_stmt* row) { view.counters[bytes(row, 0)] = sqlite3_column_int64(row, 1); });
}

void readRest(Database& database, StoreView& view) {
  database.rows("SELECT delivery_id, number, result, ended_at_us FROM attempt ORDER BY delivery_id, number",
                [&view](sqlite3_stmt* row) {
                  view.attempts.push_back({sqlite3_column_int64(row, 0), sqlite3_column_int(row, 1),
                                           sqlite3_column_int(row, 2), sqlite3_column_int64(row, 3)});
                });
  database.rows("SELECT delivery_id, kind, state, effect_key, evidence FROM effect", [&view](sqlite3_stmt* row) {
    view.effects.push_back({sqlite3_column_int64(row, 0), sqlite3_column_int(row, 1), sqlite3_column_int(row, 2),
                            bytes(row, 3), bytes(row, 4)});
  });
  database.rows("PRAGMA integrity_check", [&view](sqlite3_stmt* row) { view.integrity = bytes(row, 0); });
  database.rows("PRAGMA foreign_key_check", [&view](sqlite3_stmt*) { ++view.foreignKeyFaults; });
}

}  // namespace

const StoredDelivery* StoreView::find(const std::string& eventId) const {
  for (const auto& delivery : deliveries)
    if (delivery.eventId == eventId) return &delivery;
  return nullptr;
}

int StoreView::inState(int state) const {
  int count = 0;
  for (const auto& delivery : deliveries) count += delivery.state == state ? 1 : 0;
  return count;
}

StoreView readStore(const std::filesystem::path& data, bool quick) {
  StoreView view;
  Database database(data);
  database.rows("BEGIN", [](sqlite3_stmt*) {});
  readMain(database, view);
  if (quick)
    view.integrity = "ok";
  else
    readRest(database, view);
  view.error = database.error();
  return view;
}

std::int64_t askStore(const std::filesystem::path& data, const std::string& sql) {
  std::int64_t answer = -1;
  Database database(data);
  database.rows(sql.c_str(), [&answer](sqlite3_stmt* row) { answer = sqlite3_column_int64(row, 0); });
  return database.error().empty() ? answer : -1;
}

bool waitUntilDrained(const std::filesystem::path& data, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (askStore(data, "SELECT count(*) FROM delivery WHERE state NOT IN (3, 4, 5, 6)") != 0) {
    if (std::chrono::steady_clock::now() >= until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

}  // namespace ack::kit
