#pragma once
// One catalogue snapshot made ready for requests: each source with its provider, its keys decoded and prepared, its
// window and its public URL taken apart. Built once per snapshot, then only read.
#include "core/config/catalogue.h"
#include "core/provider/provider.h"
#include "core/receive/client_origin.h"
#include "core/receive/rate_limit.h"
#include "core/receive/request_head.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace ack::receive {

/// A source's URL as its provider knows it.
class PublicUrl {
 public:
  /// "" where none is configured.
  explicit PublicUrl(std::string_view configured = {});

  /// Writes the URL that `head` was sent to into `out`. Without a configured one: the origin's scheme and host, and
  /// the target. With one: its scheme and host and our path and query; where its path is another than ours (a proxy
  /// rewrote it), its path too, and behind it the tenant that our path names, so that a signature over the URL covers
  /// it. The query is always the one that was sent. `tenant`: whether our path names one.
  void compose(const RequestHead& head, const ClientOrigin& origin, bool tenant, std::string& out) const;

 private:
  std::string m_origin;  ///< "https://hooks.example.com"; "" where none is configured
  std::string m_path;
  std::string m_query;  ///< with its '?'
};

struct PreparedSource {
  const config::Source* source{nullptr};
  provider::ProviderPtr provider;  ///< null where it can't be built: our fault, 503
  provider::KeyMaterial keys;
  std::unique_ptr<const provider::PreparedKeys> prepared;
  provider::Window window;
  PublicUrl url;
  bool keepFingerprint{false};
  RateLimit::Rate rate;
  std::shared_ptr<RateLimit> limit;              // shared with the snapshots before and after
  std::string allow;                             ///< "POST" and what else the provider sends events or handshakes by
  std::unordered_set<std::string_view> tenants;  ///< of `source`; empty: any
  /// Whether the path may name that tenant; "" for none.
  [[nodiscard]] bool admits(std::string_view tenant) const { return tenants.empty() || tenants.contains(tenant); }
  /// Whether this provider asks by `method` (HEAD: as GET) whether we are there.
  [[nodiscard]] bool greetsBy(std::string_view method) const noexcept;
  /// Whether `head` may bring an event in its query: never by HEAD, and never with a body beside it.
  [[nodiscard]] bool takesQuery(const RequestHead& head) const noexcept;
};

/// Thread: any; immutable.
class PreparedCatalogue {
 public:
  /// `certificates` outlives the snapshot; null: pinned keys only.
  PreparedCatalogue(config::CataloguePtr catalogue, const provider::ProviderRegistry& registry, RateLimits& limits,
                    provider::CertificateSource* certificates);

  [[nodiscard]] const config::CataloguePtr& catalogue() const noexcept { return m_catalogue; }
  [[nodiscard]] const PreparedSource* find(const std::string& name) const;
  [[nodiscard]] const ProxyTrust& trust() const noexcept { return m_trust; }

 private:
  config::CataloguePtr m_catalogue;
  std::unordered_map<std::string, PreparedSource> m_sources;
  ProxyTrust m_trust;
};
using PreparedCataloguePtr =
    std::shared_ptr<const PreparedCatalogue>;  // shared: requests end with the one they began with

}  // namespace ack::receive
