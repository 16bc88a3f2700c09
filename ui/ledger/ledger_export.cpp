#include "ui/ledger/ledger_export.h"

#include "core/query/ledger_csv.h"

#include <QSaveFile>

namespace ack::ui::ledger {
namespace {

bool put(QSaveFile& file, const std::string& text) {
  return file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

Error fileError(const QSaveFile& file) {
  return {ErrorCode::io, file.fileName().toStdString() + ": " + file.errorString().toStdString()};
}

}  // namespace

Result<std::int64_t> exportLedger(query::Reader& reader, UtcTime from, UtcTime to, const QString& path) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return fileError(file);
  std::int64_t lines = 0;
  bool written = put(file, query::csvHeader());
  const auto each = reader.eachLedgerLine(from, to, [&](const query::LedgerView& line) {
    written = written && put(file, query::csvLine(line));
    ++lines;
    return written;
  });
  if (!each) return each.error();  // nothing was committed: the file of before is untouched
  if (!written || !file.commit()) return fileError(file);
  return lines;
}

}  // namespace ack::ui::ledger
