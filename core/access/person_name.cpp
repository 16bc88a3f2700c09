#include "core/access/person_name.h"

#include "core/access/session_keeper.h"
#include "core/base/encoding.h"
#include "core/base/hidden_text.h"

#include <algorithm>

namespace ack::access {
namespace {

constexpr std::size_t kMaxName = 64;
constexpr std::size_t kMinPassword = 8;
constexpr std::size_t kMaxPasswordBytes = 1'024;

/// Of valid UTF-8: every byte that doesn't continue one.
std::size_t charactersOf(std::string_view text) noexcept {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

Result<void> checkPersonName(std::string_view name) {
  if (name.empty() || charactersOf(name) > kMaxName || !base::isFitForName(name))
    return Error{ErrorCode::invalid,
                 "a name has 1 to 64 characters, all of which can be seen, and no space at its ends"};
  return {};
}

std::string personKey(std::string_view name) { return base::toLowerAscii(name); }

Result<void> checkPassword(std::string_view password, std::string_view name) {
  if (!base::isUtf8(password)) return Error{ErrorCode::invalid, "a password is text (UTF-8)"};
  if (charactersOf(password) < kMinPassword) return Error{ErrorCode::invalid, "a password has at least 8 characters"};
  if (password.size() > kMaxPasswordBytes) return Error{ErrorCode::invalid, "a password has at most 1,024 bytes"};
  if (password.starts_with(kTokenPrefix))
    return Error{ErrorCode::invalid, "a password doesn't begin as a session's token does"};
  if (personKey(password) == personKey(name)) return Error{ErrorCode::invalid, "a password is not the person's name"};
  return {};
}

}  // namespace ack::access
