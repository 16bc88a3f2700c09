#pragma once
// What becomes of an open replay when a person takes one of its letters away: it goes on without it, and says so.
#include "core/store/replay_item_table.h"
#include "core/store/replay_table.h"

#include <optional>
#include <string>

namespace ack::operate {

/// Thread: that of the connection, which must outlive it.
class ReplayLeaving {
 public:
  explicit ReplayLeaving(store::Connection& connection) noexcept
      : m_replays(connection), m_items(connection), m_holds(connection) {}

  /// `letter` leaves the open replay that has it and has not begun with it: no longer counted among what is left,
  /// shown as changed with `why`, and free for another replay. Answers which one that was; nullopt where it was in
  /// none. What is under way already stays with its replay, whose runner sees how it ends. Within an open write
  /// transaction.
  Result<std::optional<ReplayId>> leave(DeliveryId letter, const std::string& why);

 private:
  store::ReplayTable m_replays;
  store::ReplayItemTable m_items;
  store::ReplayHoldTable m_holds;
};

}  // namespace ack::operate
