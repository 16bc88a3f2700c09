#pragma once
// Signs as the providers do, by OpenSSL directly and from their public documentation: nothing of the product's own
// provider code, so that a mistake there can't agree with itself.
#include "tests/kit/raw_http_client.h"

namespace ack::kit {

std::string sha256Hex(std::string_view bytes);
std::string hmacSha256(std::string_view key, std::string_view bytes);  ///< raw 32 bytes
std::string hmacSha1(std::string_view key, std::string_view bytes);    ///< raw 20 bytes
std::string hex(std::string_view bytes);
std::string base64(std::string_view bytes);
std::string fromBase64(std::string_view text);

/// Seconds since 1970 by the system clock.
std::int64_t unixNow();

/// Stripe-Signature: t=…,v1=…
Headers signStripe(const std::string& secret, std::string_view body, std::int64_t at = unixNow());
/// X-Hub-Signature-256, with the delivery's ID and event type.
Headers signGithub(const std::string& secret, std::string_view body, const std::string& id, const std::string& type);
/// webhook-id, webhook-timestamp, webhook-signature (secret "whsec_" + base64).
Headers signStandard(const std::string& secret, std::string_view body, const std::string& id,
                     std::int64_t at = unixNow());
Headers signSlack(const std::string& secret, std::string_view body, std::int64_t at = unixNow());
Headers signShopify(const std::string& secret, std::string_view body);
/// Over the public URL and the sorted form fields.
Headers signTwilio(const std::string& token, const std::string& url, std::string_view form);

}  // namespace ack::kit
