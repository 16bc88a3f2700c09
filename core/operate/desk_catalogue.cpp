#include "core/operate/desk_catalogue.h"

#include "core/config/stored_catalogue.h"

namespace ack::operate {

Result<config::CataloguePtr> catalogueOf(const Desk& desk) {
  auto stored = store::ConfigTable(desk.connection).newest();
  if (!stored) return std::move(stored).error();
  if (!*stored) return config::CataloguePtr(std::make_shared<const config::Catalogue>());
  auto opened = config::openStored(desk.connection, desk.vault, **stored);
  if (!opened) return std::move(opened).error();
  return config::CataloguePtr(std::make_shared<const config::Catalogue>(std::move(*opened)));
}

}  // namespace ack::operate
