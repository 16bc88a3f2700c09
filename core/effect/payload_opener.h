#pragma once
// Opens a stored payload and reads it. That of a batch is kept for its next element: opening and reading the body of
// 10,000 events 10,000 times would take minutes.
#include "core/crypto/vault.h"
#include "core/domain/payload_document.h"
#include "core/store/payload_codec.h"
#include "core/store/payload_table.h"

#include <memory>
#include <optional>
#include <string>

namespace ack::effect {

/// A payload that was opened and read; the document views the body.
struct OpenedPayload {
  std::int64_t id{0};
  store::Payload payload;
  Result<domain::PayloadDocument> document;
};

/// Thread: that of its connection, which must outlive it, as must the vault.
class PayloadOpener {
 public:
  enum class Missing { purged, damaged };
  struct Answer {
    const OpenedPayload* opened{nullptr};  ///< null where it is missing; lives until the next call
    Missing missing{Missing::purged};
    std::string why;
  };

  PayloadOpener(store::Connection& connection, const crypto::Vault& vault) : m_payloads(connection), m_vault(vault) {}

  /// `stored` may bring the sealed payload along; `element` is that of a batch's event, otherwise empty. An error is
  /// one of the store.
  Result<Answer> open(std::int64_t id, const std::string& element, std::optional<store::StoredPayload> stored);

 private:
  store::PayloadTable m_payloads;
  const crypto::Vault& m_vault;
  std::unique_ptr<const OpenedPayload> m_opened;
};

}  // namespace ack::effect
