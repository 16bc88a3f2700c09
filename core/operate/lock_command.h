#pragma once
// A person leaves the screen and comes back: locking and unlocking their session, and saying that they still sit
// there. Unlocking is a sign-in by the same person, throttled and written down as one.
#include "core/access/session_keeper.h"
#include "core/crypto/password_hash.h"
#include "core/operate/deed_frame.h"

#include <string>
#include <string_view>

namespace ack::operate {

/// Until the password is given again the session may nothing. Nothing to do for one that has ended. Thread: that of
/// the desk's connection; not a GUI thread. So for all here.
Result<void> lockSession(const Desk& desk, const Caller& caller);

/// Answers the token that takes the place of the caller's. refused: the session has ended, the password is wrong, or
/// how long to wait. Takes some tenths of a second.
Result<std::string> unlockSession(const Desk& desk, const Caller& caller, std::string_view password,
                                  const crypto::ScryptCost& cost);

/// Counts as use of the session, for somebody who only reads. Writes no entry. refused as SessionKeeper::resume().
Result<void> touchSession(const Desk& desk, const Caller& caller);

/// How the caller's session stands; reads only.
Result<access::SessionState> lookAtSession(const Desk& desk, const Caller& caller);

}  // namespace ack::operate
