#pragma once
// What the store's file says, read by the SQLite C API alone (the product's own code takes no part): the record X of
// the oracle. Opened read-only, so that looking changes nothing of a crash's traces.
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace ack::kit {

/// Numbers as core/domain/delivery_state.h fixes them for ever.
enum State {
  kQueued = 0,
  kProcessing = 1,
  kRetrying = 2,
  kUnresolved = 3,
  kCompleted = 4,
  kDead = 5,
  kDiscarded = 6
};

struct StoredDelivery {
  std::int64_t id{0};
  std::string source, tenant, eventId, type, bodySha256;
  int state{0}, cause{0}, attempts{0};
  std::int64_t nextAtUs{0}, leaseUntilUs{0}, settledAtUs{0}, arrivals{0};
  std::string owner, evidence;
};

struct StoredLine {
  std::int64_t id{0}, delivery{0}, amountMinor{0};
  bool refund{false};
  std::string account, currency, previousHash, hash;
};

struct StoredAttempt {
  std::int64_t delivery{0};
  int number{0}, result{0};
  std::int64_t endedAtUs{0};
};

struct StoredEffect {
  std::int64_t delivery{0};
  int kind{0}, state{0};
  std::string key, evidence;
};

struct StoredBalance {
  std::string account, currency;
  std::int64_t amountMinor{0}, lines{0};
};

/// A plain value, so that a test of the oracle can doctor it.
struct StoreView {
  std::vector<StoredDelivery> deliveries;
  std::vector<StoredLine> ledger;
  std::map<std::int64_t, int> inboxRows;  ///< by delivery
  std::map<std::int64_t, int> arrivals;   ///< rows by delivery
  std::vector<StoredAttempt> attempts;
  std::vector<StoredEffect> effects;
  std::vector<StoredBalance> balances;
  std::map<std::string, std::int64_t> counters;
  std::string integrity;  ///< "ok"
  int foreignKeyFaults{0};
  std::string error;  ///< not empty: the file could not be read

  [[nodiscard]] const StoredDelivery* find(const std::string& eventId) const;
  [[nodiscard]] int inState(int state) const;
};

/// `quick` leaves integrity_check and the rows of attempts and effects out.
StoreView readStore(const std::filesystem::path& data, bool quick = false);
/// true once nothing of a running engine is left to work off; false where that takes longer than `limit`.
bool waitUntilDrained(const std::filesystem::path& data, std::chrono::milliseconds limit = std::chrono::seconds(60));
/// One number by one query; -1 where it fails. For waiting on a running engine.
std::int64_t askStore(const std::filesystem::path& data, const std::string& sql);

}  // namespace ack::kit
