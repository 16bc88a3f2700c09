#include "ui/audit/audit_export.h"

#include <QDir>
#include <QFile>

namespace ack::ui::audit {
namespace {

constexpr int kRounds = 5;  ///< of a trail that is added to all the time; the recipe then says what is not signed

Error fileError(const QFile& file) {
  return {ErrorCode::io, file.fileName().toStdString() + ": " + file.errorString().toStdString()};
}

bool put(QFile& file, std::string_view text) {
  return file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

Result<std::int64_t> writeEntries(query::Reader& reader, const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) return fileError(file);
  std::int64_t entries = 0;
  bool written = true;
  const auto each = reader.eachAuditEntry([&](std::string_view entry) {
    written = put(file, entry) && put(file, "\n");
    if (written) ++entries;
    return written;
  });
  if (!each) return each.error();
  if (!written || !file.flush()) return fileError(file);
  return entries;
}

Result<void> writeCheckpoints(const std::vector<std::string>& lines, const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) return fileError(file);
  bool written = true;
  for (const std::string& line : lines) written = written && put(file, line) && put(file, "\n");
  if (!written || !file.flush()) return fileError(file);
  return {};
}

Result<void> writeRecipe(const QString& path) {
  QFile recipe(QStringLiteral(":/ui/help/verify-audit-trail.sh"));
  QFile file(path);
  if (!recipe.open(QIODevice::ReadOnly)) return fileError(recipe);
  if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) return fileError(file);
  const QByteArray text = recipe.readAll();
  if (!put(file, {text.constData(), static_cast<std::size_t>(text.size())}) || !file.flush()) return fileError(file);
  file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
  return {};
}

Result<std::int64_t> writeAll(query::Reader& reader, const QDir& folder) {
  if (auto recipe = writeRecipe(folder.filePath(QLatin1String(kRecipeFile))); !recipe)
    return std::move(recipe).error();
  // Every entry with its checkpoint and no other: where a deed came in between, once more.
  const QString path = folder.filePath(QLatin1String(kEntriesFile));
  for (int round = 1;; ++round) {
    const auto checkpoints = reader.auditCheckpoints();
    if (!checkpoints) return checkpoints.error();
    auto entries = writeEntries(reader, path);
    if (!entries) return entries;
    const auto after = reader.auditCheckpoints();
    if (!after) return after.error();
    if (*after == *checkpoints || round == kRounds) {
      if (auto put = writeCheckpoints(*checkpoints, folder.filePath(QLatin1String(kCheckpointsFile))); !put)
        return std::move(put).error();
      return entries;
    }
    QFile::remove(path);
  }
}

}  // namespace

Result<std::int64_t> exportAuditTrail(query::Reader& reader, const QString& folder) {
  QDir made(folder);
  if (made.exists()) return Error{ErrorCode::conflict, folder.toStdString() + " is there already"};
  if (!QDir().mkpath(folder)) return Error{ErrorCode::io, folder.toStdString() + " can't be made"};
  auto entries = writeAll(reader, made);
  if (!entries) made.removeRecursively();
  return entries;
}

}  // namespace ack::ui::audit
