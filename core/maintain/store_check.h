#pragma once
// Reads a whole store and proves, or disproves, what must always hold (domain.md): SQLite's own integrity, counters
// against counted rows, one charge per event, the ledger's chain and sums, and every stored body against the hash
// taken when it was accepted. Changes nothing; works beside a running engine.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/crypto/vault.h"
#include "core/maintain/check_report.h"

#include <filesystem>

namespace ack::maintain {

struct CheckOptions {
  const crypto::Vault* vault{nullptr};  ///< null: bodies are not opened, and that is a finding
  bool engineRuns{false};               ///< then a lease that lapsed long ago is a finding too
};

/// `data` is the data directory. Findings are in the report; an error means that the store could not be read at all:
/// notFound, unsupported for a newer schema, corrupt for something that is no store, io. Thread: any; takes seconds
/// to minutes, in slices, so that it does not hold the log of a running engine for long.
Result<CheckReport> checkStore(const std::filesystem::path& data, const Clock& clock, const CheckOptions& options);

}  // namespace ack::maintain
