#include "core/query/outcome_json.h"

#include "core/query/json_parts.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::query {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

object outcomeJson(const UncertainOutcome& one) {
  return {{"effect", domain::toText(one.effect)},
          {"delivery", domain::toText(one.delivery)},
          {"state", wordOf(domain::toText(one.state))},
          {"destination", one.destination},
          {"source", one.source},
          {"tenant", textOf(one.tenant)},
          {"event_id", textOf(one.eventId)},
          {"type", textOf(one.type)},
          {"key", textOf(one.key)},
          {"attempt", one.attempt},
          {"since", timeOf(one.since)},
          {"http_status", one.httpStatus},
          {"evidence", textOf(one.evidence)},
          {"can_ask", one.canAsk},
          {"idempotent", one.idempotent},
          {"asks", one.asks},
          {"last_asked_at", timeOf(one.lastAskedAt)},
          {"last_answer", textOf(one.lastAnswer)},
          {"next_ask_at", timeOf(one.nextAskAt)},
          {"asking_ended", one.askingEnded},
          {"owner", one.owner}};
}

object reviewJson(const OutcomeReview& one) {
  return {{"effect", domain::toText(one.effect)},
          {"delivery", domain::toText(one.delivery)},
          {"source", one.source},
          {"event_id", textOf(one.eventId)},
          {"destination", one.destination},
          {"attempt", one.attempt},
          {"verdict", wordOf(domain::toText(one.verdict))},
          {"at", timeOf(one.at)},
          {"by", one.by},
          {"evidence", textOf(one.evidence)},
          {"reason", textOf(one.reason)}};
}

object destinationJson(const DestinationView& one) {
  return {{"name", one.name},
          {"breaker", wordOf(toText(one.breaker))},
          {"failing_since", timeOf(one.failingSince)},
          {"next_try_at", timeOf(one.nextTryAt)},
          {"evidence", textOf(one.breakerEvidence)},
          {"held", one.held ? holdJson(*one.held) : value(nullptr)},
          {"waiting", one.waiting},
          {"unresolved", one.unresolved},
          {"can_ask", one.canAsk},
          {"idempotent", one.idempotent}};
}

template <class T, class Write>
array list(const std::vector<T>& rows, Write write) {
  array out;
  out.reserve(rows.size());
  for (const T& row : rows) out.push_back(write(row));
  return out;
}

}  // namespace

std::string toJson(const OutcomeRegister& outcomes) {
  return boost::json::serialize(object{{"count", outcomes.count},
                                       {"oldest", timeOf(outcomes.oldest)},
                                       {"outcomes", list(outcomes.rows, outcomeJson)},
                                       {"reviews", list(outcomes.reviews, reviewJson)}});
}

std::string toJson(const std::vector<DestinationView>& destinations) {
  return boost::json::serialize(object{{"destinations", list(destinations, destinationJson)}});
}

std::string toJson(const std::vector<HeldSourceView>& sources) {
  return boost::json::serialize(object{{"held_sources", list(sources, heldSourceJson)}});
}

boost::json::value holdJson(const HoldView& hold) {
  return object{{"at", timeOf(hold.at)}, {"by", hold.by}, {"reason", textOf(hold.reason)}};
}

boost::json::value heldSourceJson(const HeldSourceView& source) {
  return object{{"name", source.name}, {"held", holdJson(source.hold)}};
}

std::string deedJson(DeliveryId delivery, std::string_view done) {
  return boost::json::serialize(object{{"delivery", domain::toText(delivery)}, {"done", wordOf(done)}});
}

}  // namespace ack::query
