#pragma once
// Takes a chunked body apart (RFC 9112 7.1) strictly and resumably: exact hexadecimal sizes, CRLF only, well-formed
// extensions and trailer fields, which are read over and dropped. Pure: bytes in, data views out.
#include "core/receive/receiver_limits.h"

#include <cstdint>
#include <string_view>

namespace ack::receive {

class ChunkDecoder {
 public:
  enum class State : std::uint8_t { needMore, data, done, failed };
  struct Step {
    State state;
    std::size_t consumed;   ///< of the input; the caller moves on by it
    std::string_view data;  ///< part of the input, where the state is data
  };

  explicit ChunkDecoder(const ReceiverLimits& limits) noexcept : m_limits(limits) {}

  /// A new body of at most `maxBytes` decoded bytes.
  void reset(std::size_t maxBytes) noexcept;

  /// Reads on from `input`, which begins where the last call's consumed bytes ended. needMore: all of it was
  /// consumed.
  Step next(std::string_view input) noexcept;

  /// 400, 413 (as soon as a size says more than maxBytes, before its data) or 431 (trailer); 0 unless failed.
  [[nodiscard]] int failure() const noexcept { return m_failure; }

 private:
  enum class At : std::uint8_t {
    sizeStart,
    size,
    extensionName,
    extensionNameMore,
    extensionValue,
    extensionToken,
    extensionQuoted,
    extensionEscape,
    extensionEnd,
    sizeLf,
    data,
    dataCr,
    dataLf,
    trailerStart,
    trailerName,
    trailerValue,
    trailerLf,
    endLf,
    done,
  };

  bool fail(int status) noexcept;
  bool takeByte(char c) noexcept;
  bool takeSize(char c) noexcept;
  bool takeExtension(char c) noexcept;
  bool takeTrailer(char c) noexcept;
  bool afterSizePart(char c) noexcept;

  const ReceiverLimits& m_limits;
  At m_at{At::sizeStart};
  int m_failure{0};
  std::size_t m_room{0};      ///< decoded bytes still allowed
  std::uint64_t m_size{0};    ///< of the present chunk; counts down in its data
  std::size_t m_digits{0};    ///< of the present size
  std::size_t m_overhead{0};  ///< extension bytes so far
  std::size_t m_trailer{0};   ///< bytes of the trailer section so far
  std::size_t m_trailers{0};
};

}  // namespace ack::receive
