#include "core/runtime/engine_lock.h"

#include "core/base/log.h"
#include "core/runtime/space_reserve.h"
#include "core/store/store_opening.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace ack::runtime {

namespace {

constexpr std::chrono::milliseconds kBetweenTries{20};
constexpr std::string_view kDeskMark = " desk";

/// What the owner wrote, without the end of the line. Of one that has just got the lock it may still be empty, or the
/// last owner's.
std::string ownerIn(int descriptor) {
  std::array<char, 32> owner{};
  const ssize_t length = ::pread(descriptor, owner.data(), owner.size() - 1, 0);
  std::string text(owner.data(), length > 0 ? static_cast<std::size_t>(length) : 0);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

bool isRunningEngine(const std::string& owner) {
  if (owner.empty() || owner.ends_with(kDeskMark)) return false;
  const long pid = std::strtol(owner.c_str(), nullptr, 10);
  return pid > 0 && (::kill(static_cast<pid_t>(pid), 0) == 0 || errno != ESRCH);
}

bool engineHolds(const std::filesystem::path& data) {
  const int descriptor = ::open((data / store::kLockFile).c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool holds = isRunningEngine(ownerIn(descriptor));
  ::close(descriptor);
  return holds;
}

}  // namespace

Result<std::unique_ptr<EngineLock>> EngineLock::acquireBehindDesks(const std::filesystem::path& data,
                                                                   std::chrono::milliseconds patience) {
  const auto last = std::chrono::steady_clock::now() + patience;
  for (;;) {
    auto lock = acquire(data);
    if (lock || lock.error().code != ErrorCode::busy || engineHolds(data) || std::chrono::steady_clock::now() >= last)
      return lock;
    std::this_thread::sleep_for(kBetweenTries);
  }
}

Result<std::unique_ptr<EngineLock>> EngineLock::acquire(const std::filesystem::path& data, Holder holder) {
  const std::filesystem::path file = data / store::kLockFile;
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return Error{ErrorCode::io, file.string() + ": " + std::strerror(errno)};
  std::unique_ptr<EngineLock> lock(new EngineLock(descriptor));
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return Error{ErrorCode::io, file.string() + ": " + std::strerror(errno)};
    const std::string text = ownerIn(descriptor);
    return Error{ErrorCode::busy, data.string() + " is in use by another engine" +
                                      (text.empty() ? std::string() : " (process " + text + ")")};
  }
  lock->m_held = true;
  std::string pid = std::to_string(::getpid());
  if (holder == Holder::desk) pid += kDeskMark;
  pid += '\n';
  // Who has the lock is about to write.
  giveBackReserve(data);
  if (::ftruncate(descriptor, 0) != 0 ||
      ::pwrite(descriptor, pid.data(), pid.size(), 0) != static_cast<ssize_t>(pid.size()))
    return explainFullDisk(data, Error{ErrorCode::io, file.string() + ": " + std::strerror(errno)});
  return lock;
}

EngineLock::~EngineLock() {
  // Nobody is to wait for, or give way to, an owner that is gone.
  if (m_held && ::ftruncate(m_descriptor, 0) != 0)
    base::log(base::LogLevel::warning, "engine", "engine.lock not emptied");
  ::close(m_descriptor);
}

}  // namespace ack::runtime
