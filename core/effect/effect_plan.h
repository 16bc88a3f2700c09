#pragma once
// What an event is to cause, as plain values: the planner's answer, before anything was done. The same event and the
// same rules always give the same plan, so that a retry plans anew and finds what is already applied.
#include "core/base/clock.h"
#include "core/base/money.h"
#include "core/domain/delivery_state.h"
#include "core/domain/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ack::effect {

/// What the planner must know about the event beside its payload.
struct EventFacts {
  DeliveryId delivery;
  EventIdentity identity;
  std::string type;
  std::optional<UtcTime> occurredAt;
  UtcTime receivedAt{};
  std::string element;  ///< JSON pointer of the event's part of the body; "" is the whole
};

struct ChargePlan {
  std::string account;
  Money amount;  ///< signed as the account sees it: a debit is negative
  std::string description;
  bool refuseBelowZero{false};
};

struct InboxPlan {
  std::string thread, sender, recipient, text;
};

struct StatusPlan {
  std::string subject, status;
  UtcTime occurredAt{};
  std::string tieBreak;  ///< decides between equal times; compared byte by byte, the greater is the newer
};

struct ForwardPlan {
  std::int64_t destination{0};
};

struct PlannedEffect {
  domain::EffectKind kind{};
  std::string key;  ///< see effect_key.h
  std::variant<ChargePlan, InboxPlan, StatusPlan, ForwardPlan> what;
};

struct EffectPlan {
  std::vector<PlannedEffect> local;     ///< the charge first: it is the one that can be refused
  std::vector<PlannedEffect> forwards;  ///< in the order of the rules
};

}  // namespace ack::effect
