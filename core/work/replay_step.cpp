#include "core/work/replay_step.h"

#include "core/base/kill_point.h"
#include "core/store/counters.h"
#include "core/store/tables.h"

namespace ack::work {
namespace {

using domain::ReplayItemState;
using domain::ReplayState;

/// What the story of the delivery tells.
std::string noteOf(const store::ReplayRow& replay, const ReplayChoiceNow& choice) {
  std::string note = domain::toText(replay.id) + " of " + replay.askedName;
  if (!replay.decidedName.empty()) note += ", approved by " + replay.decidedName;
  note += ": round " + std::to_string(choice.round) + " begins, attempt " +
          std::to_string(choice.guard.attempts + 1) + " follows";
  return note;
}

class StepWriter {
 public:
  StepWriter(store::WriteContext& context, const store::ReplayRow& replay)
      : m_context(context), m_replay(replay), m_replays(context.connection), m_items(context.connection),
        m_holds(context.connection) {}

  Result<void> end(const ReplayEnding& ending) {
    if (auto ended = m_items.end(m_replay.id, ending.delivery, ReplayItemState::released, ending.state, ""); !ended)
      return ended;
    if (ending.state == ReplayItemState::completed) ++m_step.completed;
    if (ending.state == ReplayItemState::dead) ++m_step.dead;
    if (ending.state == ReplayItemState::unknown) ++m_step.unknown;
    return m_holds.letGo(m_replay.id, ending.delivery);
  }

  Result<void> putBack(const ReplayChoiceNow& choice) {
    m_step.position = choice.delivery.value;
    if (choice.changed) return leave(choice.delivery, *choice.changed);
    auto opened = m_context.tables.claims.openRound(choice.guard, m_context.now, choice.rulesVersion);
    if (!opened && opened.error().code == ErrorCode::conflict)
      return leave(choice.delivery, "it was changed at the moment of running");
    if (!opened) return opened;
    count(choice);
    ++m_step.released;
    ++m_step.batchReleased;
    auto released = m_items.release(m_replay.id, choice.delivery, choice.round, m_context.now);
    if (!released) return released;
    return m_context.tables.note.insert(choice.delivery, m_context.now, "replay", noteOf(m_replay, choice));
  }

  Result<void> finish(const ReplayPlan& plan) {
    m_step.batchBegan = plan.batchBegan;
    m_step.batchReleased += plan.batchReleased;
    m_step.position = std::max(m_step.position, m_replay.position);
    if (auto advanced = m_replays.advance(m_replay.id, m_replay.state, m_step); !advanced) return advanced;
    if (plan.stop) return m_replays.move(m_replay.id, m_replay.state, ReplayState::paused, UtcTime{}, *plan.stop);
    if (!plan.finish) return {};
    return m_replays.move(m_replay.id, m_replay.state, ReplayState::done, m_context.now, "");
  }

  Result<void> noteFailure(DeliveryId delivery) {
    return m_items.end(m_replay.id, delivery, ReplayItemState::released, ReplayItemState::released,
                       "an attempt failed");
  }

 private:
  Result<void> leave(DeliveryId delivery, const std::string& why) {
    ++m_step.changed;
    auto left = m_items.end(m_replay.id, delivery, ReplayItemState::frozen, ReplayItemState::changed, why);
    return left ? m_holds.letGo(m_replay.id, delivery) : left;
  }

  /// It is no dead letter any more. A death by an attempt was counted as settled under the minute of its arrival;
  /// that is taken back, since it will be settled once more.
  void count(const ReplayChoiceNow& choice) {
    m_context.counters.moved(domain::DeliveryState::dead, domain::DeliveryState::queued);
    if (choice.guard.attempts > 0)
      m_context.counters.minute(choice.receivedAt, choice.source, store::MinuteColumn::deadOfAccepted, -1);
  }

  store::WriteContext& m_context;
  const store::ReplayRow& m_replay;
  store::ReplayTable m_replays;
  store::ReplayItemTable m_items;
  store::ReplayHoldTable m_holds;
  store::ReplayStep m_step;
};

}  // namespace

Result<void> writeStep(store::WriteContext& context, const store::ReplayRow& replay, const ReplayPlan& plan) {
  StepWriter writer(context, replay);
  for (const ReplayEnding& ending : plan.ended)
    if (auto ended = writer.end(ending); !ended) return ended;
  for (const DeliveryId delivery : plan.failedAttempts)
    if (auto noted = writer.noteFailure(delivery); !noted) return noted;
  for (const ReplayChoiceNow& choice : plan.next)
    if (auto put = writer.putBack(choice); !put) return put;
  base::killPoint("replay.step");
  return writer.finish(plan);
}

}  // namespace ack::work
