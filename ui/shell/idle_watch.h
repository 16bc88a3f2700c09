#pragma once
// Notices that nobody gives input to the program any more, so that the window can lock.
#include <QObject>

#include <chrono>
#include <functional>

class QTimer;

namespace ack::ui::shell {

/// Thread: gui.
class IdleWatch : public QObject {
  Q_OBJECT
 public:
  using Now = std::function<std::chrono::steady_clock::time_point()>;
  /// `now` empty: the steady clock.
  explicit IdleWatch(QObject* parent, Now now = {});
  void setLimit(std::chrono::seconds limit) { m_limit = limit; }
  /// As if there had been input just now.
  void restart();
  /// Once a second by itself.
  void look();

 Q_SIGNALS:
  /// Keys, mouse or touch; at most once a second.
  void input();
  /// No input for the limit; once until there is input again.
  void idle();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Now m_now;
  QTimer* m_timer;
  std::chrono::steady_clock::time_point m_last;
  std::chrono::steady_clock::time_point m_told;
  std::chrono::seconds m_limit{600};
  bool m_idle{false};
};

}  // namespace ack::ui::shell
