#pragma once
// Signing in and out, with the audit entries that belong to it. Whatever was wrong, the answer is one sentence.
#include "core/crypto/password_hash.h"
#include "core/operate/deed_frame.h"

#include <string>
#include <string_view>

namespace ack::operate {

/// Answers the session's token. refused: "name or password is wrong", or how long to wait. Takes some tenths of a
/// second. Thread: that of the desk's connection; not a GUI thread.
Result<std::string> signIn(const Desk& desk, const Caller& caller, std::string_view name, std::string_view password,
                           const crypto::ScryptCost& cost);
/// refused, and written down, where the caller's token is the session of somebody who is not called `name`. Of a
/// token that is nobody's there is nothing to say: whatever is asked with it is refused. Thread: that of the desk's
/// connection.
Result<void> checkHolder(const Desk& desk, const Caller& caller, std::string_view name);
/// Ends the caller's session; nothing to do for one that has ended.
Result<void> signOut(const Desk& desk, const Caller& caller);

}  // namespace ack::operate
