#pragma once
// How a rule names event types: '*' stands for any run of bytes (also none), '?' for one; everything else for itself.
#include <string_view>

namespace ack::effect {

/// Linear in both lengths for patterns of one star, never worse than their product; no recursion. Thread: any.
bool matchesGlob(std::string_view glob, std::string_view text) noexcept;

}  // namespace ack::effect
