// acknowledgerd: the engine without a screen, and the command line.
#include "app/cli/cli_context.h"
#include "app/process_hardening.h"
#include "core/base/log.h"

#include <array>
#include <exception>
#include <string>
#include <string_view>

namespace {

using ack::app::cli::CliContext;

constexpr std::array kCommands{
    ack::app::cli::addServe,       ack::app::cli::addApply,       ack::app::cli::addStatus,
    ack::app::cli::addDeliveries,  ack::app::cli::addDeadLetters, ack::app::cli::addTrace,
    ack::app::cli::addLedger,      ack::app::cli::addVerify,      ack::app::cli::addSend,
    ack::app::cli::addCertificate, ack::app::cli::addCheck,       ack::app::cli::addBackup,
    ack::app::cli::addDemo,        ack::app::cli::addProviders,   ack::app::cli::addTestRequest,
    ack::app::cli::addUser,        ack::app::cli::addLogin,       ack::app::cli::addLogout,
    ack::app::cli::addAudit,       ack::app::cli::addOutcomes,    ack::app::cli::addHolds,
    ack::app::cli::addReveal,      ack::app::cli::addRetention,   ack::app::cli::addPurge,
    ack::app::cli::addVault,       ack::app::cli::addReplay,      ack::app::cli::addApprove,
    ack::app::cli::addReject,      ack::app::cli::addReplays,     ack::app::cli::addLetters,
    ack::app::cli::addAlerts};

/// "trace" or "user add": as far as the line could be read.
std::string commandOf(const CLI::App& app) {
  std::string words;
  const auto deeper = app.get_subcommands();
  if (!deeper.empty()) {
    words = deeper.front()->get_name();
    const std::string rest = commandOf(*deeper.front());
    if (!rest.empty()) words += " " + rest;
  }
  return words;
}

/// One line, whatever the library wrote: what is wrong, and where it says what would be right.
int failUsage(CliContext& context, const std::string& command, const std::string& what) {
  const std::string words = command.empty() ? "" : command + " ";
  context.failUsage({ack::ErrorCode::invalid, (command.empty() ? "" : command + ": ") +
                                                  ack::base::escapeForLog(what) + "; acknowledgerd " + words +
                                                  "--help tells more"});
  return context.exitStatus();
}

int run(int argc, char** argv) {
  const ack::base::SystemClock clock;
  CliContext context(clock);
  CLI::App app("Receives webhooks, accepts them durably, applies each event once, and shows what became of it.",
               "acknowledgerd");
  app.require_subcommand(1);
  app.set_version_flag("--version", ACK_VERSION);
  for (const auto add : kCommands) add(app, context);
  // Also where the line is wrong before the flag is read.
  for (int i = 1; i < argc; ++i) context.json = context.json || std::string_view(argv[i]) == "--json";
  // CLI11 itself only says that a command is missing.
  const std::string_view first = argc > 1 ? argv[1] : "";
  const bool known = !app.get_subcommands([first](const CLI::App* one) { return one->get_name() == first; }).empty();
  if (!first.empty() && !first.starts_with('-') && !known) {
    return failUsage(context, {}, "unknown command " + std::string(first));
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {  // and the version
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return failUsage(context, commandOf(app), error.what());
  }
  context.finish();
  return context.exitStatus();
}

}  // namespace

int main(int argc, char** argv) {
  ack::app::hardenProcess();
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    ack::app::cli::printError(error.what());
    return 1;
  }
}
