#include "core/query/letter_words.h"

namespace ack::query {

std::string nextStep(domain::DeadCause cause, std::string_view where) {
  const std::string named(where.empty() ? std::string_view("the other side") : where);
  switch (cause) {
  case domain::DeadCause::none:
    return "Look at the evidence.";
  case domain::DeadCause::stale:
    return "Decide whether it still matters, then replay or close it.";
  case domain::DeadCause::exhausted:
    return "Find out from " + named + " what went wrong, then replay.";
  case domain::DeadCause::permanent:
    return "Read the answer of " + named + ", correct what it names, then replay or close.";
  case domain::DeadCause::unauthorised:
    return "Renew the password or token for " + named + ", then replay.";
  case domain::DeadCause::outcomeUnknown:
    return "Look it up at " + named + " before anything is repeated.";
  case domain::DeadCause::mapping:
    return "Correct the rules of the source, apply them, then replay.";
  case domain::DeadCause::ledger:
    return "Check the account, the amount and the currency, then replay or close.";
  }
  return {};
}

}  // namespace ack::query
