#pragma once
// One notification as a small window of its own: it never takes the focus, stays 20 s (as long as the pointer is on
// it and 20 s after), and only paints and tells what was pressed. No motion.
#include "ui/shell/news_words.h"

#include <QWidget>

class QTimer;
class QVBoxLayout;

namespace ack::ui::widgets {
class Label;
}

namespace ack::ui::shell {

/// Thread: gui.
class NotificationCard final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kWidth = 384;
  /// Around the card, for its shadow; part of the window.
  static constexpr int kShadow = 16;
  static constexpr std::chrono::seconds kStays{20};

  NotificationCard(const style::Theme& theme, News news, const NewsWords& words, QWidget* parent = nullptr);
  [[nodiscard]] const News& news() const { return m_news; }
  /// How long ago it was told: "now", "2 min".
  void presentAge(UtcTime now);

 Q_SIGNALS:
  void openWanted();
  void laterWanted();
  /// Its time is over, or the cross was pressed.
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QWidget* buildHead();
  void buildTitle(QVBoxLayout* column, const NewsWords& words);
  void buildFacts(QVBoxLayout* column, const NewsWords& words);
  void buildButtons(QVBoxLayout* column, const NewsWords& words);

  const style::Theme& m_theme;
  News m_news;
  widgets::Label* m_age;
  QTimer* m_timer;
};

}  // namespace ack::ui::shell
