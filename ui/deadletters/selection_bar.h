#pragma once
// Under the dead letters: how many are ticked, what stays true whatever is done with them, and what can be done.
// Without a tick it says only that nothing here runs by itself.
#include "ui/style/theme.h"

#include <QFrame>

class QBoxLayout;
class QStackedWidget;

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Button;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::deadletters {

/// Thread: gui. 56 high; where the language's words have no room beside each other, the buttons stand on a second
/// line.
class SelectionBar final : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kHeight = 56;

  /// `session` null: a page shown without one.
  SelectionBar(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);
  /// `counters`: what the attempt counters go on with, as "6" or "2 to 6".
  void present(std::size_t selected, std::size_t hidden, const QString& counters);
  [[nodiscard]] widgets::Button* replayButton() const { return m_replay; }
  [[nodiscard]] widgets::Button* assignButton() const { return m_assign; }
  [[nodiscard]] widgets::Button* closeButton() const { return m_close; }

 Q_SIGNALS:
  void clearRequested();
  void exportRequested();
  void assignRequested();
  void closeRequested();
  void replayRequested();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildQuiet(const style::Theme& theme);
  QWidget* buildBusy();
  void fit();
  const style::Theme& m_theme;
  QStackedWidget* m_stack;
  QBoxLayout* m_lines{nullptr};
  widgets::Label* m_count;
  widgets::Label* m_truth;
  widgets::Button* m_clear;
  widgets::Button* m_export;
  widgets::Button* m_assign;
  widgets::Button* m_close;
  widgets::Button* m_replay;
};

}  // namespace ack::ui::deadletters
