#pragma once
// application/x-www-form-urlencoded as providers send it: '+' is a space, %XX a byte, pairs in order, decoded exactly
// once.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::domain {

struct FormDocument {
  std::vector<std::pair<std::string, std::string>> fields;  ///< in the order sent, repeated names kept

  /// nullopt for a '%' that two hexadecimal digits don't follow. An empty body has no fields.
  static std::optional<FormDocument> parse(std::string_view body);
};

}  // namespace ack::domain
