#pragma once
// What a person decided about a call whose outcome nobody could know. The numbers are stored: never renumber, only
// add.
#include <cstdint>
#include <optional>
#include <string_view>

namespace ack::domain {

enum class OutcomeVerdict : std::uint8_t {
  applied = 1,      ///< the destination has it: the effect counts as applied
  notApplied = 2,   ///< it has not: the effect is run
  compensated = 3,  ///< a person made up for it elsewhere: the effect counts as applied and is not run
};

/// "applied", "not_applied", "compensated".
constexpr std::string_view toText(OutcomeVerdict verdict) noexcept {
  switch (verdict) {
  case OutcomeVerdict::applied:
    return "applied";
  case OutcomeVerdict::notApplied:
    return "not_applied";
  case OutcomeVerdict::compensated:
    return "compensated";
  }
  return "?";
}

/// Also with '-' in place of '_', as the command line spells it.
constexpr std::optional<OutcomeVerdict> outcomeVerdictFrom(std::string_view text) noexcept {
  if (text == "applied") return OutcomeVerdict::applied;
  if (text == "not_applied" || text == "not-applied") return OutcomeVerdict::notApplied;
  if (text == "compensated") return OutcomeVerdict::compensated;
  return std::nullopt;
}

}  // namespace ack::domain
