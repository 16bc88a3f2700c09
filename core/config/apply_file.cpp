#include "core/config/apply_file.h"

#include "core/base/ip_networks.h"
#include "core/config/apply_context.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace ack::config {
namespace {

using domain::JsonType;

constexpr std::size_t kMaxFileBytes = std::size_t{4} << 20;

void readVersion(const ObjectReader& document) {
  const LocatedNode* version = document.get("version", Need::required);
  if (version != nullptr && (version->type != JsonType::number || version->text != "1"))
    document.error("version", "unknown version; 1 is allowed");
}

void readSources(const ObjectReader& document, Catalogue& catalogue) {
  const LocatedNode* list = document.list("sources", Need::optional, 0, 1'000);
  if (list == nullptr) return;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < list->items.size(); ++i)
    catalogue.sources.push_back(
        readSource(document.context(), list->items[i], "sources[" + std::to_string(i) + "]", seen));
}

void readDestinations(const ObjectReader& document, Catalogue& catalogue) {
  const LocatedNode* list = document.list("destinations", Need::optional, 0, 1'000);
  if (list == nullptr) return;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < list->items.size(); ++i)
    catalogue.destinations.push_back(
        readDestination(document.context(), list->items[i], "destinations[" + std::to_string(i) + "]", seen));
}

void readPeople(const ObjectReader& document, Catalogue& catalogue) {
  const LocatedNode* list = document.list("people", Need::optional, 0, 1'000);
  if (list == nullptr) return;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < list->items.size(); ++i)
    catalogue.people.push_back(
        readPerson(document.context(), list->items[i], "people[" + std::to_string(i) + "]", seen));
}

/// Before the rules are read, so that a rule may name a destination that the file gives further down.
void noteDestinationNames(ApplyContext& context, const LocatedNode& root) {
  const LocatedNode* list = root.type == JsonType::object ? root.member("destinations") : nullptr;
  if (list == nullptr || list->type != JsonType::array) return;
  for (const LocatedNode& item : list->items) {
    const LocatedNode* name = item.type == JsonType::object ? item.member("name") : nullptr;
    if (name != nullptr && name->type == JsonType::string) context.destinationNames.insert(name->text);
  }
}

std::vector<std::string> readTexts(const ObjectReader& object, std::string_view field) {
  std::vector<std::string> texts;
  const LocatedNode* list = object.list(field, Need::optional, 0, 100);
  if (list == nullptr) return texts;
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const LocatedNode& item = list->items[i];
    if (item.type == JsonType::string)
      texts.push_back(item.text);
    else
      object.context().error(item, object.pathOf(field) + "[" + std::to_string(i) + "]",
                             "must be text, not " + std::string(describe(item.type)));
  }
  return texts;
}

void readProxies(const ObjectReader& object, Settings& settings) {
  settings.trustedProxies = readTexts(object, "trusted_proxies");
  if (const auto networks = base::IpNetworks::read(settings.trustedProxies); !networks)
    object.error("trusted_proxies", networks.error().message);
  settings.publicHosts = readTexts(object, "public_hosts");
  for (const std::string& host : settings.publicHosts)
    if (host.find_first_of("/?") != std::string::npos || whyNoUrl("https://" + host))
      object.error("public_hosts",
                   "\"" + host.substr(0, 80) +
                       "\" is no host; allowed are names such as hooks.example.com, also with a port");
}

}  // namespace

Person readPerson(ApplyContext& context, const LocatedNode& node, const std::string& path,
                  std::set<std::string>& seen) {
  const ObjectReader object(context, node, path, "a person", {"name", "role", "password"});
  Person person;
  if (!object.isObject()) return person;
  person.name = readName(object, seen);
  person.role =
      object.choice("role", Need::required, {"founder", "support", "operator", "security", "admin"}).value_or("");
  if (const LocatedNode* password = object.get("password", Need::required))
    if (auto secret = readSecret(context, *password, object.pathOf("password"))) person.password = std::move(*secret);
  return person;
}

