#include "core/effect/value_reader.h"

#include "core/base/encoding.h"

#include <algorithm>

namespace ack::effect {
namespace {

using config::Condition;
using config::ValueExpression;
using domain::JsonType;
using domain::LookupState;

/// The place in words: `amount "/data/object/amount"`. Pointers and header names come from the configuration, not
/// from the payload.
std::string place(const ValueExpression& expression, std::string_view what) {
  std::string text(what);
  switch (expression.kind) {
  case ValueExpression::Kind::constant:
    break;
  case ValueExpression::Kind::pointer:
    text += " \"" + expression.text + '"';
    break;
  case ValueExpression::Kind::header:
    text += " header \"" + expression.text + '"';
    break;
  }
  return text;
}

Error wrong(const ValueExpression& expression, std::string_view what, std::string_view why) {
  return Error{ErrorCode::invalid, place(expression, what) + ' ' + std::string(why)};
}

}  // namespace

domain::PayloadValue ValueReader::raw(const ValueExpression& expression) const {
  switch (expression.kind) {
  case ValueExpression::Kind::constant:
    return domain::PayloadValue{LookupState::found, JsonType::string, expression.text};
  case ValueExpression::Kind::pointer:
    return m_payload.within(m_part, expression.text);
  case ValueExpression::Kind::header:
    return m_payload.header(expression.text);
  }
  return {};
}

Result<std::string> ValueReader::optional(const ValueExpression& expression, std::string_view what) const {
  auto value = single(expression, what);
  if (!value) return std::move(value).error();
  return std::move(value->text);
}

Result<domain::PayloadValue> ValueReader::single(const ValueExpression& expression, std::string_view what) const {
  domain::PayloadValue value = raw(expression);
  if (value.state == LookupState::ambiguous) return wrong(expression, what, "stands more than once");
  if (value.state == LookupState::missing) return value;
  if (!value.isScalar()) return wrong(expression, what, "is an object or array, not a single value");
  if (value.text.find('\0') != std::string::npos) return wrong(expression, what, "holds a NUL character");
  if (!base::isUtf8(value.text)) return wrong(expression, what, "is not UTF-8");
  return value;
}

Result<domain::PayloadValue> ValueReader::requiredValue(const ValueExpression& expression,
                                                        std::string_view what) const {
  auto value = single(expression, what);
  if (!value) return value;
  if (value->state == LookupState::missing) return wrong(expression, what, "is missing");
  if (value->type == JsonType::null) return wrong(expression, what, "is null");
  if (value->text.empty()) return wrong(expression, what, "is empty");
  return value;
}

Result<std::string> ValueReader::required(const ValueExpression& expression, std::string_view what) const {
  auto value = requiredValue(expression, what);
  if (!value) return std::move(value).error();
  return std::move(value->text);
}

Result<bool> ValueReader::holds(const Condition& condition) const {
  const domain::PayloadValue value = raw(condition.subject);
  if (value.state == LookupState::ambiguous) return wrong(condition.subject, "condition", "stands more than once");
  const bool found = value.state == LookupState::found;
  const auto isOneOf = [&] {
    return value.isScalar() &&
           std::find(condition.texts.begin(), condition.texts.end(), value.text) != condition.texts.end();
  };
  switch (condition.test) {
  case Condition::Test::equals:
  case Condition::Test::oneOf:
    return isOneOf();
  case Condition::Test::notEquals:
    return !isOneOf();
  case Condition::Test::exists:
    return found;
  case Condition::Test::missing:
    return !found;
  }
  return false;
}

}  // namespace ack::effect
