#pragma once
// What an unsigned handshake may make an HMAC over, and therefore what no event may consist of. Anybody can ask for
// such a code, so both sides have to go by the very same rule.
#include <span>
#include <string_view>

namespace ack::provider {

/// Whether `text` looks like a provider's random token: 1 to 1,024 letters, digits and "-_.+/", with at most two "="
/// behind.
bool isHandshakeToken(std::string_view text) noexcept;
/// The same of a text that is in pieces.
bool isHandshakeToken(std::span<const std::string_view> pieces);

}  // namespace ack::provider
