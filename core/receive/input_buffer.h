#pragma once
// A connection's received bytes: one growing block, consumed from the front. Small while the connection idles.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>

namespace ack::receive {

class InputBuffer {
 public:
  static constexpr std::size_t kIdleBytes = 4U << 10;

  [[nodiscard]] std::string_view bytes() const noexcept { return {m_data.get() + m_begin, m_end - m_begin}; }
  [[nodiscard]] char* data() noexcept { return m_data.get() + m_begin; }
  [[nodiscard]] std::size_t size() const noexcept { return m_end - m_begin; }
  [[nodiscard]] std::size_t capacity() const noexcept { return m_capacity; }

  /// Room for at least `wanted` more bytes. Views become invalid.
  std::span<char> prepare(std::size_t wanted) {
    if (m_capacity - m_end < wanted) makeRoom(wanted);
    return {m_data.get() + m_end, m_capacity - m_end};
  }
  void commit(std::size_t count) noexcept { m_end += count; }
  void consume(std::size_t count) noexcept {
    m_begin += count;
    if (m_begin == m_end) m_begin = m_end = 0;
  }
  /// Drops `count` bytes at `offset` by moving what is behind them down.
  void cut(std::size_t offset, std::size_t count) noexcept {
    char* const at = data() + offset;
    std::memmove(at, at + count, size() - offset - count);
    m_end -= count;
  }
  /// Gives a block back that a large body needed. Only while empty.
  void relax() noexcept {
    if (m_begin == m_end && m_capacity > 4 * kIdleBytes) release();
  }
  /// Gives everything back. What was in it is gone.
  void release() noexcept {
    m_data.reset();
    m_capacity = m_begin = m_end = 0;
  }

 private:
  void makeRoom(std::size_t wanted) {
    const std::size_t used = size();
    if (m_capacity >= used + wanted && m_begin >= m_capacity / 2) {
      std::memmove(m_data.get(), m_data.get() + m_begin, used);
    } else {
      std::size_t grown = m_capacity == 0 ? kIdleBytes : m_capacity * 2;
      if (grown < used + wanted) grown = used + wanted;
      std::unique_ptr<char[]> bigger(new char[grown]);
      if (used > 0) std::memcpy(bigger.get(), m_data.get() + m_begin, used);
      m_data = std::move(bigger);
      m_capacity = grown;
    }
    m_begin = 0;
    m_end = used;
  }

  std::unique_ptr<char[]> m_data;
  std::size_t m_capacity{0};
  std::size_t m_begin{0};
  std::size_t m_end{0};
};

}  // namespace ack::receive
