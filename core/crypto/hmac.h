#pragma once
// HMAC (RFC 2104) with the key prepared once: a source verifies thousands of requests with the same few secrets.
#include "core/base/result.h"
#include "core/crypto/digest.h"

#include <array>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace ack::crypto {

/// A computed code; no heap.
struct Mac {
  std::array<char, 64> bytes{};
  std::size_t size{0};
  [[nodiscard]] std::string_view view() const noexcept { return {bytes.data(), size}; }
};

/// Thread: any, also several at once: each computation takes a context of its own from an inner pool.
class HmacKey {
 public:
  /// Any key length, also empty (whether an empty secret is acceptable is the caller's question, and the answer no).
  static HmacKey prepare(HashAlgorithm algorithm, std::string_view key);
  ~HmacKey();
  HmacKey(HmacKey&&) noexcept;
  HmacKey& operator=(HmacKey&&) noexcept;
  HmacKey(const HmacKey&) = delete;
  HmacKey& operator=(const HmacKey&) = delete;

  /// The code of the parts one after the other; no copy of them is made.
  [[nodiscard]] Mac compute(std::span<const std::string_view> parts) const;
  [[nodiscard]] Mac compute(std::initializer_list<std::string_view> parts) const {
    return compute(std::span(parts.begin(), parts.size()));
  }
  [[nodiscard]] Mac compute(std::string_view message) const { return compute({message}); }

 private:
  struct State;
  explicit HmacKey(std::unique_ptr<State> state) noexcept;
  std::unique_ptr<State> m_state;
};

/// One code with a key that is used once.
std::string hmac(HashAlgorithm algorithm, std::string_view key, std::string_view message);

}  // namespace ack::crypto
