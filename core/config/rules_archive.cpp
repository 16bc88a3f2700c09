#include "core/config/rules_archive.h"

#include "core/config/stored_catalogue.h"

#include <algorithm>

namespace ack::config {
namespace {

constexpr std::size_t kMaxKept = 8;

}  // namespace

Result<CataloguePtr> RulesArchive::withRules(store::Connection& connection, std::int64_t version,
                                             const CataloguePtr& current) {
  if (version == current->version) return current;
  const auto known = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& kept) {
    return kept.version == version && kept.current == current;
  });
  if (known != m_kept.end()) return known->merged;
  auto stored = store::ConfigTable(connection).find(version);
  if (!stored) return std::move(stored).error();
  if (!*stored) return Error{ErrorCode::notFound, "configuration " + std::to_string(version) + " is not kept"};
  const auto then = openStored(connection, m_vault, **stored);
  if (!then) return then.error();
  auto merged = std::make_shared<Catalogue>(*current);
  std::erase_if(merged->sources, [&](const Source& source) { return then->source(source.id) == nullptr; });
  for (Source& source : merged->sources) {
    source.rules = then->source(source.id)->rules;
    source.allowUnprovenCharges = then->source(source.id)->allowUnprovenCharges;
  }
  if (m_kept.size() >= kMaxKept) m_kept.erase(m_kept.begin());
  m_kept.push_back({version, current, merged});
  return CataloguePtr(merged);
}

Result<std::int64_t> RulesArchive::versionAt(store::Connection& connection, UtcTime at) {
  return store::ConfigTable(connection).versionAt(at);
}

}  // namespace ack::config
