#pragma once
// The way into a store at start-up, in the order durability asks for (reliability.md, E5 to E8): migrate, empty the
// log into the database, commit the boot row, compare with the acceptance sequence; only then may anything be
// answered.
#include "core/base/clock.h"
#include "core/base/random.h"
#include "core/store/acceptance_sequence.h"
#include "core/store/connection.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace ack::store {

constexpr const char* kStoreFile = "acknowledger.db";
constexpr const char* kSequenceFile = "acceptance.seq";
constexpr const char* kKeyFile = "master.key";
constexpr const char* kLockFile = "engine.lock";  ///< there once an engine ran in the directory

struct OpenedStore {
  std::unique_ptr<Connection> connection;  ///< for Writer::create
  /// Give it `writer->totals().deliveries()` in the commit hook: before anybody is answered.
  std::unique_ptr<AcceptanceSequence> sequence;
  std::string instance;             ///< random, the store's own for ever
  std::int64_t boot{0};             ///< this start's number, from 1
  std::int64_t bootDeliveryMax{0};  ///< newest delivery when it began; 0: none yet (a new key may be made then)
  std::int64_t missingNow{0};       ///< acknowledged events that this start found missing
  std::int64_t missingEver{0};      ///< and all starts so far (fact missing_accepted)
  bool otherStore{false};           ///< the sequence belonged to another store: this one was put in its place
};

/// Makes `data` (0700) and the store where they are missing. Where events are missing, or the store is older than its
/// sequence, it still opens, but says so: in the result, in the log, as an alert and as a fact.
///
/// Why the boot row: rows that a killed process had written but not synced can be visible here, in the kernel's cache
/// only. Copying the log into the database and syncing that, and then committing one more row whose sync also makes
/// the emptied log durable, puts every visible row on disk. Whatever acceptance finds later is therefore older than
/// the boot row or written by this process, and a duplicate may be answered from it.
///
/// busy where a reader keeps the log from being emptied for 5 s; unsupported for a newer schema, which is left as it
/// is; io, corrupt, with the reason. The caller holds the directory's engine lock.
Result<OpenedStore> openStore(const std::filesystem::path& data, const Clock& clock, RandomSource& random);

}  // namespace ack::store
