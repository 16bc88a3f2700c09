#include "core/effect/type_glob.h"

namespace ack::effect {

bool matchesGlob(std::string_view glob, std::string_view text) noexcept {
  std::size_t g = 0;
  std::size_t t = 0;
  std::size_t starAt = std::string_view::npos;
  std::size_t resumeAt = 0;
  while (t < text.size()) {
    if (g < glob.size() && glob[g] == '*') {
      starAt = g++;
      resumeAt = t;
    } else if (g < glob.size() && (glob[g] == '?' || glob[g] == text[t])) {
      ++g;
      ++t;
    } else if (starAt != std::string_view::npos) {
      // Let the last star take one byte more; earlier stars never need to be revisited.
      g = starAt + 1;
      t = ++resumeAt;
    } else {
      return false;
    }
  }
  while (g < glob.size() && glob[g] == '*') ++g;
  return g == glob.size();
}

}  // namespace ack::effect
