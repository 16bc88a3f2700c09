#pragma once
// Reads a due delivery and plans its effects, outside any transaction: the costly part of an attempt (opening the
// payload, reading it, planning), and the part that may run on many threads.
#include "core/config/rules_archive.h"
#include "core/crypto/vault.h"
#include "core/effect/payload_opener.h"
#include "core/effect/stored_event_planner.h"
#include "core/store/delivery_claims.h"
#include "core/work/delivery_job.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace ack::work {

using effect::ContentProofOf;

/// Thread: that of its connection, which must outlive it, as must the vault.
class DeliveryPreparer {
 public:
  /// What is read ahead stops at about this much.
  static constexpr std::size_t kReadAheadBytes = 1U << 20;

  DeliveryPreparer(store::Connection& reader, const crypto::Vault& vault, ContentProofOf proofOf)
      : m_reader(reader), m_due(reader), m_opener(reader, vault), m_rules(vault), m_proofOf(std::move(proofOf)) {}

  /// The first of `ids`, at least one, in one snapshot, which is over when this returns: a plan that does not end
  /// must not hold the log. One answer for each that was looked at: nullopt where the delivery no longer waits.
  /// Errors are the store's.
  Result<std::vector<Result<std::optional<store::WaitingDelivery>>>> readAhead(std::span<const DeliveryId> ids);

  /// One of them.
  Result<std::optional<store::WaitingDelivery>> waiting(DeliveryId id) { return m_due.loadWaiting(id); }
  /// What is wrong with the event itself (no rule can be applied, payload purged or not what was accepted) is the
  /// job's `failure`; an error is one of the store.
  Result<std::unique_ptr<DeliveryJob>> prepare(store::WaitingDelivery delivery, config::CataloguePtr catalogue);
  [[nodiscard]] store::DueDeliveries& due() noexcept { return m_due; }

 private:
  using Stored = std::optional<store::StoredPayload>;

  Result<void> plan(DeliveryJob& job, Stored stored);

  store::Connection& m_reader;
  store::DueDeliveries m_due;
  effect::PayloadOpener m_opener;
  config::RulesArchive m_rules;
  ContentProofOf m_proofOf;
};

}  // namespace ack::work
