#pragma once
// The real acknowledgerd on a data directory, seen only from outside: started, waited for, killed, stopped, started
// again on the same port.
#include "tests/kit/child_process.h"

#include <cstdint>

namespace ack::kit {

struct EngineStart {
  std::filesystem::path data;
  std::filesystem::path logs{};       ///< where stdout and stderr go; must exist
  std::string program{};              ///< empty: acknowledgerd of this build
  std::string listen{"127.0.0.1:0"};  ///< after the first start the port that it got is kept
  std::string admin{"127.0.0.1:0"};
  std::vector<std::string> arguments{};
  Environment environment{};
  int openFiles{0};
  std::chrono::milliseconds readyWithin{10'000};
};

/// Thread: one at a time.
class EngineProcess {
 public:
  explicit EngineProcess(EngineStart start);
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  EngineStart& options() noexcept { return m_start; }
  /// Starts and waits for the "ready" line; false where it ended or kept silent (see error()).
  bool start();
  /// Asked to stop (SIGTERM). nullopt where it had to be killed after `limit`.
  std::optional<ChildEnd> stop(std::chrono::milliseconds limit = std::chrono::seconds(10));
  void kill() { m_child.kill(); }
  void signal(int number) const { m_child.signal(number); }
  bool running() { return m_child.running(); }
  std::optional<ChildEnd> wait(std::chrono::milliseconds limit) { return m_child.wait(limit); }

  [[nodiscard]] std::uint16_t port() const noexcept { return m_port; }
  [[nodiscard]] pid_t pid() const noexcept { return m_child.pid(); }
  [[nodiscard]] std::chrono::milliseconds readyAfter() const noexcept { return m_readyAfter; }
  [[nodiscard]] std::string out() const { return readFile(m_out); }  ///< of the present or last run
  [[nodiscard]] std::string error() const { return readFile(m_err); }

 private:
  EngineStart m_start;
  ChildProcess m_child;
  std::filesystem::path m_out, m_err;
  std::uint16_t m_port{0};
  std::chrono::milliseconds m_readyAfter{0};
};

/// The path of acknowledgerd of this build.
std::string daemonPath();
/// `acknowledgerd <arguments> --data <data>`.
CommandResult daemon(std::vector<std::string> arguments, const std::filesystem::path& data,
                     const Environment& environment = {}, const std::string& input = {});

}  // namespace ack::kit
