#include "core/operate/desk_catalogue.h"

#include "core/config/catalogue_store.h"
#include "core/config/secret_source.h"

namespace ack::operate {

Result<config::CataloguePtr> catalogueOf(const Desk& desk) {
  // The desk owns nothing: the pointer only lends its vault for this call.
  const std::shared_ptr<const crypto::Vault> vault(std::shared_ptr<const crypto::Vault>(), &desk.vault);
  const config::SystemSecretSource secrets;
  return config::CatalogueStore(vault, secrets, desk.random).load(desk.connection);
}

}  // namespace ack::operate
