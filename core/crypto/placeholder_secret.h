#pragma once
// Tells a secret from what people leave in examples. A source whose secret anybody would guess must not verify
// anything (a missing secret must never mean "no check").
#include <string_view>

namespace ack::crypto {

/// true for blank text, "changeme", "<your secret>", "${SECRET}", "xxxx", a bare "whsec_" …. A weak but deliberate
/// word
/// ("12345", "secret") is the operator's business. White space around it does not matter. Thread: any.
bool isPlaceholderSecret(std::string_view secret) noexcept;

}  // namespace ack::crypto
