#include "core/effect/status_order.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"

#include <algorithm>
#include <array>

namespace ack::effect {
namespace {

constexpr std::array<std::string_view, 15> kFirstWords{"create",  "created",   "open",   "opened",   "pending",
                                                       "queued",  "new",       "added",  "accepted", "initiated",
                                                       "started", "scheduled", "placed", "received", "draft"};
constexpr std::array<std::string_view, 38> kFinalWords{
    "canceled", "cancelled",   "cancel",  "closed",   "completed",  "complete",  "delete",   "deleted",
    "removed",  "delivered",   "failed",  "fail",     "failure",    "succeeded", "success",  "expired",
    "refunded", "paid",        "done",    "finished", "fulfilled",  "resolved",  "rejected", "declined",
    "settled",  "undelivered", "bounced", "archived", "terminated", "voided",    "merged",   "uninstalled",
    "destroy",  "destroyed",   "revoked", "ended",    "abandoned",  "released"};

bool isLower(char c) noexcept { return c >= 'a' && c <= 'z'; }
bool isUpper(char c) noexcept { return c >= 'A' && c <= 'Z'; }

/// Calls `word` with each run of letters, in lower case; "OrderCreated" is two.
template <class Function>
void eachWord(std::string_view text, Function word) {
  std::string current;
  char before = '\0';
  for (const char c : text) {
    const bool letter = isLower(c) || isUpper(c);
    if (!current.empty() && (!letter || (isUpper(c) && isLower(before)))) {
      word(std::string_view(current));
      current.clear();
    }
    if (letter) current.push_back(isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c);
    before = c;
  }
  if (!current.empty()) word(std::string_view(current));
}

constexpr std::uint64_t kFirstMillis = 100'000'000'000;  // as seconds that would be the year 5138

}  // namespace

std::optional<UtcTime> readEventTime(std::string_view text) noexcept {
  if (const auto digits = base::parseDigits(text); digits && *digits >= kFirstMillis)
    return base::fromUnixMillis(text);
  if (const auto seconds = base::fromUnixSeconds(text)) return seconds;
  return base::fromRfc3339(text);
}

int lifecycleClass(std::string_view words) noexcept {
  bool first = false;
  bool final = false;
  eachWord(words, [&](std::string_view word) {
    first = first || std::find(kFirstWords.begin(), kFirstWords.end(), word) != kFirstWords.end();
    final = final || std::find(kFinalWords.begin(), kFinalWords.end(), word) != kFinalWords.end();
  });
  if (final) return 2;
  return first ? 0 : 1;
}

std::optional<std::string> tieBreak(const StatusOrder& order) {
  constexpr std::size_t kMaxDigits = 200;
  std::string digits = order.sequence;
  if (digits.size() > kMaxDigits || digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  if (!digits.empty()) digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
  // With the number of digits in front, the order of the bytes is the order of the numbers.
  std::string bytes(1, static_cast<char>(digits.size()));
  bytes += digits;
  const auto place = std::find(order.rank.begin(), order.rank.end(), order.status);
  const std::size_t rank = place == order.rank.end() ? 0 : static_cast<std::size_t>(place - order.rank.begin()) + 1;
  bytes.push_back(static_cast<char>((rank >> 8U) & 0xFFU));
  bytes.push_back(static_cast<char>(rank & 0xFFU));
  int life = lifecycleClass(order.eventType);
  if (life == 1) life = lifecycleClass(order.status);
  bytes.push_back(static_cast<char>(life));
  bytes.append(order.eventType);
  bytes.push_back('\0');
  bytes.append(order.eventId);
  return bytes;
}

}  // namespace ack::effect
