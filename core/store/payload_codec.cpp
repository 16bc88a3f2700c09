#include "core/store/payload_codec.h"

#include "core/base/encoding.h"
#include "core/crypto/digest.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace ack::store {
namespace {

constexpr char kVersion = 1;
// Any name that contains one of these. Every supported provider's signature header does ("X-Hub-Signature-256",
// "Stripe-Signature", "X-Shopify-Hmac-Sha256", "webhook-signature" …).
constexpr std::array<std::string_view, 11> kSecretWords{"signature", "auth",     "cookie",    "token",
                                                        "secret",    "hmac",     "digest",    "api-key",
                                                        "apikey",    "password", "credential"};

void appendLength(std::string& out, std::size_t length) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>((length >> shift) & 0xFF);
}

/// Takes pieces off the front; `ok` turns false where one is not there.
struct Cutter {
  std::string_view rest;
  bool ok{true};

  std::string_view bytes(std::size_t count) {
    if (count > rest.size()) {
      ok = false;
      return {};
    }
    const std::string_view piece = rest.substr(0, count);
    rest.remove_prefix(count);
    return piece;
  }
  std::size_t length() {
    std::size_t value = 0;
    for (const char byte : bytes(4)) value = (value << 8) | static_cast<unsigned char>(byte);
    return value;
  }
};

}  // namespace

bool isStorableHeader(std::string_view name) noexcept {
  return std::none_of(kSecretWords.begin(), kSecretWords.end(), [name](std::string_view word) {
    for (std::size_t at = 0; at + word.size() <= name.size(); ++at) {
      // The first letter alone settles nearly every place; this runs on the writer for each stored header.
      if ((name[at] | 0x20) == word[0] && base::equalsIgnoreCaseAscii(name.substr(at, word.size()), word))
        return true;
    }
    return false;
  });
}

std::string encodePayload(std::span<const std::pair<std::string_view, std::string_view>> headers,
                          std::string_view body) {
  std::string plain;
  plain.reserve(body.size() + 512);
  plain += kVersion;
  std::size_t kept = 0;
  appendLength(plain, 0);
  for (const auto& [name, rawValue] : headers) {
    if (!isStorableHeader(name)) continue;
    const std::string_view value = base::trimOws(rawValue);
    appendLength(plain, name.size());
    plain += name;
    appendLength(plain, value.size());
    plain += value;
    ++kept;
  }
  std::string count;
  appendLength(count, kept);
  plain.replace(1, 4, count);
  plain += body;
  return plain;
}

Result<Payload> decodePayload(std::string_view plain) {
  Cutter cutter{plain};
  const std::string_view version = cutter.bytes(1);
  const std::size_t count = cutter.length();
  Payload payload;
  if (cutter.ok && version[0] == kVersion) {
    for (std::size_t i = 0; i < count && cutter.ok; ++i) {
      domain::Header header;
      header.name = cutter.bytes(cutter.length());
      header.value = cutter.bytes(cutter.length());
      payload.headers.push_back(std::move(header));
    }
    payload.body = cutter.rest;
    if (cutter.ok) return payload;
  }
  return Error{ErrorCode::corrupt, "stored payload is cut off or of an unknown version"};
}

Result<Payload> openPayload(const StoredPayload& stored, const crypto::Vault& vault) {
  const std::string context = "payload " + std::to_string(stored.id);
  const auto plain = vault.unseal(stored.sealed, stored.associated);
  if (!plain) return withContext(context, plain.error());
  auto payload = decodePayload(*plain);
  if (!payload) return withContext(context, payload.error());
  const auto hash = crypto::sha256(payload->body);
  if (std::string_view(reinterpret_cast<const char*>(hash.data()), hash.size()) != stored.bodySha256)
    return Error{ErrorCode::corrupt, context + ": the body is not the one that was accepted"};
  payload->contentType = stored.contentType;
  return payload;
}

}  // namespace ack::store
