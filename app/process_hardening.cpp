#include "app/process_hardening.h"

#include <csignal>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace ack::app {

void hardenProcess() noexcept {
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
#if !defined(__SANITIZE_ADDRESS__)
  // The leak checker attaches to its own process, which this would forbid.
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
  std::signal(SIGPIPE, SIG_IGN);
}

}  // namespace ack::app
