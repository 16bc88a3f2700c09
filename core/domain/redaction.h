#pragma once
// Takes out of a body what must not be stored: the places are JSON Pointers, in which "*" stands for any name or
// index. Every other byte stays as it came, so that numbers keep their characters. Pure; acceptance calls it between
// the signature and the commit.
#include "core/base/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ack::domain {

/// What stands in the place of a value: a JSON text, and a form's value.
constexpr std::string_view kRedactedText = "[redacted]";

/// One place, counted from the event as a rule's pointers are: of a batch, within each of its events.
class RedactionPlace {
 public:
  static constexpr std::size_t kMaxDepth = 32;
  /// invalid unless it is a JSON Pointer (RFC 6901) of 1 to kMaxDepth steps.
  static Result<RedactionPlace> parse(std::string_view pointer);

  [[nodiscard]] const std::string& text() const noexcept { return m_text; }
  /// nullopt stands for any.
  [[nodiscard]] const std::vector<std::optional<std::string>>& steps() const noexcept { return m_steps; }
  /// Whether what `pointer` names is taken out: it is the place, or lies within it.
  [[nodiscard]] bool covers(std::string_view pointer) const;

 private:
  std::string m_text;
  std::vector<std::optional<std::string>> m_steps;
};

/// `body` without what stands at `places`. `elements` are the pointers of a batch's events, empty for a single one. A
/// body that has no places at all (not JSON, no form, or not readable as what it calls itself) can't be searched, and
/// then nothing of it is kept: the whole is kRedactedText. An empty body stays empty.
std::string redactBody(std::string_view contentType, std::string_view body, std::span<const std::string> elements,
                       std::span<const RedactionPlace> places);

}  // namespace ack::domain
