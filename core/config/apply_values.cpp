// Values that several parts of the apply file share: names, URLs, header names, secrets.
#include "core/config/apply_context.h"

#include "core/base/encoding.h"
#include "core/crypto/placeholder_secret.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace ack::config {
namespace {

constexpr std::size_t kMaxSecretBytes = std::size_t{64} << 10;

std::optional<std::string> whyNoPort(std::string_view port) {
  const auto number = base::parseDigits(port);
  if (!number || *number < 1 || *number > 65'535) return "the port must be a number from 1 to 65535";
  return std::nullopt;
}

/// host, host:port or [v6]:port.
std::optional<std::string> whyNoAuthority(std::string_view authority) {
  if (authority.find('@') != std::string_view::npos) return "a user or password in the URL is not allowed";
  std::string_view host = authority;
  std::string_view port;
  bool hasPort = false;
  if (authority.starts_with('[')) {
    const auto close = authority.find(']');
    if (close == std::string_view::npos || close < 3) return "the IPv6 address in brackets is not complete";
    host = authority.substr(1, close - 1);
    if (host.find_first_not_of("0123456789abcdefABCDEF:.") != std::string_view::npos)
      return "the IPv6 address in brackets is not one";
    const std::string_view behind = authority.substr(close + 1);
    if (!behind.empty() && !behind.starts_with(':')) return "only a port may stand behind the IPv6 address";
    hasPort = !behind.empty();
    port = hasPort ? behind.substr(1) : behind;
  } else {
    const auto colon = authority.find(':');
    hasPort = colon != std::string_view::npos;
    host = authority.substr(0, colon);
    if (hasPort) port = authority.substr(colon + 1);
    if (host.empty()) return "the host is missing";
    const bool plain = std::all_of(host.begin(), host.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
             c == '_';
    });
    if (!plain) return "the host may hold letters, digits, '.', '-' and '_' only";
  }
  return hasPort ? whyNoPort(port) : std::nullopt;
}

/// Where the characters or the scheme are not such as a URL of `plain` or `safe` has.
std::optional<std::string> whyNotOfScheme(std::string_view url, const std::string& plain, const std::string& safe) {
  if (url.size() > 2'048) return "longer than 2048 characters";
  const bool clean = std::all_of(url.begin(), url.end(), [](char c) {
    return c > ' ' && c < 0x7F && std::string_view("\"<>\\^`{|}").find(c) == std::string_view::npos;
  });
  if (!clean) return "it holds a space or a character that must be percent-encoded";
  const auto colon = url.find("://");
  const std::string scheme = base::toLowerAscii(url.substr(0, colon == std::string_view::npos ? 0 : colon));
  if (scheme == plain || scheme == safe) return std::nullopt;
  return "it must begin with " + plain + ":// or " + safe + "://";
}

/// Standard Webhooks: whsec_ and base64 of 24 to 64 bytes.
bool isStandardWebhooksSecret(std::string_view value) {
  if (!value.starts_with("whsec_")) return false;
  const auto key = base::fromBase64(value.substr(6));
  return key && key->size() >= 24 && key->size() <= 64;
}

std::string absoluteBeside(const std::string& applyFile, const std::string& path) {
  const std::filesystem::path given(path);
  if (given.is_absolute()) return path;
  std::error_code failure;
  const auto folder = std::filesystem::absolute(std::filesystem::path(applyFile), failure).parent_path();
  return failure ? path : (folder / given).lexically_normal().string();
}

bool isVariableName(std::string_view name) noexcept {
  if (name.empty() || (name.front() >= '0' && name.front() <= '9')) return false;
  return std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

}  // namespace

bool isPlainName(std::string_view name) noexcept {
  const auto small = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  if (name.empty() || name.size() > 64 || !small(name.front())) return false;
  return std::all_of(name.begin(), name.end(),
                     [small](char c) { return small(c) || c == '.' || c == '_' || c == '-'; });
}

std::string readName(const ObjectReader& object, std::set<std::string>& seen) {
  const auto name = object.text("name", Need::required, 1'024);
  if (!name) return {};
  if (!isPlainName(*name)) {
    object.error("name", "\"" + name->substr(0, 80) +
                             "\" can't be a name; 1 to 64 characters a-z, 0-9, '.', '_', '-' are allowed, the first "
                             "a letter or digit");
    return {};
  }
  if (!seen.insert(*name).second) {
    object.error("name", "the name \"" + *name + "\" is given twice; each must be unique");
    return {};
  }
  return *name;
}

bool isHeaderName(std::string_view name) noexcept {
  return !name.empty() && name.size() <= 128 && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
  });
}

std::optional<std::string> whyNoUrl(std::string_view url) {
  if (auto why = whyNotOfScheme(url, "http", "https")) return why;
  if (url.find('#') != std::string_view::npos) return "a '#' part is not allowed";
  const std::string_view rest = url.substr(url.find("://") + 3);
  return whyNoAuthority(rest.substr(0, rest.find_first_of("/?")));
}

std::optional<std::string> whyNoMailUrl(std::string_view url) {
  if (auto why = whyNotOfScheme(url, "smtp", "smtps")) return why;
  std::string_view rest = url.substr(url.find("://") + 3);
  if (rest.ends_with('/')) rest.remove_suffix(1);
  if (rest.find_first_of("/?#") != std::string_view::npos) return "nothing may stand behind host and port";
  return whyNoAuthority(rest);
}

std::optional<double> readRate(const ObjectReader& object, std::string_view field) {
  const LocatedNode* node = object.find(field);
  if (node == nullptr) return std::nullopt;
  constexpr const char* kAllowed = "a number from 0.001 to 100000 is allowed; leave the field out for no limit";
  if (node->type != domain::JsonType::number) {
    object.error(field, "must be a number, not " + std::string(describe(node->type)) + "; " + kAllowed);
    return std::nullopt;
  }
  double rate = 0;
  const char* end = node->text.data() + node->text.size();
  const auto read = std::from_chars(node->text.data(), end, rate);
  if (read.ec == std::errc{} && read.ptr == end && rate >= 0.001 && rate <= 100'000) return rate;
  object.error(field, node->text + " is out of range; " + kAllowed);
  return std::nullopt;
}

std::optional<Secret> readSecret(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  const auto refuse = [&](std::string message) {
    context.error(node, path, std::move(message));
    return std::nullopt;
  };
  // Messages never show the value: it may be the real secret.
  static constexpr const char* kAllowed = "env:NAME, file:PATH or the secret itself is allowed";
  if (node.type != domain::JsonType::string)
    return refuse("must be text, not " + std::string(describe(node.type)) + "; " + kAllowed);
  if (node.text.size() > kMaxSecretBytes) return refuse("a secret may be at most 64 KiB long");
  Secret secret;
  if (node.text.starts_with("env:")) {
    secret.reference = node.text;
    if (!isVariableName(node.text.substr(4)))
      return refuse("\"env:\" must be followed by the name of an environment variable: letters, digits, '_'");
  } else if (node.text.starts_with("file:")) {
    if (node.text.size() == 5 || node.text.find('\0') != std::string::npos)
      return refuse("\"file:\" must be followed by a path");
    secret.reference = "file:" + absoluteBeside(context.file(), node.text.substr(5));
  }
  if (secret.reference.empty()) {
    secret.value = node.text;
  } else {
    auto value = resolveSecret(context.secrets, secret.reference);
    if (!value) return refuse("the secret " + secret.reference + " can't be had: " + value.error().message);
    secret.value = std::move(*value);
  }
  if (secret.value.find_first_not_of(" \t\r\n") == std::string::npos)
    return refuse(std::string("the secret is blank; ") + kAllowed);
  if (crypto::isPlaceholderSecret(secret.value))
    return refuse("the secret is a placeholder that anybody would guess; put the provider's own secret here");
  return secret;
}

void readSigningSecret(const ObjectReader& object, std::string_view field, Secret& secret) {
  const LocatedNode* node = object.find(field);
  if (node == nullptr) return;
  auto read = readSecret(object.context(), *node, object.pathOf(field));
  if (!read) return;
  if (!isStandardWebhooksSecret(read->value))
    object.error(field,
                 "must be whsec_ and the base64 of 24 to 64 bytes (Standard Webhooks); leave the field out and "
                 "one is made");
  else
    secret = std::move(*read);
}

}  // namespace ack::config
