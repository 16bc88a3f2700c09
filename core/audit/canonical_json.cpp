#include "core/audit/canonical_json.h"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace ack::audit {
namespace {

void append(std::string& text, const boost::json::value& value);

void append(std::string& text, const boost::json::object& object) {
  std::vector<const boost::json::key_value_pair*> members;
  members.reserve(object.size());
  for (const auto& member : object) members.push_back(&member);
  std::sort(members.begin(), members.end(), [](const auto* a, const auto* b) { return a->key() < b->key(); });
  text += '{';
  for (const auto* member : members) {
    if (member != members.front()) text += ',';
    text += boost::json::serialize(member->key());
    text += ':';
    append(text, member->value());
  }
  text += '}';
}

void append(std::string& text, const boost::json::array& array) {
  text += '[';
  bool first = true;
  for (const auto& element : array) {
    if (!first) text += ',';
    first = false;
    append(text, element);
  }
  text += ']';
}

void append(std::string& text, const boost::json::value& value) {
  if (value.is_object()) return append(text, value.get_object());
  if (value.is_array()) return append(text, value.get_array());
  if (value.is_double()) std::abort();
  text += boost::json::serialize(value);
}

}  // namespace

std::string canonicalJson(const boost::json::value& value) {
  std::string text;
  append(text, value);
  return text;
}

}  // namespace ack::audit
