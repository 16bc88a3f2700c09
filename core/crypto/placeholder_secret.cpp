#include "core/crypto/placeholder_secret.h"

#include "core/base/encoding.h"

#include <algorithm>
#include <array>

namespace ack::crypto {
namespace {

constexpr std::array<std::string_view, 23> kWords{
    "changeme",   "change-me",  "change_me",        "change me",        "replaceme",
    "replace-me", "replace_me", "placeholder",      "yoursecret",       "todo",
    "tbd",        "fixme",      "your-secret-here", "your_secret_here", "your-webhook-secret",
    "none",       "null",       "undefined",        "example",          "dummy",
    "whsec_",     "...",        "\xE2\x80\xA6"};

std::string_view trimmed(std::string_view text) noexcept {
  constexpr std::string_view kBlank = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kBlank);
  return first == std::string_view::npos ? std::string_view{}
                                         : text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

}  // namespace

bool isPlaceholderSecret(std::string_view secret) noexcept {
  const std::string_view text = trimmed(secret);
  if (text.empty()) return true;
  if (text.size() >= 3 && text.find_first_not_of(text.front()) == std::string_view::npos) {
    // Fillers at any length; another letter over and over may be what somebody chose, if it is long.
    constexpr std::size_t kLong = 16;
    return text.size() < kLong || std::string_view("xX*0.-_#?").find(text.front()) != std::string_view::npos;
  }
  if ((text.front() == '<' && text.back() == '>') || (text.starts_with("${") && text.back() == '}')) return true;
  return std::any_of(kWords.begin(), kWords.end(),
                     [text](std::string_view word) { return base::equalsIgnoreCaseAscii(word, text); });
}

}  // namespace ack::crypto
