#include "core/domain/json_value.h"

#include "core/domain/utf8.h"

#include <algorithm>

namespace ack::domain {
namespace {

// Everything here walks a text that a strict parser has found valid, and so checks nothing again.

bool isSpace(char c) noexcept { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// Behind the string whose opening quote is at `at`.
std::size_t endOfString(std::string_view text, std::size_t at) noexcept {
  for (++at;;) {
    at = text.find('"', at);
    std::size_t slashes = 0;
    while (text[at - 1 - slashes] == '\\') ++slashes;
    ++at;
    if (slashes % 2 == 0) return at;
  }
}

/// Behind the number or word at `at`.
std::size_t endOfWord(std::string_view text, std::size_t at) noexcept {
  while (at < text.size() && !isSpace(text[at]) && text[at] != ',' && text[at] != ']' && text[at] != '}') ++at;
  return at;
}

std::size_t endOfContainer(std::string_view text, std::size_t at) noexcept {
  for (std::size_t depth = 0;;) {
    switch (text[at]) {
    case '"':
      at = endOfString(text, at);
      continue;
    case '{':
    case '[':
      ++depth;
      break;
    case '}':
    case ']':
      if (--depth == 0) return at + 1;
      break;
    }
    ++at;
  }
}

std::size_t endOfValue(std::string_view text, std::size_t at) noexcept {
  if (text[at] == '"') return endOfString(text, at);
  if (text[at] == '{' || text[at] == '[') return endOfContainer(text, at);
  return endOfWord(text, at);
}

/// Where the value of a member begins whose name ends before `at`.
std::size_t behindColon(std::string_view text, std::size_t at) noexcept {
  while (isSpace(text[at]) || text[at] == ':') ++at;
  return at;
}

std::uint32_t hexDigits(std::string_view four) noexcept {
  std::uint32_t code = 0;
  for (const char c : four) code = code * 16 + static_cast<std::uint32_t>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
  return code;
}

/// The escape behind the backslash at `at`; moves `at` behind it.
void appendEscape(std::string& out, std::string_view text, std::size_t& at) {
  constexpr std::string_view kLetters = "bfnrt";
  constexpr std::string_view kMeanings = "\b\f\n\r\t";
  const char c = text[at + 1];
  if (c != 'u') {
    const std::size_t letter = kLetters.find(c);
    out += letter == std::string_view::npos ? c : kMeanings[letter];
    at += 2;
    return;
  }
  std::uint32_t code = hexDigits(text.substr(at + 2, 4));
  at += 6;
  if (code >= 0xD800 && code < 0xDC00) {
    code = 0x10000 + ((code - 0xD800) << 10) + (hexDigits(text.substr(at + 2, 4)) - 0xDC00);
    at += 6;
  }
  appendUtf8(out, code);
}

/// `quoted` with its quotes.
std::string decodeString(std::string_view quoted) {
  const std::string_view text = quoted.substr(1, quoted.size() - 2);
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\\') {
      appendEscape(out, text, at);
      continue;
    }
    const std::size_t slash = text.find('\\', at);
    const std::size_t end = slash == std::string_view::npos ? text.size() : slash;
    out.append(text, at, end - at);
    at = end;
  }
  return out;
}

}  // namespace

JsonValue::JsonValue(const JsonIndex* index, std::uint32_t entry) noexcept
    : m_index(index), m_entry(entry), m_begin(index->entries[entry].begin) {}

JsonType JsonValue::type() const noexcept {
  switch (first()) {
  case '{':
    return JsonType::object;
  case '[':
    return JsonType::array;
  case '"':
    return JsonType::string;
  case 't':
  case 'f':
    return JsonType::boolean;
  case 'n':
    return JsonType::null;
  default:
    return JsonType::number;
  }
}

std::string_view JsonValue::raw() const noexcept {
  if (m_index == nullptr) return {};
  return m_index->text.substr(m_begin, endOfValue(m_index->text, m_begin) - m_begin);
}

std::string JsonValue::text() const {
  switch (type()) {
  case JsonType::string:
    return decodeString(raw());
  case JsonType::number:
  case JsonType::boolean:
    return std::string(raw());
  case JsonType::null:
  case JsonType::array:
  case JsonType::object:
    return {};
  }
  return {};
}

bool JsonValue::hasItems() const noexcept {
  return m_index != nullptr && m_index->entries[m_entry].next > m_entry + 1;
}

JsonItems JsonValue::items() const noexcept { return JsonItems(*this); }

std::string JsonItem::name() const { return rawName.empty() ? std::string() : decodeString(rawName); }

JsonItems::JsonItems(const JsonValue& container) noexcept : m_index(container.m_index) {
  if (m_index == nullptr) return;
  m_first = container.m_entry + 1;
  m_end = m_index->entries[container.m_entry].next;
  m_named = container.first() == '{';
}

JsonItem JsonItems::Iterator::operator*() const noexcept {
  const std::uint32_t begin = m_index->entries[m_entry].begin;
  if (!m_named) return {{}, JsonValue(m_index, m_entry, begin)};
  const std::string_view text = m_index->text;
  const std::size_t behind = endOfString(text, begin);
  const auto value = static_cast<std::uint32_t>(behindColon(text, behind));
  return {text.substr(begin, behind - begin), JsonValue(m_index, m_entry, value)};
}

bool JsonItems::Iterator::isNamed(std::string_view name) const {
  if (!m_named) return false;
  const std::string_view text = m_index->text;
  const std::size_t begin = m_index->entries[m_entry].begin;
  std::size_t at = begin + 1;
  for (const char wanted : name) {
    const char c = text[at++];
    if (c == '\\') return decodeString(text.substr(begin, endOfString(text, begin) - begin)) == name;
    if (c == '"' || c != wanted) return false;
  }
  return text[at] == '"';
}

bool buildJsonIndex(std::string_view text, std::size_t maxValues, JsonIndex& index) {
  struct Open {
    std::uint32_t entry;
    bool object;
  };
  index.text = text;
  index.entries.reserve(std::min(text.size() / 16, maxValues) + 1);
  std::vector<Open> open;  // containers not yet closed, outermost first
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (isSpace(c) || c == ',') {
      ++at;
      continue;
    }
    if (c == ']' || c == '}') {
      index.entries[open.back().entry].next = static_cast<std::uint32_t>(index.entries.size());
      open.pop_back();
      ++at;
      continue;
    }
    if (index.entries.size() >= maxValues) return false;
    const auto entry = static_cast<std::uint32_t>(index.entries.size());
    index.entries.push_back({static_cast<std::uint32_t>(at), entry + 1});
    if (!open.empty() && open.back().object) at = behindColon(text, endOfString(text, at));
    if (text[at] == '{' || text[at] == '[') {
      open.push_back({entry, text[at] == '{'});
      ++at;
    } else {
      at = endOfValue(text, at);
    }
  }
  return true;
}

}  // namespace ack::domain
