// acknowledgerd apply: makes sources, destinations and rules as the JSON file says.
#include "app/apply.h"
#include "app/cli/person.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

struct ApplyOptions {
  PersonOptions person;
  std::string file;
  bool checkOnly{false};
};

void print(const config::SavedCatalogue& saved, CliContext& context) {
  const config::Catalogue& catalogue = *saved.catalogue;
  boost::json::array channels;
  std::string alerts;
  for (const domain::AlertChannel channel : catalogue.alerts.channels()) {
    channels.emplace_back(domain::toText(channel));
    alerts.append(alerts.empty() ? "" : ", ").append(domain::toText(channel));
  }
  if (context.json) {
    const boost::json::object document{
        {"version", catalogue.version},        {"changed", saved.changed},
        {"sources", catalogue.sources.size()}, {"destinations", catalogue.destinations.size()},
        {"people", catalogue.people.size()},   {"alerts", std::move(channels)}};
    return printLine(boost::json::serialize(document));
  }
  printLine((saved.changed ? "Applied as version " : "Nothing to change; version ") +
            std::to_string(catalogue.version) + ": " + std::to_string(catalogue.sources.size()) + " sources, " +
            std::to_string(catalogue.destinations.size()) + " destinations");
  for (const config::Source& source : catalogue.sources)
    printLine("  /hooks/" + source.name + "  (" + source.provider + ")");
  if (!alerts.empty()) printLine("  alerts by " + alerts);
}

void apply(const ApplyOptions& options, CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  if (options.checkOnly) {
    if (const auto valid = checkFile(options.file, *providers); !valid) return context.fail(valid.error());
    return printLine(context.json ? R"({"valid":true})" : options.file + " is valid; nothing was changed");
  }
  actAs(
      context, options.person,
      [&](OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
        const auto saved = applyFile(options.file, desk, caller, *providers);
        if (!saved) return saved.error();
        print(*saved, context);
        return {};
      },
      {}, true);
}

}  // namespace

void addApply(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("apply", "Make sources, destinations and rules as a JSON file says");
  auto options = std::make_shared<ApplyOptions>();
  command->add_option("file", options->file, "The apply file (version 1)")->required();
  command->add_flag("--check", options->checkOnly, "Only say whether the file is valid");
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] { apply(*options, context); });
}

}  // namespace ack::app::cli
