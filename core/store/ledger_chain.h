#pragma once
// The hash that makes the ledger a chain: each line carries the SHA-256 of the line before it and of its own fields,
// so that an edited, removed or inserted line shows wherever the chain is walked.
#include "core/base/clock.h"
#include "core/base/money.h"
#include "core/domain/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::store {

enum class LedgerKind : std::uint8_t { charge = 0, refund = 1 };

struct LedgerLine {
  LedgerKind kind{LedgerKind::charge};
  std::optional<EffectId> effect;
  DeliveryId delivery;
  std::string_view account;
  Money amount;  ///< signed as the account sees it
  std::string_view description;
  UtcTime at{};
  std::optional<LedgerId> refundOf;
};

/// What the first line carries as the hash before it: 32 zero bytes.
std::string ledgerGenesis();

/// 32 bytes over `previous` and every field of the line with its number. Texts have their length in front, so that no
/// two different lines give the same bytes. Thread: any.
std::string ledgerHash(std::string_view previous, LedgerId id, const LedgerLine& line);

}  // namespace ack::store
