#include "ui/shell/idle_watch.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

namespace ack::ui::shell {
namespace {

bool isInput(QEvent::Type type) {
  return type == QEvent::KeyPress || type == QEvent::MouseMove || type == QEvent::MouseButtonPress ||
         type == QEvent::Wheel || type == QEvent::TouchBegin || type == QEvent::TabletPress;
}

}  // namespace

IdleWatch::IdleWatch(QObject* parent, Now now)
    : QObject(parent), m_now(now ? std::move(now) : Now([] { return std::chrono::steady_clock::now(); })),
      m_timer(new QTimer(this)), m_last(m_now()), m_told(m_last) {
  m_timer->setInterval(std::chrono::seconds(1));
  connect(m_timer, &QTimer::timeout, this, &IdleWatch::look);
  m_timer->start();
  qApp->installEventFilter(this);
}

void IdleWatch::restart() {
  m_last = m_now();
  m_idle = false;
}

void IdleWatch::look() {
  if (m_idle || m_now() - m_last < m_limit) return;
  m_idle = true;
  Q_EMIT idle();
}

bool IdleWatch::eventFilter(QObject* watched, QEvent* event) {
  if (isInput(event->type())) {
    restart();
    if (m_last - m_told >= std::chrono::seconds(1)) {
      m_told = m_last;
      Q_EMIT input();
    }
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace ack::ui::shell
