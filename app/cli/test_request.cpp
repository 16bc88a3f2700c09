// acknowledgerd test-request: tries a pasted request against a source, stores and runs nothing, and says which step
// of judging it fails and why.
#include "app/cli/cli_context.h"
#include "core/base/log.h"
#include "core/config/secret_source.h"
#include "core/query/request_trial.h"

#include <boost/json/parse.hpp>

#include <fstream>
#include <iostream>
#include <iterator>

namespace ack::app::cli {
namespace {

using query::CheckStep;
using query::SignatureCause;
using query::StepState;

struct TestRequestOptions {
  std::string source, provider, recipe, url, file;
  std::vector<std::string> secrets, publicKeys;
};

std::string nameOf(CheckStep step) {
  switch (step) {
  case CheckStep::request:
    return "Request can be read";
  case CheckStep::headers:
    return "Headers are there";
  case CheckStep::secret:
    return "Secret can be used";
  case CheckStep::signature:
    return "Signature matches";
  case CheckStep::signedTime:
    return "Signed time is read";
  case CheckStep::age:
    return "Age is in the window";
  case CheckStep::eventId:
    return "Event ID is found";
  case CheckStep::eventFacts:
    return "Type and time";
  }
  return {};
}

std::string sentenceOf(const query::FoundCause& cause) {
  const std::string& detail = cause.detail;
  switch (cause.cause) {
  case SignatureCause::bodyLineEnd:
    return detail == "removed" ? "It matches without the line end behind the body: it came with pasting."
                               : "It matches with a line end behind the body: that was lost.";
  case SignatureCause::bodyLineEnds:
    return "It matches with " + detail + " line ends: they were changed on the way.";
  case SignatureCause::bodyWhiteSpace:
    return "It matches without the white space around the body.";
  case SignatureCause::bodyReserialised:
    return "It matches when the JSON is written anew (" + detail + "): something parsed the body and wrote it again.";
  case SignatureCause::bodyMark:
    return "It matches when the byte-order mark in front of the body is changed.";
  case SignatureCause::bodyBase64:
    return "It matches when the body is decoded from base64.";
  case SignatureCause::secretWhiteSpace:
    return "It matches when the " + std::string(detail.empty() ? "white space" : detail) +
           " around the secret is taken away.";
  case SignatureCause::secretForm:
    return "It matches when the secret is used in another form: " + detail + ".";
  case SignatureCause::otherSecret:
    return "It matches with the secret of the source \"" + detail + "\": secrets are swapped.";
  case SignatureCause::urlDiffers:
    return "It matches for the URL " + detail + ": set public_url to the URL that the provider has.";
  case SignatureCause::otherProvider:
    return "It matches as a request of " + detail + ": the provider of the source is another.";
  }
  return {};
}

Result<std::string> readAll(const std::string& file) {
  if (file == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream in(file, std::ios::binary);
  if (!in) return Error{ErrorCode::io, file + ": can't be read"};
  return std::string(std::istreambuf_iterator<char>(in), {});
}

Result<config::Secret> secretOf(const std::string& text) {
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
      auto secret = secretOf(text);
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
    line.resize(12, ' ');
    std::string name = nameOf(step.step);
    name.resize(22, ' ');
    line += name;
    if (!step.reason.empty()) line += step.reason + (step.detail.empty() ? "" : ": ");
    printLine(base::escapeForLog(line + step.detail));
    if (step.step != CheckStep::signature || step.state != StepState::failed) continue;
    for (const query::FoundCause& cause : trial.causes)
      printLine("            " + base::escapeForLog(sentenceOf(cause)));
    if (trial.causes.empty())
      printLine(
          "            No change of line ends, JSON spelling, secret form or URL makes it match: most likely the "
          "secret is another, or the body is not complete.");
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
    auto reader = context.reader();
    if (!reader) return context.fail(reader.error());
    auto loaded = (*reader)->catalogue();
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
  addCommonOptions(*command, context);
  command->callback([options, &context] { test(*options, context); });
}

}  // namespace ack::app::cli
