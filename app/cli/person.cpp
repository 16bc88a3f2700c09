#include "app/cli/person.h"

#include "app/guarded_reader.h"
#include "core/base/hidden_text.h"
#include "core/base/log.h"
#include "core/operate/look_gate.h"
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

/// Who acts, and the desk they signed in at; a session that was begun here ends with it.
class PersonAtDesk {
 public:
  /// Signs in with a password, or takes a session's token, which must be of whom --as names. Without a name the
  /// account acts.
  static Result<std::unique_ptr<PersonAtDesk>> come(CliContext& context, const PersonOptions& options,
                                                    const std::string& secret, bool make) {
    auto desk = OperatorDesk::open(context.data(), context.clock(), make);
    if (!desk) return std::move(desk).error();
    auto person = std::make_unique<PersonAtDesk>(std::move(*desk));
    if (secret.starts_with(access::kTokenPrefix)) {
      person->m_caller.token = secret;
      if (!options.anybody)
        if (auto own = operate::checkHolder(person->m_desk->desk(), person->m_caller, options.name); !own)
          return std::move(own).error();
    } else if (!options.name.empty()) {
      auto token = operate::signIn(person->m_desk->desk(), person->m_caller, options.name, secret, {});
      if (!token) return std::move(token).error();
      person->m_caller.token = std::move(*token);
      person->m_begun = true;
    }
    return person;
  }
  explicit PersonAtDesk(std::unique_ptr<OperatorDesk> desk) : m_desk(std::move(desk)) {}
  ~PersonAtDesk() {
    if (auto ended = leave(); !ended)
      base::log(base::LogLevel::warning, "people", "the session was not ended: " + ended.error().message);
  }
  PersonAtDesk(const PersonAtDesk&) = delete;
  PersonAtDesk& operator=(const PersonAtDesk&) = delete;

  Result<void> leave() {
    if (!m_begun) return {};
    m_begun = false;
    return operate::signOut(m_desk->desk(), m_caller);
  }
  [[nodiscard]] OperatorDesk& desk() noexcept { return *m_desk; }
  [[nodiscard]] const operate::Caller& caller() const noexcept { return m_caller; }

 private:
  std::unique_ptr<OperatorDesk> m_desk;
  operate::Caller m_caller{{}, operatingSystemUser(), kVia};
  bool m_begun{false};
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
    std::fputs(base::showHidden(prompt, {}).c_str(), stderr);
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
           const std::function<Result<void>(OperatorDesk&, const operate::Caller&)>& work, const Ask& ask,
           bool make) {
  std::string secret;
  if (!options.name.empty()) {
    auto read = secretOf(options.name);
    if (!read) return context.failUsage(read.error());
    secret = std::move(*read);
  }
  if (ask)
    if (auto asked = ask(secret); !asked) return context.failUsage(asked.error());
  auto person = PersonAtDesk::come(context, options, secret, make);
  if (!person) return context.fail(person.error());
  const auto done = work((*person)->desk(), (*person)->caller());
  if (auto ended = (*person)->leave(); !ended && done) return context.fail(ended.error());
  if (!done) context.fail(done.error());
}

namespace {

using Who = std::function<operate::Caller()>;

/// Who looks, signed in where --as says so; nullopt where that failed, which was told.
std::optional<Who> whoLooks(CliContext& context, const PersonOptions& options) {
  if (options.name.empty()) return [] { return operate::Caller{{}, operatingSystemUser(), kVia}; };
  auto secret = secretOf(options.name);
  if (!secret) return context.failUsage(secret.error()), std::nullopt;
  auto come = PersonAtDesk::come(context, options, *secret, false);
  if (!come) return context.fail(come.error()), std::nullopt;
  // Shared, because it is copied with the function that asks.
  return [person = std::shared_ptr<PersonAtDesk>(std::move(*come))] { return person->caller(); };
}

}  // namespace

bool mayLook(CliContext& context, const PersonOptions& options, access::Permission permission,
             std::string_view question) {
  auto who = whoLooks(context, options);
  if (!who) return false;
  std::unique_ptr<OperatorDesk> own;
  operate::LookGate gate(
      [&]() -> Result<operate::Desk> {
        if (!own) {
          auto opened = OperatorDesk::open(context.data(), context.clock(), false);
          if (!opened) return std::move(opened).error();
          own = std::move(*opened);
        }
        return own->desk();
      },
      std::move(*who), true);
  const auto allowed = gate.ask(permission, question);
  if (!allowed) context.fail(allowed.error());
  return allowed.ok();
}

std::unique_ptr<query::Reader> readerFor(CliContext& context, const PersonOptions& options) {
  auto who = whoLooks(context, options);
  if (!who) return nullptr;
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error()), nullptr;
  auto reader = openGuardedReader(context.data(), context.clock(), std::move(*providers), std::move(*who), true);
  if (!reader) return context.fail(reader.error()), nullptr;
  return std::move(*reader);
}

}  // namespace ack::app::cli
