#include "core/provider/signature_search.h"

#include "core/base/encoding.h"
#include "core/provider/json_spelling.h"
#include "core/provider/request_header.h"

#include <algorithm>
#include <optional>

namespace ack::provider {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kMaxRespelledBytes = std::size_t{1} << 20;

/// One changed part of the request and what the change says.
template <class T>
struct Variant {
  T value;
  FoundCause cause;
};
using Bodies = std::vector<Variant<std::string>>;
using Urls = std::vector<Variant<std::string>>;
using Keys = std::vector<Variant<KeyMaterial>>;

std::string withLineEnds(std::string_view body, std::string_view lineEnd) {
  std::string out;
  for (std::size_t i = 0; i < body.size(); ++i) {
    if (body[i] == '\r' && i + 1 < body.size() && body[i + 1] == '\n') continue;
    if (body[i] == '\n')
      out += lineEnd;
    else
      out += body[i];
  }
  return out;
}

std::string_view trimmed(std::string_view text, std::string_view what = " \t\r\n") {
  const std::size_t first = text.find_first_not_of(what);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(what) - first + 1);
}

Bodies bodiesOf(std::string_view body) {
  using enum SignatureCause;
  Bodies bodies;
  const auto add = [&](std::string changed, SignatureCause cause, std::string detail = {}) {
    if (changed != body) bodies.push_back({std::move(changed), {cause, std::move(detail)}});
  };
  add(std::string(body) + "\n", bodyLineEnd, "added");
  add(std::string(body) + "\r\n", bodyLineEnd, "added");
  if (body.ends_with('\n'))
    add(std::string(body.substr(0, body.size() - (body.ends_with("\r\n") ? 2 : 1))), bodyLineEnd, "removed");
  add(withLineEnds(body, "\r\n"), bodyLineEnds, "CRLF");
  add(withLineEnds(body, "\n"), bodyLineEnds, "LF");
  add(std::string(trimmed(body)), bodyWhiteSpace);
  if (body.starts_with(kByteOrderMark))
    add(std::string(body.substr(kByteOrderMark.size())), bodyMark);
  else
    add(std::string(kByteOrderMark).append(body), bodyMark);
  if (auto decoded = base::fromBase64(trimmed(body)); decoded && !decoded->empty())
    add(std::move(*decoded), bodyBase64);
  if (body.size() > kMaxRespelledBytes) return bodies;
  const auto json = domain::JsonDocument::parse(body);
  if (!json || !json->root().hasItems()) return bodies;
  for (const JsonSpelling& spelling : jsonSpellings()) {
    std::string spelled = spellJson(json->root(), spelling);
    add(spelled + "\n", bodyReserialised, std::string(spelling.name) + ", with a line end");
    add(std::move(spelled), bodyReserialised, std::string(spelling.name));
  }
  return bodies;
}

/// What a secret may have been meant as; `how` is said to the person.
void addForms(const std::string& secret, const auto& add) {
  using enum SignatureCause;
  std::string_view bare = trimmed(secret);
  if (bare.size() != secret.size()) add(std::string(bare), secretWhiteSpace, "");
  const std::string_view unquoted = trimmed(bare, "\"'`");
  if (unquoted.size() != bare.size()) add(std::string(unquoted), secretWhiteSpace, "quotes");
  bare = unquoted;
  add(std::string(secret) + "\n", secretForm, "with a line end behind it");
  for (const std::string_view prefix : {"whsec_", "sk_", "Bearer "})
    if (bare.starts_with(prefix)) {
      add(std::string(bare.substr(prefix.size())), secretForm, "without \"" + std::string(prefix) + "\"");
      if (auto bytes = base::fromBase64(bare.substr(prefix.size())); bytes && !bytes->empty())
        add(std::move(*bytes), secretForm, "the bytes that its base64 stands for");
    }
  if (auto bytes = base::fromHex(bare); bytes && !bytes->empty())
    add(std::move(*bytes), secretForm, "the bytes that its hexadecimal stands for");
  if (auto bytes = base::fromBase64(bare); bytes && !bytes->empty())
    add(std::move(*bytes), secretForm, "the bytes that its base64 stands for");
  add(base::toBase64(bare), secretForm, "its characters as they are, not decoded");
  add(base::toHex(bare), secretForm, "its characters as they are, not decoded");
  add("whsec_" + base::toBase64(bare), secretForm, "its characters as they are, not decoded");
  add(base::toLowerAscii(bare), secretForm, "in small letters");
}

Keys keysOf(const SignatureSearch& search) {
  Keys keys;
  for (const NamedKeys& other : search.others)
    keys.push_back({other.keys, {SignatureCause::otherSecret, other.name}});
  for (const std::string& secret : search.keys.secrets)
    addForms(secret, [&](std::string changed, SignatureCause cause, std::string detail) {
      if (changed.empty() || changed == secret) return;
      keys.push_back({KeyMaterial{{std::move(changed)}, search.keys.publicKeys}, {cause, std::move(detail)}});
    });
  return keys;
}

