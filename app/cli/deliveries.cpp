// acknowledgerd deliveries: a page of deliveries, newest first.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/base/time_text.h"
#include "core/query/json_views.h"

namespace ack::app::cli {
namespace {

struct DeliveriesOptions {
  PersonOptions person;
  std::vector<std::string> states;
  std::string source, search, page;
  int limit{50};
};

void list(const DeliveriesOptions& options, CliContext& context) {
  query::DeliveryFilter filter;
  filter.source = options.source;
  filter.search = options.search;
  for (const std::string& word : options.states) {
    const auto state = domain::deliveryStateFrom(word);
    if (!state)
      return context.failUsage({ErrorCode::invalid, "state \"" + word +
                                                        "\" is not one of queued, processing, retrying, "
                                                        "unresolved, completed, dead, discarded"});
    filter.states.push_back(*state);
  }
  const auto reader = readerFor(context, options.person);
  if (!reader) return;
  const auto page = reader->deliveries(filter, options.page, options.limit);
  if (!page && page.error().code == ErrorCode::invalid) return context.failUsage(page.error());
  if (!page) return context.fail(page.error());
  if (context.json) return printLine(query::toJson(*page));
  TextTable table(
      {"delivery", "state", "event ID", "source", "type", "attempts", "arrivals", "received (UTC)", "cause"});
  for (const query::DeliveryRow& row : page->rows)
    table.add({domain::toText(row.id), std::string(domain::toText(row.state)), row.eventId, row.source, row.type,
               std::to_string(row.attempts), std::to_string(row.arrivals), base::toRfc3339Millis(row.receivedAt),
               std::string(domain::toText(row.cause))});
  table.print();
  if (!page->next.empty()) printLine("more: --page " + page->next);
}

}  // namespace

void addDeliveries(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("deliveries", "List deliveries, newest first");
  auto options = std::make_shared<DeliveriesOptions>();
  command->add_option("--state", options->states, "Only these states (repeat, or separate by commas)")
      ->delimiter(',');
  command->add_option("--source", options->source, "Only this source");
  command->add_option("--search", options->search, "Event ID, type or source that begins so");
  command->add_option("--limit", options->limit, "How many")->check(CLI::Range(1, 1'000))->capture_default_str();
  command->add_option("--page", options->page, "Go on behind a page before (its \"next\")");
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] { list(*options, context); });
}

}  // namespace ack::app::cli
