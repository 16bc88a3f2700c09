// JSON as the engine reads payloads and configuration: what is accepted is JSON by another reader too, every value is
// found again by its own pointer, and both of our readers see the same tree.
#include "core/config/located_json.h"
#include "core/domain/json_document.h"
#include "tests/fuzz/fuzz_target.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <string>

using namespace ack;
using domain::JsonItem;
using domain::JsonType;
using domain::JsonValue;
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

bool isOnlyOne(const JsonValue& object, const std::string& key) {
  int count = 0;
  for (const JsonItem& member : object.items()) count += member.name() == key ? 1 : 0;
  return count == 1;
}

/// `budget` bounds the work: names that repeat are compared with all others.
void walk(const domain::JsonDocument& document, const JsonValue& value, const std::string& pointer, bool unique,
          int& budget) {
  if (--budget < 0) return;
  const domain::JsonLookup found = document.find(pointer);
  if (unique)
    promise(found.state == domain::LookupState::found && found.value.raw().data() == value.raw().data(),
            "a value is found by its pointer");
  else
    promise(found.state == domain::LookupState::ambiguous, "a repeated name on the way is ambiguous");
  const bool object = value.type() == JsonType::object;
  std::size_t i = 0;
  for (const JsonItem& item : value.items()) {
    if (budget <= 0) return;
    const std::string name = object ? item.name() : std::to_string(i++);
    walk(document, item.value, pointer + "/" + (object ? escaped(name) : name),
         unique && (!object || isOnlyOne(value, name)), budget);
  }
}

void compare(const JsonValue& one, const config::LocatedNode& other) {
  const bool word = one.type() == JsonType::boolean;
  promise(one.type() == other.type && (word ? one.truth() == other.truth : one.text() == other.text),
          "both of our readers see the same values");
  std::size_t i = 0;
  for (const JsonItem& item : one.items()) {
    promise(i < other.items.size() && item.name() == other.items[i].key, "both of our readers see the same names");
    compare(item.value, other.items[i++]);
  }
  promise(i == other.items.size(), "both of our readers see as many");
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
