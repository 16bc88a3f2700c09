#include "core/config/source_writer.h"

#include "core/config/apply_context.h"

namespace ack::config {
namespace {

std::vector<ApplyError> finished(ApplyContext& context) {
  ApplyReading reading;
  context.finish(reading);
  return std::move(reading.errors);
}

Source* findSource(Catalogue& catalogue, std::string_view name) {
  for (Source& source : catalogue.sources)
    if (source.name == name) return &source;
  return nullptr;
}

Error noSource(std::string_view name) {
  return {ErrorCode::notFound, "there is no source \"" + std::string(name) + "\""};
}

/// Sources by public key keep their secrets there.
std::vector<Secret>& keysOf(Source& source) {
  return source.secrets.empty() && !source.publicKeys.empty() ? source.publicKeys : source.secrets;
}

}  // namespace

Error toError(const SourceReading& reading) {
  std::string text;
  for (const ApplyError& error : reading.errors)
    text += (text.empty() ? "" : "\n") + (error.path.empty() ? "" : error.path + ": ") + error.message;
  return {ErrorCode::invalid, std::move(text)};
}

SourceReading readSourceText(std::string_view text, const Catalogue& present, const ProviderCheck& providers,
                             const SecretSource& secrets) {
  SourceReading reading;
  ApplyContext context("source.json", text, providers, secrets);
  const auto parsed = parseLocated(text);
  if (const auto* problem = std::get_if<SyntaxProblem>(&parsed)) {
    context.errorAt(problem->offset, "", "not JSON: " + problem->message);
    reading.errors = finished(context);
    return reading;
  }
  std::set<std::string> names;
  for (const Source& source : present.sources) names.insert(source.name);
  for (const Destination& destination : present.destinations) context.destinationNames.insert(destination.name);
  reading.source = readSource(context, std::get<LocatedNode>(parsed), "", names);
  reading.errors = finished(context);
  return reading;
}

Result<SavedCatalogue> SourceWriter::add(store::Connection& connection, std::string_view text,
                                         std::string_view appliedBy, UtcTime now) {
  const auto edit = [&](Catalogue& catalogue) -> Result<void> {
    SourceReading reading = readSourceText(text, catalogue, m_providers, m_secrets);
    if (!reading.ok()) return toError(reading);
    catalogue.sources.push_back(std::move(reading.source));
    return {};
  };
  return m_catalogues.change(connection, edit, appliedBy, now);
}

Result<SavedCatalogue> SourceWriter::addSecret(store::Connection& connection, std::string_view source,
                                               std::string_view secret, std::string_view appliedBy, UtcTime now) {
  const auto edit = [&](Catalogue& catalogue) -> Result<void> {
    Source* found = findSource(catalogue, source);
    if (found == nullptr) return noSource(source);
    std::vector<Secret>& keys = keysOf(*found);
    if (keys.size() >= kMaxSecrets) return Error{ErrorCode::full, "20 secrets at most; take an old one away first"};
    ApplyContext context("secret", secret, m_providers, m_secrets);
    LocatedNode node;
    node.type = domain::JsonType::string;
    node.text = secret;
    auto read = readSecret(context, node, "");
    if (!read) return toError(SourceReading{{}, finished(context)});
    const bool isPublic = &keys == &found->publicKeys;
    const Result<void> fits = isPublic ? m_providers.checkPublicKey(found->provider, found->recipe, read->value)
                                       : m_providers.checkSecret(found->provider, found->recipe, read->value);
    if (!fits) return fits.error();
    for (const Secret& present : keys)
      if (present.value == read->value) return Error{ErrorCode::conflict, "this secret is there already"};
    keys.insert(keys.begin(), std::move(*read));
    return {};
  };
  return m_catalogues.change(connection, edit, appliedBy, now);
}

Result<SavedCatalogue> SourceWriter::removeSecret(store::Connection& connection, std::string_view source,
                                                  std::size_t position, std::string_view ending,
                                                  std::string_view appliedBy, UtcTime now) {
  const auto edit = [&](Catalogue& catalogue) -> Result<void> {
    Source* found = findSource(catalogue, source);
    if (found == nullptr) return noSource(source);
    std::vector<Secret>& keys = keysOf(*found);
    if (position >= keys.size() || secretEnding(keys[position]) != ending)
      return Error{ErrorCode::conflict, "the secrets were changed meanwhile; look again"};
    if (keys.size() == 1) return Error{ErrorCode::refused, "the last secret stays: without one nothing is accepted"};
    keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(position));
    return {};
  };
  return m_catalogues.change(connection, edit, appliedBy, now);
}

std::string secretEnding(const Secret& secret) {
  constexpr std::size_t kShown = 4;
  constexpr std::size_t kShortest = 12;
  if (!secret.reference.empty()) return secret.reference;
  if (secret.value.size() < kShortest) return {};
  return secret.value.substr(secret.value.size() - kShown);
}

}  // namespace ack::config
