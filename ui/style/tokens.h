#pragma once
// The design's colours as data: name, light and dark value of each Token, as 0xAARRGGBB.
#include "ui/style/theme.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ack::ui::style {

constexpr std::size_t kTokenCount = static_cast<std::size_t>(Token::scrim) + 1;

struct TokenValue {
  const char* name;  ///< as in style sheets: "@name"
  std::uint32_t light, dark;
};

/// Indexed by Token. Thread: any.
const std::array<TokenValue, kTokenCount>& tokens() noexcept;

}  // namespace ack::ui::style
