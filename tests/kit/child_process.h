#pragma once
// A process of the outside world under our hands: its output goes to files, it may get an environment and limits of
// its own, and it never outlives the test that started it.
#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ack::kit {

using Environment = std::vector<std::pair<std::string, std::string>>;

struct ChildOptions {
  std::vector<std::string> command;    ///< program and arguments
  Environment environment;             ///< on top of ours
  std::filesystem::path out, err, in;  ///< files; `in` empty: /dev/null
  int openFiles{0};                    ///< RLIMIT_NOFILE; 0: ours
};

/// How a process ended.
struct ChildEnd {
  int status{-1};  ///< exit status; -1 where a signal ended it
  int signal{0};
};

/// Thread: one at a time; the thread that starts it must live longer than the child (PR_SET_PDEATHSIG).
class ChildProcess {
 public:
  ChildProcess() = default;
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// false where no process could be made. A program that can't be run ends with status 127.
  bool start(const ChildOptions& options);
  [[nodiscard]] pid_t pid() const noexcept { return m_pid; }
  /// Reaps it where it has ended.
  [[nodiscard]] bool running();
  /// Waits until it ends; nullopt where it still runs after that time.
  std::optional<ChildEnd> wait(std::chrono::milliseconds limit);
  void signal(int number) const;
  /// SIGKILL and reap. Harmless where it has ended.
  void kill();
  [[nodiscard]] std::optional<ChildEnd> end() const noexcept { return m_end; }

 private:
  pid_t m_pid{0};
  std::optional<ChildEnd> m_end;
};

struct CommandResult {
  ChildEnd end;
  bool timedOut{false};
  std::string out, err;
  [[nodiscard]] bool succeeded() const noexcept { return !timedOut && end.status == 0; }
};

/// Runs a command to its end, or kills it after `limit`.
CommandResult runCommand(const std::vector<std::string>& command, const Environment& environment = {},
                         const std::string& input = {}, std::chrono::milliseconds limit = std::chrono::seconds(30));

/// The whole file, or "" where there is none.
std::string readFile(const std::filesystem::path& file);
void writeFile(const std::filesystem::path& file, const std::string& text);

}  // namespace ack::kit
