#pragma once
// The notifications on the screen: at its top right, one under the other, three at most; further ones wait for room.
#include "ui/shell/news_words.h"

#include <QList>
#include <QObject>
#include <QRect>

#include <deque>
#include <functional>

namespace ack::ui::shell {

class NotificationCard;

/// Thread: gui. Owns the cards.
class NotificationStack final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMost = 3;
  static constexpr std::size_t kMostWaiting = 20;

  explicit NotificationStack(const style::Theme& theme, QObject* parent = nullptr);
  ~NotificationStack() override;
  /// In place of the screen's own room.
  void setRoom(std::function<QRect()> room) { m_room = std::move(room); }
  /// Takes the place of one with the same cause.
  void show(const News& news, const NewsWords& words);
  /// Takes away what is no longer so.
  void keep(const std::function<bool(const News&)>& holds);
  void presentAges(UtcTime now);
  [[nodiscard]] const QList<NotificationCard*>& cards() const { return m_cards; }

 Q_SIGNALS:
  void openWanted(const QString& page, const QString& filter);
  void laterWanted(const ack::ui::shell::News& news);

 private:
  void put(const News& news, const NewsWords& words);
  void take(NotificationCard* card);
  void arrange();
  void fill();

  const style::Theme& m_theme;
  std::function<QRect()> m_room;
  QList<NotificationCard*> m_cards;
  std::deque<std::pair<News, NewsWords>> m_waiting;
};

}  // namespace ack::ui::shell
