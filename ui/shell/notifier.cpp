#include "ui/shell/notifier.h"

#include "ui/session/session.h"
#include "ui/shell/notification_stack.h"

namespace ack::ui::shell {
namespace {

constexpr int kMostAlerts = 500, kMostReplays = 200;

}  // namespace

Notifier::Notifier(const style::Theme& theme, session::Session& session, const Clock& clock, QObject* parent)
    : QObject(parent), m_session(session), m_clock(clock), m_stack(new NotificationStack(theme, this)) {
  connect(&session, &session::Session::changed, this, [this] { m_changed = true; });
  connect(&session, &session::Session::tick, this, &Notifier::everySecond);
  connect(&session.attendance(), &session::Attendance::changed, this, &Notifier::follow);
  connect(m_stack, &NotificationStack::openWanted, this, &Notifier::windowWanted);
  connect(m_stack, &NotificationStack::laterWanted, this,
          [this](const News& news) { m_desk.later(news, m_clock.now()); });
  follow();
}

void Notifier::follow() {
  const session::Attendance& attendance = m_session.attendance();
  const std::string name = attendance.presence().name.toStdString();
  const bool open = attendance.presence().isOpen();
  if (open != m_situation.open || name != m_situation.name) {
    // What one person may see is not for the next.
    m_situation.alerts.clear();
    m_situation.waiting.clear();
    m_known = false;
    m_changed = true;
  }
  m_situation.open = open;
  m_situation.name = name;
  m_situation.admin = name.empty() || attendance.presence().role == access::Role::admin;
  m_situation.approves = attendance.may(access::Permission::approveReplay);
  m_situation.people.clear();
  for (const operate::SignInName& one : attendance.names()) m_situation.people.insert(one.name);
  // At once: what a person may see must not stand on a locked screen.
  m_stack->keep([this](const News& news) { return NewsDesk::holds(news, m_situation); });
  Q_EMIT changed();
}

void Notifier::presentStatus(bool receiving, std::int64_t openAlerts) {
  m_haveStatus = true;
  m_situation.receiving = receiving;
  m_situation.openAlerts = openAlerts;
}

void Notifier::presentChainBroken(bool broken) { m_situation.chainBroken = broken; }

void Notifier::setQuiet(bool quiet) {
  m_desk.setQuiet(quiet, m_clock.now());
  Q_EMIT changed();
}

std::int64_t Notifier::requests() const { return NewsDesk::requestsFor(m_situation, m_clock.now()); }

std::int64_t Notifier::withoutOwner() const {
  std::int64_t letters = 0;
  for (const query::AlertView& alert : m_situation.alerts)
    if (alert.kind == domain::AlertKind::deadWithoutOwner) letters += alert.count;
  return letters;
}

void Notifier::everySecond() {
  if (m_changed && m_situation.open) ask();
  look();
  m_stack->presentAges(m_clock.now());
}

void Notifier::ask() {
  const session::Attendance& attendance = m_session.attendance();
  // A refused look would be an entry of the trail: only what this person may see is asked for.
  const bool alerts = attendance.may(access::Permission::viewFigures);
  const bool replays = m_situation.approves && attendance.may(access::Permission::viewWork);
  if (m_asking || !alerts) return;
  m_asking = true;
  m_changed = false;
  m_session.ask<Living>(
      this, QStringLiteral("news"),
      [replays](query::Reader& reader) -> Result<Living> {
        Living living;
        auto list = reader.alerts({}, kMostAlerts);
        if (!list) return std::move(list).error();
        living.alerts = std::move(*list);
        if (!replays) return living;
        auto open = reader.replays(true, {}, kMostReplays);
        if (!open) return std::move(open).error();
        living.waiting = std::move(open->rows);
        return living;
      },
      [this](const Result<Living>& living) {
        m_asking = false;
        if (!living) {
          m_changed = true;  // asked again with the next second
          return;
        }
        m_known = true;
        m_situation.alerts = living->alerts.alerts;
        m_situation.waiting = living->waiting;
        m_stack->keep([this](const News& news) { return NewsDesk::holds(news, m_situation); });
        look();
        Q_EMIT changed();
      });
}

void Notifier::look() {
  // Before the first answer nothing is known, and nothing is no news.
  if (!m_haveStatus || (m_situation.open && !m_known)) return;
  const UtcTime now = m_clock.now();
  for (const News& news : m_desk.look(m_situation, now)) {
    const NewsWords words = wordsFor(news, QString::fromStdString(m_situation.name), now);
    if (m_plain)
      m_plain(words);
    else
      m_stack->show(news, words);
  }
  m_stack->keep([this](const News& news) { return NewsDesk::holds(news, m_situation); });
}

}  // namespace ack::ui::shell
