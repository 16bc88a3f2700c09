// acknowledgerd test-request: tries a pasted request against a source, stores and runs nothing, and says which step
// of judging it fails and why.
#include "app/cli/person.h"
#include "app/file_text.h"
#include "core/base/log.h"
#include "core/config/secret_source.h"
#include "core/query/trial_words.h"

#include <boost/json/parse.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>

namespace ack::app::cli {
namespace {

using query::CheckStep;
using query::StepState;

struct TestRequestOptions {
  PersonOptions person;
  std::string source, provider, recipe, url, file;
  std::vector<std::string> secrets, publicKeys;
};

Result<std::string> readAll(const std::string& file) {
  if (file == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  return readWholeFile(file);
}

Result<config::Secret> providerSecret(const std::string& text) {
  if (!text.starts_with("env:") && !text.starts_with("file:")) return config::Secret{"", text};
  auto value = config::resolveSecret(config::SystemSecretSource(), text);
  if (!value) return base::withContext(text, std::move(value).error());
  return config::Secret{text, std::move(*value)};
}

/// A source that is only in these options.
Result<void> describe(const TestRequestOptions& options, config::Source& source) {
  if (!options.provider.empty()) source.provider = options.provider;
  if (!options.url.empty()) source.publicUrl = options.url;
  if (!options.secrets.empty()) source.secrets.clear();
  if (!options.publicKeys.empty()) source.publicKeys.clear();
  for (const auto& [texts, list] :
       {std::pair{&options.secrets, &source.secrets}, {&options.publicKeys, &source.publicKeys}})
    for (const std::string& text : *texts) {
      auto secret = providerSecret(text);
      if (!secret) return std::move(secret).error();
      list->push_back(std::move(secret).value());
    }
  if (options.recipe.empty()) return {};
  auto text = readAll(options.recipe);
  if (!text) return std::move(text).error();
  boost::json::error_code failure;
  auto recipe = boost::json::parse(*text, failure);
  if (failure || !recipe.is_object()) return Error{ErrorCode::invalid, options.recipe + ": must be one JSON object"};
  source.recipe = std::move(recipe.get_object());
  if (source.provider.empty()) source.provider = "generic";
  return {};
}

void print(const query::RequestTrial& trial) {
  for (const query::CheckedStep& step : trial.steps) {
    std::string line(provider::toText(step.state));
    std::replace(line.begin(), line.end(), '_', ' ');
    line.resize(12, ' ');
    std::string name = query::filled(query::stepName(step.step));
    name.resize(25, ' ');
    line += name;
    line += query::filled(query::stepSentence(step));
    line.resize(line.find_last_not_of(' ') + 1);
    printLine(base::escapeForLog(line));
    if (step.step != CheckStep::signature || step.state != StepState::failed) continue;
    const std::string margin(12, ' ');
    for (const query::FoundCause& cause : trial.causes)
      printLine(margin + base::escapeForLog(query::filled(query::causeSentence(cause))));
    const std::string none = query::filled(query::noCauseSentence(step));
    if (trial.causes.empty() && !none.empty()) printLine(margin + none);
  }
  for (const query::TrialEvent& event : trial.events) {
    std::string rules;
    for (const int rule : event.rules) rules += (rules.empty() ? "" : ", ") + std::to_string(rule);
    printLine(base::escapeForLog("event       " + event.eventId +
                                 (rules.empty() ? ": no rule applies" : ": rules " + rules)));
    if (!event.refused.empty()) printLine("  refused   " + base::escapeForLog(event.refused));
    for (const query::TrialEffect& effect : event.effects)
      printLine("  would do  " + std::string(domain::toText(effect.kind)) + " " + base::escapeForLog(effect.words));
  }
}

void test(const TestRequestOptions& options, CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  config::CataloguePtr catalogue = std::make_shared<const config::Catalogue>();
  config::Source source;
  if (!options.source.empty()) {
    const auto reader = readerFor(context, options.person);
    if (!reader) return;
    auto loaded = reader->catalogue();
    if (!loaded) return context.fail(loaded.error());
    catalogue = std::move(loaded).value();
    const config::Source* found = catalogue->source(options.source);
    if (found == nullptr) return context.fail({ErrorCode::notFound, "there is no source \"" + options.source + "\""});
    source = *found;
  }
  if (auto described = describe(options, source); !described) return context.fail(described.error());
  if (source.provider.empty())
    return context.failUsage({ErrorCode::invalid, "one of --source, --provider, --recipe is needed"});
  auto text = readAll(options.file);
  if (!text) return context.fail(text.error());
  const auto trial = query::tryRequest(**providers, *catalogue, source, *text, context.clock().now());
  if (!trial) return context.fail(trial.error());
  if (context.json)
    printLine(query::toJson(*trial));
  else
    print(*trial);
  if (!trial->authentic || (trial->events.empty() && !trial->handshake)) context.setExitStatus(1);
}

}  // namespace

void addTestRequest(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand(
      "test-request", "Try a pasted request: which step fails and why, which effects it would have; nothing is run");
  auto options = std::make_shared<TestRequestOptions>();
  command
      ->add_option("file", options->file,
                   "A raw HTTP request, headers and body, curl -v output, a curl command, or JSON; - is stdin")
      ->required();
  command->add_option("--source", options->source, "A configured source: its provider, secrets, window and rules");
  command->add_option("--provider", options->provider, "Another provider");
  command->add_option("--recipe", options->recipe, "A file with a recipe of your own");
  command->add_option("--secret", options->secrets, "Another secret: env:NAME, file:PATH or the text");
  command->add_option("--public-key", options->publicKeys, "Another public key, likewise");
  command->add_option("--url", options->url, "The URL that the provider has, where it signs it");
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] { test(*options, context); });
}

}  // namespace ack::app::cli
