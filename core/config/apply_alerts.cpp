// Alerts of the apply file: the channels by which they leave the house.
#include "core/config/apply_context.h"
#include "core/crypto/x509_chain.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::config {
namespace {

using domain::JsonType;

constexpr std::size_t kMaxRecipients = 20;
constexpr std::size_t kMaxAddressBytes = 254;  // RFC 5321 4.5.3.1.3 with its erratum
constexpr std::size_t kMaxLocalBytes = 64;     // RFC 5321 4.5.3.1.1

bool isAlphaNumeric(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Parts with a dot between them, none empty (RFC 5322 3.2.3).
bool isDotted(std::string_view text, std::string_view alsoAllowed) {
  if (text.empty() || text.front() == '.' || text.back() == '.' || text.find("..") != std::string_view::npos)
    return false;
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return isAlphaNumeric(c) || c == '.' || alsoAllowed.find(c) != alsoAllowed.npos;
  });
}

/// dot-atom @ host name: what can stand in a header and an SMTP command without quotes. No comments, no quoted names,
/// nothing beyond ASCII.
bool isAddress(std::string_view text) {
  const auto at = text.find('@');
  if (at == std::string_view::npos || text.size() > kMaxAddressBytes || at > kMaxLocalBytes) return false;
  return isDotted(text.substr(0, at), "!#$%&'*+-/=?^_`{|}~") && isDotted(text.substr(at + 1), "-");
}

constexpr const char* kAddressForm =
    "is no address; one such as ops@example.com is allowed, without a name around it";

std::string quotedStart(std::string_view text) { return "\"" + std::string(text.substr(0, 80)) + "\" "; }

std::vector<std::string> readRecipients(const ObjectReader& object) {
  std::vector<std::string> all;
  const LocatedNode* list = object.list("to", Need::required, 1, kMaxRecipients);
  if (list == nullptr) return all;
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const LocatedNode& item = list->items[i];
    const std::string path = object.pathOf("to") + "[" + std::to_string(i) + "]";
    if (item.type != JsonType::string)
      object.context().error(item, path, "must be text, not " + std::string(describe(item.type)));
    else if (!isAddress(item.text))
      object.context().error(item, path, quotedStart(item.text) + kAddressForm);
    else if (std::find(all.begin(), all.end(), item.text) != all.end())
      object.context().error(item, path, quotedStart(item.text) + "stands twice");
    else
      all.push_back(item.text);
  }
  return all;
}

/// 127.0.0.0/8, ::1 and localhost: what never leaves this machine.
bool isLoopback(std::string_view url) {
  const std::string_view rest = url.substr(url.find("://") + 3);
  if (rest.starts_with('[')) return rest.starts_with("[::1]");
  const std::string host = base::toLowerAscii(rest.substr(0, rest.find_first_of(":/")));
  if (host == "localhost") return true;
  if (!host.starts_with("127.")) return false;
  return std::count(host.begin(), host.end(), '.') == 3 && host.find_first_not_of("0123456789.") == std::string::npos;
}

void readEncryption(const ObjectReader& object, EmailChannel& email) {
  const auto word = object.choice("starttls", Need::optional, {"required", "never"});
  if (!word || email.url.empty()) return;
  email.startTls = *word == "required";
  const bool wrapped = base::toLowerAscii(email.url.substr(0, 5)) == "smtps";
  if (wrapped)
    object.error("starttls", "says nothing with smtps://, which is encrypted from its first byte; leave it out");
  else if (!email.startTls && !isLoopback(email.url))
    object.error("starttls", "\"never\" is allowed only for a mail server on this machine (127.0.0.1, ::1, "
                             "localhost): everybody on the way could read the message");
}

void readSignIn(const ObjectReader& object, EmailChannel& email) {
  email.user = object.text("user", Need::optional, 255).value_or("");
  const LocatedNode* password = object.find("password");
  if (password != nullptr)
    if (auto secret = readSecret(object.context(), *password, object.pathOf("password")))
      email.password = std::move(*secret);
  if (object.find("user") != nullptr && password == nullptr)
    object.error("user", "needs a \"password\" beside it");
  else if (object.find("user") == nullptr && password != nullptr)
    object.error("password", "needs a \"user\" beside it");
  else if (password != nullptr && !email.startTls)
    object.error("password", "is never sent without TLS; leave user and password out, or \"starttls\"");
}

void readAuthorities(const ObjectReader& object, EmailChannel& email) {
  const auto file = object.text("ca_file", Need::optional, 4'096);
  if (!file) return;
  // The same way as a secret in a file: relative to the apply file, read anew at each load, kept as a fallback.
  LocatedNode reference = *object.find("ca_file");
  reference.text = "file:" + *file;
  auto pem = readSecret(object.context(), reference, object.pathOf("ca_file"));
  if (!pem) return;
  if (auto trust = crypto::TrustStore::fromPem(pem->value); !trust)
    object.error("ca_file", "holds no certificates in PEM form: " + trust.error().message);
  else
    email.authorities = std::move(*pem);
}

EmailChannel readEmail(const ObjectReader& alerts, const LocatedNode& node) {
  const ObjectReader object(alerts.context(), node, alerts.pathOf("email"), "\"email\"",
                            {"url", "starttls", "user", "password", "from", "to", "ca_file"});
  EmailChannel email;
  if (!object.isObject()) return email;
  if (const auto url = object.text("url", Need::required, 4'096)) {
    if (const auto why = whyNoMailUrl(*url))
      object.error("url", "not the URL of a mail server: " + *why);
    else
      email.url = *url;
  }
  readEncryption(object, email);
  readSignIn(object, email);
  if (const auto from = object.text("from", Need::required, 1'024)) {
    if (isAddress(*from))
      email.from = *from;
    else
      object.error("from", quotedStart(*from) + kAddressForm);
  }
  email.to = readRecipients(object);
  readAuthorities(object, email);
  return email;
}

WebhookChannel readWebhook(const ObjectReader& alerts, const LocatedNode& node) {
  const ObjectReader object(alerts.context(), node, alerts.pathOf("webhook"), "\"webhook\"",
                            {"url", "secret", "timeout_s"});
  WebhookChannel webhook;
  if (!object.isObject()) return webhook;
  if (const auto url = object.text("url", Need::required, 4'096)) {
    if (const auto why = whyNoUrl(*url))
      object.error("url", "not a URL that is allowed here: " + *why);
    else
      webhook.url = *url;
  }
  readSigningSecret(object, "secret", webhook.signingSecret);
  if (const auto time = object.milliseconds("timeout_s", 100, 30'000))
    webhook.timeout = std::chrono::milliseconds{*time};
  return webhook;
}

}  // namespace

AlertSettings readAlerts(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  const ObjectReader object(context, node, path, "\"alerts\"", {"email", "webhook"});
  AlertSettings alerts;
  if (!object.isObject()) return alerts;
  if (const LocatedNode* email = object.find("email")) alerts.email = readEmail(object, *email);
  if (const LocatedNode* webhook = object.find("webhook")) alerts.webhook = readWebhook(object, *webhook);
  return alerts;
}

}  // namespace ack::config
