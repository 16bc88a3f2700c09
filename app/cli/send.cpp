// acknowledgerd send: signs payloads as a provider would and posts them.
#include "app/cli/cli_context.h"
#include "app/file_text.h"
#include "app/http_post.h"
#include "core/base/encoding.h"
#include "core/base/random.h"

#include <chrono>
#include <thread>

namespace ack::app::cli {
namespace {

struct SendOptions {
  std::string url, provider, secret, eventId, contentType, authority;
  std::vector<std::string> headers, files;
  int count{1};
  double rate{0};
};

std::string freshUuid() {
  std::string raw(16, '\0');
  base::SystemRandom().fill(std::as_writable_bytes(std::span{raw}));
  std::string text = base::toHex(raw);
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
  return text;
}

std::string contentTypeOf(const SendOptions& options, const std::string& body) {
  if (!options.contentType.empty()) return options.contentType;
  const std::size_t first = body.find_first_not_of(" \t\r\n");
  const bool json = first != std::string::npos && (body[first] == '{' || body[first] == '[');
  return json ? "application/json" : "application/x-www-form-urlencoded";
}

/// The headers the user gave, Content-Type and the signature; the later of one name wins.
Result<std::vector<domain::Header>> signedHeaders(const SendOptions& options, const provider::Provider& provider,
                                                  const std::string& body, UtcTime now) {
  std::vector<domain::Header> headers{{"Content-Type", contentTypeOf(options, body)}};
  for (const std::string& line : options.headers) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos || colon == 0)
      return Error{ErrorCode::invalid, "--header \"" + line + "\": it takes \"Name: value\""};
    headers.push_back({line.substr(0, colon), std::string(base::trimOws(std::string_view(line).substr(colon + 1)))});
  }
  std::vector<provider::HeaderView> views;
  for (const domain::Header& header : headers) views.push_back({header.name, header.value});
  const provider::RequestView request{"POST", options.url, views, body};
  auto signature =
      provider.sign(request, {{options.secret}, {}}, options.eventId.empty() ? freshUuid() : options.eventId, now);
  if (!signature) return std::move(signature).error();
  for (domain::Header& header : *signature) {
    std::erase_if(headers, [&header](const auto& old) { return base::equalsIgnoreCaseAscii(old.name, header.name); });
    headers.push_back(std::move(header));
  }
  return headers;
}

void send(const SendOptions& options, CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  const provider::ProviderPtr provider = (*providers)->find(options.provider);
  if (!provider) {
    std::string known;
    for (const auto& each : (*providers)->all()) known += (known.empty() ? "" : ", ") + each->key();
    return context.fail(
        {ErrorCode::notFound, "provider \"" + options.provider + "\" is not known; known are " + known});
  }
  auto poster = HttpPoster::create(options.authority);
  if (!poster) return context.fail(poster.error());
  bool first = true;
  for (const std::string& file : options.files) {
    const auto body = readWholeFile(file);
    if (!body) return context.fail(body.error());
    for (int i = 0; i < options.count; ++i) {
      if (!first && options.rate > 0) std::this_thread::sleep_for(std::chrono::duration<double>(1.0 / options.rate));
      first = false;
      const auto headers = signedHeaders(options, *provider, *body, context.clock().now());
      if (!headers) return context.fail(headers.error());
      const auto answer = (*poster)->post(options.url, *headers, *body);
      if (!answer) return context.fail(answer.error());
      printLine(std::to_string(answer->status) + " " + answer->body);
      if (answer->status < 200 || answer->status > 299) context.setExitStatus(1);
    }
  }
}

}  // namespace

void addSend(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("send", "Sign payload files as a provider would, and post them");
  auto options = std::make_shared<SendOptions>();
  command->add_option("--url", options->url, "Where to: http://HOST:PORT/hooks/SOURCE")->required();
  command->add_option("--provider", options->provider, "Which provider's signature")->required();
  command->add_option("--secret", options->secret, "What to sign with")->required();
  command->add_option("--event-id", options->eventId,
                      "Event ID, where the provider puts it into a header (else a fresh one)");
  command->add_option("--count", options->count, "How often each file is sent")->check(CLI::Range(1, 1'000'000));
  command->add_option("--rate", options->rate, "At most so many a second")->check(CLI::PositiveNumber);
  command->add_option("--header", options->headers, "A further header, \"Name: value\"");
  command->add_option("--content-type", options->contentType, "Content-Type (else by the first character)");
  command->add_option("--ca", options->authority, "Trust this certificate (PEM) instead of the system's, for https");
  command->add_option("files", options->files, "Payload files")->required();
  addCommonOptions(*command, context);
  command->callback([options, &context] { send(*options, context); });
}

}  // namespace ack::app::cli
