#pragma once
// One value of a JSON text that was found to be valid: where it stands, what it is, its very bytes. A view, cheap to
// copy, that lives as long as its document and the text below it. JsonDocument makes the index.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ack::domain {

enum class JsonType : std::uint8_t { null, boolean, number, string, array, object };

/// Every value of a valid text in the order of the text, with the number of the first one behind it.
struct JsonIndex {
  struct Entry {
    std::uint32_t begin{0};  ///< of the value, or of its name where it is an object's member
    std::uint32_t next{0};   ///< the entry behind this value and all it holds
  };
  std::string_view text;
  std::vector<Entry> entries;
};

class JsonItems;

class JsonValue {
 public:
  JsonValue() = default;  ///< null, of no text
  JsonValue(const JsonIndex* index, std::uint32_t entry) noexcept;

  [[nodiscard]] JsonType type() const noexcept;
  [[nodiscard]] bool truth() const noexcept { return first() == 't'; }
  /// The value's very bytes, from its first to its last character.
  [[nodiscard]] std::string_view raw() const noexcept;
  /// string: decoded; number: its own characters; boolean: "true" or "false"; otherwise "".
  [[nodiscard]] std::string text() const;
  /// Whether it is an array or an object that holds something.
  [[nodiscard]] bool hasItems() const noexcept;
  /// The elements or members in order, repeated names included; none for anything else.
  [[nodiscard]] JsonItems items() const noexcept;

 private:
  friend class JsonItems;
  JsonValue(const JsonIndex* index, std::uint32_t entry, std::uint32_t begin) noexcept
      : m_index(index), m_entry(entry), m_begin(begin) {}
  [[nodiscard]] char first() const noexcept { return m_index != nullptr ? m_index->text[m_begin] : 'n'; }

  const JsonIndex* m_index{nullptr};
  std::uint32_t m_entry{0};
  std::uint32_t m_begin{0};
};

/// An element of an array, or a member of an object with its name.
struct JsonItem {
  std::string_view rawName;  ///< with its quotes; "" in an array
  JsonValue value;
  [[nodiscard]] std::string name() const;
};

/// What a container holds, for a range-based for.
class JsonItems {
 public:
  class Iterator {
   public:
    Iterator(const JsonIndex* index, std::uint32_t entry, bool named) noexcept
        : m_index(index), m_entry(entry), m_named(named) {}
    JsonItem operator*() const noexcept;
    /// Whether it is a member of that name; cheaper than reading the item, for most names differ early.
    [[nodiscard]] bool isNamed(std::string_view name) const;
    Iterator& operator++() noexcept {
      m_entry = m_index->entries[m_entry].next;
      return *this;
    }
    bool operator==(const Iterator& other) const noexcept { return m_entry == other.m_entry; }

   private:
    const JsonIndex* m_index;
    std::uint32_t m_entry;
    bool m_named;
  };
  explicit JsonItems(const JsonValue& container) noexcept;
  [[nodiscard]] Iterator begin() const noexcept { return {m_index, m_first, m_named}; }
  [[nodiscard]] Iterator end() const noexcept { return {m_index, m_end, m_named}; }

 private:
  const JsonIndex* m_index{nullptr};
  std::uint32_t m_first{0};
  std::uint32_t m_end{0};
  bool m_named{false};
};

/// Fills the index of `text`, which must be valid JSON (RFC 8259) of less than 4 GiB. false where it holds more than
/// `maxValues` values; the index is of no use then.
bool buildJsonIndex(std::string_view text, std::size_t maxValues, JsonIndex& index);

}  // namespace ack::domain
