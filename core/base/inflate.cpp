#include "core/base/inflate.h"

#include "core/base/encoding.h"

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace ack::base {
namespace {

constexpr int kGzipWindow = 15 + 16;  // zlib.h, inflateInit2: 16 more asks for gzip only
constexpr int kZlibWindow = 15;
constexpr int kBareWindow = -15;
constexpr std::size_t kFirstBytes = 64U << 10;

Error broken(std::string_view what) { return Error{ErrorCode::invalid, std::string(what)}; }

/// One zlib stream over one input; ended when it goes.
class Inflater {
 public:
  // What is packed badly gets all its room at once, and what is packed well grows into it: either way input and
  // output together never take more than twice the bound.
  explicit Inflater(std::string_view packed) noexcept : m_firstBytes(std::max(kFirstBytes, packed.size() * 4)) {
    m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    m_stream.avail_in = static_cast<uInt>(packed.size());
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
  ~Inflater() {
    if (m_open) inflateEnd(&m_stream);
  }

  bool open(int window) noexcept { return m_open = inflateInit2(&m_stream, window) == Z_OK; }
  bool nextMember() noexcept { return inflateReset(&m_stream) == Z_OK; }
  [[nodiscard]] bool hasInput() const noexcept { return m_stream.avail_in > 0; }

  /// Appends one member or stream to `out`.
  Result<void> run(std::string& out, std::size_t maxBytes) {
    while (true) {
      if (out.size() == m_used) {
        // One byte of room beyond the bound tells "just fits" from "too much".
        const std::size_t most = maxBytes + 1;
        if (m_used >= most) return Error{ErrorCode::full, "unpacked it is larger than allowed"};
        out.resize(std::min(most, std::max(m_used * 2, m_firstBytes)));
      }
      m_stream.next_out = reinterpret_cast<Bytef*>(out.data() + m_used);
      m_stream.avail_out = static_cast<uInt>(out.size() - m_used);
      const int result = ::inflate(&m_stream, Z_NO_FLUSH);
      m_used = out.size() - m_stream.avail_out;
      if (m_used > maxBytes) return Error{ErrorCode::full, "unpacked it is larger than allowed"};
      if (result == Z_STREAM_END) return {};
      if (result == Z_OK && (m_stream.avail_in > 0 || m_stream.avail_out == 0)) continue;
      if (result == Z_OK || result == Z_BUF_ERROR) return broken("the packed bytes are cut short");
      if (result == Z_MEM_ERROR) return Error{ErrorCode::full, "no memory to unpack it"};
      return broken("the packed bytes are broken");
    }
  }
  [[nodiscard]] std::size_t used() const noexcept { return m_used; }

 private:
  z_stream m_stream{};
  bool m_open{false};
  const std::size_t m_firstBytes;
  std::size_t m_used{0};  // of the output
};

/// RFC 1950 2.2: method 8, a window that exists, and a check that makes both bytes a multiple of 31.
bool hasZlibHeader(std::string_view packed) noexcept {
  if (packed.size() < 2) return false;
  const auto first = static_cast<unsigned char>(packed[0]);
  const auto second = static_cast<unsigned char>(packed[1]);
  return (first & 0x0F) == 8 && (first >> 4) <= 7 && (first * 256U + second) % 31 == 0;
}

int windowOf(ContentCoding coding, std::string_view packed) noexcept {
  if (coding == ContentCoding::gzip) return kGzipWindow;
  return hasZlibHeader(packed) ? kZlibWindow : kBareWindow;
}

}  // namespace

std::optional<ContentCoding> contentCodingOf(std::string_view value) noexcept {
  value = trimOws(value);
  if (value.empty() || equalsIgnoreCaseAscii(value, "identity")) return ContentCoding::identity;
  if (equalsIgnoreCaseAscii(value, "gzip") || equalsIgnoreCaseAscii(value, "x-gzip")) return ContentCoding::gzip;
  if (equalsIgnoreCaseAscii(value, "deflate")) return ContentCoding::deflate;
  return std::nullopt;
}

Result<std::string> inflate(ContentCoding coding, std::string_view packed, std::size_t maxBytes) {
  if (coding == ContentCoding::identity) {
    if (packed.size() > maxBytes) return Error{ErrorCode::full, "it is larger than allowed"};
    return std::string(packed);
  }
  if (packed.size() > std::numeric_limits<uInt>::max() || maxBytes >= std::numeric_limits<uInt>::max())
    return Error{ErrorCode::full, "it is larger than can be unpacked"};
  if (packed.empty()) return broken("the packed bytes are cut short");
  Inflater inflater(packed);
  if (!inflater.open(windowOf(coding, packed))) return Error{ErrorCode::full, "no memory to unpack it"};
  std::string out;
  while (true) {
    if (auto ran = inflater.run(out, maxBytes); !ran) return std::move(ran).error();
    if (!inflater.hasInput()) break;
    // RFC 1952 2.2: members simply follow one another. Anything else behind the end was never meant to be read.
    if (coding != ContentCoding::gzip || !inflater.nextMember()) return broken("bytes stand behind the packed ones");
  }
  out.resize(inflater.used());
  return out;
}

}  // namespace ack::base
