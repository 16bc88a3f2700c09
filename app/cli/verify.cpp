// acknowledgerd verify: signature cases, one JSON document a line, in; one verdict a line, out.
#include "app/cli/cli_context.h"
#include "core/provider/verify_case.h"

#include <iostream>

namespace ack::app::cli {
namespace {

void verify(CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  std::string line;
  for (std::int64_t number = 1; std::getline(std::cin, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const auto verdict = provider::verifyCase(**providers, line);
    printLine(verdict ? *verdict : provider::malformedCase(line));
    if (!verdict) context.complain(base::withContext("line " + std::to_string(number), verdict.error()));
  }
}

}  // namespace

void addVerify(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand(
      "verify", "Judge signature cases: JSON lines on stdin, one verdict a line out; --json changes nothing");
  addCommonOptions(*command, context);
  command->callback([&context] { verify(context); });
}

}  // namespace ack::app::cli
