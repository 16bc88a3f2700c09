#include "core/provider/identity.h"

#include <optional>

namespace ack::provider {
namespace {

using domain::LookupState;
using domain::PayloadValue;

std::string nameOf(const Location& location) {
  switch (location.kind) {
  case Location::Kind::pointer:
    return (location.inBatch ? location.batch + "/*" : "") + location.text;
  case Location::Kind::form:
    return "form:" + location.text.substr(1);
  case Location::Kind::header:
    return "header:" + location.text;
  case Location::Kind::query:
    return "query:" + location.text;
  case Location::Kind::jwtClaim:
    return "jwt:" + location.text;
  case Location::Kind::cloudEvent:
    return "cloudevent:" + location.text;
  case Location::Kind::bodyHash:
    return location.inBatch ? "sha256:" + location.batch + "/*" : "sha256:body";
  }
  return {};
}

struct Reader {
  const IdentityRules& rules;
  const RequestView& request;
  const domain::PayloadDocument& payload;

  /// The first alternative whose places are all there. Absence moves on to the next; anything doubtful ends it.
  Result<std::string> eventId(const domain::JsonValue* element) const {
    std::string missing;
    for (const auto& tuple : rules.eventId) {
      std::vector<std::string> parts;
      for (const Location& location : tuple) {
        const PayloadValue value = lookUp(location, request, payload, element);
        if (value.state == LookupState::missing) {
          missing += (missing.empty() ? "" : ", ") + nameOf(location);
          break;
        }
        if (value.state == LookupState::ambiguous)
          return Error{ErrorCode::invalid, "event ID: " + nameOf(location) + " stands more than once"};
        if (!value.isScalar() || value.text.empty())
          return Error{ErrorCode::invalid, "event ID: " + nameOf(location) + " is empty or not a single value"};
        parts.push_back(value.text);
      }
      if (parts.size() != tuple.size()) continue;
      return parts.size() == 1 ? std::move(parts.front()) : joinTuple(parts);
    }
    return Error{ErrorCode::invalid, rules.eventId.empty()
                                         ? "the recipe does not say where the event ID is (event_id)"
                                         : "event ID: nothing at " + missing};
  }

  /// The rules go by the type: where it stands twice none may be guessed, and the event is only kept.
  void readType(const domain::JsonValue* element, IdentifiedEvent& event) const {
    for (const Location& location : rules.type) {
      PayloadValue value = lookUp(location, request, payload, element);
      if (value.state == LookupState::ambiguous) {
        event.problem = "event type: " + nameOf(location) + " stands more than once";
        return;
      }
      if (!value.isScalar() || value.text.empty()) continue;
      event.type = std::move(value.text);
      return;
    }
  }

  /// Which of two states is the newer one hangs on it, so that here too nothing is guessed.
  void readOccurredAt(const domain::JsonValue* element, IdentifiedEvent& event) const {
    for (const TimeLocation& time : rules.occurredAt) {
      if (time.when) {
        const PayloadValue condition = lookUp(time.when->location, request, payload, element);
        if (!condition.isScalar() || condition.text != time.when->equals) continue;
      }
      const PayloadValue value = lookUp(time.location, request, payload, element);
      if (value.state == LookupState::ambiguous) {
        event.problem = "time of the event: " + nameOf(time.location) + " stands more than once";
        return;
      }
      if (!value.isScalar()) continue;
      event.occurredAt = readTime(value.text, time.format);
      if (event.occurredAt) return;
    }
  }

  Result<IdentifiedEvent> event(const domain::JsonValue* element) const {
    Result<std::string> id = eventId(element);
    if (!id) return id.error();
    IdentifiedEvent event;
    event.eventId = std::move(id).value();
    readType(element, event);
    readOccurredAt(element, event);
    return event;
  }
};

const Location* batchLocation(const IdentityRules& rules) noexcept {
  for (const auto& tuple : rules.eventId)
    for (const Location& location : tuple)
      if (location.inBatch) return &location;
  return nullptr;
}

}  // namespace

Result<std::vector<IdentifiedEvent>> identifyEvents(const IdentityRules& rules, const RequestView& request,
                                                    const domain::PayloadDocument& payload) {
  const Reader reader{rules, request, payload};
  std::vector<IdentifiedEvent> events;
  const Location* batch = batchLocation(rules);
  if (batch == nullptr) {
    Result<IdentifiedEvent> event = reader.event(nullptr);
    if (!event) return event.error();
    events.push_back(std::move(event).value());
    return events;
  }
  const domain::JsonLookup array = payload.part(batch->batch);
  if (array.state != LookupState::found || array.value.type() != domain::JsonType::array || !array.value.hasItems())
    return Error{ErrorCode::invalid, "no list of events at \"" + batch->batch + "\""};
  for (const domain::JsonItem& item : array.value.items()) {
    const std::string number = std::to_string(events.size());
    if (events.size() >= kMaxBatchEvents)
      return Error{ErrorCode::full, "a list of more than " + std::to_string(kMaxBatchEvents) + " events"};
    Result<IdentifiedEvent> event = reader.event(&item.value);
    // All or none: an element without an ID would otherwise be lost behind a success answer.
    if (!event) return base::withContext("element " + number, event.error());
    event->element = batch->batch + "/" + number;
    event->content = item.value.raw();
    events.push_back(std::move(event).value());
  }
  return events;
}

std::string joinTuple(const std::vector<std::string>& parts) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out = "[";
  for (const std::string& part : parts) {
    out += out.size() > 1 ? ",\"" : "\"";
    for (const char c : part) {
      const auto byte = static_cast<unsigned char>(c);
      if (c == '"' || c == '\\') {
        out += '\\';
        out += c;
      } else if (byte < 0x20) {
        out += "\\u00";
        out += kHex[byte >> 4];
        out += kHex[byte & 15];
      } else {
        out += c;
      }
    }
    out += '"';
  }
  return out + "]";
}

}  // namespace ack::provider
