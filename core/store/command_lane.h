#pragma once
// Commands that wait for the writer, oldest first, linked through the commands themselves.
#include "core/store/writer.h"

#include <array>
#include <cstddef>
#include <vector>

namespace ack::store {

/// The three lanes of the writer. Not locked: its owner does.
class CommandLanes {
 public:
  using NextOf = WriteCommand*& (*)(WriteCommand&) noexcept;
  explicit CommandLanes(NextOf next) noexcept : m_next(next) {}

  [[nodiscard]] std::size_t count() const noexcept { return m_count; }
  [[nodiscard]] std::size_t bytes() const noexcept { return m_bytes; }
  void push(WriteCommand& command, WriteLane lane) noexcept;
  /// Moves what one batch may hold into `batch`. Every lane that has something gets a share of each batch: operators
  /// first (rare and waited for by a person), then work within its bound, then arrivals with the rest.
  void take(const WriterLimits& limits, std::vector<WriteCommand*>& batch);
  /// Moves everything.
  void takeAll(std::vector<WriteCommand*>& batch);

 private:
  struct Lane {
    WriteCommand* first{nullptr};
    WriteCommand* last{nullptr};
  };
  struct Budget {
    std::size_t commands;
    std::size_t bytes;
  };
  Lane& lane(WriteLane which) noexcept { return m_lanes[static_cast<std::size_t>(which)]; }
  /// At least one where the lane has any, so that a command larger than every bound still gets its turn.
  void takeFrom(WriteLane which, Budget share, std::vector<WriteCommand*>& batch);

  NextOf m_next;
  std::array<Lane, 3> m_lanes{};
  std::size_t m_count{0};
  std::size_t m_bytes{0};
};

}  // namespace ack::store
