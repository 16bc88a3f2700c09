#include "core/query/outcome_json.h"

#include "core/base/encoding.h"
#include "core/base/time_text.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::query {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

value timeOf(UtcTime time) { return value(base::toRfc3339(time)); }
value timeOf(const std::optional<UtcTime>& time) { return time ? timeOf(*time) : value(nullptr); }
value word(std::string_view text) { return value(boost::json::string_view(text.data(), text.size())); }
/// IDs are opaque bytes, JSON is UTF-8.
value text(const std::string& bytes) {
  return base::isUtf8(bytes) ? value(bytes) : value("base64:" + base::toBase64(bytes));
}

object outcomeJson(const UncertainOutcome& one) {
  return {{"effect", domain::toText(one.effect)},
          {"delivery", domain::toText(one.delivery)},
          {"state", word(domain::toText(one.state))},
          {"destination", one.destination},
          {"source", one.source},
          {"tenant", text(one.tenant)},
          {"event_id", text(one.eventId)},
          {"type", text(one.type)},
          {"key", text(one.key)},
          {"attempt", one.attempt},
          {"since", timeOf(one.since)},
          {"http_status", one.httpStatus},
          {"evidence", text(one.evidence)},
          {"can_ask", one.canAsk},
          {"idempotent", one.idempotent},
          {"asks", one.asks},
          {"last_asked_at", timeOf(one.lastAskedAt)},
          {"last_answer", text(one.lastAnswer)},
          {"next_ask_at", timeOf(one.nextAskAt)},
          {"asking_ended", one.askingEnded},
          {"owner", one.owner}};
}

object reviewJson(const OutcomeReview& one) {
  return {{"effect", domain::toText(one.effect)},
          {"delivery", domain::toText(one.delivery)},
          {"source", one.source},
          {"event_id", text(one.eventId)},
          {"destination", one.destination},
          {"attempt", one.attempt},
          {"verdict", word(domain::toText(one.verdict))},
          {"at", timeOf(one.at)},
          {"by", one.by},
          {"evidence", text(one.evidence)},
          {"reason", text(one.reason)}};
}

value holdJson(const HoldView& hold) {
  return object{{"at", timeOf(hold.at)}, {"by", hold.by}, {"reason", text(hold.reason)}};
}

object destinationJson(const DestinationView& one) {
  return {{"name", one.name},
          {"breaker", word(toText(one.breaker))},
          {"failing_since", timeOf(one.failingSince)},
          {"next_try_at", timeOf(one.nextTryAt)},
          {"evidence", text(one.breakerEvidence)},
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
  const auto one = [](const HeldSourceView& source) -> value {
    return object{{"name", source.name}, {"held", holdJson(source.hold)}};
  };
  return boost::json::serialize(object{{"held_sources", list(sources, one)}});
}

std::string deedJson(DeliveryId delivery, std::string_view done) {
  return boost::json::serialize(object{{"delivery", domain::toText(delivery)}, {"done", word(done)}});
}

}  // namespace ack::query
