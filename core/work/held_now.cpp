#include "core/work/held_now.h"

#include "core/store/tables.h"

namespace ack::work {

Result<bool> HeldNow::contains(Numbers& numbers, store::HeldKind kind, std::int64_t number) const {
  if (!numbers) {
    auto all = m_context.tables.heldWork.all(kind);
    if (!all) return std::move(all).error();
    numbers = std::move(*all);
  }
  return numbers->contains(number);
}

}  // namespace ack::work