std::string withScheme(std::string_view url, std::string_view scheme) {
  const std::size_t rest = url.find("://");
  return rest == std::string_view::npos ? std::string(url) : std::string(scheme).append(url.substr(rest));
}

/// The authority of `url` replaced.
std::string withAuthority(std::string_view url, std::string_view authority) {
  const std::size_t begin = url.find("://");
  if (begin == std::string_view::npos) return std::string(url);
  const std::size_t end = std::min(url.find_first_of("/?#", begin + 3), url.size());
  return std::string(url.substr(0, begin + 3)).append(authority).append(url.substr(end));
}

Urls urlsOf(const RequestView& request) {
  const std::string_view url = request.url;
  std::vector<std::string> candidates;
  std::vector<std::string> bases{std::string(url)};
  for (const char* name : {"X-Forwarded-Host", "X-Original-Host", "Host"})
    if (const HeaderLookup host = findHeader(request.headers, name); host.count == 1)
      bases.push_back(withAuthority(url, host.value));
  for (const std::string& base : bases) {
    const std::size_t query = base.find('?');
    const std::string path = base.substr(0, query);
    const std::string rest = query == std::string::npos ? std::string() : base.substr(query);
    for (const std::string& one : {path, path.ends_with('/') ? path.substr(0, path.size() - 1) : path + "/"})
      for (const std::string& tail : {rest, std::string()})
        for (const char* scheme : {"https", "http"}) {
          const std::string full = withScheme(one + tail, scheme);
          candidates.push_back(full);
          const std::size_t host = full.find("://");
          if (host == std::string::npos) continue;
          const std::size_t end = std::min(full.find_first_of("/?#", host + 3), full.size());
          std::string authority = full.substr(host + 3, end - host - 3);
          const std::size_t colon = authority.rfind(':');
          if (colon != std::string::npos && authority.find(']', colon) == std::string::npos) authority.resize(colon);
          candidates.push_back(withAuthority(full, authority));
          for (const char* port : {":443", ":80", ":8080", ":8443"})
            candidates.push_back(withAuthority(full, authority + port));
        }
  }
  // The path alone, as a server behind a proxy may see it.
  if (const std::size_t host = url.find("://"); host != std::string_view::npos)
    if (const std::size_t path = url.find('/', host + 3); path != std::string_view::npos)
      candidates.emplace_back(url.substr(path));
  Urls urls;
  for (std::string& candidate : candidates) {
    const bool seen = candidate == url || std::any_of(urls.begin(), urls.end(),
                                                      [&](const auto& known) { return known.value == candidate; });
    if (!seen) urls.push_back({candidate, {SignatureCause::urlDiffers, candidate}});
  }
  return urls;
}

class Search {
 public:
  explicit Search(const SignatureSearch& search) : m_search(search) {}

  std::vector<FoundCause> run() {
    const Bodies bodies = bodiesOf(m_search.request.body);
    const Keys keys = keysOf(m_search);
    const Urls urls = urlsOf(m_search.request);
    const std::string_view body = m_search.request.body;
    const std::string_view url = m_search.request.url;
    for (const auto& one : bodies)
      if (matches(one.value, url, m_search.keys)) return {one.cause};
    for (const auto& one : keys)
      if (matches(body, url, one.value)) return {one.cause};
    for (const auto& one : urls)
      if (matches(body, one.value, m_search.keys)) return {one.cause};
    if (auto other = otherProvider()) return {std::move(*other)};
    for (const auto& key : keys)
      for (const auto& one : bodies)
        if (matches(one.value, url, key.value)) return {key.cause, one.cause};
    for (const auto& key : keys)
      for (const auto& one : urls)
        if (matches(body, one.value, key.value)) return {key.cause, one.cause};
    for (const auto& one : urls)
      for (const auto& changed : bodies)
        if (matches(changed.value, one.value, m_search.keys)) return {one.cause, changed.cause};
    return {};
  }

 private:
  bool matches(std::string_view body, std::string_view url, const KeyMaterial& keys) {
    return matches(m_search.provider, body, url, keys);
  }
  bool matches(const Provider& provider, std::string_view body, std::string_view url, const KeyMaterial& keys) {
    if (++m_tried > kMostVerifications) return false;
    const RequestView& request = m_search.request;
    const RequestView changed{request.method, url, request.headers, body};
    return provider.verify(changed, keys, Window{}, m_search.now).verdict != Verdict::invalid;
  }

  std::optional<FoundCause> otherProvider() {
    if (m_search.registry == nullptr) return std::nullopt;
    for (const ProviderPtr& other : m_search.registry->all()) {
      // Where nothing of the body is proven a match says little.
      if (other->key() == m_search.provider.key() || other->coverage() == Coverage::none) continue;
      if (matches(*other, m_search.request.body, m_search.request.url, m_search.keys))
        return FoundCause{SignatureCause::otherProvider, other->name()};
    }
    return std::nullopt;
  }

  const SignatureSearch& m_search;
  int m_tried{0};
};

}  // namespace

std::vector<FoundCause> findSignatureCauses(const SignatureSearch& search) { return Search(search).run(); }

}  // namespace ack::provider
