#pragma once
// The pieces that every JSON answer is made of: times in RFC 3339, stable words, and bytes that may be no UTF-8.
#include "core/base/encoding.h"
#include "core/base/time_text.h"

#include <boost/json/value.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace ack::query {

inline boost::json::value timeOf(UtcTime time) { return boost::json::value(base::toRfc3339(time)); }
/// null where there is none.
inline boost::json::value timeOf(const std::optional<UtcTime>& time) {
  return time ? timeOf(*time) : boost::json::value(nullptr);
}
inline boost::json::value wordOf(std::string_view text) {
  return boost::json::value(boost::json::string_view(text.data(), text.size()));
}
/// IDs are opaque bytes, JSON is UTF-8.
inline boost::json::value textOf(const std::string& bytes) {
  return base::isUtf8(bytes) ? boost::json::value(bytes) : boost::json::value("base64:" + base::toBase64(bytes));
}

}  // namespace ack::query
