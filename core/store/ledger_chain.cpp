#include "core/store/ledger_chain.h"

#include "core/crypto/digest.h"

namespace ack::store {
namespace {

constexpr std::size_t kHashBytes = 32;

void append(std::string& out, std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  for (int shift = 56; shift >= 0; shift -= 8) out.push_back(static_cast<char>((bits >> shift) & 0xFFU));
}

void append(std::string& out, std::string_view text) {
  append(out, static_cast<std::int64_t>(text.size()));
  out.append(text);
}

}  // namespace

std::string ledgerGenesis() { return std::string(kHashBytes, '\0'); }

std::string ledgerHash(std::string_view previous, LedgerId id, const LedgerLine& line) {
  std::string bytes("ack-ledger-1");
  bytes.reserve(256);
  append(bytes, previous);
  append(bytes, id.value);
  append(bytes, static_cast<std::int64_t>(line.kind));
  append(bytes, line.effect ? line.effect->value : 0);
  append(bytes, line.delivery.value);
  append(bytes, line.account);
  append(bytes, line.amount.minor);
  append(bytes, std::string_view(line.amount.currency.code));
  append(bytes, static_cast<std::int64_t>(line.amount.currency.exponent));
  append(bytes, line.description);
  append(bytes, toMicros(line.at));
  append(bytes, line.refundOf ? line.refundOf->value : 0);
  const auto hash = crypto::sha256(bytes);
  return std::string(reinterpret_cast<const char*>(hash.data()), hash.size());
}

}  // namespace ack::store
