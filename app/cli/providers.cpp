// acknowledgerd providers: what each provider documents, how sure that is, and where it was seen.
#include "app/cli/cli_context.h"
#include "app/cli/text_table.h"
#include "core/query/json_views.h"
#include "core/query/provider_sheet.h"
#include "core/query/provider_views.h"

#include <algorithm>

namespace ack::app::cli {
namespace {

struct ProvidersOptions {
  std::string key;
  bool markdown{false};
};

std::string numberOf(const query::LimitView& limit, const char* zero) {
  if (!limit.number) return "?";
  return *limit.number == 0 ? zero : query::spanWords(*limit.number);
}

std::string signedOf(const query::ProviderView& provider) {
  if (provider.coverage == "body_and_id") return "body and ID";
  return provider.coverage == "body_only" ? "body, not the ID" : "not the content";
}

std::string unsureOf(const query::ProviderView& provider) {
  const auto unsure = std::count_if(provider.facts.begin(), provider.facts.end(), [](const query::FactView& fact) {
    return fact.conflict || fact.trust == query::FactView::Trust::secondary ||
           fact.trust == query::FactView::Trust::unverified;
  });
  return std::to_string(unsure) + " of " + std::to_string(provider.facts.size());
}

void printList(const std::vector<query::ProviderView>& providers) {
  TextTable table(
      {"KEY", "NAME", "SIGNED", "WINDOW", "ANSWER WITHIN", "TRIES AGAIN FOR", "RECOVER WITHIN", "UNSURE"});
  for (const query::ProviderView& provider : providers)
    table.add({provider.key, provider.name, signedOf(provider),
               provider.windowPast ? query::spanWords(provider.windowPast->count()) : "-",
               numberOf(provider.limits.answerWithin, "?"), numberOf(provider.limits.retriesFor, "never"),
               numberOf(provider.limits.recoverBy, "never"), unsureOf(provider)});
  table.print();
  printLine(
      "? is not documented: plan as if it never happens. UNSURE counts facts that are second-hand, unverified or "
      "contradict each other; \"acknowledgerd providers KEY\" names them with their sources.");
}

void printMarkdown(const std::vector<query::ProviderView>& providers) {
  printLine(
      "# Providers\n\nMade from the profiles in `resources/providers` by `acknowledgerd providers --markdown`.\n");
  for (const query::ProviderView& provider : providers)
    printLine(query::toMarkdown(provider, query::providerSheet(provider)));
}

void show(const ProvidersOptions& options, CliContext& context) {
  auto registry = context.providers();
  if (!registry) return context.fail(registry.error());
  auto providers = query::providerViews(**registry);
  if (!options.key.empty()) {
    std::erase_if(providers, [&](const query::ProviderView& one) { return one.key != options.key; });
    if (providers.empty())
      return context.fail({ErrorCode::notFound, "there is no built-in provider \"" + options.key +
                                                    "\"; acknowledgerd providers lists them"});
    if (context.json) return printLine(query::toJson(providers.front()));
  }
  if (context.json) return printLine(query::toJson(providers));
  if (options.markdown) return printMarkdown(providers);
  if (options.key.empty()) return printList(providers);
  printLine(query::toText(providers.front(), query::providerSheet(providers.front())));
}

}  // namespace

void addProviders(CLI::App& app, CliContext& context) {
  CLI::App* command =
      app.add_subcommand("providers", "What each provider documents: signature, answers, retries, recovery, sources");
  auto options = std::make_shared<ProvidersOptions>();
  command->add_option("key", options->key, "One provider, whole");
  command->add_flag("--markdown", options->markdown, "Print the help page");
  addCommonOptions(*command, context);
  command->callback([options, &context] { show(*options, context); });
}

}  // namespace ack::app::cli
