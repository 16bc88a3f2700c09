#pragma once
// The values that screens and the command line show of replays. Plain data, from one read-only snapshot each.
#include "core/base/clock.h"
#include "core/domain/delivery_state.h"
#include "core/domain/replay_words.h"

#include <optional>
#include <string>
#include <vector>

namespace ack::query {

struct ReplayView {
  ReplayId id;
  domain::ReplayState state{};
  domain::RulesChoice rules{};
  std::string chosen;  ///< what was asked for, in words: "12 dead letters", "cause exhausted, destination crm"
  std::string askedBy;
  UtcTime madeAt{};
  std::optional<UtcTime> askedAt;
  std::optional<UtcTime> expiresAt;  ///< while it waits (and of a draft)
  domain::ReplayReason reasonKind{};
  std::string reason;
  bool corrected{false}, needsCorrection{false};
  domain::ReplayPace pace;
  std::string whySecond;                  ///< empty: one person is enough
  std::string decidedBy, decisionReason;  ///< the second person, approving or not
  std::optional<UtcTime> decidedAt, beganAt, endedAt;
  std::string stopReason;  ///< why it is paused or ended early
  std::string manifestSha256Hex;
  domain::ReplayCounts counts;
  domain::ReplayProgress progress;
};

/// Newest first; drafts are not listed.
struct ReplayPage {
  std::vector<ReplayView> rows;
  std::string next;  ///< empty: no more
};

/// One effect of one delivery, as it was foretold, with what is known of it now.
struct ReplayEffectView {
  domain::EffectKind kind{};
  std::string destination, key;
  domain::Prediction prediction{};
  domain::DuplicateRisk risk{};
  domain::PredictionWhy why{};
  std::optional<domain::EffectState> state;  ///< now; nullopt: nothing is recorded
  std::optional<UtcTime> intentAt, outcomeAt;
  int httpStatus{0};
  std::string evidence;
};

struct ReplayItemView {
  DeliveryId delivery;
  std::string eventId, source, type;  ///< empty where there is no such delivery
  domain::ReplayItemState state{};
  domain::DeadCause cause{};                     ///< when it was previewed
  std::int64_t attempts{0};                      ///< likewise; the next one is attempts + 1
  std::optional<domain::PredictionWhy> why;      ///< the delivery as a whole is in conflict
  std::string note;                              ///< what has changed, or how it ended
  std::optional<domain::DeliveryState> present;  ///< how the delivery stands now
  std::int64_t presentAttempts{0};
  std::vector<ReplayEffectView> effects;
};

/// In the order of the deliveries' numbers, oldest first.
struct ReplayItemPage {
  std::vector<ReplayItemView> rows;
  std::string next;
};

/// One replay that a delivery was in.
struct ReplayOfDelivery {
  ReplayView replay;
  domain::ReplayItemState state{};
  std::string note;
  std::int64_t round{0};  ///< the round it opened; 0: none
};

}  // namespace ack::query
