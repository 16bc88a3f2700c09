#pragma once
// Characters that a reader can't see, or that change how the text around them is read. Texts from outside are written
// with them made visible; names that people are known by may not have them at all.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ack::base {

/// The character of UTF-8 text that begins at a place.
struct Character {
  std::uint32_t code{0};
  std::size_t bytes{0};  ///< 0: what stands there is no UTF-8
};

/// `at` must lie inside `text`.
Character characterAt(std::string_view text, std::size_t at) noexcept;

/// Controls (C0, DEL, C1), formats (joiners, direction marks, tags) and separators of lines and paragraphs: Unicode's
/// categories Cc, Cf, Zl and Zp; and the unassigned code points that Unicode keeps for characters of that kind.
bool isHidden(std::uint32_t code) noexcept;

/// Whether a name that somebody is known by may have it: nothing hidden or without a shape of its own (fillers,
/// variation selectors), and no blank but the ordinary space. Private and other unassigned characters may stand
/// there. It looks at each character alone: no normal form is made or compared, so that two names may look the same
/// (ë as one character, or as two).
bool isFitForName(std::uint32_t code) noexcept;
/// Whether `name` is UTF-8 of such characters only, with no space at its ends. True of an empty one.
bool isFitForName(std::string_view name) noexcept;

/// `text` for a terminal, with each byte of a hidden character, and each that is no UTF-8, as \xNN; what is in `keep`
/// stays. Cut behind `limit` bytes, with an ellipsis then.
std::string showHidden(std::string_view text, std::string_view keep, std::size_t limit = std::string_view::npos);

}  // namespace ack::base
