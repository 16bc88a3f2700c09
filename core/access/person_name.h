#pragma once
// How people's names are written and told apart.
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace ack::access {

/// 1 to 64 characters of UTF-8 that can be seen (base::isFitForName), spaces only inside. invalid otherwise, in
/// words. For new names: one that an earlier build let in stays as it is.
Result<void> checkPersonName(std::string_view name);
/// Names that differ only in ASCII letter case are one person's.
std::string personKey(std::string_view name);
/// At least 8 characters and at most 1,024 bytes, not the person's own name (ASVS 5.0, 6.2.1 and 6.2.9). invalid
/// otherwise.
Result<void> checkPassword(std::string_view password, std::string_view name);

}  // namespace ack::access
