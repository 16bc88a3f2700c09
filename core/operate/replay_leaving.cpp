#include "core/operate/replay_leaving.h"

namespace ack::operate {

Result<std::optional<ReplayId>> ReplayLeaving::leave(DeliveryId letter, const std::string& why) {
  const std::optional<ReplayId> none;
  const auto holder = m_holds.holder(letter);
  if (!holder || !*holder) return holder;
  const ReplayId replay = **holder;
  const auto row = m_replays.load(replay);
  if (!row) return row.error();
  if (!*row) return Error{ErrorCode::corrupt, domain::toText(letter) + " is held by a replay that is not there"};
  if ((*row)->state == domain::ReplayState::draft) {
    // Somebody is about to ask for it. What was previewed stays as it is; their request finds that this one is gone.
    if (auto free = m_holds.letGo(replay, letter); !free) return std::move(free).error();
    return none;
  }
  if (!domain::mayStillRun((*row)->state)) return none;
  const auto left = m_items.leave(replay, letter, why);
  if (!left) return left.error();
  if (!*left) return none;
  const auto counted = m_replays.leave(replay);
  if (!counted) return counted.error();
  if (!*counted) return Error{ErrorCode::conflict, domain::toText(replay) + " was changed meanwhile"};
  if (auto free = m_holds.letGo(replay, letter); !free) return std::move(free).error();
  return std::optional(replay);
}

}  // namespace ack::operate
