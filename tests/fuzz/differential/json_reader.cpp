// Our JSON reader as a filter for json_differential.py. In: a line of base64 (the text), then a line of JSON pointers
// in base64, separated by spaces. Out: "refused", or for each pointer its state, type and base64 of its text.
#include "core/base/encoding.h"
#include "core/domain/json_document.h"

#include <iostream>
#include <sstream>
#include <string>

using namespace ack;

namespace {

const char* word(domain::LookupState state) {
  switch (state) {
  case domain::LookupState::found:
    return "found";
  case domain::LookupState::missing:
    return "missing";
  case domain::LookupState::ambiguous:
    return "ambiguous";
  }
  return "";
}

const char* word(domain::JsonType type) {
  switch (type) {
  case domain::JsonType::null:
    return "null";
  case domain::JsonType::boolean:
    return "boolean";
  case domain::JsonType::number:
    return "number";
  case domain::JsonType::string:
    return "string";
  case domain::JsonType::array:
    return "array";
  case domain::JsonType::object:
    return "object";
  }
  return "";
}

}  // namespace

int main() {
  std::string text, pointers;
  while (std::getline(std::cin, text) && std::getline(std::cin, pointers)) {
    const std::string body = base::fromBase64(text).value_or("");
    const auto document = domain::JsonDocument::parse(body);
    if (!document) {
      std::cout << "refused\n";
      continue;
    }
    std::istringstream list(pointers);
    for (std::string one; list >> one;) {
      const auto found = document->find(base::fromBase64(one == "-" ? "" : one).value_or(""));
      std::cout << word(found.state);
      if (found.state == domain::LookupState::found)
        std::cout << ':' << word(found.value.type()) << ':' << base::toBase64(found.value.text());
      std::cout << ' ';
    }
    std::cout << '\n';
  }
  return 0;
}
