#pragma once
// JSON text for people and simple programs: numbers as plain decimals, where Boost.JSON writes every floating-point
// number with an exponent (0.5 as 5E-1).
#include <boost/json/value.hpp>

#include <string>

namespace ack::query {

/// `value` as JSON text. A floating-point number has at least one decimal ("1.0", "0.2727") and as many as tell it
/// from every other. Thread: any.
std::string plainJson(const boost::json::value& value);

}  // namespace ack::query
