#include "core/receive/prepared_sources.h"

#include "core/base/log.h"

#include <algorithm>

namespace ack::receive {
namespace {

std::vector<std::string> usable(const std::vector<config::Secret>& secrets) {
  std::vector<std::string> values;
  for (const config::Secret& secret : secrets)
    if (!secret.value.empty()) values.push_back(secret.value);
  return values;
}

provider::ProviderPtr providerFor(const config::Source& source, const provider::ProviderRegistry& registry) {
  if (source.recipe.empty()) return registry.find(source.provider);
  auto made = registry.fromRecipe(source.provider, source.recipe);
  if (made) return *made;
  base::log(base::LogLevel::error, "receive",
            "source " + base::escapeForLog(source.name) + ": " + made.error().message);
  return nullptr;
}

}  // namespace

PublicUrl::PublicUrl(std::string_view configured) {
  const std::size_t scheme = configured.find("://");
  if (scheme == std::string_view::npos) return;
  configured = configured.substr(0, configured.find('#'));
  const std::size_t host = configured.find_first_of("/?", scheme + 3);
  m_origin = configured.substr(0, host);
  if (host == std::string_view::npos) return;
  const std::string_view rest = configured.substr(host);
  const std::size_t mark = rest.find('?');
  m_path = rest.substr(0, mark);
  if (mark != std::string_view::npos) m_query = rest.substr(mark);
}

void PublicUrl::compose(const RequestHead& head, const ClientOrigin& origin, bool tenant, std::string& out) const {
  out.clear();
  if (m_origin.empty())
    out.append(origin.secure ? "https://" : "http://").append(origin.host);
  else
    out.append(m_origin);
  const bool ours = m_path.empty() || m_path == "/" || head.path == m_path ||
                    (head.path.size() > m_path.size() && head.path.substr(0, m_path.size()) == m_path &&
                     head.path[m_path.size()] == '/');
  if (ours)
    out.append(head.path);
  else
    out.append(m_path);
  if (!ours && tenant) {
    const std::string_view segment = head.path.substr(head.path.rfind('/'));
    out.append(segment.substr(m_path.ends_with('/') ? 1 : 0));
  }
  if (head.hasQuery)
    out.append("?").append(head.query);
  else if (!ours)
    out.append(m_query);
}

bool PreparedSource::greetsBy(std::string_view method) const noexcept {
  if (!provider) return false;
  if (method == "HEAD") method = "GET";
  const auto methods = provider->handshakeMethods();
  return std::find(methods.begin(), methods.end(), method) != methods.end();
}

bool PreparedSource::takesQuery(const RequestHead& head) const noexcept {
  return head.method == "GET" && !head.hasBody() && provider && provider->takesGet();
}

PreparedCatalogue::PreparedCatalogue(config::CataloguePtr catalogue, const provider::ProviderRegistry& registry,
                                     RateLimits& limits, provider::CertificateSource* certificates)
    : m_catalogue(std::move(catalogue)) {
  auto proxies = base::IpNetworks::read(m_catalogue->settings.trustedProxies);
  if (proxies)
    m_trust.proxies = std::move(*proxies);
  else  // checked at apply; and nobody is believed rather than everybody
    base::log(base::LogLevel::error, "receive", "trusted_proxies: " + proxies.error().message);
  m_trust.publicHosts = m_catalogue->settings.publicHosts;
  for (const config::Source& source : m_catalogue->sources) {
    PreparedSource& entry = m_sources[source.name];
    entry.source = &source;
    entry.tenants.insert(source.tenants.begin(), source.tenants.end());
    entry.url = PublicUrl(source.publicUrl);
    entry.keys = {usable(source.secrets), usable(source.publicKeys), certificates};
    entry.provider = providerFor(source, registry);
    entry.rate = {source.ratePerSecond, source.burst};
    entry.limit = limits.of(source.id.value);
    entry.allow = "POST";
    if (!entry.provider) continue;
    for (const std::string& method : entry.provider->handshakeMethods()) entry.allow.append(", ").append(method);
    if (entry.provider->takesGet() && !entry.greetsBy("GET")) entry.allow.append(", GET");
    try {
      entry.prepared = entry.provider->prepare(entry.keys);
    } catch (const std::exception& error) {
      base::log(base::LogLevel::error, "receive",
                "source " + base::escapeForLog(source.name) + ": its keys can't be prepared: " + error.what());
    }
    entry.window = entry.provider->defaultWindow();
    if (source.replayWindow) entry.window.past = source.replayWindow;
    if (source.futureTolerance) entry.window.future = source.futureTolerance;
    entry.keepFingerprint = entry.provider->coverage() == provider::Coverage::bodyOnly;
  }
}

const PreparedSource* PreparedCatalogue::find(const std::string& name) const {
  const auto found = m_sources.find(name);
  return found == m_sources.end() ? nullptr : &found->second;
}

}  // namespace ack::receive
