#pragma once
// Writes the ledger of a window as a CSV file, whole or not at all.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/reader.h"

#include <QString>

namespace ack::ui::ledger {

/// Every line of the window, oldest first, in the columns of contract.md. Answers how many lines; io where the file
/// can't be written, and then a file that was there before stays as it was. Thread: reader.
Result<std::int64_t> exportLedger(query::Reader& reader, UtcTime from, UtcTime to, const QString& path);

}  // namespace ack::ui::ledger
