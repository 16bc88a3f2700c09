#include "core/maintain/backup.h"

#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"

namespace ack::maintain {

Result<BackupResult> backupStore(const std::filesystem::path& data, const std::filesystem::path& target) {
  auto connection = store::openForReading(data / store::kStoreFile);
  if (!connection) return connection.error();
  if (auto copied = store::copyStore(**connection, target); !copied)
    return base::withContext("backup", copied.error());
  if (auto verified = store::verifyFile(target); !verified) {
    std::error_code ignored;  // the copy is ours and worthless
    std::filesystem::remove(target, ignored);
    return base::withContext("backup", verified.error());
  }
  std::error_code error;
  BackupResult result;
  result.file = target;
  result.bytes = std::filesystem::file_size(target, error);
  result.keyNotCopied = data / store::kKeyFile;
  return result;
}

}  // namespace ack::maintain
