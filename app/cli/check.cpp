// acknowledgerd check: SQLite's integrity and the invariants of the domain, over the whole store.
#include "app/cli/person.h"
#include "core/base/random.h"
#include "core/crypto/vault.h"
#include "core/maintain/missing_acknowledgement.h"
#include "core/maintain/store_check.h"
#include "core/operate/reason.h"
#include "core/runtime/data_files.h"
#include "core/runtime/engine_lock.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

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
  PersonOptions person;
  std::string acknowledge;
};

Result<void> acknowledge(const std::string& reason, CliContext& context, OperatorDesk& desk,
                         const operate::Caller& caller) {
  audit::Deed deed;
  deed.action = "events.acknowledge_missing";
  deed.reason = reason;
  std::int64_t seen = 0;
  auto done = operate::perform(desk.desk(), caller, access::Permission::configure, std::move(deed),
                               [&](const access::Actor& actor, UtcTime now) -> Result<operate::Change> {
                                 if (auto good = operate::checkReason(reason); !good) return std::move(good).error();
                                 auto noted =
                                     maintain::acknowledgeMissing(desk.connection(), reason, actor.name, now);
                                 if (!noted) return std::move(noted).error();
                                 seen = *noted;
                                 return operate::Change{nullptr, boost::json::object{{"seen_to", seen}}, {}};
                               });
  if (!done) return done;
  if (context.json)
    printLine(boost::json::serialize(boost::json::object{{"acknowledged", seen}}));
  else
    printLine("noted: " + std::to_string(seen) + " missing events were seen to");
  return {};
}

void check(const PersonOptions& person, CliContext& context) {
  if (!mayLook(context, person, access::Permission::viewWork, "check")) return;
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
  printError(std::to_string(report->findings.size()) + " findings, the first: " + report->findings.front().rule +
             ": " + report->findings.front().text);
  context.setExitStatus(1);
}

}  // namespace

void addCheck(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("check", "Prove the store's integrity and the invariants; changes nothing");
  auto arguments = std::make_shared<CheckArguments>();
  command->add_option("--acknowledge-missing", arguments->acknowledge,
                      "Instead: note, with this reason, that missing events were seen to");
  addPersonOptions(*command, arguments->person);
  addCommonOptions(*command, context);
  command->callback([arguments, &context, command] {
    if (command->count("--acknowledge-missing") > 0)
      actAs(context, arguments->person, [&](OperatorDesk& desk, const operate::Caller& caller) {
        return acknowledge(arguments->acknowledge, context, desk, caller);
      });
    else
      check(arguments->person, context);
  });
}

}  // namespace ack::app::cli