void readAlertLimits(const ObjectReader& object, Settings& settings) {
  if (const auto value = object.integer("oldest_unfinished_s", Need::optional, 60, 31'536'000))
    settings.oldestUnfinished = std::chrono::seconds(*value);
  // A share with three decimals is read like seconds with three decimals.
  if (const auto thousandths = object.milliseconds("completion_target", 0, 1'000))
    settings.completionTarget = static_cast<double>(*thousandths) / 1'000;
  if (const auto value = object.integer("signature_failures_per_hour", Need::optional, 1, 1'000'000))
    settings.signatureFailures = *value;
}

Settings readSettings(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  using std::chrono::seconds;
  const ObjectReader object(context, node, path, "\"settings\"",
                            {"max_attempts", "backoff_base_s", "backoff_cap_s", "max_age_s", "lease_s", "max_backlog",
                             "dead_letter_due_s", "four_eyes_above", "approval_expires_s", "trusted_proxies",
                             "public_hosts", "oldest_unfinished_s", "completion_target",
                             "signature_failures_per_hour"});
  Settings settings;
  if (const auto value = object.integer("max_attempts", Need::optional, 1, 100))
    settings.maxAttempts = static_cast<int>(*value);
  if (const auto value = object.integer("backoff_base_s", Need::optional, 1, 3'600))
    settings.backoffBase = seconds(*value);
  if (const auto value = object.integer("backoff_cap_s", Need::optional, 1, 86'400))
    settings.backoffCap = seconds(*value);
  if (const auto value = object.integer("max_age_s", Need::optional, 1, 2'592'000)) settings.maxAge = seconds(*value);
  if (const auto value = object.integer("lease_s", Need::optional, 1, 3'600)) settings.lease = seconds(*value);
  if (const auto value = object.integer("max_backlog", Need::optional, 1, 100'000'000)) settings.maxBacklog = *value;
  if (const auto value = object.integer("four_eyes_above", Need::optional, 0, 100'000))
    settings.fourEyesAbove = static_cast<int>(*value);
  if (const auto value = object.integer("approval_expires_s", Need::optional, 60, 2'592'000))
    settings.approvalExpires = seconds(*value);
  if (const auto value = object.integer("dead_letter_due_s", Need::optional, 60, 31'536'000))
    settings.deadLetterDue = seconds(*value);
  readAlertLimits(object, settings);
  readProxies(object, settings);
  if (settings.backoffCap < settings.backoffBase)
    object.error("backoff_cap_s",
                 "must not be less than backoff_base_s (" + std::to_string(settings.backoffBase.count()) + ")");
  return settings;
}

std::string toText(const ApplyError& error) {
  return error.file + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
         (error.path.empty() ? "" : error.path + ": ") + error.message;
}

Error toError(const ApplyReading& reading) {
  std::string text;
  for (const ApplyError& error : reading.errors) text += (text.empty() ? "" : "\n") + toText(error);
  if (reading.unlisted > 0) text += "\n… and " + std::to_string(reading.unlisted) + " more";
  return {ErrorCode::invalid, std::move(text)};
}

ApplyReading readApplyText(const std::string& file, std::string_view text, const ProviderCheck& providers,
                           const SecretSource& secrets) {
  ApplyReading reading;
  ApplyContext context(file, text, providers, secrets);
  const auto parsed = parseLocated(text);
  if (const auto* problem = std::get_if<SyntaxProblem>(&parsed)) {
    context.errorAt(problem->offset, "", "not JSON: " + problem->message);
    context.finish(reading);
    return reading;
  }
  const LocatedNode& root = std::get<LocatedNode>(parsed);
  noteDestinationNames(context, root);
  const ObjectReader document(context, root, "", "the document",
                              {"version", "sources", "destinations", "people", "settings", "alerts"});
  if (document.isObject()) {
    readVersion(document);
    readSources(document, reading.catalogue);
    readDestinations(document, reading.catalogue);
    readPeople(document, reading.catalogue);
    if (const LocatedNode* settings = document.find("settings"))
      reading.catalogue.settings = readSettings(context, *settings, "settings");
    if (const LocatedNode* alerts = document.find("alerts"))
      reading.catalogue.alerts = readAlerts(context, *alerts, "alerts");
  }
  context.finish(reading);
  return reading;
}

Result<ApplyReading> readApplyFile(const std::string& file, const ProviderCheck& providers,
                                   const SecretSource& secrets) {
  std::error_code failure;
  if (!std::filesystem::exists(file, failure)) return Error{ErrorCode::notFound, file + ": no such file"};
  if (std::filesystem::is_directory(file, failure)) return Error{ErrorCode::io, file + ": is a directory"};
  std::ifstream in(file, std::ios::binary);
  if (!in) return Error{ErrorCode::io, file + ": can't be opened: " + std::strerror(errno)};
  std::string text(kMaxFileBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad()) return Error{ErrorCode::io, file + ": can't be read"};
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kMaxFileBytes) return Error{ErrorCode::full, file + ": larger than 4 MiB"};
  return readApplyText(file, text, providers, secrets);
}

}  // namespace ack::config
