#include "core/receive/chunk_decoder.h"

#include "core/receive/character_classes.h"

#include <algorithm>

namespace ack::receive {
namespace {

constexpr std::size_t kMaxSizeDigits = 64;

}  // namespace

void ChunkDecoder::reset(std::size_t maxBytes) noexcept {
  m_at = At::sizeStart;
  m_failure = 0;
  m_room = maxBytes;
  m_size = 0;
  m_digits = m_overhead = m_trailer = m_trailers = 0;
}

bool ChunkDecoder::fail(int status) noexcept {
  m_failure = status;
  return false;
}

ChunkDecoder::Step ChunkDecoder::next(std::string_view input) noexcept {
  if (m_failure != 0) return {State::failed, 0, {}};
  std::size_t used = 0;
  while (used < input.size() && m_at != At::done) {
    if (m_at == At::data) {
      const std::size_t take = static_cast<std::size_t>(std::min<std::uint64_t>(m_size, input.size() - used));
      m_size -= take;
      if (m_size == 0) m_at = At::dataCr;
      return {State::data, used + take, input.substr(used, take)};
    }
    if (!takeByte(input[used])) return {State::failed, used, {}};
    ++used;
  }
  return {m_at == At::done ? State::done : State::needMore, used, {}};
}

bool ChunkDecoder::takeByte(char c) noexcept {
  switch (m_at) {
  case At::sizeStart:
  case At::size:
    return takeSize(c);
  case At::extensionName:
  case At::extensionNameMore:
  case At::extensionValue:
  case At::extensionToken:
  case At::extensionQuoted:
  case At::extensionEscape:
  case At::extensionEnd:
    return takeExtension(c);
  case At::sizeLf:
    if (c != '\n') return fail(400);
    // Refused from the number alone, before a byte of it is stored.
    if (m_size > m_room) return fail(413);
    m_room -= static_cast<std::size_t>(m_size);
    m_at = m_size == 0 ? At::trailerStart : At::data;
    return true;
  case At::dataCr:
    m_at = At::dataLf;
    return c == '\r' || fail(400);
  case At::dataLf:
    m_at = At::sizeStart;
    return c == '\n' || fail(400);
  case At::trailerStart:
  case At::trailerName:
  case At::trailerValue:
  case At::trailerLf:
  case At::endLf:
    return takeTrailer(c);
  case At::data:
  case At::done:
    break;
  }
  return fail(400);
}

bool ChunkDecoder::takeSize(char c) noexcept {
  const int digit = hexValue(c);
  if (digit >= 0) {
    if (m_at == At::sizeStart) m_size = m_digits = 0;
    m_at = At::size;
    if (m_size >> 60 != 0) return fail(400);            // the next digit would wrap
    if (++m_digits > kMaxSizeDigits) return fail(400);  // leading zeros are legal, a flood of them is not
    m_size = m_size << 4 | static_cast<std::uint64_t>(digit);
    return true;
  }
  return m_at == At::size ? afterSizePart(c) : fail(400);
}

/// What may follow the size or a whole extension: another extension, or the line's end. RFC 9112 7.1.1 asks us to
/// read over "bad" white space here; nobody sends it, and readers differ on it, so it is refused.
bool ChunkDecoder::afterSizePart(char c) noexcept {
  if (c == ';') {
    m_at = At::extensionName;
    return ++m_overhead <= m_limits.chunkOverheadBytes || fail(400);
  }
  m_at = At::sizeLf;
  return c == '\r' || fail(400);
}

bool ChunkDecoder::takeExtension(char c) noexcept {
  if (++m_overhead > m_limits.chunkOverheadBytes) return fail(400);
  switch (m_at) {
  case At::extensionName:
    m_at = At::extensionNameMore;
    return isIn(c, kToken) || fail(400);
  case At::extensionNameMore:
    if (isIn(c, kToken)) return true;
    if (c != '=') return afterSizePart(c);
    m_at = At::extensionValue;
    return true;
  case At::extensionValue:
    m_at = c == '"' ? At::extensionQuoted : At::extensionToken;
    return c == '"' || isIn(c, kToken) || fail(400);
  case At::extensionToken:
    return isIn(c, kToken) || afterSizePart(c);
  case At::extensionQuoted:
    if (c == '"') m_at = At::extensionEnd;
    if (c == '\\') m_at = At::extensionEscape;
    return isIn(c, kFieldValue) || fail(400);
  case At::extensionEscape:
    m_at = At::extensionQuoted;
    return isIn(c, kFieldValue) || fail(400);
  case At::extensionEnd:
    return afterSizePart(c);
  case At::sizeStart:
  case At::size:
  case At::sizeLf:
  case At::data:
  case At::dataCr:
  case At::dataLf:
  case At::trailerStart:
  case At::trailerName:
  case At::trailerValue:
  case At::trailerLf:
  case At::endLf:
  case At::done:
    break;
  }
  return fail(400);
}

bool ChunkDecoder::takeTrailer(char c) noexcept {
  if (++m_trailer > m_limits.trailerBytes) return fail(431);
  switch (m_at) {
  case At::trailerStart:
    if (c == '\r') {
      m_at = At::endLf;
      return true;
    }
    if (++m_trailers > m_limits.fields) return fail(431);
    m_at = At::trailerName;
    return isIn(c, kToken) || fail(400);
  case At::trailerName:
    if (c == ':') m_at = At::trailerValue;
    return c == ':' || isIn(c, kToken) || fail(400);
  case At::trailerValue:
    if (c == '\r') m_at = At::trailerLf;
    return c == '\r' || isIn(c, kFieldValue) || fail(400);
  case At::trailerLf:
    m_at = At::trailerStart;
    return c == '\n' || fail(400);
  case At::endLf:
    m_at = At::done;
    return c == '\n' || fail(400);
  case At::sizeStart:
  case At::size:
  case At::extensionName:
  case At::extensionNameMore:
  case At::extensionValue:
  case At::extensionToken:
  case At::extensionQuoted:
  case At::extensionEscape:
  case At::extensionEnd:
  case At::sizeLf:
  case At::data:
  case At::dataCr:
  case At::dataLf:
  case At::done:
    break;
  }
  return fail(400);
}

}  // namespace ack::receive
