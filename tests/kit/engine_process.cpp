#include "tests/kit/engine_process.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <thread>

namespace ack::kit {
namespace {

/// The port of "ready http://A:P" or "ready https://A:P", 0 where the line is not there yet.
std::uint16_t readyPort(const std::string& out) {
  const auto at = out.find("ready http");
  if (at == std::string::npos) return 0;
  const auto end = out.find('\n', at);
  if (end == std::string::npos) return 0;
  const auto colon = out.rfind(':', end);
  return static_cast<std::uint16_t>(std::strtoul(out.c_str() + colon + 1, nullptr, 10));
}

}  // namespace

EngineProcess::EngineProcess(EngineStart start) : m_start(std::move(start)) {
  if (m_start.program.empty()) m_start.program = daemonPath();
  if (m_start.logs.empty()) m_start.logs = m_start.data.parent_path();
}

bool EngineProcess::start() {
  // Never the file of another run: its "ready" would be taken for ours.
  static std::atomic<int> lives{0};
  const std::string name = "engine" + std::to_string(++lives);
  m_out = m_start.logs / (name + ".out");
  m_err = m_start.logs / (name + ".err");
  ChildOptions options{{m_start.program, "serve", "--data", m_start.data.string(), "--listen", m_start.listen,
                        "--admin", m_start.admin},
                       m_start.environment,
                       m_out,
                       m_err,
                       {},
                       m_start.openFiles};
  options.command.insert(options.command.end(), m_start.arguments.begin(), m_start.arguments.end());
  const auto began = std::chrono::steady_clock::now();
  if (!m_child.start(options)) return false;
  const auto waited = [&began] {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
  };
  while (waited() < m_start.readyWithin) {
    const bool runs = m_child.running();
    if (const auto port = readyPort(readFile(m_out)); port != 0) {
      m_port = port;
      m_start.listen = "127.0.0.1:" + std::to_string(port);
      m_readyAfter = waited();
      return true;
    }
    if (!runs) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return false;
}

std::optional<ChildEnd> EngineProcess::stop(std::chrono::milliseconds limit) {
  m_child.signal(SIGTERM);
  const auto end = m_child.wait(limit);
  if (!end) m_child.kill();
  return end;
}

std::string daemonPath() { return std::string(ACK_BIN_DIR) + "/acknowledgerd"; }

CommandResult daemon(std::vector<std::string> arguments, const std::filesystem::path& data,
                     const Environment& environment, const std::string& input) {
  arguments.insert(arguments.begin(), daemonPath());
  arguments.insert(arguments.end(), {"--data", data.string()});
  return runCommand(arguments, environment, input, std::chrono::seconds(60));
}

}  // namespace ack::kit
