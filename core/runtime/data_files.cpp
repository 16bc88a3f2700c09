#include "core/runtime/data_files.h"

#include "core/store/store_opening.h"

#include <cerrno>
#include <cstring>
#include <sys/stat.h>

namespace ack::runtime {

std::filesystem::path storeFile(const std::filesystem::path& data) { return data / store::kStoreFile; }
std::filesystem::path keyFile(const std::filesystem::path& data) { return data / store::kKeyFile; }
std::filesystem::path inHandFile(const std::filesystem::path& data) { return data / "work.in_hand"; }

Result<void> makeDataDirectory(const std::filesystem::path& data) {
  std::error_code error;
  if (std::filesystem::is_directory(data, error)) return {};
  if (std::filesystem::exists(data, error)) return Error{ErrorCode::refused, data.string() + " is not a directory"};
  if (data.has_parent_path()) std::filesystem::create_directories(data.parent_path(), error);
  if (error) return Error{ErrorCode::io, data.parent_path().string() + ": " + error.message()};
  if (::mkdir(data.c_str(), 0700) != 0 && errno != EEXIST)
    return Error{ErrorCode::io, data.string() + ": " + std::strerror(errno)};
  return {};
}

Result<std::shared_ptr<crypto::Vault>> openVault(const std::filesystem::path& data, RandomSource& random) {
  std::error_code error;
  const auto size = std::filesystem::file_size(storeFile(data), error);
  const bool storeExists = !error && size > 0;
  const auto creation = storeExists ? crypto::KeyCreation::forbid : crypto::KeyCreation::allow;
  auto vault = crypto::Vault::open(keyFile(data), creation, random);
  if (!vault && storeExists && vault.error().code == ErrorCode::notFound)
    return Error{ErrorCode::notFound,
                 "the store in " + data.string() +
                     " was sealed with a master.key that is missing; put it back from your backup"};
  return vault;
}

}  // namespace ack::runtime
