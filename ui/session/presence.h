#pragma once
// Who sits before the window, as a value.
#include "core/access/policy.h"
#include "core/base/clock.h"

#include <QString>

#include <cstdint>

namespace ack::ui::session {

struct Presence {
  enum class State : std::uint8_t {
    unknown,     ///< the store has not said yet: nothing is shown
    unattended,  ///< nobody has an account: the window acts as the account of the operating system
    signedOut,
    signedIn,
    locked,
  };
  State state{State::unknown};
  QString name;  ///< of whoever is signed in or has locked
  access::Role role{access::Role::founder};
  UtcTime since{};  ///< of `state`
  friend bool operator==(const Presence&, const Presence&) = default;

  /// Whether screens may show more than totals.
  [[nodiscard]] bool isOpen() const { return state == State::unattended || state == State::signedIn; }
};

/// Why a window was locked or left.
enum class Reason : std::uint8_t {
  none,
  asked,      ///< Ctrl+L, the menu
  idle,       ///< no input for the time set
  screen,     ///< the desktop was locked or went to sleep
  elsewhere,  ///< the session was ended: at its limit, by a new password, by another window
  disabled,   ///< the account was disabled
};

}  // namespace ack::ui::session
