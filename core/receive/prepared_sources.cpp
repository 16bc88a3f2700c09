#include "core/receive/prepared_sources.h"

#include "core/base/log.h"

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

void PublicUrl::compose(const RequestHead& head, std::string& out) const {
  out.clear();
  if (m_origin.empty())
    out.append("http://").append(head.authority);
  else
    out.append(m_origin);
  const bool ours = m_path.empty() || m_path == "/" || head.path == m_path ||
                    (head.path.size() > m_path.size() && head.path.substr(0, m_path.size()) == m_path &&
                     head.path[m_path.size()] == '/');
  if (ours)
    out.append(head.path);
  else
    out.append(m_path);
  if (head.hasQuery)
    out.append("?").append(head.query);
  else if (!ours)
    out.append(m_query);
}

PreparedCatalogue::PreparedCatalogue(config::CataloguePtr catalogue, const provider::ProviderRegistry& registry)
    : m_catalogue(std::move(catalogue)) {
  for (const config::Source& source : m_catalogue->sources) {
    PreparedSource& entry = m_sources[source.name];
    entry.source = &source;
    entry.url = PublicUrl(source.publicUrl);
    entry.keys = {usable(source.secrets), usable(source.publicKeys)};
    entry.provider = providerFor(source, registry);
    if (!entry.provider) continue;
    entry.prepared = entry.provider->prepare(entry.keys);
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
