#include "ui/widgets/toast.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>

namespace ack::ui::widgets {
namespace {
constexpr int kWidth = 404;
constexpr int kHeight = 40;
constexpr int kMost = 3;
constexpr std::chrono::milliseconds kStays{6'000};
}  // namespace

void Toast::show(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text) {
  QWidget* window = where->window();
  QList<Toast*> others = window->findChildren<Toast*>(QString(), Qt::FindDirectChildrenOnly);
  while (others.size() >= kMost) delete others.takeFirst();
  auto* toast = new Toast(theme, window, icon, text);
  toast->setVisible(true);
  arrange(window);
  QAccessibleEvent spoken(toast, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
}

Toast::Toast(const style::Theme& theme, QWidget* window, const QString& icon, const QString& text)
    : QFrame(window), m_theme(theme), m_icon(icon), m_text(text), m_timer(new QTimer(this)) {
  setAccessibleName(text);
  setFixedSize(kWidth, kHeight);
  m_timer->setSingleShot(true);
  m_timer->setInterval(kStays);
  connect(m_timer, &QTimer::timeout, this, [this, window] {
    hide();
    arrange(window);
    deleteLater();
  });
  m_timer->start();
}

void Toast::arrange(QWidget* window) {
  constexpr int kStatusBar = 28;
  int bottom = window->height() - kStatusBar - 16;
  const QList<Toast*> toasts = window->findChildren<Toast*>(QString(), Qt::FindDirectChildrenOnly);
  for (auto it = toasts.crbegin(); it != toasts.crend(); ++it) {
    if ((*it)->isHidden()) continue;
    (*it)->move(window->width() - kWidth - 24, bottom - kHeight);
    (*it)->raise();
    bottom -= kHeight + 8;
  }
}

void Toast::paintEvent(QPaintEvent* /*event*/) {
  using style::Token;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Token::tooltip));
  painter.drawRoundedRect(rect(), 6, 6);
  painter.drawPixmap(12, 12, m_theme.pixmap(m_icon, 16, Token::tooltipText, devicePixelRatioF()));
  painter.setFont(m_theme.font(style::Role::body));
  painter.setPen(m_theme.color(Token::tooltipText));
  const QRect place(36, 0, kWidth - 48, kHeight);
  painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetrics(painter.font()).elidedText(m_text, Qt::ElideRight, place.width()));
}

void Toast::enterEvent(QEnterEvent* event) {
  m_timer->stop();
  QFrame::enterEvent(event);
}

void Toast::leaveEvent(QEvent* event) {
  m_timer->start();
  QFrame::leaveEvent(event);
}

}  // namespace ack::ui::widgets
