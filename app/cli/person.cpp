#include "app/cli/person.h"

#include "core/operate/sign_in_command.h"

#include <termios.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace ack::app::cli {
namespace {

constexpr const char* kVia = "command line";

/// The terminal doesn't show what is typed while this lives.
class SilentTerminal {
 public:
  SilentTerminal() noexcept {
    if (::tcgetattr(STDIN_FILENO, &m_before) != 0) return;
    termios silent = m_before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    m_changed = ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0;
  }
  ~SilentTerminal() {
    if (m_changed) ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
  }
  SilentTerminal(const SilentTerminal&) = delete;
  SilentTerminal& operator=(const SilentTerminal&) = delete;

 private:
  termios m_before{};
  bool m_changed{false};
};

}  // namespace

void addPersonOptions(CLI::App& command, PersonOptions& options) {
  command.add_option(
      "--as", options.name,
      "Act as this person: the password, or a token from login, comes from $ACKNOWLEDGER_PASSWORD or else "
      "from the first line of stdin");
}

Result<std::string> readSecretLine(const std::string& prompt) {
  std::string line;
  const bool terminal = ::isatty(STDIN_FILENO) == 1;
  if (terminal) {
    std::fputs(prompt.c_str(), stderr);
    std::fflush(stderr);
  }
  {
    const SilentTerminal silent;
    std::getline(std::cin, line);
  }
  if (terminal) std::fputc('\n', stderr);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  if (line.empty()) return Error{ErrorCode::invalid, "a password is needed: on stdin, or in $ACKNOWLEDGER_PASSWORD"};
  return line;
}

Result<std::string> secretOf(const std::string& name) {
  if (const char* given = std::getenv("ACKNOWLEDGER_PASSWORD"); given != nullptr && *given != '\0')
    return std::string(given);
  return readSecretLine("Password of " + name + ": ");
}

void actAs(CliContext& context, const PersonOptions& options,
           const std::function<Result<void>(OperatorDesk&, const operate::Caller&)>& work,
           const std::function<Result<void>()>& ask, bool make) {
  operate::Caller caller{{}, operatingSystemUser(), kVia};
  std::string secret;
  if (!options.name.empty()) {
    auto read = secretOf(options.name);
    if (!read) return context.failUsage(read.error());
    secret = std::move(*read);
  }
  if (ask)
    if (auto asked = ask(); !asked) return context.failUsage(asked.error());
  auto desk = OperatorDesk::open(context.data(), context.clock(), make);
  if (!desk) return context.fail(desk.error());
  bool begun = false;
  if (secret.starts_with(access::kTokenPrefix)) {
    caller.token = secret;
  } else if (!options.name.empty()) {
    auto token = operate::signIn((*desk)->desk(), caller, options.name, secret, {});
    if (!token) return context.fail(token.error());
    caller.token = std::move(*token);
    begun = true;
  }
  const auto done = work(**desk, caller);
  if (begun)
    if (auto ended = operate::signOut((*desk)->desk(), caller); !ended && done) return context.fail(ended.error());
  if (!done) context.fail(done.error());
}

}  // namespace ack::app::cli
