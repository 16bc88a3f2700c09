// acknowledgerd dead-letters: what was set aside, by cause, with its owner.
#include "app/cli/cli_context.h"
#include "app/cli/text_table.h"
#include "core/base/time_text.h"
#include "core/query/json_views.h"

namespace ack::app::cli {
namespace {

void list(CliContext& context) {
  auto reader = context.reader();
  if (!reader) return context.fail(reader.error());
  const auto groups = (*reader)->deadLetters();
  if (!groups) return context.fail(groups.error());
  if (context.json) return printLine(query::toJson(*groups));
  TextTable table({"cause", "where", "delivery", "event ID", "attempts", "owner", "received (UTC)", "evidence"});
  for (const query::DeadLetterGroup& group : *groups)
    for (const query::DeliveryRow& row : group.rows)
      table.add({std::string(domain::toText(group.cause)), group.destination, domain::toText(row.id), row.eventId,
                 std::to_string(row.attempts), row.owner.empty() ? "nobody" : row.owner,
                 base::toRfc3339Millis(row.receivedAt), row.evidence});
  table.print();
}

}  // namespace

void addDeadLetters(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("dead-letters", "List what was set aside, by cause, with its owner");
  addCommonOptions(*command, context);
  command->callback([&context] { list(context); });
}

}  // namespace ack::app::cli
