// JSON as the engine reads payloads and configuration: what is accepted is JSON by another reader too, every value is
// found again by its own pointer, and both of our readers see the same tree.
#include "core/config/located_json.h"
#include "core/domain/json_document.h"
#include "tests/fuzz/fuzz_target.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <string>

using namespace ack;
using domain::JsonNode;
using domain::JsonType;
using fuzz::promise;

namespace {

std::string escaped(const std::string& name) {
  std::string out;
  for (const char c : name)
    if (c == '~')
      out += "~0";
    else if (c == '/')
      out += "~1";
    else
      out += c;
  return out;
}

bool isOnlyOne(const JsonNode& object, const std::string& key) {
  return std::count_if(object.items.begin(), object.items.end(),
                       [&](const JsonNode& member) { return member.key == key; }) == 1;
}

/// `budget` bounds the work: names that repeat are compared with all others.
void walk(const domain::JsonDocument& document, const JsonNode& node, const std::string& pointer, bool unique,
          int& budget) {
  if (--budget < 0) return;
  const domain::JsonLookup found = document.find(pointer);
  if (unique)
    promise(found.state == domain::LookupState::found && found.node == &node, "a value is found by its pointer");
  else
    promise(found.state == domain::LookupState::ambiguous, "a repeated name on the way is ambiguous");
  for (std::size_t i = 0; i < node.items.size() && budget > 0; ++i) {
    const JsonNode& item = node.items[i];
    const bool object = node.type == JsonType::object;
    walk(document, item, pointer + "/" + (object ? escaped(item.key) : std::to_string(i)),
         unique && (!object || isOnlyOne(node, item.key)), budget);
  }
}

void compare(const JsonNode& one, const config::LocatedNode& other) {
  promise(one.type == other.type && one.truth == other.truth && one.text == other.text && one.key == other.key &&
              one.items.size() == other.items.size(),
          "both of our readers see the same tree");
  for (std::size_t i = 0; i < one.items.size(); ++i) compare(one.items[i], other.items[i]);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  const auto document = domain::JsonDocument::parse(text);
  const auto located = config::parseLocated(text);
  promise(document.ok() == std::holds_alternative<config::LocatedNode>(located), "both of our readers agree");
  if (!document) return 0;
  compare(document->root(), std::get<config::LocatedNode>(located));
  int budget = 2'000;
  walk(*document, document->root(), "", true, budget);

  std::string_view plain = text;
  if (plain.starts_with("\xEF\xBB\xBF")) plain.remove_prefix(3);
  boost::json::parse_options options;
  options.max_depth = 2 * domain::JsonDocument::kMaxDepth;
  boost::json::error_code error;
  static_cast<void>(boost::json::parse(plain, error, {}, options));
  // A number beyond a double's range is JSON all the same.
  promise(!error || error == boost::json::error::exponent_overflow, "another reader takes it too");
  return 0;
}
