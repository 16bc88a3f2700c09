#include "core/work/lookup_verdict.h"

#include "core/base/log.h"
#include "core/effect/value_reader.h"
#include "core/work/call_verdict.h"

#include <algorithm>

namespace ack::work {
namespace {

using config::LookupRule;

/// The answer as rules read it; without a document where its body is not valid JSON.
struct Answer {
  const HttpOutcome& outcome;
  std::optional<domain::PayloadDocument> document;
  bool isJson{false};
};

Answer read(const HttpOutcome& outcome) {
  Answer answer{outcome, std::nullopt};
  std::vector<domain::Header> headers;
  for (const auto& [name, value] : outcome.headers) headers.push_back({name, value});
  auto document = domain::PayloadDocument::read("application/json", outcome.body, headers);
  answer.isJson = document.ok() && !outcome.body.empty();
  if (!answer.isJson) document = domain::PayloadDocument::read("", std::string_view{}, std::move(headers));
  if (document) answer.document = std::move(*document);
  return answer;
}

bool holds(const Answer& answer, const LookupRule& rule) {
  if (std::find(rule.statuses.begin(), rule.statuses.end(), answer.outcome.status) == rule.statuses.end())
    return false;
  if (rule.all.empty()) return true;
  if (!answer.document) return false;
  const effect::ValueReader values(*answer.document, {});
  return std::all_of(rule.all.begin(), rule.all.end(), [&](const config::Condition& test) {
    if (test.subject.kind == config::ValueExpression::Kind::pointer && !answer.isJson) return false;
    const auto result = values.holds(test);
    return result && *result;
  });
}

bool anyHolds(const Answer& answer, const std::vector<LookupRule>& rules) {
  return std::any_of(rules.begin(), rules.end(), [&](const LookupRule& rule) { return holds(answer, rule); });
}

LookupAnswer byRules(const config::Reconcile& rules, const HttpOutcome& outcome) {
  const Answer answer = read(outcome);
  if (anyHolds(answer, rules.unknown)) return LookupAnswer::unknown;
  const bool found = anyHolds(answer, rules.found);
  const bool missing = anyHolds(answer, rules.missing);
  if (found == missing) return LookupAnswer::unknown;
  return found ? LookupAnswer::found : LookupAnswer::missing;
}

}  // namespace

LookupVerdict judgeLookup(const config::Destination& destination, const HttpOutcome& outcome, UtcTime callEnded,
                          UtcTime now) {
  LookupVerdict verdict;
  if (outcome.failure != CallFailure::none) {
    verdict.evidence = destination.name + " was asked and did not answer: " + base::escapeForLog(outcome.error, 200);
    return verdict;
  }
  const config::Reconcile& rules = *destination.reconcile;
  verdict.httpStatus = outcome.status;
  verdict.evidence = destination.name + " was asked and answered HTTP " + std::to_string(outcome.status) + ": ";
  verdict.answer = byRules(rules, outcome);
  switch (verdict.answer) {
  case LookupAnswer::found:
    verdict.evidence += "it has it";
    break;
  case LookupAnswer::missing:
    if (now - callEnded >= rules.settle) {
      verdict.evidence += "it does not have it";
      break;
    }
    verdict.answer = LookupAnswer::unknown;
    verdict.askAfter = callEnded + rules.settle - now;
    verdict.evidence += "it does not have it yet, but the call may still be at work there";
    break;
  case LookupAnswer::unknown:
    verdict.askAfter = askedDelay(outcome, now);
    verdict.evidence += "that says neither";
    break;
  }
  return verdict;
}

}  // namespace ack::work
