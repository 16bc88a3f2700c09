#pragma once
// The configuration in force, as a deed needs it: read within the deed's own transaction.
#include "core/config/catalogue.h"
#include "core/operate/deed_frame.h"

namespace ack::operate {

/// Thread: that of the desk's connection.
Result<config::CataloguePtr> catalogueOf(const Desk& desk);

}  // namespace ack::operate
