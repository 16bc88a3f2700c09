// What a source takes out of its payloads before storing them.
#include "core/config/apply_context.h"

#include <algorithm>

namespace ack::config {
namespace {

constexpr std::size_t kMaxPlaces = 100;

/// Every value that an effect reads.
std::vector<const ValueExpression*> valuesOf(const EffectSpec& effect) {
  std::vector<const ValueExpression*> values{&effect.account, &effect.amount, &effect.currency,  &effect.description,
                                             &effect.thread,  &effect.sender, &effect.recipient, &effect.text,
                                             &effect.subject, &effect.status};
  for (const auto* optional : {&effect.key, &effect.occurredAt, &effect.sequence})
    if (*optional) values.push_back(&**optional);
  return values;
}

const RedactionPlace* placeOver(const std::vector<RedactionPlace>& places, std::string_view pointer) {
  const auto found = std::find_if(places.begin(), places.end(),
                                  [pointer](const RedactionPlace& place) { return place.covers(pointer); });
  return found != places.end() ? &*found : nullptr;
}

/// What is stored is all that a retry or a replay has: a rule must find the same there as at first.
void checkRules(const ObjectReader& object, const Source& source) {
  const auto refuse = [&](std::size_t rule, const ValueExpression& value) {
    if (value.kind != ValueExpression::Kind::pointer) return;
    const RedactionPlace* place = placeOver(source.redact, value.text);
    if (place == nullptr) return;
    object.error("redact", "rule " + std::to_string(rule) + " reads " + value.text + ", which \"" + place->text() +
                               "\" takes out before the rules run; leave one of them out");
  };
  for (std::size_t i = 0; i < source.rules.size(); ++i) {
    for (const Condition& condition : source.rules[i].all) refuse(i, condition.subject);
    for (const EffectSpec& effect : source.rules[i].effects)
      for (const ValueExpression* value : valuesOf(effect)) refuse(i, *value);
  }
}

}  // namespace

std::vector<RedactionPlace> readRedaction(const ObjectReader& object) {
  std::vector<RedactionPlace> places;
  const LocatedNode* list = object.list("redact", Need::optional, 1, kMaxPlaces);
  if (list == nullptr) return places;
  for (std::size_t i = 0; i < list->items.size(); ++i) {
    const LocatedNode& item = list->items[i];
    const std::string path = object.pathOf("redact") + "[" + std::to_string(i) + "]";
    if (item.type != domain::JsonType::string) {
      object.context().error(item, path,
                             "must be a JSON Pointer in double quotes, not " + std::string(describe(item.type)));
      continue;
    }
    auto place = RedactionPlace::parse(item.text);
    if (place)
      places.push_back(std::move(*place));
    else
      object.context().error(item, path, place.error().message);
  }
  return places;
}

void checkRedaction(const ObjectReader& object, const Source& source, bool known) {
  if (source.redact.empty()) return;
  checkRules(object, source);
  if (!known) return;
  for (const std::string& pointer : object.context().providers.identityPlaces(source.provider, source.recipe)) {
    if (const RedactionPlace* place = placeOver(source.redact, pointer))
      object.error("redact",
                   "\"" + place->text() + "\" takes out " + pointer +
                       ", which tells who the event is: that is kept in clear for ever, so that a duplicate "
                       "is known");
  }
}

}  // namespace ack::config
