#pragma once
// A strict reading of JSON bytes (RFC 8259) that keeps what matters for money and identity: the exact characters of
// every number, every occurrence of a repeated key, and decoded strings as UTF-8. Pointers are RFC 6901.
#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ack::domain {

enum class JsonType : std::uint8_t { null, boolean, number, string, array, object };

struct JsonNode {
  JsonType type{JsonType::null};
  bool truth{false};            ///< boolean only
  std::string text;             ///< string: decoded; number: the very characters of the body
  std::string key;              ///< decoded name, where the parent is an object
  std::vector<JsonNode> items;  ///< array elements or object members, in order, repeated names included
};

enum class LookupState : std::uint8_t {
  found,
  missing,
  ambiguous,  ///< a name on the way stands twice in its object: never guess which is meant
};

struct JsonLookup {
  LookupState state{LookupState::missing};
  const JsonNode* node{nullptr};  ///< owned by the document; null unless found
};

/// Thread: any; a document is immutable after parse.
class JsonDocument {
 public:
  static constexpr std::size_t kMaxDepth = 64;

  /// A UTF-8 byte-order mark in front is read over. invalid for anything RFC 8259 does not allow, for bytes that are
  /// not UTF-8, lone surrogates, raw control characters, and nesting beyond kMaxDepth.
  static Result<JsonDocument> parse(std::string_view body);

  [[nodiscard]] const JsonNode& root() const noexcept { return *m_root; }
  /// RFC 6901; "" is the root. A pointer that does not begin with '/' (and is not empty) is missing.
  [[nodiscard]] JsonLookup find(std::string_view pointer) const { return find(*m_root, pointer); }
  static JsonLookup find(const JsonNode& from, std::string_view pointer);

 private:
  std::shared_ptr<JsonNode> m_root;  // shared: documents are copied by value between a plan and its effects
};

/// RFC 6901 syntax: empty, or '/'-led with every '~' followed by 0 or 1.
bool isJsonPointer(std::string_view pointer) noexcept;

}  // namespace ack::domain
