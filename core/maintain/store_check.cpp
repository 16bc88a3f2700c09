#include "core/maintain/store_check.h"

#include "core/maintain/body_check.h"
#include "core/maintain/ledger_check.h"
#include "core/maintain/row_checks.h"
#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"
#include "core/store/totals.h"

#include <optional>
#include <string>

namespace ack::maintain {
namespace {

using Witness = std::optional<store::AcceptanceSequence::Record>;

Result<std::int64_t> count(store::Connection& connection, std::string_view sql) {
  auto prepared = connection.prepare(sql);
  if (!prepared) return prepared.error();
  const store::StatementScope rows(**prepared);
  const auto row = rows->step();
  if (!row) return row.error();
  return *row ? rows->integer(0) : 0;
}

Result<void> checkSequence(store::Connection& connection, const Witness& witness, CheckReport& report) {
  store::Tables tables(connection);
  const auto missing = tables.fact.number(store::kFactMissingAccepted);
  const auto settled = tables.fact.number(store::kFactMissingAcknowledged);
  if (!missing || !settled) return missing ? settled.error() : missing.error();
  if (*missing > *settled)
    report.add("missing_accepted", std::to_string(*missing - *settled) +
                                       " acknowledged events were found missing at an earlier start; once they are "
                                       "seen to, say so with check --acknowledge-missing");
  if (!witness) return {};
  const auto instance = tables.fact.get(store::kFactInstance);
  if (!instance) return instance.error();
  if (!*instance || **instance != witness->instance) {
    report.add("sequence", "the acceptance sequence belongs to another store");
    return {};
  }
  std::int64_t here = 0;
  for (const store::Total total : {store::Total::accepted, store::Total::stale}) {
    const auto value = tables.counter.value(toText(total));
    if (!value) return value.error();
    here += *value;
  }
  if (here < witness->accepted)
    report.add("sequence", std::to_string(witness->accepted - here) +
                               " acknowledged events are missing: the store counts fewer than its sequence");
  return {};
}

Result<void> checkSnapshot(store::Connection& connection, const Witness& witness, UtcTime now,
                           const CheckOptions& options, CheckReport& report) {
  const auto deliveries = count(connection, "SELECT count(*) FROM delivery");
  if (!deliveries) return deliveries.error();
  report.deliveries = *deliveries;
  if (auto done = checkRows(connection, report); !done) return done;
  if (auto done = checkLedger(connection, report); !done) return done;
  if (auto done = checkInbox(connection, report); !done) return done;
  if (options.engineRuns) {
    if (auto done = checkLeases(connection, now, report); !done) return done;
  }
  return checkSequence(connection, witness, report);
}

/// A page that can't be read ends one part of the check, not the others.
void keep(std::string_view rule, const Result<void>& done, CheckReport& report) {
  if (!done) report.add(rule, done.error().message);
}

}  // namespace

Result<CheckReport> checkStore(const std::filesystem::path& data, const Clock& clock, const CheckOptions& options) {
  CheckReport report;
  std::error_code error;
  // A restored copy has neither file until its first start.
  if (std::filesystem::exists(data / store::kLockFile, error) &&
      !std::filesystem::exists(data / store::kSequenceFile, error))
    report.add("sequence", std::string(store::kSequenceFile) +
                               " is missing: that no acknowledged event is missing can't be told");
  // Before the snapshot: a running engine counts on, and the store must never be behind what was read here.
  const Witness witness = store::AcceptanceSequence::peek(data / store::kSequenceFile);
  auto opened = store::openForReading(data / store::kStoreFile);
  if (!opened) return opened.error();
  store::Connection& connection = **opened;

  keep("integrity", checkFile(connection, report), report);
  if (auto begun = connection.beginRead(); !begun) return begun.error();
  keep("rows", checkSnapshot(connection, witness, clock.now(), options, report), report);
  connection.rollback();
  if (options.vault != nullptr)
    keep("body", checkBodies(connection, *options.vault, report), report);
  else
    report.add("body", "the bodies were not compared: there is no master key");
  return report;
}

}  // namespace ack::maintain
