// acknowledgerd send: signs payloads as a provider would and posts them.
#include "app/cli/cli_context.h"
#include "app/event_id_in_body.h"
#include "app/file_text.h"
#include "app/http_post.h"
#include "core/base/encoding.h"
#include "core/base/log.h"
#include "core/base/random.h"
#include "core/config/secret_source.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <chrono>
#include <thread>

namespace ack::app::cli {
namespace {

struct SendOptions {
  std::string url, publicUrl, provider, recipe, secret, eventId, contentType, authority;
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

/// env:NAME and file:PATH as in the apply file, so that no secret need stand in the list of processes.
Result<std::string> signingSecret(const SendOptions& options) {
  if (!options.secret.starts_with("env:") && !options.secret.starts_with("file:")) return options.secret;
  auto secret = config::resolveSecret(config::SystemSecretSource(), options.secret);
  if (!secret) return base::withContext("--secret " + options.secret, secret.error());
  return secret;
}

/// A built-in provider, or one by a recipe that is given as JSON or as a file of it.
Result<provider::ProviderPtr> providerOf(const SendOptions& options, const provider::ProviderRegistry& providers) {
  if (!options.recipe.empty()) {
    auto text = options.recipe.starts_with("{") ? Result<std::string>(options.recipe) : readWholeFile(options.recipe);
    if (!text) return std::move(text).error();
    boost::system::error_code failure;
    const auto recipe = boost::json::parse(*text, failure);
    if (failure || !recipe.is_object()) return Error{ErrorCode::invalid, "--recipe: not a JSON object"};
    return providers.fromRecipe(options.provider, recipe.get_object());
  }
  if (provider::ProviderPtr found = providers.find(options.provider)) return found;
  std::string known;
  for (const auto& each : providers.all()) known += (known.empty() ? "" : ", ") + each->key();
  return Error{ErrorCode::notFound, "provider \"" + options.provider + "\" is not known; known are " + known +
                                        ", or any name with --recipe"};
}

/// With the headers the user gave, Content-Type and the signature; the later of one name wins.
Result<provider::SignedRequest> signedRequest(const SendOptions& options, const provider::Provider& provider,
                                              const std::string& secret, const std::string& body, UtcTime now) {
  std::vector<domain::Header> headers{{"Content-Type", contentTypeOf(options, body)}};
  for (const std::string& line : options.headers) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos || colon == 0)
      return Error{ErrorCode::invalid, "--header \"" + line + "\": it takes \"Name: value\""};
    headers.push_back({line.substr(0, colon), std::string(base::trimOws(std::string_view(line).substr(colon + 1)))});
  }
  std::vector<provider::HeaderView> views;
  for (const domain::Header& header : headers) views.push_back({header.name, header.value});
  const provider::RequestView request{"POST", options.publicUrl.empty() ? options.url : options.publicUrl, views,
                                      body};
  auto made =
      provider.signWhole(request, {{secret}, {}}, options.eventId.empty() ? freshUuid() : options.eventId, now);
  if (!made) return base::withContext("can't sign as " + provider.key(), made.error());
  for (domain::Header& header : made->headers) {
    std::erase_if(headers, [&header](const auto& old) { return base::equalsIgnoreCaseAscii(old.name, header.name); });
    headers.push_back(std::move(header));
  }
  made->headers = std::move(headers);
  return made;
}

/// What goes out and whom it is to be from; made before anything is sent.
struct Sending {
  provider::ProviderPtr provider;
  std::string secret;
  std::vector<std::string> bodies;  ///< of each file, with the event ID in it where it belongs there
};

/// nullopt where it was told why not.
std::optional<Sending> prepare(const SendOptions& options, CliContext& context) {
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error()), std::nullopt;
  auto provider = providerOf(options, **providers);
  if (!provider) return context.fail(provider.error()), std::nullopt;
  auto secret = signingSecret(options);
  if (!secret) return context.fail(secret.error()), std::nullopt;
  Sending sending{std::move(*provider), std::move(*secret), {}};
  const std::string& url = options.publicUrl.empty() ? options.url : options.publicUrl;
  for (const std::string& file : options.files) {
    auto body = readWholeFile(file);
    if (!body) return context.fail(body.error()), std::nullopt;
    if (!options.eventId.empty()) {
      auto named = withEventId(*sending.provider, *body, options.eventId, url, [&](const std::string& each) {
        return signedRequest(options, *sending.provider, sending.secret, each, context.clock().now());
      });
      if (!named) return context.fail(named.error()), std::nullopt;
      if (!*named)
        return context.failUsage({ErrorCode::invalid, "--event-id: an event of " + sending.provider->key() + " in " +
                                                          file + " can't be given an ID; nothing was sent"}),
               std::nullopt;
      *body = std::move(**named);
    }
    sending.bodies.push_back(std::move(*body));
  }
  return sending;
}

