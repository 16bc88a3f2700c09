#pragma once
// What people hold back, as of the write transaction that asks: a hold that is committed keeps back every call whose
// intent is recorded after it, however long the engine takes to notice it elsewhere.
#include "core/store/held_work_table.h"
#include "core/store/writer.h"

#include <cstdint>
#include <optional>
#include <set>

namespace ack::work {

/// Reads the (few) holds once, when they are first asked for. Thread: writer; for one transaction only.
class HeldNow {
 public:
  explicit HeldNow(store::WriteContext& context) noexcept : m_context(context) {}

  Result<bool> destination(std::int64_t number) const {
    return contains(m_destinations, store::HeldKind::destination, number);
  }
  Result<bool> source(std::int64_t number) const { return contains(m_sources, store::HeldKind::source, number); }

 private:
  using Numbers = std::optional<std::set<std::int64_t>>;
  Result<bool> contains(Numbers& numbers, store::HeldKind kind, std::int64_t number) const;

  store::WriteContext& m_context;
  mutable Numbers m_destinations, m_sources;  // read on demand
};

}  // namespace ack::work
