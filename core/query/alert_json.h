#pragma once
// Alerts as JSON text for the command line: fields may be added, none renamed.
#include "core/query/alert_views.h"

#include <string>

namespace ack::query {

/// {"alerts":[…],"open":1,"acknowledged":0,"more":false}
std::string toJson(const AlertList& list);
std::string toJson(const AlertView& alert);
/// {"channel":"email","state":"sent",…}
std::string toJson(const AlertMessageView& message);

}  // namespace ack::query
