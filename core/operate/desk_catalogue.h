#pragma once
// The configuration in force, as a deed needs it for its names or to compare with: read within the deed's own
// transaction.
#include "core/config/catalogue.h"
#include "core/operate/deed_frame.h"

namespace ack::operate {

/// The newest version with the secrets' values as they were at the apply: nothing is fetched from environment or
/// files. Version 0 where nothing was applied yet. Thread: that of the desk's connection.
Result<config::CataloguePtr> catalogueOf(const Desk& desk);

}  // namespace ack::operate
