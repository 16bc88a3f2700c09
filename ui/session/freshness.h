#pragma once
// Whether what a screen shows is still the store's: a question without an answer for 3 s makes the figures old
// (DESIGN-UI 7.10). Thread: gui.
#include "core/base/clock.h"

#include <chrono>
#include <optional>

namespace ack::ui::session {

class Freshness {
 public:
  static constexpr std::chrono::seconds kStaleAfter{3};

  void asked(UtcTime now) {
    if (!m_askedAt) m_askedAt = now;
  }
  void answered(UtcTime now) {
    m_askedAt.reset();
    m_answeredAt = now;
  }
  [[nodiscard]] bool isStale(UtcTime now) const { return m_askedAt && now - *m_askedAt > kStaleAfter; }
  /// When the shown figures were true; nullopt before the first answer.
  [[nodiscard]] std::optional<UtcTime> asOf() const { return m_answeredAt; }

 private:
  std::optional<UtcTime> m_askedAt, m_answeredAt;
};

}  // namespace ack::ui::session
