#include "tests/kit/child_process.h"

#include "tests/kit/scratch_dir.h"

#include <csignal>
#include <fstream>
#include <iterator>
#include <map>
#include <thread>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace ack::kit {
namespace {

std::vector<std::string> wholeEnvironment(const Environment& extra) {
  std::map<std::string, std::string> all;
  for (char** one = environ; *one != nullptr; ++one) {
    const std::string entry(*one);
    const auto equals = entry.find('=');
    if (equals != std::string::npos) all[entry.substr(0, equals)] = entry.substr(equals + 1);
  }
  for (const auto& [name, value] : extra) all[name] = value;
  std::vector<std::string> out;
  out.reserve(all.size());
  for (const auto& [name, value] : all) out.push_back(name + "=" + value);
  return out;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> out;
  out.reserve(texts.size() + 1);
  for (auto& text : texts) out.push_back(text.data());
  out.push_back(nullptr);
  return out;
}

/// Runs in the child, after fork in a program with threads: only calls that are safe in a signal handler.
[[noreturn]] void becomeCommand(const ChildOptions& options, char** arguments, char** environment) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int in = ::open(options.in.empty() ? "/dev/null" : options.in.c_str(), O_RDONLY);
  const int out = ::open(options.out.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int err = ::open(options.err.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (in < 0 || out < 0 || err < 0) ::_exit(126);
  ::dup2(in, 0);
  ::dup2(out, 1);
  ::dup2(err, 2);
  for (int fd = 3; fd < 256; ++fd) ::close(fd);
  if (options.openFiles > 0) {
    const rlimit limit{static_cast<rlim_t>(options.openFiles), static_cast<rlim_t>(options.openFiles)};
    ::setrlimit(RLIMIT_NOFILE, &limit);
  }
  ::execve(arguments[0], arguments, environment);
  ::_exit(127);
}

}  // namespace

ChildProcess::~ChildProcess() { kill(); }

bool ChildProcess::start(const ChildOptions& options) {
  auto arguments = options.command;
  auto environment = wholeEnvironment(options.environment);
  const auto argv = pointers(arguments);
  const auto envp = pointers(environment);
  m_end.reset();
  m_pid = ::fork();
  if (m_pid == 0) becomeCommand(options, const_cast<char**>(argv.data()), const_cast<char**>(envp.data()));
  return m_pid > 0;
}

bool ChildProcess::running() { return m_pid > 0 && !wait(std::chrono::milliseconds(0)); }

std::optional<ChildEnd> ChildProcess::wait(std::chrono::milliseconds limit) {
  if (m_end || m_pid <= 0) return m_end;
  const auto until = std::chrono::steady_clock::now() + limit;
  for (;;) {
    int status = 0;
    if (::waitpid(m_pid, &status, WNOHANG) == m_pid) {
      m_end = ChildEnd{WIFEXITED(status) ? WEXITSTATUS(status) : -1, WIFSIGNALED(status) ? WTERMSIG(status) : 0};
      return m_end;
    }
    if (std::chrono::steady_clock::now() >= until) return std::nullopt;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

void ChildProcess::signal(int number) const {
  if (m_pid > 0 && !m_end) ::kill(m_pid, number);
}

void ChildProcess::kill() {
  if (m_pid <= 0 || m_end) return;
  ::kill(m_pid, SIGKILL);
  wait(std::chrono::seconds(30));
}

CommandResult runCommand(const std::vector<std::string>& command, const Environment& environment,
                         const std::string& input, std::chrono::milliseconds limit) {
  const ScratchDir scratch;
  ChildOptions options{command, environment, scratch.path() / "out", scratch.path() / "err", {}, 0};
  if (!input.empty()) {
    options.in = scratch.path() / "in";
    writeFile(options.in, input);
  }
  CommandResult result;
  ChildProcess child;
  if (!child.start(options)) return result;
  const auto end = child.wait(limit);
  result.timedOut = !end;
  if (!end) child.kill();
  result.end = end.value_or(ChildEnd{});
  result.out = readFile(options.out);
  result.err = readFile(options.err);
  return result;
}

std::string readFile(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void writeFile(const std::filesystem::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

}  // namespace ack::kit
