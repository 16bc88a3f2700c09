#pragma once
// application/x-www-form-urlencoded as providers send it: '+' is a space, %XX a byte, pairs in order, decoded exactly
// once, values in UTF-8 whatever the form was written in.
#include "core/base/result.h"
#include "core/domain/charset.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::domain {

struct FormDocument {
  /// Far more than any provider sends; each costs memory of ours many times its size.
  static constexpr std::size_t kMaxFields = 10'000;

  std::vector<std::pair<std::string, std::string>> fields;  ///< in the order sent, repeated names kept

  /// nullopt for a '%' that two hexadecimal digits don't follow and for more than kMaxFields. An empty body has no
  /// fields. Without a declared charset a field "charset" that names a known one counts where the values are not
  /// UTF-8 (PayPal's IPN is sent so).
  static std::optional<FormDocument> parse(std::string_view body, std::optional<Charset> declared = std::nullopt);
};

}  // namespace ack::domain
