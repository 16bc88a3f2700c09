#pragma once
// Decides when newer rows may enter a list: never while someone points at it, has a row in focus, has scrolled away
// or has paused; one second after the pointer left.
#include <QObject>
#include <QTimer>

#include <chrono>

namespace ack::ui::models {

/// Thread: gui.
class LiveGate final : public QObject {
  Q_OBJECT
 public:
  explicit LiveGate(std::chrono::milliseconds calm = std::chrono::milliseconds{1'000}, QObject* parent = nullptr);

  void setAttention(bool pointerOver, bool rowFocused, bool atTop);
  void setPaused(bool paused);
  [[nodiscard]] bool paused() const { return m_paused; }
  /// Whether rows may enter right now.
  [[nodiscard]] bool open() const { return !m_paused && !attended() && m_calm; }

 Q_SIGNALS:
  /// It has just opened: what was held may enter.
  void opened();

 private:
  [[nodiscard]] bool attended() const { return m_pointerOver || m_rowFocused || !m_atTop; }
  void review();

  QTimer m_timer;
  bool m_pointerOver{false}, m_rowFocused{false}, m_atTop{true}, m_paused{false};
  bool m_calm{true};  ///< the pointer has been away for long enough
};

}  // namespace ack::ui::models
