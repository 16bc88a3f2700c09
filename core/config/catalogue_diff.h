#pragma once
// What an apply changed, for the audit trail: by name, with the old and the new value where those are harmless, and
// never a secret.
#include "core/config/catalogue.h"

#include <boost/json/object.hpp>

namespace ack::config {

struct CatalogueDiff {
  boost::json::object before;  ///< what was there: {"sources": {"shop": {"owner": "finance"}}}
  boost::json::object after;   ///< what is there now: {"sources": {"shop": {"owner": "ops", "secrets": "changed"}}}
};

/// Sources, destinations, settings and the channels for alerts; people are told by whoever changes them. Of one that
/// was added or taken away only that is told, of anything that may hold a secret only that it changed. Thread: any.
CatalogueDiff diffOf(const Catalogue& before, const Catalogue& after);

}  // namespace ack::config
