#include "core/provider/limits.h"

#include "core/provider/json_fields.h"
#include "core/provider/provider.h"

#include <boost/json/value.hpp>

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::int64_t kMostSeconds = 366LL * 24 * 3600;
constexpr std::int64_t kMostTries = 10'000;

struct Reading {
  JsonFields& fields;
  const std::vector<Fact>& facts;

  /// The number `unit` of the field's object and the fact it names; nullopt where it is absent or wrong.
  std::optional<std::pair<std::int64_t, std::string>> number(std::string_view name, std::string_view unit,
                                                             std::int64_t most) const {
    const boost::json::value* value = fields.find(name);
    if (value == nullptr) return std::nullopt;
    if (!value->is_object()) {
      fields.fail(name, "must be an object with " + std::string(unit) + " and fact");
      return std::nullopt;
    }
    JsonFields entry(value->get_object(), fields.pathOf(name));
    entry.allowOnly({unit, "fact"});
    const auto found = entry.integer(unit, 0, most);
    if (entry.find(unit) == nullptr) entry.fail(unit, "is needed");
    std::string fact = entry.requiredText("fact");
    const bool known = std::any_of(facts.begin(), facts.end(), [&](const Fact& one) { return one.field == fact; });
    if (!known) entry.fail("fact", "\"" + fact + "\" is the field of no fact");
    if (!entry.ok()) {
      fields.adopt(entry.error());
      return std::nullopt;
    }
    return std::pair(*found, std::move(fact));
  }

  std::optional<TimeLimit> time(std::string_view name) const {
    auto found = number(name, "s", kMostSeconds);
    if (!found) return std::nullopt;
    return TimeLimit{std::chrono::seconds(found->first), std::move(found->second)};
  }
  std::optional<CountLimit> count(std::string_view name) const {
    auto found = number(name, "n", kMostTries);
    if (!found) return std::nullopt;
    return CountLimit{static_cast<int>(found->first), std::move(found->second)};
  }
};

}  // namespace

const TimeLimit* Limits::recoverBy() const noexcept {
  if (!retriesFor) return recoverableFor ? &*recoverableFor : nullptr;
  if (!recoverableFor) return &*retriesFor;
  return recoverableFor->time >= retriesFor->time ? &*recoverableFor : &*retriesFor;
}

Result<Limits> readLimits(const boost::json::object& json, const std::string& path, const std::vector<Fact>& facts) {
  JsonFields fields(json, path);
  fields.allowOnly(
      {"answer_within", "retries_for", "retries", "recoverable_for", "disables_after", "disables_after_failures"});
  const Reading reading{fields, facts};
  Limits limits;
  limits.answerWithin = reading.time("answer_within");
  limits.retriesFor = reading.time("retries_for");
  limits.retries = reading.count("retries");
  limits.recoverableFor = reading.time("recoverable_for");
  limits.disablesAfter = reading.time("disables_after");
  limits.disablesAfterFailures = reading.count("disables_after_failures");
  if (!fields.ok()) return fields.error();
  return limits;
}

}  // namespace ack::provider
