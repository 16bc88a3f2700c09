#include "core/config/four_eyes.h"

#include "core/store/fact_table.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace ack::config {
namespace {

constexpr std::string_view kRaisedAt = "four_eyes_raised_at_us";
constexpr std::string_view kBefore = "four_eyes_before";  ///< the lowest of the day that ended with the raise

bool readNumber(const std::string& text, std::int64_t& number) {
  return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{};
}

}  // namespace

Result<int> fourEyesInForce(store::Connection& connection, const Settings& settings, UtcTime now) {
  store::FactTable facts(connection);
  const auto raisedAt = facts.get(kRaisedAt);
  if (!raisedAt) return raisedAt.error();
  const auto before = facts.get(kBefore);
  if (!before) return before.error();
  if (!*raisedAt || !*before) return settings.fourEyesAbove;
  std::int64_t at = 0;
  std::int64_t bound = 0;
  if (!readNumber(**raisedAt, at) || !readNumber(**before, bound))
    return Error{ErrorCode::corrupt, "when the bound of four eyes was raised can't be read"};
  // A clock that was set back makes the old bound hold for longer, not shorter.
  if (now - fromMicros(at) >= kRaisedBoundHolds) return settings.fourEyesAbove;
  return static_cast<int>(std::min<std::int64_t>(bound, settings.fourEyesAbove));
}

Result<void> noteFourEyes(store::Connection& connection, const Settings& before, const Settings& after, UtcTime now) {
  if (after.fourEyesAbove <= before.fourEyesAbove) return {};
  const auto lowest = fourEyesInForce(connection, before, now);
  if (!lowest) return lowest.error();
  store::FactTable facts(connection);
  if (auto set = facts.set(kBefore, std::to_string(*lowest)); !set) return set;
  return facts.set(kRaisedAt, std::to_string(toMicros(now)));
}

}  // namespace ack::config
