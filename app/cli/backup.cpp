// acknowledgerd backup: a copy of the store while the engine goes on.
#include "core/maintain/backup.h"
#include "app/cli/person.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

struct BackupOptions {
  PersonOptions person;
  std::string target;
};

void print(const maintain::BackupResult& done, CliContext& context) {
  if (context.json)
    return printLine(boost::json::serialize(boost::json::object{
        {"file", done.file.string()}, {"bytes", done.bytes}, {"key_not_copied", done.keyNotCopied.string()}}));
  printLine(done.file.string() + ": " + std::to_string(done.bytes) + " bytes, read back whole");
  printLine("The key is not in it: keep " + done.keyNotCopied.string() +
            " apart, or the payloads stay sealed for ever");
}

/// The entry comes first, so that it is in the copy, and a restored copy agrees with the checkpoint it was made at.
Result<void> backup(const std::string& target, CliContext& context, OperatorDesk& desk,
                    const operate::Caller& caller) {
  audit::Deed deed;
  deed.action = "store.backup";
  deed.targets = {target};
  auto noted =
      operate::perform(desk.desk(), caller, access::Permission::configure, std::move(deed),
                       [](const access::Actor&, UtcTime) { return Result<operate::Change>(operate::Change{}); });
  if (!noted) return noted;
  const auto done = maintain::backupStore(context.data(), target);
  if (!done) return done.error();
  print(*done, context);
  return {};
}

}  // namespace

void addBackup(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("backup", "Copy the store into a new file while the engine goes on");
  auto options = std::make_shared<BackupOptions>();
  command->add_option("file", options->target, "The new file")->required();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] {
    actAs(context, options->person, [&](OperatorDesk& desk, const operate::Caller& caller) {
      return backup(options->target, context, desk, caller);
    });
  });
}

}  // namespace ack::app::cli
