#include "ui/models/live_gate.h"

namespace ack::ui::models {

LiveGate::LiveGate(std::chrono::milliseconds calm, QObject* parent) : QObject(parent) {
  m_timer.setSingleShot(true);
  m_timer.setInterval(calm);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    m_calm = true;
    review();
  });
}

void LiveGate::setAttention(bool pointerOver, bool rowFocused, bool atTop) {
  const bool left = attended();
  m_pointerOver = pointerOver;
  m_rowFocused = rowFocused;
  m_atTop = atTop;
  if (attended()) {
    m_timer.stop();
    m_calm = false;
  } else if (left) {
    m_timer.start();
  }
}

void LiveGate::setPaused(bool paused) {
  if (m_paused == paused) return;
  m_paused = paused;
  review();
}

void LiveGate::review() {
  if (open()) Q_EMIT opened();
}

}  // namespace ack::ui::models
