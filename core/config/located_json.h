#pragma once
// A strict reading of a configuration text (RFC 8259) that remembers where every value and every name stands, so that
// whatever is found wrong later can be named by line and column.
#include "core/domain/json_document.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ack::config {

struct LocatedNode {
  domain::JsonType type{domain::JsonType::null};
  bool truth{false};     ///< boolean only
  std::string text;      ///< string: decoded; number: its very characters
  std::string key;       ///< decoded name, where the parent is an object
  std::size_t keyAt{0};  ///< byte offset of the name
  std::size_t begin{0};  ///< byte offset of the value
  std::size_t end{0};    ///< behind its last byte
  std::vector<LocatedNode> items;

  /// The first member of that name, or null.
  [[nodiscard]] const LocatedNode* member(std::string_view name) const noexcept;
};

/// What is not JSON, and where.
struct SyntaxProblem {
  std::size_t offset{0};
  std::string message;
};

struct TextPosition {
  int line{1};
  int column{1};  ///< counted in characters, not bytes
};

TextPosition positionOf(std::string_view text, std::size_t offset) noexcept;

/// The whole text as one tree; a byte-order mark in front is read over. Repeated names are kept, for the caller to
/// refuse. Nesting is bounded by 64.
std::variant<LocatedNode, SyntaxProblem> parseLocated(std::string_view text);

/// "an object", "text", "a number" …: for messages.
std::string_view describe(domain::JsonType type) noexcept;

}  // namespace ack::config
