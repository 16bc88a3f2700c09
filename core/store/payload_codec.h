#pragma once
// The plain form of a stored payload: the headers worth keeping and the body, length-prefixed. Signatures,
// credentials and cookies are dropped before anything is sealed, so that no later reader can leak them.
#include "core/base/result.h"
#include "core/crypto/vault.h"
#include "core/domain/payload_document.h"
#include "core/store/payload_table.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ack::store {

struct Payload {
  std::string contentType;
  std::vector<domain::Header> headers;
  std::string body;
};

/// Whether a header may be stored: no signature, authorisation, token, cookie or key (by its name, any case).
bool isStorableHeader(std::string_view name) noexcept;

/// The bytes to seal: only storable headers, their values trimmed.
std::string encodePayload(std::span<const std::pair<std::string_view, std::string_view>> headers,
                          std::string_view body);
/// corrupt for anything encodePayload did not make.
Result<Payload> decodePayload(std::string_view plain);

/// Unseals, decodes, and compares the body with the hash taken when it was accepted. corrupt where any of that fails.
/// Thread: any.
Result<Payload> openPayload(const StoredPayload& stored, const crypto::Vault& vault);

}  // namespace ack::store
