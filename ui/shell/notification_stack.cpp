#include "ui/shell/notification_stack.h"

#include "ui/shell/notification_card.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace ack::ui::shell {
namespace {

constexpr int kGap = 16;

QRect screenRoom() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  return screen == nullptr ? QRect(0, 0, 1'440, 900) : screen->availableGeometry();
}

}  // namespace

NotificationStack::NotificationStack(const style::Theme& theme, QObject* parent)
    : QObject(parent), m_theme(theme), m_room(screenRoom) {}

NotificationStack::~NotificationStack() { qDeleteAll(m_cards); }

void NotificationStack::show(const News& news, const NewsWords& words) {
  const auto sameCause = [&news](const auto& other) { return other.first.cause == news.cause; };
  m_waiting.erase(std::remove_if(m_waiting.begin(), m_waiting.end(), sameCause), m_waiting.end());
  const auto shown = std::find_if(m_cards.begin(), m_cards.end(),
                                  [&news](const NotificationCard* card) { return card->news().cause == news.cause; });
  if (shown != m_cards.end()) take(*shown);
  if (m_waiting.size() >= kMostWaiting) m_waiting.pop_front();
  m_waiting.emplace_back(news, words);
  fill();
}

void NotificationStack::fill() {
  while (m_cards.size() < kMost && !m_waiting.empty()) {
    const auto [news, words] = std::move(m_waiting.front());
    m_waiting.pop_front();
    put(news, words);
  }
  arrange();
}

void NotificationStack::put(const News& news, const NewsWords& words) {
  auto* card = new NotificationCard(m_theme, news, words);
  m_cards.append(card);
  connect(card, &NotificationCard::closed, this, [this, card] {
    take(card);
    fill();
  });
  connect(card, &NotificationCard::openWanted, this, [this, card, page = words.page, filter = words.filter] {
    take(card);
    fill();
    Q_EMIT openWanted(page, filter);
  });
  connect(card, &NotificationCard::laterWanted, this, [this, card] {
    const News later = card->news();
    take(card);
    fill();
    Q_EMIT laterWanted(later);
  });
  // As high as its words want at this width.
  card->resize(card->width(), card->heightForWidth(card->width()));
  arrange();
  card->show();
  QAccessibleEvent spoken(card, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
}

void NotificationStack::take(NotificationCard* card) {
  m_cards.removeOne(card);
  card->hide();
  card->deleteLater();
}

void NotificationStack::keep(const std::function<bool(const News&)>& holds) {
  std::erase_if(m_waiting, [&holds](const auto& waiting) { return !holds(waiting.first); });
  const QList<NotificationCard*> cards = m_cards;
  for (NotificationCard* card : cards)
    if (!holds(card->news())) take(card);
  fill();
}

void NotificationStack::presentAges(UtcTime now) {
  for (NotificationCard* card : std::as_const(m_cards)) card->presentAge(now);
}

void NotificationStack::arrange() {
  const QRect room = m_room();
  int top = room.top() + kGap - NotificationCard::kShadow;
  for (NotificationCard* card : std::as_const(m_cards)) {
    card->move(room.right() + 1 - card->width() - kGap + NotificationCard::kShadow, top);
    top += card->height() - 2 * NotificationCard::kShadow + kGap;
  }
}

}  // namespace ack::ui::shell
