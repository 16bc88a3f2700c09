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

ProcessSignals::ProcessSignals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  m_signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  m_wake = eventfd(0, EFD_CLOEXEC);
}

ProcessSignals::~ProcessSignals() {
  ::close(m_signals);
  ::close(m_wake);
}

std::optional<int> ProcessSignals::wait() {
  std::array<pollfd, 2> descriptors{pollfd{m_signals, POLLIN, 0}, pollfd{m_wake, POLLIN, 0}};
  while (poll(descriptors.data(), descriptors.size(), -1) < 0 && errno == EINTR) {
  }
  return take();
}

std::optional<int> ProcessSignals::take() noexcept {
  signalfd_siginfo info{};
  if (::read(m_signals, &info, sizeof info) != sizeof info) return std::nullopt;
  return static_cast<int>(info.ssi_signo);
}

void ProcessSignals::wake() noexcept {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(m_wake, &one, sizeof one);
}

}  // namespace ack::app
