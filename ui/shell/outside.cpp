#include "ui/shell/outside.h"

#include "ui/commands/gate.h"
#include "ui/session/session.h"
#include "ui/shell/notifier.h"
#include "ui/shell/tray.h"
#include "ui/shell/tray_menu.h"
#include "ui/text/role_words.h"

#include <QGuiApplication>

namespace ack::ui::shell {
namespace {

/// There a program can't say where its windows are.
bool hasNoPlaceForWindows() { return QGuiApplication::platformName().startsWith(QLatin1String("wayland")); }

QString holders() {
  QStringList roles;
  for (const access::Role role : access::whoMay(access::Permission::pauseWork)) roles << text::roleWord(role);
  return roles.join(QStringLiteral(", "));
}

}  // namespace

Outside::Outside(const style::Theme& theme, session::Session& session, QObject* parent)
    : QObject(parent), m_theme(theme), m_session(session), m_notifier(new Notifier(theme, session, m_clock, this)) {
  connect(m_notifier, &Notifier::windowWanted, this, &Outside::windowWanted);
  if (Tray::isAvailable()) buildTray();
}

void Outside::buildTray() {
  m_tray = new Tray(m_theme, this);
  TrayMenu& menu = m_tray->menu();
  connect(&menu, &TrayMenu::windowWanted, this, &Outside::windowWanted);
  connect(&menu, &TrayMenu::quietWanted, m_notifier, &Notifier::setQuiet);
  connect(&menu, &TrayMenu::lockWanted, this, [this] { m_session.attendance().lock(session::Reason::asked); });
  connect(&menu, &TrayMenu::quitWanted, this, &Outside::quitWanted);
  connect(m_notifier, &Notifier::changed, this, &Outside::showTray);
  if (hasNoPlaceForWindows())
    m_notifier->setPlain(
        [this](const NewsWords& words) { m_tray->tell(words.title, inOneLine(words), words.page, words.filter); });
}

void Outside::present(const std::optional<runtime::EngineStatus>& engine, const std::optional<query::Status>& status,
                      bool storeSafe) {
  m_state.engineHere = engine.has_value();
  m_state.receiving = engine ? engine->receiving : status && status->enginePid > 0;
  m_state.storeSafe = storeSafe;
  m_state.status = status;
  m_state.working = engine ? engine->workersBusy
                           : static_cast<int>(status ? status->states.of(domain::DeliveryState::processing) : 0);
  if (status) m_notifier->presentStatus(m_state.receiving, status->openAlerts);
  showTray();
}

void Outside::presentChainBroken(bool broken) { m_notifier->presentChainBroken(broken); }

void Outside::showTray() {
  if (m_tray == nullptr) return;
  const session::Attendance& attendance = m_session.attendance();
  m_state.open = attendance.presence().isOpen();
  m_state.signedIn = attendance.presence().state == session::Presence::State::signedIn;
  m_state.withoutOwner = m_notifier->withoutOwner();
  m_state.requests = m_notifier->requests();
  m_state.holdRefusal = commands::refusal(attendance, access::Permission::pauseWork);
  m_state.holders = holders();
  m_state.quietUntil = m_notifier->quietUntil();
  m_state.now = m_clock.now();
  m_tray->present(m_state);
}

void Outside::tellClosed() {
  if (m_tray != nullptr) m_tray->tellOnce();
}

}  // namespace ack::ui::shell
