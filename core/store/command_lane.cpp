#include "core/store/command_lane.h"

#include <algorithm>

namespace ack::store {
namespace {

constexpr std::size_t kOperateBatch = 64;

}  // namespace

void CommandLanes::push(WriteCommand& command, WriteLane which) noexcept {
  Lane& target = lane(which);
  m_next(command) = nullptr;
  if (target.last != nullptr)
    m_next(*target.last) = &command;
  else
    target.first = &command;
  target.last = &command;
  ++m_count;
  m_bytes += command.costBytes();
}

void CommandLanes::takeFrom(WriteLane which, Budget share, std::vector<WriteCommand*>& batch) {
  Lane& from = lane(which);
  std::size_t taken = 0;
  std::size_t bytes = 0;
  while (from.first != nullptr) {
    WriteCommand& command = *from.first;
    const std::size_t cost = command.costBytes();
    if (taken > 0 && (taken >= share.commands || bytes + cost > share.bytes)) return;
    from.first = m_next(command);
    if (from.first == nullptr) from.last = nullptr;
    m_next(command) = nullptr;
    --m_count;
    m_bytes -= std::min(cost, m_bytes);
    bytes += cost;
    ++taken;
    batch.push_back(&command);
  }
}

void CommandLanes::take(const WriterLimits& limits, std::vector<WriteCommand*>& batch) {
  const bool arrivals = lane(WriteLane::accept).first != nullptr;
  takeFrom(WriteLane::operate, {kOperateBatch, limits.maxBatchBytes / 4}, batch);
  takeFrom(WriteLane::work,
           arrivals ? Budget{limits.maxWorkBatch, limits.maxBatchBytes / 2}
                    : Budget{limits.maxBatch, limits.maxBatchBytes},
           batch);
  takeFrom(WriteLane::accept, {limits.maxBatch - std::min(limits.maxBatch - 1, batch.size()), limits.maxBatchBytes},
           batch);
}

void CommandLanes::takeAll(std::vector<WriteCommand*>& batch) {
  for (const WriteLane which : {WriteLane::operate, WriteLane::work, WriteLane::accept})
    takeFrom(which, {m_count + 1, m_bytes + 1}, batch);
}

}  // namespace ack::store
