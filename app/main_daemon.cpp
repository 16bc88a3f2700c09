// acknowledgerd: the engine without a screen, and the command line.
#include "app/cli/cli_context.h"
#include "app/process_hardening.h"
#include "core/base/hidden_text.h"

#include <array>
#include <cstdio>
#include <exception>
#include <sstream>
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

int run(int argc, char** argv) {
  const ack::base::SystemClock clock;
  CliContext context(clock);
  CLI::App app("Receives webhooks, accepts them durably, applies each event once, and shows what became of it.",
               "acknowledgerd");
  app.require_subcommand(1);
  app.set_version_flag("--version", ACK_VERSION);
  for (const auto add : kCommands) add(app, context);
  // CLI11 itself only says that a command is missing.
  const std::string_view first = argc > 1 ? argv[1] : "";
  const bool known = !app.get_subcommands([first](const CLI::App* one) { return one->get_name() == first; }).empty();
  if (!first.empty() && !first.starts_with('-') && !known) {
    ack::app::cli::printError("unknown command " + std::string(first) + "; acknowledgerd --help lists them");
    return 2;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Help and version are no errors (0); everything else is wrong usage.
    std::ostringstream help;
    std::ostringstream complaint;
    const int status = app.exit(error, help, complaint) == 0 ? 0 : 2;
    std::fputs(help.str().c_str(), stdout);
    // It repeats what was typed.
    std::fputs(ack::base::showHidden(complaint.str(), "\n").c_str(), stderr);
    return status;
  }
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
