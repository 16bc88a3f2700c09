#pragma once
// What a sign-in screen shows before anybody has signed in: who may, and how long a name has to wait after failures.
// Only for whoever can open the store anyway; nothing of this goes over a network.
#include "core/access/policy.h"
#include "core/operate/deed_frame.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace ack::operate {

struct SignInName {
  std::string name;
  access::Role role{access::Role::founder};
  friend bool operator==(const SignInName&, const SignInName&) = default;
};

struct SignInList {
  bool anybody{false};            ///< false: a store that nobody has an account in, so there is no signing in
  std::vector<SignInName> names;  ///< enabled and with a password, by name
};

/// Reads only. Thread: that of the desk's connection.
Result<SignInList> signInList(const Desk& desk);

/// Until the next try by `name` is looked at; 0 where it may try now, also for a name that nobody has.
Result<std::chrono::seconds> signInWait(const Desk& desk, std::string_view name);

}  // namespace ack::operate
