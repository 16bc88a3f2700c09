#pragma once
// Shows the shape of a payload without what is personal in it: names stay, values become dots of fixed length (so
// that not even a length leaks), except for a short list of fields that never describe a person, and only where their
// value looks like what the field is for.
#include "core/domain/payload_document.h"
#include "core/store/payload_codec.h"

#include <string>
#include <string_view>

namespace ack::query {

constexpr std::string_view kMaskedValue = "\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2\xE2\x80\xA2"
                                          "\xE2\x80\xA2";  // seven bullets
constexpr std::size_t kMaxMaskedBytes = std::size_t{256} << 10;

/// JSON pretty-printed, a form as name = value lines, anything else described by its size. `element` is the part of a
/// batch that is meant ("" is the whole). Cut behind kMaxMaskedBytes, and it says so.
std::string maskPayload(const store::Payload& payload, std::string_view element);

}  // namespace ack::query
