#pragma once
// Which of the things that stand now are worth an alert, and what is kept of them as evidence: names of sources and
// destinations, our own IDs, causes, counts. Never payload, header values or amounts.
#include "core/config/catalogue.h"
#include "core/query/concerns.h"
#include "core/store/alert_table.h"

#include <functional>
#include <string>
#include <vector>

namespace ack::alert {

/// The subject of what is about the store as a whole.
constexpr std::string_view kWholeStore = "store";

/// What should be a living alert now, at most one for each kind and subject. What only happens once (another body
/// under a known ID, a death at work) is raised where it happens and is not among them.
std::vector<store::AlertSighting> conditionsOf(const query::Concerns& concerns, const config::Settings& settings);

/// Kinds of alerts of which not everything could be seen: one that lives stays, though nothing says that it stands.
std::vector<domain::AlertKind> untoldKinds(const query::Concerns& concerns);

/// The owner of an alert that was raised without one: that of the source it is about; "" for any other kind.
std::string ownerOf(domain::AlertKind kind, const std::string& subject, const config::Catalogue& catalogue);

}  // namespace ack::alert
