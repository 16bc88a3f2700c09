#pragma once
// Reads the head of a request strictly (RFC 9112), byte by byte and resumable: the outcome depends on the bytes only,
// never on how the network cut them. First station of an event's way. Pure: no I/O, no allocation after the first
// request, fit for fuzzing. What the fields mean together (framing, Host) is judged by framing.h.
#include "core/receive/receiver_limits.h"
#include "core/receive/request_head.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ack::receive {

class HeadParser {
 public:
  enum class State : std::uint8_t { needMore, complete, failed };

  explicit HeadParser(const ReceiverLimits& limits);

  /// Forgets everything; the next bytes begin a new head.
  void reset() noexcept;
  /// As reset(), and gives its memory back.
  void release() noexcept;

  /// `bytes` is all that was received since the head began: the bytes of the last call again, and more. A failure is
  /// final until reset().
  State feed(std::string_view bytes);

  /// Whether anything but ignorable empty lines has come (then the head's deadline runs).
  [[nodiscard]] bool begun() const noexcept { return m_step > Step::start; }
  /// The status to refuse with: 400, 414, 431, 505; 0 unless failed.
  [[nodiscard]] int failure() const noexcept { return m_failure; }
  /// Bytes of the head with its empty line; valid when complete.
  [[nodiscard]] std::size_t length() const noexcept { return m_at; }

  /// Method, target and fields as views into `bytes`, which may have moved since; valid when complete. `headers`
  /// receives the fields; `head.headers` points to it. Also runs the framing rules: answers 0, or the status to
  /// refuse with.
  int read(std::string_view bytes, std::vector<provider::HeaderView>& headers, RequestHead& head) const;

 private:
  enum class Step : std::uint8_t {
    start,
    startLf,
    method,
    target,
    version,
    versionLf,
    lineStart,
    name,
    value,
    valueLf,
    endLf,
    done,
  };
  struct Field {
    std::uint32_t name, nameEnd, value, valueEnd;
  };

  State fail(int status) noexcept;
  bool requestLine(std::string_view bytes);
  bool fields(std::string_view bytes);
  bool takeVersion(std::string_view text) noexcept;
  bool overLimit() noexcept;

  const ReceiverLimits& m_limits;
  Step m_step{Step::start};
  int m_failure{0};
  int m_minor{1};
  std::size_t m_at{0};
  std::size_t m_lineStart{0};
  std::size_t m_sectionStart{0};
  std::size_t m_methodEnd{0};
  std::size_t m_targetEnd{0};
  std::size_t m_emptyLines{0};
  Field m_field{};
  std::vector<Field> m_fields;
};

}  // namespace ack::receive
