#pragma once
// The register of uncertain outcomes, destinations and held sources as JSON text for the command line.
#include "core/query/destinations.h"
#include "core/query/outcomes.h"

#include <boost/json/value.hpp>

#include <string>
#include <string_view>

namespace ack::query {

std::string toJson(const OutcomeRegister& outcomes);
std::string toJson(const std::vector<DestinationView>& destinations);
std::string toJson(const std::vector<HeldSourceView>& sources);
/// {"at","by","reason"}
boost::json::value holdJson(const HoldView& hold);
/// {"name","held"}
boost::json::value heldSourceJson(const HeldSourceView& source);
/// {"delivery":"dlv_…","done":"applied"}
std::string deedJson(DeliveryId delivery, std::string_view done);

}  // namespace ack::query
