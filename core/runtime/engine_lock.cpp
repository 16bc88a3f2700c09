#include "core/runtime/engine_lock.h"

#include "core/store/store_opening.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <unistd.h>

namespace ack::runtime {

Result<std::unique_ptr<EngineLock>> EngineLock::acquire(const std::filesystem::path& data) {
  const std::filesystem::path file = data / store::kLockFile;
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return Error{ErrorCode::io, file.string() + ": " + std::strerror(errno)};
  std::unique_ptr<EngineLock> lock(new EngineLock(descriptor));
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return Error{ErrorCode::io, file.string() + ": " + std::strerror(errno)};
    std::array<char, 32> owner{};
    const ssize_t length = ::pread(descriptor, owner.data(), owner.size() - 1, 0);
    std::string text(owner.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return Error{ErrorCode::busy, data.string() + " is in use by another engine" +
                                      (text.empty() ? std::string() : " (process " + text + ")")};
  }
  const std::string pid = std::to_string(::getpid()) + "\n";
  if (::ftruncate(descriptor, 0) != 0 ||
      ::pwrite(descriptor, pid.data(), pid.size(), 0) != static_cast<ssize_t>(pid.size()))
    return Error{ErrorCode::io, file.string() + ": " + std::strerror(errno)};
  return lock;
}

EngineLock::~EngineLock() { ::close(m_descriptor); }

}  // namespace ack::runtime
