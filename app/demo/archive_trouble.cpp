#include "app/demo/archive_trouble.h"

#include <array>

namespace ack::app::demo {
namespace {

using std::chrono::minutes;

/// Of mentions in Slack, which the archive is to take. Some of its calls are cut off, not refused.
struct Spell {
  minutes begins, ends;  ///< told time before now
  int events;
  std::int64_t refusals;
};

/// Few at first; then more than one person may replay alone.
constexpr std::array kSpells{Spell{minutes{500}, minutes{430}, 5, 3}, Spell{minutes{150}, minutes{20}, 28, 23}};

/// Should what it was sent be lost, the story goes on without.
constexpr std::chrono::seconds kRefusesAtMost{15};

}  // namespace

bool ArchiveTrouble::over() const noexcept { return m_spell == kSpells.size(); }

void ArchiveTrouble::steer(std::chrono::microseconds behind) {
  if (over()) return;
  const Spell& spell = kSpells.at(m_spell);
  if (!m_refusing) {
    if (behind >= spell.begins) return;
    m_refusing = true;
    m_since = m_clock.monotonic();
    m_refusedBefore = m_destination.counts().refused;
    m_destination.setArchiveRefusing(true);
    return m_burst(spell.events);
  }
  const bool enough = m_destination.counts().refused - m_refusedBefore >= spell.refusals;
  const bool given = m_clock.monotonic() - m_since >= kRefusesAtMost;
  if (behind > spell.ends || (!enough && !given)) return;
  m_refusing = false;
  m_destination.setArchiveRefusing(false);
  if (m_spell == 0) m_firstEnded = m_clock.now();
  ++m_spell;
}

}  // namespace ack::app::demo
