#pragma once
// Holding back a destination's calls or a source's whole work, and letting it go on. Held work stays where it is: it
// is neither discarded nor spent (domain.md 19). Arrivals are accepted all the while.
#include "core/operate/deed_frame.h"
#include "core/store/held_work_table.h"

#include <string>

namespace ack::operate {

/// Thread: that of the desk's connection; not a GUI thread. A running engine follows within 250 ms; calls under way
/// end by themselves. All need pauseWork and a reason (10 to 500 characters; invalid otherwise).
class HoldCommands {
 public:
  explicit HoldCommands(Desk desk) noexcept : m_desk(desk) {}

  /// notFound: no destination (source) of that name; conflict: it is held already.
  Result<void> hold(const Caller& caller, store::HeldKind kind, const std::string& name, const std::string& reason);
  /// Also lets a destination whose breaker opened by itself be tried at once. conflict: it is neither held nor open.
  Result<void> release(const Caller& caller, store::HeldKind kind, const std::string& name,
                       const std::string& reason);

 private:
  Desk m_desk;
};

}  // namespace ack::operate
