#pragma once
// One thing that a person (or the engine on its own) did or was refused: what the audit trail tells of it. Never
// holds a secret or a payload.
#include <boost/json/value.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace ack::audit {

struct Deed {
  std::string actor;   ///< the person's name, or "uid 1000 (ada)" for the account of the operating system
  std::string role;    ///< at that moment; empty for an account of the operating system
  std::string via;     ///< "window", "command line", "engine"
  std::string action;  ///< stable words: "replay.run", "user.add" …
  std::vector<std::string> targets;  ///< IDs and names, at most kMaxTargets of them are kept
  std::int64_t count{0};             ///< of all targets
  std::string reason;
  std::string whyNot;  ///< why it was refused; empty: it was done
  boost::json::value before;
  boost::json::value after;
};

constexpr std::size_t kMaxTargets = 10'000;

}  // namespace ack::audit
