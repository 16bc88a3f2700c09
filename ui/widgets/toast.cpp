#include "ui/widgets/toast.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QPainter>
#include <QTimer>

namespace ack::ui::widgets {
namespace {
constexpr int kWidth = 404;
constexpr int kHeight = 40;
constexpr int kMost = 3;
constexpr std::chrono::milliseconds kStays{6'000};

/// A word on the toast's own ground, in the toast's own ink.
class UndoButton final : public QAbstractButton {
 public:
  UndoButton(const style::Theme& theme, QWidget* parent) : QAbstractButton(parent), m_theme(theme) {
    setText(Toast::tr("Undo"));
    setAccessibleName(text());
    setObjectName(QStringLiteral("toastUndo"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setProperty("focusRadius", 4);
    setFixedSize(QFontMetrics(theme.font(style::Role::bodyStrong)).horizontalAdvance(text()) + 16, theme.scaled(28));
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    QFont font = m_theme.font(style::Role::bodyStrong);
    font.setUnderline(true);
    painter.setFont(font);
    painter.setPen(m_theme.color(style::Token::tooltipText));
    painter.setOpacity(underMouse() || hasFocus() ? 1.0 : 0.85);
    painter.drawText(rect(), Qt::AlignCenter, text());
  }

 private:
  const style::Theme& m_theme;
};

}  // namespace

void Toast::show(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text) {
  put(theme, where, icon, text);
}

void Toast::showWithUndo(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text,
                         std::function<void()> undo) {
  put(theme, where, icon, text)->addUndo(std::move(undo));
}

Toast* Toast::put(const style::Theme& theme, QWidget* where, const QString& icon, const QString& text) {
  QWidget* window = where->window();
  QList<Toast*> others = window->findChildren<Toast*>(QString(), Qt::FindDirectChildrenOnly);
  while (others.size() >= kMost) delete others.takeFirst();
  auto* toast = new Toast(theme, window, icon, text);
  toast->setVisible(true);
  arrange(window);
  QAccessibleEvent spoken(toast, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
  return toast;
}

void Toast::addUndo(std::function<void()> undo) {
  m_undo = new UndoButton(m_theme, this);
  m_undo->move(width() - m_undo->width() - 4, (height() - m_undo->height()) / 2);
  m_undo->show();
  m_undo->installEventFilter(this);
  connect(m_undo, &QAbstractButton::clicked, this, [this, undo = std::move(undo)] {
    undo();
    leave();
  });
}

void Toast::leave() {
  hide();
  arrange(window());
  deleteLater();
}

bool Toast::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_undo && event->type() == QEvent::FocusIn) m_timer->stop();
  if (watched == m_undo && event->type() == QEvent::FocusOut) m_timer->start();
  return QFrame::eventFilter(watched, event);
}

Toast::Toast(const style::Theme& theme, QWidget* window, const QString& icon, const QString& text)
    : QFrame(window), m_theme(theme), m_icon(icon), m_text(text), m_timer(new QTimer(this)) {
  setAccessibleName(text);
  setFixedSize(theme.scaled(kWidth), theme.scaled(kHeight));
  m_timer->setSingleShot(true);
  m_timer->setInterval(kStays);
  connect(m_timer, &QTimer::timeout, this, &Toast::leave);
  m_timer->start();
}

void Toast::arrange(QWidget* window) {
  constexpr int kStatusBar = 28;
  int bottom = window->height() - 16;
  const QList<Toast*> toasts = window->findChildren<Toast*>(QString(), Qt::FindDirectChildrenOnly);
  for (auto it = toasts.crbegin(); it != toasts.crend(); ++it) {
    if ((*it)->isHidden()) continue;
    const Toast& toast = **it;
    (*it)->move(window->width() - toast.width() - 24, bottom - toast.m_theme.scaled(kStatusBar) - toast.height());
    (*it)->raise();
    bottom -= toast.height() + 8;
  }
}

void Toast::paintEvent(QPaintEvent* /*event*/) {
  using style::Token;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(Token::tooltip));
  painter.drawRoundedRect(rect(), 6, 6);
  painter.drawPixmap(12, (height() - 16) / 2, m_theme.pixmap(m_icon, 16, Token::tooltipText, devicePixelRatioF()));
  painter.setFont(m_theme.font(style::Role::body));
  painter.setPen(m_theme.color(Token::tooltipText));
  const QRect place(36, 0, width() - 48 - (m_undo == nullptr ? 0 : m_undo->width()), height());
  painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                   QFontMetrics(painter.font()).elidedText(m_text, Qt::ElideRight, place.width()));
}

void Toast::enterEvent(QEnterEvent* event) {
  m_timer->stop();
  QFrame::enterEvent(event);
}

void Toast::leaveEvent(QEvent* event) {
  if (m_undo == nullptr || !m_undo->hasFocus()) m_timer->start();
  QFrame::leaveEvent(event);
}

}  // namespace ack::ui::widgets
