#pragma once
// The demo's archive refuses its password twice in the day. Each spell begins by the day's time, is given mentions to
// refuse, and ends once it has refused enough of them: on a busy machine a told hour is over before anything happens.
#include "app/demo/practice_destination.h"
#include "core/base/clock.h"

#include <functional>

namespace ack::app::demo {

/// Thread: one, that of the story.
class ArchiveTrouble {
 public:
  /// Sends so many events to the archive, and waits for their answers (not for what the archive says).
  using Burst = std::function<void(int events)>;

  /// Both must outlive this. `clock`: the story's.
  ArchiveTrouble(PracticeDestination& destination, const Clock& clock, Burst burst)
      : m_destination(destination), m_clock(clock), m_burst(std::move(burst)) {}

  /// To be called now and then. `behind`: what of the day is still to be told; zero once it has been.
  void steer(std::chrono::microseconds behind);
  /// Both spells have ended; the archive takes everything from now on.
  [[nodiscard]] bool over() const noexcept;
  /// When the first spell ended: what came before belongs to it.
  [[nodiscard]] UtcTime firstEnded() const noexcept { return m_firstEnded; }

 private:
  PracticeDestination& m_destination;
  const Clock& m_clock;
  Burst m_burst;
  std::size_t m_spell{0};  // the present one, or the next
  bool m_refusing{false};
  std::int64_t m_refusedBefore{0};
  MonotonicTime m_since{};
  UtcTime m_firstEnded{};
};

}  // namespace ack::app::demo