/// Prints each answer as it comes, or with --json all of them in one document at the end.
class Answers {
 public:
  explicit Answers(CliContext& context) : m_context(context) {}

  void add(const PostAnswer& answer) {
    ++m_sent;
    m_failed += answer.status < 200 || answer.status > 299 ? 1 : 0;
    if (!m_context.json) return printLine(std::to_string(answer.status) + " " + answer.body);
    boost::system::error_code failure;
    boost::json::value body = boost::json::parse(answer.body, failure);
    if (failure) body = base::isUtf8(answer.body) ? answer.body : base::escapeForLog(answer.body, answer.body.size());
    m_texts += (m_texts.empty() ? "" : ",") +
               boost::json::serialize(boost::json::object{{"status", answer.status}, {"body", std::move(body)}});
  }
  /// `error`: what ended it before its time.
  void finish(const Error* error) {
    if (m_context.json) {
      std::string document = "{\"sent\":" + std::to_string(m_sent) + ",\"answers\":[" + m_texts + "]";
      if (error != nullptr)
        document += ",\"error\":\"" + std::string(base::toText(error->code)) +
                    "\",\"message\":" + boost::json::serialize(boost::json::string(error->message));
      printLine(document + "}");
    }
    if (error != nullptr) return m_context.complain(*error);
    if (m_failed > 0)
      m_context.complain({ErrorCode::refused, std::to_string(m_failed) + " of " + std::to_string(m_sent) +
                                                  " requests were not answered with 2xx"});
  }

 private:
  CliContext& m_context;
  std::int64_t m_sent{0}, m_failed{0};
  std::string m_texts;
};

Result<void> post(const SendOptions& options, const Sending& sending, const Clock& clock, HttpPoster& poster,
                  Answers& answers) {
  const std::string separator = options.url.find('?') == std::string::npos ? "?" : "&";
  bool first = true;
  for (const std::string& body : sending.bodies)
    for (int i = 0; i < options.count; ++i) {
      if (!first && options.rate > 0) std::this_thread::sleep_for(std::chrono::duration<double>(1.0 / options.rate));
      first = false;
      const auto made = signedRequest(options, *sending.provider, sending.secret, body, clock.now());
      if (!made) return made.error();
      const std::string url = made->query.empty() ? options.url : options.url + separator + made->query;
      const auto answer = poster.post(url, made->headers, made->body);
      if (!answer) return answer.error();
      answers.add(*answer);
    }
  return {};
}

void send(const SendOptions& options, CliContext& context) {
  const auto sending = prepare(options, context);
  if (!sending) return;
  const auto poster = HttpPoster::create(options.authority);
  if (!poster) return context.fail(poster.error());
  Answers answers(context);
  const auto done = post(options, *sending, context.clock(), **poster, answers);
  answers.finish(done ? nullptr : &done.error());
}

}  // namespace

void addSend(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("send", "Sign payload files as a provider would, and post them");
  auto options = std::make_shared<SendOptions>();
  command->add_option("--url", options->url, "Where to: http://HOST:PORT/hooks/SOURCE")->required();
  command->add_option("--provider", options->provider, "Which provider's signature")->required();
  command->add_option("--recipe", options->recipe, "The source's own recipe, as JSON or a file of it");
  command
      ->add_option("--secret", options->secret,
                   "What to sign with: the secret, the private key where the provider signs with one, or env:NAME or "
                   "file:PATH of it")
      ->required();
  command->add_option("--public-url", options->publicUrl,
                      "The URL to sign, where the provider knows another than --url");
  command->add_option(
      "--event-id", options->eventId,
      "The event's ID, in the header or the place of the body where the provider puts it; the same one "
      "each time (else the body's own, or a fresh one in the header)");
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
