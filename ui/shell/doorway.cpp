#include "ui/shell/doorway.h"

#include "ui/session/session.h"
#include "ui/shell/idle_watch.h"
#include "ui/shell/screen_lock.h"
#include "ui/signin/lock_page.h"
#include "ui/signin/sign_in_page.h"
#include "ui/widgets/sheet.h"
#include "ui/widgets/toast.h"

#include <QApplication>
#include <QSettings>
#include <QShortcut>

#include <algorithm>

namespace ack::ui::shell {

using session::Presence;
using session::Reason;
using State = Presence::State;

namespace {
const QString kIdleKey = QStringLiteral("window/lockAfterMinutes");
}

Doorway::Doorway(const style::Theme& theme, session::Session& session, QWidget* work, QWidget* parent)
    : QStackedWidget(parent), m_session(session), m_work(work), m_blank(new QWidget),
      m_signIn(new signin::SignInPage(theme, session.attendance())),
      m_lock(new signin::LockPage(theme, session.attendance())), m_idle(new IdleWatch(this)) {
  for (QWidget* layer : {m_work, m_blank, static_cast<QWidget*>(m_signIn), static_cast<QWidget*>(m_lock)})
    addWidget(layer);
  setIdleMinutes(QSettings().value(kIdleKey, kUsualIdleMinutes).toInt());
  session::Attendance& attendance = session.attendance();
  connect(&attendance, &session::Attendance::changed, this, &Doorway::follow);
  connect(m_idle, &IdleWatch::input, &attendance, &session::Attendance::touch);
  connect(m_idle, &IdleWatch::idle, this, [this] { lock(Reason::idle); });
  connect(new ScreenLock(this), &ScreenLock::locked, this, [this] { lock(Reason::screen); });
  auto* keys = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_L), this);
  keys->setContext(Qt::WindowShortcut);
  connect(keys, &QShortcut::activated, this, [this] { lock(Reason::asked); });
  setCurrentWidget(m_blank);
  follow();
}

bool Doorway::isOpen() const { return currentWidget() == m_work; }

void Doorway::setIdleMinutes(int minutes) {
  m_idleMinutes = std::clamp(minutes, kLeastIdleMinutes, kMostIdleMinutes);
  QSettings settings;
  if (settings.value(kIdleKey, kUsualIdleMinutes).toInt() != m_idleMinutes)
    settings.setValue(kIdleKey, m_idleMinutes);
  m_idle->setLimit(std::chrono::minutes(m_idleMinutes));
  m_lock->setIdleMinutes(m_idleMinutes);
  // The window locks first; core's own limit is behind it for a window that died.
  m_session.attendance().setIdleLimit(std::chrono::minutes(m_idleMinutes + 2));
}

void Doorway::presentTotals(bool receiving, const std::optional<query::Status>& status) {
  m_lock->presentTotals(receiving, status);
}

void Doorway::setHint(const QString& hint) { m_signIn->setHint(hint); }

void Doorway::lock(Reason reason) { m_session.attendance().lock(reason); }

void Doorway::shutWork() {
  // Nothing of the work may lie above the door.
  while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
  qDeleteAll(window()->findChildren<widgets::Toast*>(QString(), Qt::FindDirectChildrenOnly));
  QWidget* focused = QApplication::focusWidget();
  if (focused != nullptr && m_work->isAncestorOf(focused)) m_focused = focused;
  const auto sheets = window()->findChildren<widgets::Sheet*>();
  for (widgets::Sheet* sheet : sheets) {
    if (!sheet->isVisible()) continue;
    sheet->hide();
    m_sheets.append(sheet);
  }
}

void Doorway::openWork() {
  setCurrentWidget(m_work);
  m_idle->restart();
  if (m_focused) m_focused->setFocus(Qt::OtherFocusReason);
  const auto sheets = std::exchange(m_sheets, {});
  for (const QPointer<widgets::Sheet>& sheet : sheets)
    if (sheet) sheet->show();
}

void Doorway::follow() {
  const State state = m_session.attendance().presence().state;
  if (state == m_shown) return;
  const bool wasOpen = isOpen();
  m_shown = state;
  if (wasOpen && !m_session.attendance().presence().isOpen()) shutWork();
  switch (state) {
  case State::unknown:
    setCurrentWidget(m_blank);
    break;
  case State::signedOut:
    setCurrentWidget(m_signIn);
    m_signIn->enter();
    // What one person began is not for the next.
    for (const QPointer<widgets::Sheet>& sheet : std::as_const(m_sheets))
      if (sheet) sheet->deleteLater();
    m_sheets.clear();
    m_focused = nullptr;
    break;
  case State::locked:
    setCurrentWidget(m_lock);
    m_lock->enter();
    break;
  case State::unattended:
  case State::signedIn:
    openWork();
    break;
  }
  if (isOpen() && !wasOpen) Q_EMIT opened();
  if (!isOpen() && wasOpen) Q_EMIT shut();
}

}  // namespace ack::ui::shell
