#include "core/queue/due_queue.h"

#include <algorithm>

namespace ack::queue {

Result<DueBatch> DueQueue::take(store::DueDeliveries& reader, UtcTime now, std::size_t limit) {
  // Reading under the lock makes what is read and what is in hand one picture.
  const std::lock_guard lock(m_mutex);
  DueBatch batch;
  if (m_alone == 0) {
    auto quarantined = takeLane(reader, store::kQuarantineLane, now, 1, false, batch);
    if (!quarantined) return std::move(quarantined).error();
    if (!batch.tickets.empty()) {
      batch.alone = true;
      m_alone = batch.tickets.front().id.value;
      return batch;
    }
  }
  Result<void> taken = takeLane(reader, 0, now, limit, false, batch);
  for (std::int64_t lane = 0; taken;) {
    auto next = reader.nextLane(lane);
    if (!next) taken = std::move(next).error();
    if (!next || !*next) break;
    lane = **next;
    // Lanes come in the order of their numbers, so those of replays come last: new work has had its slots by then,
    // and of a batch they get what is left.
    const bool replay = lane >= store::kReplayLanes;
    const std::size_t left = limit - std::min(limit, batch.tickets.size());
    if (replay && left == 0) break;
    const std::int64_t plain = store::plainLane(lane);
    taken = takeLane(reader, lane, now, replay ? left : limit, m_pacer.knows(plain), batch);
  }
  if (!taken) {
    for (const DueTicket& ticket : batch.tickets) m_inHand.erase(ticket.id.value);
    return std::move(taken).error();
  }
  return batch;
}

Result<void> DueQueue::takeLane(store::DueDeliveries& reader, std::int64_t lane, UtcTime now, std::size_t limit,
                                bool paced, DueBatch& batch) {
  CallSlot slot;
  const std::int64_t destination = store::plainLane(lane);
  if (paced) {
    slot = m_pacer.take(destination);
    if (slot.destination() == 0) {
      const auto wait = m_pacer.untilNext(destination);
      if (wait) batch.wakeAfter = std::min(*wait, batch.wakeAfter.value_or(*wait));
      return {};
    }
  }
  const std::size_t wanted =
      paced ? std::min(limit, static_cast<std::size_t>(m_pacer.concurrency(destination))) : limit;
  auto ids = reader.due(lane, now, static_cast<std::int64_t>(wanted + m_inHand.size()));
  if (!ids) {
    slot.giveBackUnused();
    return std::move(ids).error();
  }
  std::size_t taken = 0;
  for (const DeliveryId id : *ids) {
    if (taken == wanted) break;
    if (paced && slot.destination() == 0) slot = m_pacer.take(destination);
    if (paced && slot.destination() == 0) break;
    if (!m_inHand.insert(id.value).second) continue;
    batch.tickets.push_back({id, std::move(slot)});
    ++taken;
  }
  slot.giveBackUnused();
  return {};
}

void DueQueue::release(DeliveryId id) {
  const std::lock_guard lock(m_mutex);
  m_inHand.erase(id.value);
  if (m_alone == id.value) m_alone = 0;
}

}  // namespace ack::queue
