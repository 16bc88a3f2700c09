#pragma once
// Reads the values of a rule (JSON pointers, headers, constants) from one event's payload. What is wrong is told by
// place and kind only: a payload's values never reach an error text.
#include "core/base/result.h"
#include "core/config/catalogue.h"
#include "core/domain/payload_document.h"

#include <string>
#include <string_view>

namespace ack::effect {

/// Thread: any. Keeps references; for use within one call.
class ValueReader {
 public:
  /// `element` is put in front of every pointer (batches).
  ValueReader(const domain::PayloadDocument& payload, std::string_view element)
      : m_payload(payload), m_part(payload.part(element)) {}

  /// As it stands: also missing, null, arrays and objects.
  [[nodiscard]] domain::PayloadValue raw(const config::ValueExpression& expression) const;
  /// A scalar that is there and not empty. invalid names the expression and what is wrong with it.
  [[nodiscard]] Result<std::string> required(const config::ValueExpression& expression, std::string_view what) const;
  /// The same, with its type.
  [[nodiscard]] Result<domain::PayloadValue> requiredValue(const config::ValueExpression& expression,
                                                           std::string_view what) const;
  /// Empty where it is missing or null; invalid where it is ambiguous, an object or an array, or unfit as text.
  [[nodiscard]] Result<std::string> optional(const config::ValueExpression& expression, std::string_view what) const;

  /// Whether the condition holds. An ambiguous value is refused (invalid): either answer would be a guess.
  [[nodiscard]] Result<bool> holds(const config::Condition& condition) const;

 private:
  /// Missing, or a scalar that is fit as text.
  [[nodiscard]] Result<domain::PayloadValue> single(const config::ValueExpression& expression,
                                                    std::string_view what) const;

  const domain::PayloadDocument& m_payload;
  const domain::JsonLookup m_part;  // found once: far into a long batch that is a way
};

}  // namespace ack::effect
