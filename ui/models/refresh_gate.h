#pragma once
// One question at a time: what changes while an answer is under way is asked for once more afterwards, so that a busy
// store neither floods the reader nor starves the screen. Also knows when an answer is late.
#include "core/base/clock.h"

#include <chrono>
#include <optional>

namespace ack::ui::models {

/// Thread: gui.
class RefreshGate {
 public:
  /// From here on figures are marked as old (DESIGN-UI 7.10).
  static constexpr std::chrono::seconds kLate{3};

  /// True: ask now. False: an answer is under way; done() will tell to ask again.
  bool begin(UtcTime now) {
    if (m_askedAt) {
      m_again = true;
      return false;
    }
    m_askedAt = now;
    return true;
  }
  /// An answer came (also a failure). True: ask again.
  bool done(UtcTime now, bool succeeded) {
    m_askedAt.reset();
    if (succeeded) m_answeredAt = now;
    const bool again = m_again;
    m_again = false;
    return again;
  }
  /// Whatever is under way is no longer wanted.
  void forget() {
    m_askedAt.reset();
    m_again = false;
  }
  [[nodiscard]] bool isLate(UtcTime now) const { return m_askedAt && now - *m_askedAt > kLate; }
  [[nodiscard]] std::optional<UtcTime> answeredAt() const { return m_answeredAt; }

 private:
  std::optional<UtcTime> m_askedAt, m_answeredAt;
  bool m_again{false};
};

}  // namespace ack::ui::models
