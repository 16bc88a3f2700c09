#include "core/config/located_json.h"

#include "core/domain/utf8.h"

#include "core/base/encoding.h"

#include <cstdint>
#include <optional>

namespace ack::config {
namespace {

using domain::JsonType;

constexpr int kMaxDepth = 64;

bool isDigit(char c) noexcept { return c >= '0' && c <= '9'; }

/// Recursive descent; every function answers false once a problem is noted.
class Parser {
 public:
  explicit Parser(std::string_view text) : m_text(text) {}

  std::variant<LocatedNode, SyntaxProblem> run() {
    if (m_text.substr(0, 3) == "\xEF\xBB\xBF") m_at = 3;
    LocatedNode root;
    if (!value(root, 0)) return m_problem;
    space();
    if (m_at != m_text.size()) {
      fail("there is more text behind the end of the document");
      return m_problem;
    }
    return root;
  }

 private:
  bool fail(std::string message) { return failAt(m_at, std::move(message)); }
  bool failAt(std::size_t offset, std::string message) {
    m_problem = {offset, std::move(message)};
    return false;
  }
  [[nodiscard]] bool atEnd() const noexcept { return m_at >= m_text.size(); }
  [[nodiscard]] char peek() const noexcept { return atEnd() ? '\0' : m_text[m_at]; }
  void space() noexcept {
    while (!atEnd() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')) ++m_at;
  }

  bool value(LocatedNode& node, int depth) {
    space();
    if (depth > kMaxDepth) return fail("nested more than 64 levels deep");
    if (atEnd()) return fail("the text ends where a value is expected");
    node.begin = m_at;
    bool ok = false;
    const char c = peek();
    if (c == '{')
      ok = object(node, depth);
    else if (c == '[')
      ok = array(node, depth);
    else if (c == '"') {
      node.type = JsonType::string;
      ok = string(node.text);
    } else if (c == '-' || isDigit(c))
      ok = number(node);
    else
      ok = word(node);
    node.end = m_at;
    return ok;
  }

  bool object(LocatedNode& node, int depth) {
    node.type = JsonType::object;
    ++m_at;
    space();
    if (peek() == '}') return ++m_at, true;
    while (true) {
      space();
      if (peek() != '"') return fail("a name in double quotes is expected here");
      LocatedNode member;
      member.keyAt = m_at;
      if (!string(member.key)) return false;
      space();
      if (peek() != ':') return fail("':' is expected behind the name \"" + member.key + "\"");
      ++m_at;
      if (!value(member, depth + 1)) return false;
      node.items.push_back(std::move(member));
      space();
      if (peek() == '}') return ++m_at, true;
      if (peek() != ',') return fail("',' or '}' is expected here");
      ++m_at;
    }
  }

  bool array(LocatedNode& node, int depth) {
    node.type = JsonType::array;
    ++m_at;
    space();
    if (peek() == ']') return ++m_at, true;
    while (true) {
      LocatedNode item;
      if (!value(item, depth + 1)) return false;
      node.items.push_back(std::move(item));
      space();
      if (peek() == ']') return ++m_at, true;
      if (peek() != ',') return fail("',' or ']' is expected here");
      ++m_at;
    }
  }

  bool word(LocatedNode& node) {
    const auto starts = [this](std::string_view text) { return m_text.substr(m_at, text.size()) == text; };
    if (starts("true") || starts("false")) {
      node.type = JsonType::boolean;
      node.truth = peek() == 't';
      m_at += node.truth ? 4U : 5U;
      return true;
    }
    if (starts("null")) return m_at += 4, true;
    return fail("a value is expected here: text in double quotes, a number, true, false, null, '{' or '['");
  }

  bool number(LocatedNode& node) {
    node.type = JsonType::number;
    const std::size_t from = m_at;
    if (peek() == '-') ++m_at;
    if (!isDigit(peek())) return fail("a digit is expected here");
    if (peek() == '0' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1]))
      return fail("a number may not begin with 0");
    while (isDigit(peek())) ++m_at;
    if (peek() == '.') {
      ++m_at;
      if (!isDigit(peek())) return fail("a digit is expected behind the point");
      while (isDigit(peek())) ++m_at;
    }
    if (peek() == 'e' || peek() == 'E') {
      ++m_at;
      if (peek() == '+' || peek() == '-') ++m_at;
      if (!isDigit(peek())) return fail("a digit is expected in the exponent");
      while (isDigit(peek())) ++m_at;
    }
    node.text = std::string(m_text.substr(from, m_at - from));
    return true;
  }

