// The rules of a source: conditions and effects.
#include "core/config/apply_context.h"

#include "core/base/encoding.h"
#include "core/base/money.h"

namespace ack::config {
namespace {

using domain::EffectKind;
using domain::JsonType;

constexpr std::size_t kMaxConstantBytes = 4'096;

/// A pointer, a header or a constant; `node` is text (or, with `numbers`, a number).
std::optional<ValueExpression> readExpression(const ObjectReader& object, std::string_view field, Need need,
                                              bool numbers = false) {
  const LocatedNode* node = object.get(field, need);
  if (node == nullptr) return std::nullopt;
  if (numbers && node->type == JsonType::number) return ValueExpression{ValueExpression::Kind::constant, node->text};
  const auto text = object.text(field, need, kMaxConstantBytes);
  if (!text) return std::nullopt;
  if (text->starts_with('/')) {
    if (domain::isJsonPointer(*text)) return ValueExpression{ValueExpression::Kind::pointer, *text};
    object.error(field, "not a JSON Pointer (RFC 6901): '~' must be followed by 0 or 1");
    return std::nullopt;
  }
  if (text->starts_with("header:")) {
    const std::string name = text->substr(7);
    if (isHeaderName(name)) return ValueExpression{ValueExpression::Kind::header, name};
    object.error(field, "\"header:\" must be followed by a header's name: letters, digits and -_.!#$%&'*+^`|~");
    return std::nullopt;
  }
  return ValueExpression{ValueExpression::Kind::constant, *text};
}

ValueExpression orEmpty(std::optional<ValueExpression> value) {
  return value ? std::move(*value) : ValueExpression{};
}

/// How PayloadValue::text spells a scalar; nullopt for a list or object.
std::optional<std::string> scalarText(const LocatedNode& node) {
  switch (node.type) {
  case JsonType::null:
    return std::string();
  case JsonType::boolean:
    return std::string(node.truth ? "true" : "false");
  case JsonType::number:
  case JsonType::string:
    return node.text;
  case JsonType::array:
  case JsonType::object:
    return std::nullopt;
  }
  return std::nullopt;
}

bool readConditionSubject(const ObjectReader& object, Condition& condition) {
  const LocatedNode* pointer = object.find("pointer");
  const LocatedNode* header = object.find("header");
  if ((pointer == nullptr) == (header == nullptr)) {
    object.context().error(object.node(), object.path(),
                           "a condition looks at exactly one of \"pointer\" and \"header\"");
    return false;
  }
  if (header != nullptr) {
    const auto name = object.text("header", Need::required, 128);
    if (!name) return false;
    if (!isHeaderName(*name)) return object.error("header", "not a header's name"), false;
    condition.subject = {ValueExpression::Kind::header, *name};
    return true;
  }
  if (pointer->type != JsonType::string)
    return object.error("pointer",
                        "must be a JSON Pointer in double quotes, not " + std::string(describe(pointer->type))),
           false;
  if (pointer->text.empty() || !domain::isJsonPointer(pointer->text))
    return object.error("pointer",
                        "not a JSON Pointer (RFC 6901): it begins with '/', and '~' is followed by 0 or 1"),
           false;
  condition.subject = {ValueExpression::Kind::pointer, pointer->text};
  return true;
}

void readConditionTexts(const ObjectReader& object, std::string_view field, const LocatedNode& node,
                        Condition& condition) {
  if (const auto text = scalarText(node))
    condition.texts.push_back(*text);
  else
    object.context().error(node, object.pathOf(field),
                           "must be text, a number, true, false or null, not " + std::string(describe(node.type)));
}

}  // namespace

Condition readCondition(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  const ObjectReader object(context, node, path, "a condition",
                            {"pointer", "header", "equals", "not_equals", "in", "exists"});
  Condition condition;
  if (!object.isObject() || !readConditionSubject(object, condition)) return condition;
  int tests = 0;
  for (const std::string_view name : {"equals", "not_equals", "in", "exists"})
    tests += object.find(name) != nullptr ? 1 : 0;
  if (tests != 1) {
    context.error(node, path,
                  "a condition has exactly one of equals, not_equals, in, exists; found " + std::to_string(tests));
    return condition;
  }
  if (const LocatedNode* equals = object.find("equals")) {
    condition.test = Condition::Test::equals;
    readConditionTexts(object, "equals", *equals, condition);
  } else if (const LocatedNode* other = object.find("not_equals")) {
    condition.test = Condition::Test::notEquals;
    readConditionTexts(object, "not_equals", *other, condition);
  } else if (object.find("in") != nullptr) {
    condition.test = Condition::Test::oneOf;
    if (const LocatedNode* list = object.list("in", Need::required, 1, 200))
      for (const LocatedNode& item : list->items) readConditionTexts(object, "in", item, condition);
  } else if (const auto exists = object.boolean("exists")) {
    condition.test = *exists ? Condition::Test::exists : Condition::Test::missing;
  }
  return condition;
}

namespace {

/// What can be known before any payload is seen: a constant currency, and a constant amount in it.
void checkConstantMoney(const ObjectReader& object, EffectSpec& effect) {
  if (effect.currency.kind != ValueExpression::Kind::constant || effect.currency.text.empty()) return;
  const auto currency = base::findCurrency(effect.currency.text);
  if (!currency) {
    object.error("currency",
                 "\"" + effect.currency.text.substr(0, 40) +
                     "\" is not an active ISO 4217 currency with 0, 2 or 3 decimals; allowed are codes such "
                     "as EUR, JPY, BHD, a JSON Pointer or header:Name");
    return;
  }
  effect.currency.text = currency->code;
  if (effect.amount.kind != ValueExpression::Kind::constant || effect.amount.text.empty()) return;
  if (const auto money = base::parseMoney(effect.amount.text, *currency, effect.unit); !money)
    object.error("amount", money.error().message);
}

void readCharge(const ObjectReader& object, EffectSpec& effect) {
  effect.account = orEmpty(readExpression(object, "account", Need::required));
  effect.amount = orEmpty(readExpression(object, "amount", Need::required, true));
  effect.currency = orEmpty(readExpression(object, "currency", Need::required));
  effect.description = orEmpty(readExpression(object, "description", Need::optional));
  if (const auto direction = object.choice("direction", Need::optional, {"debit", "credit"}))
    effect.debit = *direction == "debit";
  if (const auto unit = object.choice("unit", Need::optional, {"auto", "minor", "major"}))
    effect.unit = *unit == "minor" ? AmountUnit::minor : *unit == "major" ? AmountUnit::major : AmountUnit::automatic;
  effect.refuseBelowZero = object.boolean("refuse_below_zero").value_or(false);
  checkConstantMoney(object, effect);
}

void readInbox(const ObjectReader& object, EffectSpec& effect) {
  effect.thread = orEmpty(readExpression(object, "thread", Need::required));
  effect.sender = orEmpty(readExpression(object, "sender", Need::optional));
  effect.recipient = orEmpty(readExpression(object, "recipient", Need::optional));
  effect.text = orEmpty(readExpression(object, "text", Need::required));
}

void readStatus(const ObjectReader& object, EffectSpec& effect) {
  effect.subject = orEmpty(readExpression(object, "subject", Need::required));
  effect.status = orEmpty(readExpression(object, "status", Need::required));
  effect.occurredAt = readExpression(object, "occurred_at", Need::optional);
  effect.sequence = readExpression(object, "sequence", Need::optional, true);
  const LocatedNode* rank = object.list("rank", Need::optional, 1, 100);
  if (rank == nullptr) return;
  std::set<std::string> seen;
  for (const LocatedNode& item : rank->items) {
    if (item.type != JsonType::string || item.text.empty())
      object.context().error(item, object.pathOf("rank"), "each rank is the text of a status");
    else if (!seen.insert(item.text).second)
      object.context().error(item, object.pathOf("rank"), "the status \"" + item.text + "\" is ranked twice");
    else
      effect.rank.push_back(item.text);
  }
}

void readForward(const ObjectReader& object, EffectSpec& effect) {
  const auto name = object.text("destination", Need::required, 1'024);
  if (!name) return;
  effect.destination = *name;
  const auto& known = object.context().destinationNames;
  if (known.contains(*name)) return;
  std::string allowed;
  for (const std::string& one : known) allowed += (allowed.empty() ? "" : ", ") + one;
  object.error("destination", "no destination is called \"" + name->substr(0, 80) + "\"; " +
                                  (allowed.empty() ? "the file has none" : "the file has: " + allowed));
}

const ObjectReader::Names& fieldsOf(EffectKind kind) {
  static const ObjectReader::Names kCharge{
      "kind", "account", "amount", "currency", "direction", "description", "unit", "refuse_below_zero", "key"};
  static const ObjectReader::Names kInbox{"kind", "thread", "sender", "recipient", "text", "key"};
  static const ObjectReader::Names kStatus{"kind", "subject", "status", "occurred_at", "sequence", "rank", "key"};
  static const ObjectReader::Names kForward{"kind", "destination", "key"};
  switch (kind) {
  case EffectKind::charge:
    return kCharge;
  case EffectKind::inbox:
    return kInbox;
  case EffectKind::status:
    return kStatus;
  case EffectKind::forward:
    return kForward;
  }
  return kForward;
}

std::optional<EffectKind> kindOf(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  const LocatedNode* kind = node.type == JsonType::object ? node.member("kind") : nullptr;
  if (kind == nullptr) {
    context.error(node, path, "an effect is an object with \"kind\": charge, inbox, status or forward");
    return std::nullopt;
  }
  const auto known = kind->type == JsonType::string ? domain::effectKindFrom(kind->text) : std::nullopt;
  if (!known) context.error(*kind, path + ".kind", "unknown kind; one of charge, inbox, status, forward is allowed");
  return known;
}

/// For messages: "an inbox effect".
std::string nameOf(EffectKind kind) {
  return (kind == EffectKind::inbox ? "an " : "a ") + std::string(domain::toText(kind)) + " effect";
}

std::optional<EffectSpec> readEffect(ApplyContext& context, const LocatedNode& node, const std::string& path) {
  const auto kind = kindOf(context, node, path);
  if (!kind) return std::nullopt;
  const ObjectReader object(context, node, path, nameOf(*kind), fieldsOf(*kind));
  EffectSpec effect;
  effect.kind = *kind;
  effect.key = readExpression(object, "key", Need::optional);
  if (effect.key && effect.key->kind == ValueExpression::Kind::constant)
    object.error("key", "a constant key would let only the first event ever have this effect; allowed are a JSON "
                        "Pointer and header:Name");
  switch (*kind) {
  case EffectKind::charge:
    readCharge(object, effect);
    break;
  case EffectKind::inbox:
    readInbox(object, effect);
    break;
  case EffectKind::status:
    readStatus(object, effect);
    break;
  case EffectKind::forward:
    readForward(object, effect);
    break;
  }
  return effect;
}

bool sameKey(const EffectSpec& a, const EffectSpec& b) {
  if (a.kind != b.kind || a.key.has_value() != b.key.has_value()) return false;
  if (a.kind == EffectKind::forward && a.destination != b.destination) return false;
  return !a.key || (a.key->kind == b.key->kind && a.key->text == b.key->text);
}

/// One effect key is one effect, and one event is one charge: what could never be applied is refused here.
void checkRepeats(ApplyContext& context, const std::vector<EffectSpec>& earlier, const EffectSpec& effect,
                  const LocatedNode& node, const std::string& path) {
  for (const EffectSpec& other : earlier) {
    if (effect.kind == EffectKind::charge && other.kind == EffectKind::charge) {
      context.error(node, path,
                    "a second charge in one rule; one event is one charge: use one rule per case, with "
                    "conditions that exclude each other");
      return;
    }
    if (sameKey(effect, other)) {
      context.error(node, path,
                    "a second " + std::string(domain::toText(effect.kind)) +
                        " effect with the same effect key would never be applied; give it a \"key\" of "
                        "its own");
      return;
    }
  }
}

void readWhen(ApplyContext& context, const LocatedNode& node, const std::string& path, Rule& rule) {
  const ObjectReader object(context, node, path, "\"when\"", {"type", "all"});
  if (const auto type = object.text("type", Need::optional, 256)) rule.typeGlob = *type;
  if (const LocatedNode* all = object.list("all", Need::optional, 0, 50))
    for (std::size_t i = 0; i < all->items.size(); ++i)
      rule.all.push_back(readCondition(context, all->items[i], object.pathOf("all") + "[" + std::to_string(i) + "]"));
}

}  // namespace

std::vector<Rule> readRules(ApplyContext& context, const LocatedNode& list, const std::string& path) {
  std::vector<Rule> rules;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const ObjectReader object(context, list.items[i], path + "[" + std::to_string(i) + "]", "a rule",
                              {"when", "effects"});
    Rule rule;
    if (const LocatedNode* when = object.find("when")) readWhen(context, *when, object.pathOf("when"), rule);
    if (const LocatedNode* effects = object.list("effects", Need::required, 1, 32)) {
      for (std::size_t k = 0; k < effects->items.size(); ++k) {
        const std::string at = object.pathOf("effects") + "[" + std::to_string(k) + "]";
        auto effect = readEffect(context, effects->items[k], at);
        if (!effect) continue;
        checkRepeats(context, rule.effects, *effect, effects->items[k], at);
        rule.effects.push_back(std::move(*effect));
      }
    }
    rules.push_back(std::move(rule));
  }
  return rules;
}

}  // namespace ack::config
