#include "core/query/plain_json.h"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace ack::query {
namespace {

/// `token`, a JSON number, with its exponent worked in.
std::string plainNumber(std::string_view token) {
  double number = 0;
  const auto read = std::from_chars(token.data(), token.data() + token.size(), number);
  std::array<char, 400> digits{};  // the longest double has 309 digits before its point, or 340 after it
  const auto made = std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed);
  if (read.ec != std::errc{} || made.ec != std::errc{}) return std::string(token);
  std::string text(digits.data(), made.ptr);
  if (text.find('.') == std::string::npos) text += ".0";
  return text;
}

}  // namespace

std::string plainJson(const boost::json::value& value) {
  const std::string text = boost::json::serialize(value);
  std::string out;
  out.reserve(text.size());
  bool inString = false;
  for (std::size_t i = 0; i < text.size();) {
    const bool number = !inString && (text[i] == '-' || (text[i] >= '0' && text[i] <= '9'));
    if (number) {
      const std::size_t end = std::min(text.find_first_not_of("+-.0123456789eE", i), text.size());
      const std::string_view token = std::string_view(text).substr(i, end - i);
      out += token.find_first_of("eE") == std::string_view::npos ? std::string(token) : plainNumber(token);
      i = end;
      continue;
    }
    if (text[i] == '"') inString = !inString;
    const std::size_t length = inString && text[i] == '\\' ? 2 : 1;
    out.append(text, i, length);
    i += length;
  }
  return out;
}

}  // namespace ack::query
