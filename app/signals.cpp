#include "app/signals.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace ack::app {

TerminationSignals::TerminationSignals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  m_signals = signalfd(-1, &set, SFD_CLOEXEC);
  m_wake = eventfd(0, EFD_CLOEXEC);
}

TerminationSignals::~TerminationSignals() {
  ::close(m_signals);
  ::close(m_wake);
}

std::optional<int> TerminationSignals::wait() {
  std::array<pollfd, 2> descriptors{pollfd{m_signals, POLLIN, 0}, pollfd{m_wake, POLLIN, 0}};
  while (poll(descriptors.data(), descriptors.size(), -1) < 0 && errno == EINTR) {
  }
  signalfd_siginfo info{};
  if ((descriptors[0].revents & POLLIN) != 0 && read(m_signals, &info, sizeof info) == sizeof info)
    return static_cast<int>(info.ssi_signo);
  return std::nullopt;
}

void TerminationSignals::wake() noexcept {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(m_wake, &one, sizeof one);
}

}  // namespace ack::app
