#include "core/config/stored_catalogue.h"

#include "core/config/catalogue_json.h"
#include "core/store/named_table.h"

namespace ack::config {

std::string sealedFor(std::int64_t version) {
  std::string text(store::kConfigAssociated);
  text += ' ';
  text += std::to_string(version);
  return text;
}

Result<void> findNumbers(store::Connection& connection, Catalogue& catalogue) {
  const auto lost = [](const std::string& name) {
    return Error{ErrorCode::corrupt, "the store has no row for \"" + name + "\" of its configuration"};
  };
  store::SourceTable sources(connection);
  for (Source& source : catalogue.sources) {
    auto id = sources.find(source.name);
    if (!id) return std::move(id).error();
    if (!*id) return lost(source.name);
    source.id = **id;
  }
  store::DestinationTable destinations(connection);
  for (Destination& destination : catalogue.destinations) {
    auto id = destinations.find(destination.name);
    if (!id) return std::move(id).error();
    if (!*id) return lost(destination.name);
    destination.id = **id;
  }
  return {};
}

Result<Catalogue> openStored(store::Connection& connection, const crypto::Vault& vault,
                             const store::StoredConfig& stored) {
  auto text = vault.unseal(stored.sealed, sealedFor(stored.version));
  if (!text) return base::withContext("configuration " + std::to_string(stored.version), std::move(text).error());
  auto catalogue = fromStoredText(*text);
  if (!catalogue) return catalogue;
  catalogue->version = stored.version;
  if (auto numbered = findNumbers(connection, *catalogue); !numbered) return std::move(numbered).error();
  return catalogue;
}

Result<CataloguePtr> openNewest(store::Connection& connection, const crypto::Vault& vault) {
  auto stored = store::ConfigTable(connection).newest();
  if (!stored) return std::move(stored).error();
  if (!*stored) return CataloguePtr(std::make_shared<const Catalogue>());
  auto catalogue = openStored(connection, vault, **stored);
  if (!catalogue) return std::move(catalogue).error();
  return CataloguePtr(std::make_shared<const Catalogue>(std::move(*catalogue)));
}

}  // namespace ack::config
