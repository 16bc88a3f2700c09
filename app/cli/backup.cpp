// acknowledgerd backup: a copy of the store while the engine goes on.
#include "core/maintain/backup.h"
#include "app/cli/cli_context.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

void backup(const std::string& target, CliContext& context) {
  const auto done = maintain::backupStore(context.data(), target);
  if (!done) return context.fail(done.error());
  if (context.json)
    return printLine(boost::json::serialize(boost::json::object{
        {"file", done->file.string()}, {"bytes", done->bytes}, {"key_not_copied", done->keyNotCopied.string()}}));
  printLine(done->file.string() + ": " + std::to_string(done->bytes) + " bytes, read back whole");
  printLine("The key is not in it: keep " + done->keyNotCopied.string() +
            " apart, or the payloads stay sealed for ever");
}

}  // namespace

void addBackup(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("backup", "Copy the store into a new file while the engine goes on");
  auto target = std::make_shared<std::string>();
  command->add_option("file", *target, "The new file")->required();
  addCommonOptions(*command, context);
  command->callback([target, &context] { backup(*target, context); });
}

}  // namespace ack::app::cli
