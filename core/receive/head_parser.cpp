#include "core/receive/head_parser.h"

#include "core/receive/character_classes.h"
#include "core/receive/framing.h"

#include <algorithm>

namespace ack::receive {
namespace {

// RFC 9112 2.2: at least one empty line before the request line is to be ignored (old clients send one too many
// after a body).
constexpr std::size_t kIgnoredEmptyLines = 1;

constexpr std::size_t kUsualFields = 24;

std::string_view between(std::string_view bytes, std::size_t from, std::size_t to) noexcept {
  return bytes.substr(from, to - from);
}

/// The first place from `at` on, before `end`, whose character is not of the class; otherwise `end`.
std::size_t skip(std::string_view bytes, std::size_t at, std::size_t end, CharacterClass of) noexcept {
  while (at < end && isIn(bytes[at], of)) ++at;
  return at;
}

}  // namespace

HeadParser::HeadParser(const ReceiverLimits& limits) : m_limits(limits) {}

void HeadParser::reset() noexcept {
  m_step = Step::start;
  m_failure = 0;
  m_at = m_lineStart = m_sectionStart = m_methodEnd = m_targetEnd = m_emptyLines = 0;
  m_fields.clear();
}

void HeadParser::release() noexcept {
  reset();
  std::vector<Field>().swap(m_fields);
}

HeadParser::State HeadParser::fail(int status) noexcept {
  m_failure = status;
  return State::failed;
}

HeadParser::State HeadParser::feed(std::string_view bytes) {
  if (m_failure != 0) return State::failed;
  if (m_step < Step::lineStart && !requestLine(bytes)) return State::failed;
  if (m_step >= Step::lineStart && m_step < Step::done && !fields(bytes)) return State::failed;
  return m_step == Step::done ? State::complete : State::needMore;
}

/// Answers false where it failed. Stops behind the line's CRLF or where the bytes end.
bool HeadParser::requestLine(std::string_view bytes) {
  while (m_at < bytes.size() && m_step < Step::lineStart) {
    const char c = bytes[m_at];
    switch (m_step) {
    case Step::start:
      if (c == '\r' && m_emptyLines < kIgnoredEmptyLines) {
        m_step = Step::startLf;
        break;
      }
      m_lineStart = m_at;
      m_step = Step::method;
      continue;
    case Step::startLf:
      if (c != '\n') return fail(400), false;
      ++m_emptyLines;
      m_step = Step::start;
      break;
    case Step::method:
      if (c == ' ' && m_at > m_lineStart) {
        m_methodEnd = m_at;
        m_step = Step::target;
      } else if (!isIn(c, kToken)) {
        return fail(400), false;
      }
      break;
    case Step::target:
      if (c == ' ' && m_at > m_methodEnd + 1) {
        m_targetEnd = m_at;
        m_step = Step::version;
      } else if (!isIn(c, kTarget)) {
        return fail(400), false;
      }
      break;
    case Step::version:
      if (c == '\r') {
        m_step = Step::versionLf;
      } else if (!isIn(c, kTarget) || m_at - m_targetEnd > 8) {
        return fail(400), false;
      }
      break;
    case Step::versionLf:
      if (c != '\n' || !takeVersion(between(bytes, m_targetEnd + 1, m_at - 1)))
        return fail(m_failure != 0 ? m_failure : 400), false;
      m_step = Step::lineStart;
      m_sectionStart = m_at + 1;
      break;
    case Step::lineStart:
    case Step::name:
    case Step::value:
    case Step::valueLf:
    case Step::endLf:
    case Step::done:
      break;
    }
    ++m_at;
    if (m_step < Step::versionLf && m_at - m_lineStart > m_limits.requestLineBytes) return fail(414), false;
  }
  return true;
}

/// "HTTP/" DIGIT "." DIGIT, case-sensitive (RFC 9112 2.3). A higher minor is understood as 1.1, another major is not.
bool HeadParser::takeVersion(std::string_view text) noexcept {
  if (text.size() != 8 || text.substr(0, 5) != "HTTP/" || text[6] != '.') return false;
  if (text[5] < '0' || text[5] > '9' || text[7] < '0' || text[7] > '9') return false;
  if (text[5] != '1') {
    m_failure = 505;
    return false;
  }
  m_minor = text[7] == '0' ? 0 : 1;
  return true;
}

bool HeadParser::overLimit() noexcept {
  if (m_at - m_sectionStart <= m_limits.headerSectionBytes) return false;
  m_failure = 431;
  return true;
}

bool HeadParser::fields(std::string_view bytes) {
  // Never look beyond the section's limit, so that the outcome does not depend on how much came at once.
  const std::size_t end = std::min(bytes.size(), m_sectionStart + m_limits.headerSectionBytes + 1);
  while (m_at < end) {
    const char c = bytes[m_at];
    switch (m_step) {
    case Step::lineStart:
      if (c == '\r') {
        m_step = Step::endLf;
        break;
      }
      // White space here is obs-fold, or a fold of nothing (RFC 9112 2.2, 5.2): the token test refuses both.
      if (!isIn(c, kToken)) return fail(400), false;
      if (m_fields.size() == m_limits.fields) return fail(431), false;
      m_field.name = static_cast<std::uint32_t>(m_at);
      m_step = Step::name;
      break;
    case Step::name:
      m_at = skip(bytes, m_at, end, kToken);
      if (m_at == end) continue;
      if (bytes[m_at] != ':') return fail(400), false;
      m_field.nameEnd = static_cast<std::uint32_t>(m_at);
      m_field.value = static_cast<std::uint32_t>(m_at + 1);
      m_step = Step::value;
      break;
    case Step::value:
      m_at = skip(bytes, m_at, end, kFieldValue);
      if (m_at == end) continue;
      if (bytes[m_at] != '\r') return fail(400), false;
      m_field.valueEnd = static_cast<std::uint32_t>(m_at);
      m_step = Step::valueLf;
      break;
    case Step::valueLf:
      if (c != '\n') return fail(400), false;
      if (m_fields.empty()) m_fields.reserve(kUsualFields);
      m_fields.push_back(m_field);
      m_step = Step::lineStart;
      break;
    case Step::endLf:
      if (c != '\n') return fail(400), false;
      ++m_at;
      if (overLimit()) return false;
      m_step = Step::done;
      return true;
    case Step::start:
    case Step::startLf:
    case Step::method:
    case Step::target:
    case Step::version:
    case Step::versionLf:
    case Step::done:
      return true;
    }
    ++m_at;
  }
  return !overLimit();
}

int HeadParser::read(std::string_view bytes, std::vector<provider::HeaderView>& headers, RequestHead& head) const {
  head = RequestHead{};
  head.method = between(bytes, m_lineStart, m_methodEnd);
  head.target = between(bytes, m_methodEnd + 1, m_targetEnd);
  head.minorVersion = m_minor;
  headers.clear();
  for (const Field& field : m_fields)
    headers.push_back({between(bytes, field.name, field.nameEnd), between(bytes, field.value, field.valueEnd)});
  head.headers = headers;
  return judgeFraming(head);
}

}  // namespace ack::receive
