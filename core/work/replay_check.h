#pragma once
// The second look at a delivery of a replay, at the moment of running: it runs only where it is still the dead letter
// that was previewed and its effects are, by the very rules that it was previewed by,
// what was foretold or less.
#include "core/config/rules_archive.h"
#include "core/effect/stored_event_planner.h"
#include "core/store/replay_item_table.h"
#include "core/store/replay_table.h"

#include <optional>
#include <string>

namespace ack::work {

/// What is to be done with one frozen delivery.
struct ReplayChoiceNow {
  DeliveryId delivery;
  std::optional<std::string> changed;  ///< why it does not run
  store::DeadGuard guard;
  std::int64_t round{0};         ///< that it opens
  std::int64_t rulesVersion{0};  ///< what it was compared by, and is worked off by
  SourceId source;
  UtcTime receivedAt{};
};

/// Thread: that of the connection, which must outlive it, as must the vault.
class ReplayCheck {
 public:
  ReplayCheck(store::Connection& reader, const crypto::Vault& vault, effect::ContentProofOf proofOf)
      : m_reader(reader), m_due(reader), m_archive(vault), m_planner(reader, vault, std::move(proofOf)) {}

  /// Reads only; an error is one of the store.
  Result<ReplayChoiceNow> look(const store::ReplayItemRow& item, const config::CataloguePtr& current);

 private:
  store::Connection& m_reader;
  store::DueDeliveries m_due;
  config::RulesArchive m_archive;
  effect::StoredEventPlanner m_planner;
};

}  // namespace ack::work
