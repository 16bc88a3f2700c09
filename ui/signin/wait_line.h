#pragma once
// Why a sign-in came to nothing, in one sentence that doesn't say what was wrong, with the wait counted down.
#include "ui/session/attendance.h"
#include "ui/style/theme.h"

#include <QElapsedTimer>
#include <QWidget>

class QTimer;

namespace ack::ui::widgets {
class Label;
}

namespace ack::ui::signin {

/// Thread: gui.
class WaitLine final : public QWidget {
  Q_OBJECT
 public:
  WaitLine(const style::Theme& theme, const QString& wrong, QWidget* parent = nullptr);
  void present(const session::Refusal& refusal);
  /// A sentence without a wait.
  void say(const QString& sentence);
  void clear();
  [[nodiscard]] bool isWaiting() const;
  [[nodiscard]] QString sentence() const;

 Q_SIGNALS:
  /// It may be tried again.
  void over();

 private:
  void showLeft();
  QString m_wrong;
  widgets::Label* m_text;
  QTimer* m_ticker;
  QElapsedTimer m_since;
  std::chrono::seconds m_wait{0};
};

}  // namespace ack::ui::signin
