#pragma once
// What a person should look at, worst first.
#include "core/query/dead_letters.h"
#include "core/query/late_work.h"
#include "core/query/quiet_sources.h"
#include "core/query/snapshot.h"
#include "core/query/views.h"

namespace ack::query {

constexpr std::size_t kMaxAttention = 7;

struct Attention {
  std::vector<AttentionItem> items;  ///< worst first
  bool lateCut{false};               ///< too much waits for all of it to be looked at: more sources may be late
};

/// What is kept from one look to the next, so that a look reads only what is new to it. Thread: that of its reader.
struct AttentionMemory {
  QuietSources quiet;
  LateWork late;
};

/// All of it. Lost or doubled money comes before what can't go on, that before what waits, that before what is only
/// odd.
Result<Attention> readAttention(const QueryContext& context, const Status& status, const std::vector<DeadCount>& dead,
                                AttentionMemory& memory);

}  // namespace ack::query
