#include "core/audit/signed_trail.h"

#include "core/audit/checkpoint.h"
#include "core/audit/checkpoint_file.h"
#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/store/fact_table.h"

#include <array>
#include <unordered_set>

namespace ack::audit {
namespace {

/// The store's own name; a store that no engine ran on yet gets it here.
Result<std::string> instanceOf(store::Connection& connection, RandomSource& random) {
  store::FactTable facts(connection);
  auto known = facts.get(store::kFactInstance);
  if (!known) return std::move(known).error();
  if (*known) return std::move(**known);
  std::array<std::byte, 16> bytes{};
  random.fill(bytes);
  std::string made = base::toHex({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  if (auto kept = facts.set(store::kFactInstance, made); !kept) return std::move(kept).error();
  return made;
}

/// The entry of the file's newest line, where the store has the very same line; 0 for any other, so that a foreign
/// line at the end can't keep ours out.
Result<std::int64_t> lastInFile(const std::filesystem::path& file, store::AuditTable& table) {
  auto last = lastCheckpointLine(file);
  if (!last) return std::move(last).error();
  const auto checkpoint = fromLine(*last);
  if (!checkpoint) return std::int64_t{0};
  const std::int64_t sequence = checkpoint->position.sequence;
  auto lines = table.checkpoints(sequence - 1);
  if (!lines) return std::move(lines).error();
  return !lines->empty() && lines->front() == *last ? sequence : std::int64_t{0};
}

Result<void> addToFile(store::Connection& connection, const std::filesystem::path& data) {
  const std::filesystem::path file = data / kCheckpointFile;
  store::AuditTable table(connection);
  const auto known = lastInFile(file, table);
  if (!known) return known.error();
  auto lines = table.checkpoints(*known);
  if (!lines) return std::move(lines).error();
  if (*known > 0 || lines->size() <= 1) {
    for (const std::string& line : *lines)
      if (auto added = addCheckpointLine(file, line); !added) return added;
    return {};
  }
  const auto there = readCheckpointLines(file);
  if (!there) return there.error();
  const std::unordered_set<std::string_view> inFile(there->begin(), there->end());
  for (const std::string& line : *lines)
    if (!inFile.contains(line))
      if (auto added = addCheckpointLine(file, line); !added) return added;
  return {};
}

}  // namespace

Deed engineDeed(std::string action) {
  Deed deed;
  deed.actor = deed.via = kEngineActor;
  deed.action = std::move(action);
  return deed;
}

Result<void> appendSigned(store::Connection& connection, const crypto::Vault& vault, RandomSource& random,
                          const Deed& deed, UtcTime now) {
  auto instance = instanceOf(connection, random);
  if (!instance) return std::move(instance).error();
  auto position = Trail(connection).append(deed, now);
  if (!position) return std::move(position).error();
  auto key = CheckpointKey::ensure(connection, vault, random);
  if (!key) return std::move(key).error();
  auto checkpoint = key->sign(*position, *instance, now);
  if (!checkpoint) return std::move(checkpoint).error();
  return store::AuditTable(connection).insertCheckpoint(position->sequence, toLine(*checkpoint));
}

void publishCheckpoints(store::Connection& connection, const std::filesystem::path& data) {
  if (auto added = addToFile(connection, data); !added)
    base::log(base::LogLevel::error, "audit", "checkpoint not written: " + added.error().message);
}

Result<std::vector<std::string>> checkpointsToExport(store::Connection& connection,
                                                     const std::filesystem::path& data) {
  auto lines = readCheckpointLines(data / kCheckpointFile);
  if (!lines) return lines;
  auto stored = store::AuditTable(connection).checkpoints();
  if (!stored) return stored;
  const std::unordered_set<std::string> there(lines->begin(), lines->end());
  for (std::string& line : *stored)
    if (!there.contains(line)) lines->push_back(std::move(line));
  return lines;
}

}  // namespace ack::audit
