#pragma once
// A strict reading of JSON bytes (RFC 8259) that keeps what matters for money and identity: the exact characters of
// every number, every occurrence of a repeated key, and decoded strings as UTF-8. Pointers are RFC 6901. Nothing of
// the text is copied: a document is an index over it of 8 bytes for each value, so that a hostile body costs a small
// multiple of its size.
#include "core/base/result.h"
#include "core/domain/json_value.h"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>

namespace ack::domain {

enum class LookupState : std::uint8_t {
  found,
  missing,
  ambiguous,  ///< a name on the way stands twice in its object: never guess which is meant
};

struct JsonLookup {
  LookupState state{LookupState::missing};
  JsonValue value;  ///< null unless found
};

/// Thread: any; a document is immutable after parse. Copies are cheap and share the index.
class JsonDocument {
 public:
  static constexpr std::size_t kMaxDepth = 64;
  static constexpr std::size_t kMaxValues = 2U << 20;

  /// `body` must outlive the document and every value taken from it. A UTF-8 byte-order mark in front is read over.
  /// invalid for anything RFC 8259 does not allow, for bytes that are not UTF-8, lone surrogates, raw control
  /// characters, nesting beyond kMaxDepth and more than kMaxValues values.
  static Result<JsonDocument> parse(std::string_view body);
  template <std::same_as<std::string> Temporary>
  static Result<JsonDocument> parse(Temporary&& body) = delete;

  [[nodiscard]] JsonValue root() const noexcept { return {m_index.get(), 0}; }
  /// RFC 6901; "" is the root. A pointer that does not begin with '/' (and is not empty) is missing.
  [[nodiscard]] JsonLookup find(std::string_view pointer) const { return find(root(), pointer); }
  static JsonLookup find(const JsonValue& from, std::string_view pointer);

 private:
  std::shared_ptr<const JsonIndex> m_index;  // shared: documents are copied by value
};

/// RFC 6901 syntax: empty, or '/'-led with every '~' followed by 0 or 1.
bool isJsonPointer(std::string_view pointer) noexcept;
/// One reference token with ~1 and ~0 undone (RFC 6901 section 4).
std::string unescapePointerToken(std::string_view token);

}  // namespace ack::domain
