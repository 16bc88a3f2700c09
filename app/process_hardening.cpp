#include "app/process_hardening.h"

#include <csignal>
#include <cstdlib>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace ack::app {

void hardenProcess() noexcept {
  std::signal(SIGPIPE, SIG_IGN);
  if (std::getenv("ACKNOWLEDGER_ALLOW_CORE") != nullptr) return;
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
#if !defined(__SANITIZE_ADDRESS__)
  // The leak checker attaches to its own process, which this would forbid.
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

}  // namespace ack::app
