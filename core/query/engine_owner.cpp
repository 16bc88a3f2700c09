#include "core/query/engine_owner.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <limits>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

namespace ack::query {

bool engineRuns(const std::filesystem::path& data, std::int64_t pid) noexcept {
  if (pid <= 0 || pid > std::numeric_limits<pid_t>::max()) return false;
  if (::kill(static_cast<pid_t>(pid), 0) != 0 && errno == ESRCH) return false;
  const int descriptor = ::open((data / "engine.lock").c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool held = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(descriptor);  // gives the shared lock back where it was had
  return held;
}

}  // namespace ack::query
