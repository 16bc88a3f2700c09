#include "core/domain/alert_words.h"

#include <algorithm>
#include <array>

namespace ack::domain {
namespace {

constexpr std::string_view kPrefix = "alr_";
constexpr std::string_view kDeliveryPrefix = "dlv_";

/// One line for each kind, in the order of the enum.
struct Line {
  AlertKind kind;
  std::string_view word;
  int harm;
  bool endsByItself;
  bool breaksQuiet;
};

constexpr bool y = true;
constexpr bool n = false;
constexpr std::array kTable{
    Line{AlertKind::missingAccepted, "missing_accepted", 0, n, y},
    Line{AlertKind::secondCharge, "second_charge", 0, n, y},
    Line{AlertKind::noSequence, "no_sequence", 0, n, y},
    Line{AlertKind::noWorkingSecret, "no_working_secret", 1, y, y},
    Line{AlertKind::diskLow, "disk_low", 1, y, y},
    Line{AlertKind::backlog, "backlog", 1, y, y},
    Line{AlertKind::breakerOpen, "breaker_open", 2, y, n},
    Line{AlertKind::unresolved, "unresolved", 2, y, n},
    Line{AlertKind::exhausted, "exhausted", 3, y, n},
    Line{AlertKind::deadLetters, "dead_letters", 3, y, n},
    Line{AlertKind::deadWithoutOwner, "dead_without_owner", 3, y, n},
    Line{AlertKind::oldestUnfinished, "oldest_unfinished", 4, y, n},
    Line{AlertKind::completionBelow, "completion_below", 4, y, n},
    Line{AlertKind::quietSource, "quiet_source", 4, y, n},
    Line{AlertKind::badSignatures, "bad_signatures", 5, y, n},
    Line{AlertKind::replayedKey, "replayed_key", 5, n, n},
    Line{AlertKind::contentMismatch, "content_mismatch", 6, n, n},
    Line{AlertKind::sameBodyOtherId, "same_body_other_id", 6, n, n},
    Line{AlertKind::sameBodyOtherTenant, "same_body_other_tenant", 6, n, n},
    Line{AlertKind::certificateExpires, "certificate_expires", 4, y, n},
    Line{AlertKind::certificateProblem, "certificate_problem", 2, y, n},
    Line{AlertKind::subscription, "subscription", 5, y, n},
    Line{AlertKind::approvalWaiting, "approval_waiting", 5, y, n},
    Line{AlertKind::diedAtWork, "died_at_work", 4, n, n},
    Line{AlertKind::planOverrun, "plan_overrun", 4, n, n},
};

constexpr auto kKinds = [] {
  std::array<AlertKind, kTable.size()> all{};
  for (std::size_t i = 0; i < kTable.size(); ++i) all[i] = kTable[i].kind;
  return all;
}();
static_assert([] {
  for (std::size_t i = 0; i < kTable.size(); ++i)
    if (static_cast<std::size_t>(kTable[i].kind) != i) return false;
  return true;
}());

constexpr std::array<std::string_view, 3> kStates{"open", "acknowledged", "resolved"};
constexpr std::array<std::string_view, 2> kChannels{"email", "webhook"};
constexpr std::array<std::string_view, 4> kNews{"opened", "grown", "resolved", "trial"};
constexpr std::array<std::string_view, 4> kMessages{"waiting", "sent", "given_up", "dropped"};

const Line& lineOf(AlertKind kind) noexcept { return kTable[static_cast<std::size_t>(kind)]; }

template <class Enum, std::size_t N>
std::string_view wordOf(const std::array<std::string_view, N>& words, Enum value) noexcept {
  const auto index = static_cast<std::size_t>(value);
  return index < N ? words[index] : std::string_view{"?"};
}

}  // namespace

std::string toText(AlertId id) { return std::string(kPrefix) + toText(DeliveryId{id.value}).substr(kPrefix.size()); }

std::optional<AlertId> alertIdFrom(std::string_view text) noexcept {
  if (!text.starts_with(kPrefix)) return std::nullopt;
  const auto number = deliveryIdFrom(std::string(kDeliveryPrefix) + std::string(text.substr(kPrefix.size())));
  if (!number) return std::nullopt;
  return AlertId{number->value};
}

std::string_view toText(AlertKind kind) noexcept { return lineOf(kind).word; }
std::string_view toText(AlertState state) noexcept { return wordOf(kStates, state); }
std::string_view toText(AlertChannel channel) noexcept { return wordOf(kChannels, channel); }
std::string_view toText(AlertNews news) noexcept { return wordOf(kNews, news); }
std::string_view toText(AlertMessageState state) noexcept { return wordOf(kMessages, state); }

std::optional<AlertKind> alertKindFrom(std::string_view text) noexcept {
  const auto* const line =
      std::find_if(kTable.begin(), kTable.end(), [&](const Line& one) { return one.word == text; });
  return line == kTable.end() ? std::nullopt : std::optional(line->kind);
}

std::optional<AlertState> alertStateFrom(std::string_view text) noexcept {
  for (std::size_t i = 0; i < kStates.size(); ++i)
    if (kStates[i] == text) return static_cast<AlertState>(i);
  return std::nullopt;
}

std::span<const AlertKind> allAlertKinds() noexcept { return kKinds; }

bool endsByItself(AlertKind kind) noexcept { return lineOf(kind).endsByItself; }
bool countIsStage(AlertKind kind) noexcept {
  return kind == AlertKind::certificateExpires || kind == AlertKind::diskLow;
}
int harmOf(AlertKind kind) noexcept { return lineOf(kind).harm; }
bool breaksQuiet(AlertKind kind) noexcept { return lineOf(kind).breaksQuiet; }

}  // namespace ack::domain
