#pragma once
// The reason that a person gives for a deed: long enough to say something to whoever reads the audit trail later.
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace ack::operate {

constexpr std::size_t kMinReasonCharacters = 10;
constexpr std::size_t kMaxReasonCharacters = 500;

/// invalid unless it has that many characters (of UTF-8), white space at both ends not counted.
Result<void> checkReason(std::string_view reason);
/// The same where one may be left out: an empty one is none.
Result<void> checkGivenReason(std::string_view reason);
/// Its first kMaxReasonCharacters characters, for the entry of a deed that was refused before its reason was looked
/// at.
std::string clippedReason(std::string_view reason);

}  // namespace ack::operate
