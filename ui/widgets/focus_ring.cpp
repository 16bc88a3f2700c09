#include "ui/widgets/focus_ring.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace ack::ui::widgets {
namespace {
constexpr int kOutside = 3;  // 1 px air and 2 px ring
}

FocusRing::FocusRing(const style::Theme& theme, QWidget* window) : QWidget(window), m_theme(theme) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
  connect(qApp, &QApplication::focusChanged, this, &FocusRing::follow);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void FocusRing::follow(QWidget* /*old*/, QWidget* now) {
  for (const QPointer<QWidget>& widget : std::as_const(m_watched))
    if (widget) widget->removeEventFilter(this);
  m_watched.clear();
  m_target = nullptr;
  const bool ours = now != nullptr && now->window() == window() && now != window();
  const QVariant wish = ours ? now->property("focusRing") : QVariant(false);
  // Views show their current row themselves; a ring around a whole table would say nothing.
  const bool view = ours && qobject_cast<QAbstractItemView*>(now) != nullptr;
  if (ours && !view && (!wish.isValid() || wish.toBool())) {
    m_target = now;
    for (QWidget* w = now; w != nullptr && w != window(); w = w->parentWidget()) {
      w->installEventFilter(this);
      m_watched.append(w);
    }
  }
  place();
}

void FocusRing::place() {
  if (!m_target || !m_target->isVisible()) {
    hide();
    return;
  }
  const QRect box(m_target->mapTo(window(), QPoint(0, 0)), m_target->size());
  QRect seen = box.adjusted(-kOutside, -kOutside, kOutside, kOutside);
  for (QWidget* w = m_target->parentWidget(); w != nullptr && w != window(); w = w->parentWidget()) {
    if (qobject_cast<QAbstractScrollArea*>(w->parentWidget()) == nullptr) continue;
    seen = seen.intersected(QRect(w->mapTo(window(), QPoint(0, 0)), w->size()));
  }
  setGeometry(seen);
  setVisible(!seen.isEmpty());
  raise();
  update();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::Move || type == QEvent::Resize || type == QEvent::Show || type == QEvent::Hide) place();
  return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent* /*event*/) {
  if (!m_target) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRect box(m_target->mapTo(window(), QPoint(0, 0)), m_target->size());
  const QVariant corner = m_target->property("focusRadius");
  const qreal radius = (corner.isValid() ? corner.toInt() : 6) + 2;
  painter.setPen(QPen(m_theme.color(style::Token::focus), 2));
  painter.drawRoundedRect(QRectF(box.translated(-geometry().topLeft())).adjusted(-2, -2, 2, 2), radius, radius);
}

}  // namespace ack::ui::widgets
