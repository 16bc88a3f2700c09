#include "core/domain/replay_words.h"

#include <array>

namespace ack::domain {
namespace {

constexpr std::string_view kPrefix = "rpl_";
constexpr std::string_view kDeliveryPrefix = "dlv_";

constexpr std::array<std::string_view, 9> kStates{"draft",     "waiting",  "ready",   "running", "paused",
                                                  "cancelled", "rejected", "expired", "done"};
constexpr std::array<std::string_view, 7> kItems{"frozen", "excluded", "released", "completed",
                                                 "dead",   "unknown",  "changed"};
constexpr std::array<std::string_view, 7> kReasons{
    "", "cause_corrected", "target_recovered", "rules_corrected", "credentials_renewed", "customer_request", "other"};
constexpr std::array<std::string_view, 2> kRules{"current", "original"};
constexpr std::array<std::string_view, 4> kPredictions{"skip", "run", "ask", "conflict"};
constexpr std::array<std::string_view, 3> kRisks{"none", "low", "possible"};

struct Why {
  std::string_view word;
  std::string_view sentence;
};
constexpr std::array<Why, 20> kWhys{
    Why{"applied", "done for this event, and stays as it is"},
    Why{"applied_by_other", "another event with the same key has done it"},
    Why{"superseded", "something newer is known"},
    Why{"once_per_event", "not done yet; it can happen once only"},
    Why{"not_sent", "nothing was sent yet"},
    Why{"failed_before", "the last call certainly did nothing"},
    Why{"same_key", "nobody knows whether it happened; the target takes the same key once"},
    Why{"can_be_asked", "nobody knows whether it happened; the target is asked, and takes the same key once"},
    Why{"can_be_asked_only", "nobody knows whether it happened; the target is asked, but would take it twice"},
    Why{"cannot_be_asked",
        "nobody knows whether it happened, and the target can't be asked: judge the outcome first"},
    Why{"other_under_way", "another event with the same key is not through with it"},
    Why{"destination_gone", "its destination is no longer configured"},
    Why{"source_gone", "its source is no longer configured"},
    Why{"no_rules", "the rules of that time are not kept"},
    Why{"cannot_be_planned", "the rules can't be applied to this payload"},
    Why{"payload_purged", "the payload was removed by retention"},
    Why{"payload_damaged", "the stored payload is not what was accepted"},
    Why{"not_dead", "it is no dead letter"},
    Why{"in_another_replay", "another open replay has it"},
    Why{"unknown_delivery", "there is no such delivery"}};

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

// The digits of all IDs are the same; only the prefix is another.
std::string toText(ReplayId id) {
  std::string text = toText(DeliveryId{id.value});
  text.replace(0, kDeliveryPrefix.size(), kPrefix);
  return text;
}

std::optional<ReplayId> replayIdFrom(std::string_view text) noexcept {
  if (!text.starts_with(kPrefix)) return std::nullopt;
  std::string digits(kDeliveryPrefix);
  digits += text.substr(kPrefix.size());
  const auto number = deliveryIdFrom(digits);
  if (!number) return std::nullopt;
  return ReplayId{number->value};
}

std::string_view toText(ReplayState state) noexcept { return wordOf(kStates, state); }
std::string_view toText(ReplayItemState state) noexcept { return wordOf(kItems, state); }
std::string_view toText(ReplayReason reason) noexcept { return wordOf(kReasons, reason); }
std::string_view toText(RulesChoice rules) noexcept { return wordOf(kRules, rules); }
std::string_view toText(Prediction prediction) noexcept { return wordOf(kPredictions, prediction); }
std::string_view toText(DuplicateRisk risk) noexcept { return wordOf(kRisks, risk); }

std::string_view toText(PredictionWhy why) noexcept {
  const auto index = static_cast<std::size_t>(why);
  return index < kWhys.size() ? kWhys[index].word : std::string_view{"?"};
}
std::string_view sentence(PredictionWhy why) noexcept {
  const auto index = static_cast<std::size_t>(why);
  return index < kWhys.size() ? kWhys[index].sentence : std::string_view{"?"};
}

std::optional<ReplayReason> replayReasonFrom(std::string_view text) noexcept {
  return valueOf<ReplayReason>(kReasons, text);
}
std::optional<RulesChoice> rulesChoiceFrom(std::string_view text) noexcept {
  return valueOf<RulesChoice>(kRules, text);
}

}  // namespace ack::domain
