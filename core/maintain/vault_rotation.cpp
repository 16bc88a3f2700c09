#include "core/maintain/vault_rotation.h"

#include "core/audit/checkpoint.h"
#include "core/base/kill_point.h"
#include "core/base/log.h"
#include "core/config/catalogue_store.h"
#include "core/crypto/key_ring.h"
#include "core/store/cached_statement.h"
#include "core/store/payload_table.h"

#include <algorithm>

namespace ack::maintain {
namespace {

Error otherKeyError(std::int64_t version) {
  return Error{ErrorCode::refused, "master.key is not the file that this store is sealed with: it has no key " +
                                       std::to_string(version) +
                                       ", or another one of that number; put the right file back"};
}

Result<std::vector<std::int64_t>> payloadsBehind(store::Connection& connection, std::int64_t after) {
  auto prepared =
      connection.prepare("SELECT payload_id FROM payload WHERE payload_id > $1 ORDER BY payload_id LIMIT $2");
  if (!prepared) return std::move(prepared).error();
  const store::StatementScope s(**prepared);
  s->bind(1, after);
  s->bind(2, VaultRotation::kStepRows);
  std::vector<std::int64_t> ids;
  for (;;) {
    const auto row = s->step();
    if (!row) return row.error();
    if (!*row) return ids;
    ids.push_back(s->integer(0));
  }
}

/// How many texts beside the payloads were still sealed with an older key.
Result<std::int64_t> resealOthers(store::Connection& connection, const crypto::Vault& vault) {
  const auto configurations = config::CatalogueStore::reseal(connection, vault);
  if (!configurations) return configurations.error();
  const auto seed = audit::CheckpointKey::reseal(connection, vault);
  if (!seed) return seed.error();
  return *configurations + (*seed ? 1 : 0);
}

}  // namespace

VaultRotation::VaultRotation(store::Connection& reader, WriteStep write, const crypto::Vault& vault,
                             std::filesystem::path keyFile, RandomSource& random)
    : m_reader(reader), m_write(std::move(write)), m_vault(vault), m_keyFile(std::move(keyFile)), m_random(random) {}

Result<bool> VaultRotation::step() {
  const auto row = store::VaultKeyTable(m_reader).newest();
  if (!row) return row.error();
  if (!*row || (*row)->finished()) return false;
  if ((*row)->fingerprint.empty()) {
    if (auto made = makeKey(**row); !made) return made.error();
    return true;
  }
  if (auto current = m_vault.refresh(); !current) return current.error();
  if (m_vault.fingerprint((*row)->version) != (*row)->fingerprint) return otherKeyError((*row)->version);
  const auto more = resealPayloads(**row);
  if (!more || *more) return more;
  return endOldKeys(**row);
}

/// Within the write transaction, so that nobody else seals or reads the ring for sealing meanwhile.
Result<void> VaultRotation::makeKey(const store::VaultKeyRow& row) {
  return m_write([&](store::WriteContext& context) -> Result<void> {
    auto ring = crypto::readKeyRing(m_keyFile);
    if (!ring) return std::move(ring).error();
    const auto version = static_cast<std::uint32_t>(row.version);
    // A start that died between the file and the commit left the key there.
    if (ring->back().version < version) {
      std::string key(crypto::kRingKeyBytes, '\0');
      m_random.fill(std::as_writable_bytes(std::span(key)));
      ring->emplace_back(version, std::move(key));
      base::killPoint("vault.key_before_file");
      if (auto written = crypto::writeKeyRing(m_keyFile, *ring, m_random); !written) return written;
      base::killPoint("vault.key_in_file");
    }
    if (auto current = m_vault.refresh(); !current) return current;
    const std::string fingerprint = m_vault.fingerprint(row.version);
    if (fingerprint.empty() || m_vault.newestKey() != row.version) return otherKeyError(row.version);
    return store::VaultKeyTable(context.connection).keepFingerprint(row.version, fingerprint);
  });
}

/// false: no key opens it.
Result<bool> VaultRotation::resealOne(std::int64_t payload, std::int64_t newKey, std::vector<Resealed>& out,
                                      std::size_t& bytes) {
  const auto stored = store::PayloadTable(m_reader).load(payload);
  if (!stored) return stored.error();
  if (!*stored || (*stored)->keyVersion == newKey) return true;
  const auto plain = m_vault.unseal((*stored)->sealed, (*stored)->associated);
  if (!plain) {
    // A key that is merely missing can be put back; what no key opens can't be helped.
    const bool named = crypto::Vault::keyVersionOf((*stored)->sealed) == (*stored)->keyVersion;
    if (plain.error().code == ErrorCode::corrupt || !named) return false;
    return base::withContext("payload " + std::to_string(payload), plain.error());
  }
  auto sealed = m_vault.seal(*plain, (*stored)->associated);
  if (!sealed) return std::move(sealed).error();
  bytes += sealed->size();
  out.push_back({payload, (*stored)->keyVersion, std::move(*sealed)});
  return true;
}

/// Payloads that arrive meanwhile are sealed with the new key already, so one pass upwards meets them all.
Result<bool> VaultRotation::resealPayloads(const store::VaultKeyRow& row) {
  const auto ids = payloadsBehind(m_reader, row.resealedTo);
  if (!ids) return ids.error();
  if (ids->empty()) return false;
  std::vector<Resealed> payloads;
  store::ResealStep step;
  std::size_t bytes = 0;
  for (const std::int64_t id : *ids) {
    if (bytes >= kStepBytes) break;
    const auto opened = resealOne(id, row.version, payloads, bytes);
    if (!opened) return opened.error();
    if (!*opened) ++step.unreadable;
    step.resealedTo = id;
  }
  step.resealed = static_cast<std::int64_t>(payloads.size());
  if (auto kept = keep(row, payloads, step); !kept) return kept.error();
  base::killPoint("vault.resealed");
  return true;
}

Result<void> VaultRotation::keep(const store::VaultKeyRow& row, const std::vector<Resealed>& payloads,
                                 const store::ResealStep& step) {
  return m_write([&](store::WriteContext& context) -> Result<void> {
    store::PayloadTable table(context.connection);
    for (const Resealed& payload : payloads)
      if (auto replaced = table.reseal(payload.payload, payload.oldKey, payload.sealed); !replaced) return replaced;
    base::killPoint("vault.resealing");
    return store::VaultKeyTable(context.connection).advance(row.version, step);
  });
}

/// What is left is few. Only a step that finds nothing more to seal ends the old keys: what it ends must not depend
/// on what the same transaction changed.
Result<bool> VaultRotation::endOldKeys(const store::VaultKeyRow& row) {
  bool more = false;
  auto done = m_write([&](store::WriteContext& context) -> Result<void> {
    const auto resealed = resealOthers(context.connection, m_vault);
    if (!resealed) return resealed.error();
    more = *resealed > 0;
    if (more) return {};
    auto ring = crypto::readKeyRing(m_keyFile);
    if (!ring) return std::move(ring).error();
    if (ring->back().version != row.version || crypto::keyFingerprint(ring->back()) != row.fingerprint)
      return otherKeyError(row.version);
    ring->erase(ring->begin(), std::prev(ring->end()));
    base::killPoint("vault.before_end");
    if (auto written = crypto::writeKeyRing(m_keyFile, *ring, m_random); !written) return written;
    base::killPoint("vault.ended_in_file");
    if (auto current = m_vault.refresh(); !current) return current;
    return store::VaultKeyTable(context.connection).finish(row.version, context.now);
  });
  if (!done) return done.error();
  if (!more)
    base::log(base::LogLevel::info, "vault",
              "the store is sealed with key " + std::to_string(row.version) + "; older keys are ended");
  return more;
}

Result<void> requireNewestKey(store::Connection& connection, const crypto::Vault& vault) {
  const auto row = store::VaultKeyTable(connection).newest();
  if (!row) return row.error();
  if (!*row || (*row)->fingerprint.empty() || vault.fingerprint((*row)->version) == (*row)->fingerprint) return {};
  return otherKeyError((*row)->version);
}

}  // namespace ack::maintain
