#include "core/operate/reason.h"

#include "core/base/encoding.h"

#include <algorithm>
#include <string>

namespace ack::operate {

Result<void> checkReason(std::string_view reason) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t begin = reason.find_first_not_of(kBlank);
  const std::string_view text = begin == std::string_view::npos
                                    ? std::string_view()
                                    : reason.substr(begin, reason.find_last_not_of(kBlank) + 1 - begin);
  // Every byte that does not continue a character begins one.
  const auto characters = static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
  if (base::isUtf8(text) && characters >= kMinReasonCharacters && characters <= kMaxReasonCharacters) return {};
  return Error{ErrorCode::invalid, "a reason of " + std::to_string(kMinReasonCharacters) + " to " +
                                       std::to_string(kMaxReasonCharacters) + " characters is needed"};
}

Result<void> checkGivenReason(std::string_view reason) {
  return reason.empty() ? Result<void>() : checkReason(reason);
}

std::string clippedReason(std::string_view reason) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < reason.size(); ++i)
    if ((static_cast<unsigned char>(reason[i]) & 0xC0) != 0x80 && ++characters > kMaxReasonCharacters)
      return std::string(reason.substr(0, i));
  return std::string(
      reason.substr(0, 4 * kMaxReasonCharacters));  // bytes that are no text have no end of a character
}

}  // namespace ack::operate
