#include "core/query/audit_text.h"

#include "core/base/encoding.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <map>

namespace ack::query {
namespace {

constexpr int kLevels = 4;

using Values = std::map<std::string, AuditValue>;
using Side = std::optional<std::string> AuditValue::*;

std::string textOf(const boost::json::object& entry, std::string_view name) {
  const auto* value = entry.if_contains(name);
  const auto* text = value != nullptr ? value->if_string() : nullptr;
  return text != nullptr ? std::string(*text) : std::string();
}

/// Strings without their quotes, lists of plain values with commas, everything else as JSON.
std::string plain(const boost::json::value& value) {
  if (const auto* text = value.if_string()) return std::string(*text);
  const auto* array = value.if_array();
  if (array == nullptr) return boost::json::serialize(value);
  std::string joined;
  for (const auto& element : *array) {
    if (element.is_structured()) return boost::json::serialize(value);
    if (!joined.empty()) joined += ", ";
    joined += plain(element);
  }
  return joined;
}

void collect(const std::string& name, const boost::json::value& value, Side side, int levels, Values& values) {
  if (value.is_null()) return;
  const auto* object = value.if_object();
  if (object == nullptr || levels == 0) {
    AuditValue& kept = values[name];
    kept.name = name;
    kept.*side = plain(value);
    return;
  }
  for (const auto& member : *object) {
    std::string inner = name;
    if (!inner.empty()) inner += '.';
    inner += member.key();
    collect(inner, member.value(), side, levels - 1, values);
  }
}

std::vector<std::string> targetsOf(const boost::json::object& entry) {
  std::vector<std::string> targets;
  const auto* value = entry.if_contains("targets");
  const auto* array = value != nullptr ? value->if_array() : nullptr;
  if (array == nullptr) return targets;
  for (const auto& element : *array)
    if (const auto* text = element.if_string()) targets.emplace_back(*text);
  return targets;
}

}  // namespace

AuditText readAuditText(std::string_view entry) {
  AuditText text;
  boost::system::error_code failed;
  const boost::json::value parsed = boost::json::parse(entry, failed);
  const auto* object = failed ? nullptr : parsed.if_object();
  if (object == nullptr) return text;
  text.readable = true;
  text.role = textOf(*object, "role");
  text.via = textOf(*object, "via");
  text.reason = textOf(*object, "reason");
  text.whyNot = textOf(*object, "why_not");
  text.previousHashHex = textOf(*object, "prev");
  text.targets = targetsOf(*object);
  if (const auto* count = object->if_contains("count"); count != nullptr && count->is_int64())
    text.count = count->get_int64();
  Values values;
  if (const auto* before = object->if_contains("before")) collect({}, *before, &AuditValue::before, kLevels, values);
  if (const auto* after = object->if_contains("after")) collect({}, *after, &AuditValue::after, kLevels, values);
  for (auto& [name, value] : values) text.values.push_back(std::move(value));
  return text;
}

AuditRow AuditText::row(std::int64_t number, UtcTime at, std::string_view actor, std::string_view action,
                        bool refused, std::string_view hash) const {
  AuditRow row;
  row.number = number;
  row.at = at;
  row.actor = actor;
  row.role = role;
  row.via = via;
  row.action = action;
  row.targets.assign(targets.begin(),
                     targets.begin() + static_cast<std::ptrdiff_t>(std::min(targets.size(), kAuditRowTargets)));
  row.count = count;
  row.reason = reason;
  row.whyNot = whyNot;
  row.refused = refused;
  row.hashHex = base::toHex(hash);
  return row;
}

}  // namespace ack::query
