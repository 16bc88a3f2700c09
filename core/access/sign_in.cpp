#include "core/access/sign_in.h"

#include "core/access/person_name.h"
#include "core/crypto/digest.h"
#include "core/store/person_table.h"

#include <algorithm>

namespace ack::access {
namespace {

constexpr std::int64_t kFreeFailures = 5;
constexpr std::chrono::seconds kMaxWait{900};
constexpr std::chrono::hours kRemembered{24};

std::string hashOf(std::string_view text) {
  const auto digest = crypto::sha256(text);
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

std::chrono::seconds waitAfter(std::int64_t failures) {
  if (failures < kFreeFailures) return std::chrono::seconds{0};
  const std::int64_t doubled = std::int64_t{2} << std::min<std::int64_t>(failures - kFreeFailures, 12);
  return std::min(kMaxWait, std::chrono::seconds{doubled});
}

std::chrono::seconds roundedUp(std::chrono::microseconds span) {
  return std::chrono::ceil<std::chrono::seconds>(std::max(span, std::chrono::microseconds{0}));
}

/// What still counts against that name. Failures from the future are those of a clock that was wrong: they count for
/// nothing, and none of them can make anybody wait for longer than the limit.
Result<store::SignInFailures> failuresAt(store::Connection& connection, std::string_view nameSha256, UtcTime now) {
  auto failures = store::SignInFailureTable(connection).find(nameSha256);
  if (!failures) return failures;
  if (failures->lastAt > now) return store::SignInFailures{};
  failures->waitUntil = std::min<UtcTime>(failures->waitUntil, failures->lastAt + kMaxWait);
  return failures;
}

}  // namespace

Result<Candidate> findCandidate(store::Connection& connection, std::string_view name) {
  const std::string key = personKey(name);
  auto person = store::PersonTable(connection).find(key);
  if (!person) return std::move(person).error();
  Candidate candidate{hashOf(key), {}, 0};
  if (!*person) return candidate;
  candidate.person = (*person)->id;
  if ((*person)->disabledAt == UtcTime{}) candidate.kept = (*person)->password;
  return candidate;
}

Result<std::chrono::seconds> waitBefore(store::Connection& connection, std::string_view name, UtcTime now) {
  auto failures = failuresAt(connection, hashOf(personKey(name)), now);
  if (!failures) return std::move(failures).error();
  return roundedUp(failures->waitUntil - now);
}

MatchedCandidate match(Candidate candidate, std::string_view password, const crypto::ScryptCost& cost,
                       RandomSource& random) {
  MatchedCandidate matched{std::move(candidate), false, std::nullopt};
  const crypto::PasswordMatch result = crypto::matchPassword(password, matched.candidate.kept, cost);
  matched.right = result != crypto::PasswordMatch::no;
  if (result == crypto::PasswordMatch::weaker)
    if (auto raised = crypto::hashPassword(password, cost, random)) matched.newHash = std::move(*raised);
  return matched;
}

Result<SignInOutcome> settleSignIn(store::Connection& connection, const MatchedCandidate& matched,
                                   std::string_view via, const SessionLimits& limits, RandomSource& random,
                                   UtcTime now) {
  store::SignInFailureTable table(connection);
  store::PersonTable people(connection);
  const std::string& name = matched.candidate.nameSha256;
  auto failures = failuresAt(connection, name, now);
  if (!failures) return std::move(failures).error();
  SignInOutcome outcome;
  outcome.person = matched.candidate.person;
  if (now < failures->waitUntil) {
    outcome.wait = roundedUp(failures->waitUntil - now);
    outcome.whyNot = "too many failures";
    return outcome;
  }
  // Between the steps the person may have been disabled or got another password.
  auto person = people.byId(matched.candidate.person);
  if (!person) return std::move(person).error();
  const bool unchanged = *person && (*person)->disabledAt == UtcTime{} && !matched.candidate.kept.empty() &&
                         (*person)->password == matched.candidate.kept;
  if (!matched.right || !unchanged) {
    const std::int64_t count = failures->failures + 1;
    outcome.wait = waitAfter(count);
    outcome.whyNot = !*person ? "no such person" : (*person)->disabledAt != UtcTime{} ? "disabled" : "wrong password";
    if (auto swept = table.removeOlder(now - kRemembered); !swept) return std::move(swept).error();
    if (auto kept = table.put(name, {count, now, now + outcome.wait}); !kept) return std::move(kept).error();
    return outcome;
  }
  if (auto forgotten = table.remove(name); !forgotten) return std::move(forgotten).error();
  if (matched.newHash) {
    (*person)->password = *matched.newHash;
    if (auto kept = people.update(**person); !kept) return std::move(kept).error();
  }
  auto token = SessionKeeper(connection, limits).begin((*person)->id, via, random, now);
  if (!token) return std::move(token).error();
  outcome.token = std::move(*token);
  return outcome;
}

}  // namespace ack::access
