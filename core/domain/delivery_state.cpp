#include "core/domain/delivery_state.h"

#include <array>

namespace ack::domain {
namespace {

constexpr std::array<std::string_view, 7> kStates{"queued",    "processing", "retrying", "unresolved",
                                                  "completed", "dead",       "discarded"};
constexpr std::array<std::string_view, 8> kCauses{
    "", "stale", "exhausted", "permanent", "unauthorised", "outcome_unknown", "mapping", "ledger"};
constexpr std::array<std::string_view, 4> kKinds{"charge", "inbox", "status", "forward"};
constexpr std::array<std::string_view, 6> kEffectStates{"planned", "intended", "applied",
                                                        "failed",  "unknown",  "superseded"};
constexpr std::array<std::string_view, 4> kArrivals{"accepted", "duplicate", "stale", "rejected"};
constexpr std::array<std::string_view, 10> kAttempts{"running",      "completed", "transient", "permanent",
                                                     "unauthorised", "uncertain", "mapping",   "ledger",
                                                     "lapsed",       "late"};

template <class Enum, std::size_t N>
std::string_view wordOf(const std::array<std::string_view, N>& words, Enum value) noexcept {
  const auto index = static_cast<std::size_t>(value);
  return index < N ? words[index] : std::string_view{"?"};
}

template <class Enum, std::size_t N>
std::optional<Enum> valueOf(const std::array<std::string_view, N>& words, std::string_view text) noexcept {
  for (std::size_t i = 0; i < N; ++i)
    if (!words[i].empty() && words[i] == text) return static_cast<Enum>(i);
  return std::nullopt;
}

}  // namespace

std::string_view toText(DeliveryState state) noexcept { return wordOf(kStates, state); }
std::string_view toText(DeadCause cause) noexcept { return wordOf(kCauses, cause); }
std::string_view toText(EffectKind kind) noexcept { return wordOf(kKinds, kind); }
std::string_view toText(EffectState state) noexcept { return wordOf(kEffectStates, state); }
std::string_view toText(ArrivalResult result) noexcept { return wordOf(kArrivals, result); }
std::string_view toText(AttemptResult result) noexcept { return wordOf(kAttempts, result); }
std::optional<DeliveryState> deliveryStateFrom(std::string_view text) noexcept {
  return valueOf<DeliveryState>(kStates, text);
}
std::optional<DeadCause> deadCauseFrom(std::string_view text) noexcept { return valueOf<DeadCause>(kCauses, text); }
std::optional<EffectKind> effectKindFrom(std::string_view text) noexcept { return valueOf<EffectKind>(kKinds, text); }

bool mayFollow(DeliveryState from, DeliveryState to) noexcept {
  using enum DeliveryState;
  switch (from) {
  case queued:
    return to == processing || to == completed || to == dead;  // the last two: claim and settle in one commit
  case processing:
    return to == completed || to == retrying || to == unresolved || to == dead || to == queued;
  case retrying:
    return to == processing || to == completed || to == dead || to == retrying;
  case unresolved:
    return to == completed || to == retrying || to == dead;
  case dead:
    return to == queued || to == discarded;
  case discarded:
    return to == dead;  // a person opens again what a person closed
  case completed:
    return false;
  }
  return false;
}

}  // namespace ack::domain
