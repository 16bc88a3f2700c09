#pragma once
// Undoes the content coding of a body (RFC 9110 8.4.1), within a bound: what a few bytes may unpack to is decided by
// us and not by the sender.
#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ack::base {

enum class ContentCoding { identity, gzip, deflate };

/// A Content-Encoding value: "", identity, gzip, x-gzip, deflate in any case. nullopt for every other one, and for a
/// list, since nobody sends webhooks packed twice.
std::optional<ContentCoding> contentCodingOf(std::string_view value) noexcept;

/// The unpacked bytes, at most `maxBytes`; beside the result nothing that grows with it is allocated. gzip (RFC 1952)
/// may have several members; deflate is zlib's form (RFC 1950) or, as many senders have it, the bare one (RFC 1951).
/// full: there would be more than `maxBytes`. invalid: broken, cut short, or with bytes behind its end.
Result<std::string> inflate(ContentCoding coding, std::string_view packed, std::size_t maxBytes);

}  // namespace ack::base
