// acknowledgerd ledger export: the lines of a UTC window, start included, end not.
#include "app/cli/person.h"
#include "core/base/time_text.h"
#include "core/query/json_views.h"
#include "core/query/ledger_csv.h"

#include <cstdio>

namespace ack::app::cli {
namespace {

struct ExportOptions {
  PersonOptions person;
  std::string from, to, format{"csv"};
};

/// RFC 3339, or a date alone, which is its first moment in UTC.
Result<UtcTime> readTime(const std::string& text) {
  const auto time = base::fromRfc3339(text.size() == 10 ? text + "T00:00:00Z" : text);
  if (!time)
    return Error{ErrorCode::invalid, "\"" + text + "\" is no UTC time; write 2026-03-11 or 2026-03-11T14:00:00Z"};
  return *time;
}

void exportLedger(const ExportOptions& options, CliContext& context) {
  UtcTime from{};
  UtcTime to = UtcTime::max();
  for (const auto& [text, time] : {std::pair{&options.from, &from}, std::pair{&options.to, &to}}) {
    if (text->empty()) continue;
    const auto read = readTime(*text);
    if (!read) return context.failUsage(read.error());
    *time = *read;
  }
  if (to < from) return context.failUsage({ErrorCode::invalid, "the window ends before it begins"});
  const auto reader = readerFor(context, options.person);
  if (!reader) return;
  const bool json = context.json || options.format == "json";
  bool first = true;
  bool begun = false;
  // Nothing of the document is printed for somebody who may not have it.
  const auto begin = [&] {
    if (!begun) printPiece(json ? "{\"ledger\":[" : query::csvHeader());
    begun = true;
  };
  const auto exported = reader->eachLedgerLine(from, to, [&](const query::LedgerView& line) {
    begin();
    if (json)
      printPiece((first ? "\n" : ",\n") + query::toJson(line));
    else
      printPiece(query::csvLine(line));
    first = false;
    return std::ferror(stdout) == 0;
  });
  if (!exported && !begun) return context.fail(exported.error());
  begin();
  if (json) printPiece("\n]}\n");
  if (!exported) return context.fail(exported.error());
  if (const auto ended = endContent(); !ended) context.fail(ended.error());
}

}  // namespace

void addLedger(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("ledger", "Charges and refunds");
  command->require_subcommand(1);
  CLI::App* exporting = command->add_subcommand("export", "Print the lines of a window: start included, end not");
  auto options = std::make_shared<ExportOptions>();
  exporting->add_option("--from", options->from, "UTC: 2026-03-11 or 2026-03-11T14:00:00Z");
  exporting->add_option("--to", options->to, "UTC, not included");
  exporting->add_option("--format", options->format, "csv or json")
      ->check(CLI::IsMember({"csv", "json"}))
      ->capture_default_str();
  addPersonOptions(*exporting, options->person);
  addCommonOptions(*exporting, context);
  exporting->callback([options, &context] { exportLedger(*options, context); });
}

}  // namespace ack::app::cli
