#include "core/provider/json_spelling.h"

#include <algorithm>
#include <cstdio>

namespace ack::provider {
namespace {

using domain::JsonItem;
using domain::JsonType;
using domain::JsonValue;

/// The code point at `at`, which is moved behind it. JsonNode texts are valid UTF-8.
std::uint32_t takeCodePoint(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
  const std::uint32_t lead = byte(at++);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  std::uint32_t point = lead & (0x3FU >> more);
  for (int i = 0; i < more && at < text.size(); ++i) point = (point << 6) | (byte(at++) & 0x3FU);
  return point;
}

void writeUnit(std::uint32_t unit, std::string& out) {
  char text[12];  // room for any 32 bits, though a unit has 16
  std::snprintf(text, sizeof text, "\\u%04x", unit);
  out += text;
}

void writeEscaped(std::uint32_t point, std::string& out) {
  if (point < 0x10000) return writeUnit(point, out);
  writeUnit(0xD800 + ((point - 0x10000) >> 10), out);
  writeUnit(0xDC00 + ((point - 0x10000) & 0x3FF), out);
}

void writeText(std::string_view text, const JsonSpelling& spelling, std::string& out) {
  constexpr std::string_view kNamed = "\"\\\b\f\n\r\t";
  constexpr std::string_view kNames = "\"\\bfnrt";
  out += '"';
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const std::uint32_t point = takeCodePoint(text, at);
    const std::size_t named = point < 0x80 ? kNamed.find(static_cast<char>(point)) : std::string_view::npos;
    if (named != std::string_view::npos)
      out.append(1, '\\').append(1, kNames[named]);
    else if (point == '/' && spelling.escapeSlash)
      out += "\\/";
    else if (point < 0x20 || (point >= 0x7F && spelling.escapeNonAscii && point != 0x7F))
      writeEscaped(point, out);
    else
      out += text.substr(begin, at - begin);
  }
  out += '"';
}

class Speller {
 public:
  explicit Speller(const JsonSpelling& spelling) : m_spelling(spelling) {}

  void write(const JsonValue& value, int level) {
    switch (value.type()) {
    case JsonType::null:
      out += "null";
      return;
    case JsonType::boolean:
      out += value.truth() ? "true" : "false";
      return;
    case JsonType::number:
      out += value.raw();
      return;
    case JsonType::string:
      writeText(value.text(), m_spelling, out);
      return;
    case JsonType::array:
      return writeItems(value, level, '[', ']');
    case JsonType::object:
      return writeItems(value, level, '{', '}');
    }
  }

  std::string out;

 private:
  void writeItems(const JsonValue& container, int level, char open, char close) {
    out += open;
    const bool named = container.type() == JsonType::object;
    std::vector<std::pair<std::string, JsonValue>> items;
    for (const JsonItem& item : container.items()) items.emplace_back(item.name(), item.value);
    if (m_spelling.sorted && named)
      std::stable_sort(items.begin(), items.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i > 0) out += m_spelling.comma;
      breakLine(level + 1);
      if (named) {
        writeText(items[i].first, m_spelling, out);
        out += m_spelling.colon;
      }
      write(items[i].second, level + 1);
    }
    if (!items.empty()) breakLine(level);
    out += close;
  }

  void breakLine(int level) {
    if (m_spelling.indent > 0) out.append(1, '\n').append(static_cast<std::size_t>(level * m_spelling.indent), ' ');
  }

  const JsonSpelling& m_spelling;
};

}  // namespace

const std::vector<JsonSpelling>& jsonSpellings() {
  static const std::vector<JsonSpelling> kSpellings{
      {"compact", ",", ":", 0, false, false, false},
      {"compact, non-ASCII escaped", ",", ":", 0, true, false, false},
      {"compact, slashes escaped", ",", ":", 0, false, true, false},
      {"compact, non-ASCII and slashes escaped", ",", ":", 0, true, true, false},
      {"compact, names sorted", ",", ":", 0, false, false, true},
      {"with a space behind commas and colons", ", ", ": ", 0, false, false, false},
      {"with a space behind commas and colons, non-ASCII escaped", ", ", ": ", 0, true, false, false},
      {"indented by 2", ",", ": ", 2, false, false, false},
      {"indented by 4", ",", ": ", 4, false, false, false},
      {"indented by 4, non-ASCII escaped", ",", ": ", 4, true, false, false},
  };
  return kSpellings;
}

std::string spellJson(const domain::JsonValue& value, const JsonSpelling& spelling) {
  Speller speller(spelling);
  speller.write(value, 0);
  return std::move(speller.out);
}

}  // namespace ack::provider