  bool string(std::string& out) {
    const std::size_t from = m_at++;
    while (true) {
      if (atEnd()) return failAt(from, "this text has no closing double quote");
      const char c = m_text[m_at];
      if (c == '"') return ++m_at, true;
      if (static_cast<unsigned char>(c) < 0x20)
        return fail("a raw control character in text: write it as \\n, \\t or \\u00XX");
      ++m_at;
      if (c != '\\')
        out.push_back(c);
      else if (!escape(out))
        return false;
    }
  }

  bool escape(std::string& out) {
    static constexpr std::string_view kLetters = "\"\\/bfnrt";
    static constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
    const std::size_t from = m_at - 1;
    const char c = peek();
    if (const auto found = kLetters.find(c); c != '\0' && found != std::string_view::npos) {
      out.push_back(kMeant[found]);
      ++m_at;
      return true;
    }
    if (c != 'u') return failAt(from, "an unknown escape: allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX");
    ++m_at;
    std::optional<std::uint32_t> code = hex4();
    if (!code) return failAt(from, "four hexadecimal digits are expected behind \\u");
    if (*code >= 0xD800 && *code <= 0xDBFF && m_text.substr(m_at, 2) == "\\u") {
      m_at += 2;
      const std::optional<std::uint32_t> low = hex4();
      if (!low || *low < 0xDC00 || *low > 0xDFFF) return failAt(from, "half of a surrogate pair");
      code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
    } else if (*code >= 0xD800 && *code <= 0xDFFF) {
      return failAt(from, "half of a surrogate pair");
    }
    domain::appendUtf8(out, *code);
    return true;
  }

  std::optional<std::uint32_t> hex4() {
    if (m_text.size() - m_at < 4) return std::nullopt;
    const auto bytes = base::fromHex(m_text.substr(m_at, 4));
    if (!bytes) return std::nullopt;
    m_at += 4;
    return (static_cast<std::uint32_t>(static_cast<unsigned char>((*bytes)[0])) << 8) |
           static_cast<unsigned char>((*bytes)[1]);
  }

  std::string_view m_text;
  std::size_t m_at{0};
  SyntaxProblem m_problem;
};

std::size_t firstBadByte(std::string_view text) noexcept {
  std::size_t at = 0;
  while (at < text.size()) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (!base::isUtf8(text.substr(at, length))) break;
    at += length;
  }
  return at;
}

}  // namespace

const LocatedNode* LocatedNode::member(std::string_view name) const noexcept {
  for (const LocatedNode& item : items)
    if (item.key == name) return &item;
  return nullptr;
}

TextPosition positionOf(std::string_view text, std::size_t offset) noexcept {
  TextPosition position;
  if (text.substr(0, 3) == "\xEF\xBB\xBF" && offset >= 3) {
    text.remove_prefix(3);
    offset -= 3;
  }
  for (const char c : text.substr(0, offset)) {
    if (c == '\n') {
      ++position.line;
      position.column = 1;
    } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
      ++position.column;
    }
  }
  return position;
}

std::variant<LocatedNode, SyntaxProblem> parseLocated(std::string_view text) {
  if (!base::isUtf8(text)) return SyntaxProblem{firstBadByte(text), "not UTF-8: save the file as UTF-8"};
  return Parser(text).run();
}

std::string_view describe(JsonType type) noexcept {
  switch (type) {
  case JsonType::null:
    return "null";
  case JsonType::boolean:
    return "true or false";
  case JsonType::number:
    return "a number";
  case JsonType::string:
    return "text";
  case JsonType::array:
    return "a list";
  case JsonType::object:
    return "an object";
  }
  return "?";
}

}  // namespace ack::config
