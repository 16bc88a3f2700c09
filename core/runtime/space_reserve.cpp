#include "core/runtime/space_reserve.h"

#include "core/base/log.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <optional>
#include <string>

namespace ack::runtime {
namespace {

constexpr std::uint64_t kPlenty = std::uint64_t{64} << 20;  ///< below it nothing is accepted (accept::DiskWatch)
constexpr std::uint64_t kFull = std::uint64_t{1} << 20;  ///< too little to begin with, and to speak of another cause

/// nullopt where the system can't tell.
std::optional<std::uint64_t> freeBytes(const std::filesystem::path& data) noexcept {
  struct statvfs space {};
  if (::statvfs(data.c_str(), &space) != 0) return std::nullopt;
  return std::uint64_t{space.f_bavail} * space.f_frsize;
}

}  // namespace

void keepReserve(const std::filesystem::path& data) noexcept {
  const std::string file = data.string() + '/' + kReserveFile;
  struct stat known {};
  const bool there = ::stat(file.c_str(), &known) == 0;
  if (there && known.st_size >= static_cast<off_t>(kReserveBytes)) return;
  const auto free = freeBytes(data);
  if (!free || *free < kPlenty + kReserveBytes) return;
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0) return;
  // Allocated, not only lengthened: a hole has no room to give back.
  const bool taken = ::posix_fallocate(descriptor, 0, static_cast<off_t>(kReserveBytes)) == 0;
  ::close(descriptor);
  if (!taken) ::unlink(file.c_str());
}

bool giveBackReserve(const std::filesystem::path& data, bool full) noexcept {
  const auto free = freeBytes(data);
  if (!full && (!free || *free >= kReserveBytes)) return false;
  if (::unlink((data.string() + '/' + kReserveFile).c_str()) != 0) return false;
  base::log(base::LogLevel::warning, "engine",
            "the disk is full: gave " + std::to_string(kReserveBytes >> 20) + " MiB back that were kept for that");
  return true;
}

Error explainFullDisk(const std::filesystem::path& data, Error error) {
  const auto free = freeBytes(data);
  if (error.code != ErrorCode::full && (!free || *free >= kFull)) return error;
  return {ErrorCode::full, "the disk of " + data.string() + " is full; make room for " +
                               std::to_string(kReserveBytes >> 20) + " MiB and start again (" + error.message + ")"};
}

}  // namespace ack::runtime
