#pragma once
// One spelling for each JSON value, so that its bytes can be hashed: RFC 8785 (JSON Canonicalization Scheme), of
// which only strings, whole numbers, booleans, null, arrays and objects with ASCII names occur here.
#include <boost/json/value.hpp>

#include <string>

namespace ack::audit {

/// No white space, names in order of their bytes, whole numbers only (a fraction is a fault of ours and ends the
/// program). Thread: any.
std::string canonicalJson(const boost::json::value& value);

}  // namespace ack::audit
