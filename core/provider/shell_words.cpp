#include "core/provider/shell_words.h"

#include "core/domain/utf8.h"

#include <charconv>
#include <cstdint>

namespace ack::provider {
namespace {

constexpr std::uint32_t kReplacement = 0xFFFD;

bool isScalar(std::uint32_t code) noexcept { return code < 0xD800 || (code > 0xDFFF && code <= 0x10FFFF); }

class ShellWords {
 public:
  explicit ShellWords(std::string_view text) : m_text(text) {}

  std::optional<std::vector<std::string>> split() {
    std::vector<std::string> words;
    std::string word;
    bool open = false;
    while (m_at < m_text.size()) {
      const char c = m_text[m_at++];
      if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
        if (open) words.push_back(std::move(word));
        word.clear();
        open = false;
        continue;
      }
      if (c == '\\' && takeLineEnd()) continue;
      open = true;
      if (!takePiece(c, word)) return std::nullopt;
    }
    if (open) words.push_back(std::move(word));
    return words;
  }

 private:
  bool takeLineEnd() {
    if (m_text.substr(m_at).starts_with("\r\n")) return m_at += 2, true;
    if (m_text.substr(m_at).starts_with("\n")) return m_at += 1, true;
    return false;
  }

  bool takePiece(char c, std::string& word) {
    if (c == '\'') return takeUntil('\'', word);
    if (c == '"') return takeDoubleQuoted(word);
    if (c == '$' && m_at < m_text.size() && m_text[m_at] == '\'') return ++m_at, takeAnsi(word);
    if (c == '\\') {
      if (m_at >= m_text.size()) return true;
      c = m_text[m_at++];
    }
    word += c;
    return true;
  }

  bool takeUntil(char end, std::string& word) {
    const std::size_t close = m_text.find(end, m_at);
    if (close == std::string_view::npos) return false;
    word += m_text.substr(m_at, close - m_at);
    m_at = close + 1;
    return true;
  }

  bool takeDoubleQuoted(std::string& word) {
    while (m_at < m_text.size()) {
      const char c = m_text[m_at++];
      if (c == '"') return true;
      if (c == '\\' && takeLineEnd()) continue;
      const bool escapes = c == '\\' && m_at < m_text.size() &&
                           std::string_view("\\\"$`").find(m_text[m_at]) != std::string_view::npos;
      word += escapes ? m_text[m_at++] : c;
    }
    return false;
  }

  bool takeAnsi(std::string& word) {
    while (m_at < m_text.size()) {
      const char c = m_text[m_at++];
      if (c == '\'') return true;
      if (c == '\\' && m_at < m_text.size())
        takeEscape(word);
      else
        word += c;
    }
    return false;
  }

  /// Behind the backslash. What bash does not know stays as it is, with its backslash.
  void takeEscape(std::string& word) {
    constexpr std::string_view kNames = "abeEfnrtv\\'\"?", kMeanings = "\a\b\x1b\x1b\f\n\r\t\v\\'\"?";
    const char c = m_text[m_at++];
    if (const std::size_t known = kNames.find(c); known != std::string_view::npos) {
      word += kMeanings[known];
      return;
    }
    std::optional<std::uint32_t> code;
    if (c >= '0' && c <= '7') {
      --m_at;
      code = takeNumber(3, 8);
    } else if (c == 'x' || c == 'u' || c == 'U') {
      code = takeNumber(c == 'x' ? 2 : c == 'u' ? 4 : 8, 16);
    }
    if (!code)
      word.append("\\").append(1, c);
    else if (c != 'u' && c != 'U')
      word += static_cast<char>(*code);
    else
      domain::appendUtf8(word, isScalar(*code) ? *code : kReplacement);
  }

  /// At least one digit, at most so many.
  std::optional<std::uint32_t> takeNumber(std::size_t most, int base) {
    const std::string_view digits = m_text.substr(m_at, most);
    std::uint32_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number, base);
    if (read.ec != std::errc()) return std::nullopt;
    m_at += static_cast<std::size_t>(read.ptr - digits.data());
    return number;
  }

  std::string_view m_text;
  std::size_t m_at{0};
};

}  // namespace

std::optional<std::vector<std::string>> splitShellWords(std::string_view command) {
  return ShellWords(command).split();
}

}  // namespace ack::provider
