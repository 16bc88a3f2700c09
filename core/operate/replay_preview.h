#pragma once
// Makes the frozen manifest of a replay: looks at every chosen delivery, foretells its effects, and writes it down in
// small steps, so that accepting never waits for a large preview.
#include "core/config/rules_archive.h"
#include "core/operate/replay_choice.h"
#include "core/store/replay_item_table.h"
#include "core/store/replay_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ack::operate {

/// What counts as one replay for "four eyes", however many requests it is cut into.
constexpr std::chrono::hours kAloneWindow{24};

/// Why this replay needs a second person (domain.md, "Four eyes"); empty where one is enough. What the same person
/// had put back within kAloneWindow without anybody else counts with it, else many small requests would walk around
/// the bound. Within the caller's transaction where it must hold at the commit.
Result<std::string> whySecondPerson(store::Connection& connection, const store::ReplayRow& replay,
                                    const config::Settings& settings, UtcTime now);

/// Whether such a dead letter runs into the same wall again unless somebody has mended something.
bool needsCorrection(domain::DeadCause cause) noexcept;

/// Thread: that of the desk's connection, outside any transaction.
class ManifestMaker {
 public:
  ManifestMaker(const Desk& desk, effect::ContentProofOf proofOf, domain::RulesChoice rules);

  /// Writes and freezes the draft. Answers it as it stands in the store then. cancelled where `going` says so; what
  /// was written until then goes with the draft's hour.
  Result<store::ReplayRow> make(const access::Actor& actor, const ReplayChoice& choice,
                                const ReplayCommands::Going& going);
  [[nodiscard]] const config::Catalogue& catalogue() const noexcept { return *m_current; }

 private:
  Result<void> begin(const access::Actor& actor, const ReplayChoice& choice);
  Result<store::ReplayItemRow> look(DeliveryId id);
  Result<void> foretell(const store::WorkRow& row, store::ReplayItemRow& item);
  Result<void> writeDown(const std::vector<store::ReplayItemRow>& items);
  void count(const store::ReplayItemRow& item, const std::vector<effect::PredictedEffect>& effects);

  const Desk& m_desk;
  domain::RulesChoice m_rules;
  config::RulesArchive m_archive;
  config::CataloguePtr m_current;
  effect::StoredEventPlanner m_planner;
  store::DueDeliveries m_due;
  store::ReplayHoldTable m_holds;
  std::unique_ptr<store::Statement> m_cause;
  store::ReplayRow m_draft;
};

}  // namespace ack::operate
