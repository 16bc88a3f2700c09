// acknowledgerd check: SQLite's integrity and the invariants of the domain, over the whole store.
#include "app/cli/cli_context.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/maintain/missing_acknowledgement.h"
#include "core/maintain/store_check.h"
#include "core/runtime/data_files.h"
#include "core/runtime/engine_lock.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <unistd.h>

namespace ack::app::cli {
namespace {

void printJson(const maintain::CheckReport& report) {
  boost::json::array findings;
  for (const auto& finding : report.findings)
    findings.push_back(boost::json::object{{"rule", finding.rule}, {"text", finding.text}});
  printLine(boost::json::serialize(boost::json::object{{"sound", report.sound()},
                                                       {"deliveries", report.deliveries},
                                                       {"ledger_lines", report.ledgerLines},
                                                       {"bodies", report.bodies},
                                                       {"findings", std::move(findings)}}));
}

struct CheckArguments {
  std::string acknowledge;
};

void acknowledge(const std::string& reason, CliContext& context) {
  const auto done = maintain::acknowledgeMissing(context.data(), reason, "uid " + std::to_string(::getuid()),
                                                 context.clock().now());
  if (!done) return context.fail(done.error());
  if (context.json) return printLine(boost::json::serialize(boost::json::object{{"acknowledged", *done}}));
  printLine("noted: " + std::to_string(*done) + " missing events were seen to");
}

void check(CliContext& context) {
  base::SystemRandom random;
  const auto vault = crypto::Vault::open(runtime::keyFile(context.data()), crypto::KeyCreation::forbid, random);
  maintain::CheckOptions options;
  if (vault) options.vault = vault->get();
  const auto reader = context.reader();
  if (!reader) return context.fail(reader.error());
  const auto status = (*reader)->status();
  options.engineRuns = status && status->enginePid > 0;
  const auto report = maintain::checkStore(context.data(), context.clock(), options);
  if (!report) return context.fail(report.error());
  if (context.json)
    printJson(*report);
  else
    printLine("looked at " + std::to_string(report->deliveries) + " deliveries, " +
              std::to_string(report->ledgerLines) + " ledger lines, " + std::to_string(report->bodies) + " bodies");
  if (report->sound()) {
    if (!context.json) printLine("everything holds");
    return;
  }
  if (!context.json)
    for (const auto& finding : report->findings) printLine(finding.rule + ": " + finding.text);
  std::fprintf(stderr, "acknowledgerd: %zu findings, the first: %s: %s\n", report->findings.size(),
               report->findings.front().rule.c_str(), report->findings.front().text.c_str());
  context.setExitStatus(1);
}

}  // namespace

void addCheck(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("check", "Prove the store's integrity and the invariants; changes nothing");
  auto arguments = std::make_shared<CheckArguments>();
  command->add_option("--acknowledge-missing", arguments->acknowledge,
                      "Instead: note, with this reason, that missing events were seen to");
  addCommonOptions(*command, context);
  command->callback([arguments, &context, command] {
    if (command->count("--acknowledge-missing") > 0)
      acknowledge(arguments->acknowledge, context);
    else
      check(context);
  });
}

}  // namespace ack::app::cli
