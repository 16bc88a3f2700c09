#include "ui/alerts/alert_deeds.h"

#include "core/operate/letter_commands.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/deadletters/owner_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/toast.h"

#include <QWidget>

#include <map>
#include <memory>

namespace ack::ui::alerts {
namespace {

std::vector<AlertId> idsOf(const AlertDeeds::Alerts& alerts) {
  std::vector<AlertId> ids;
  for (const query::AlertView& alert : alerts) ids.push_back(alert.id);
  return ids;
}

int countOf(const AlertDeeds::Alerts& alerts) { return static_cast<int>(alerts.size()); }

/// "2 of 3 …", and why not all where some were not as they were shown.
QString outcome(const QString& what, const operate::AlertReport& report) {
  QString words = what.arg(text::count(report.changed), text::count(static_cast<std::int64_t>(report.alerts.size())));
  std::int64_t over = 0;
  for (const operate::AlertOutcome& alert : report.alerts) over += alert.result == operate::AlertResult::over ? 1 : 0;
  if (over > 0) words += QLatin1Char(' ') + AlertDeeds::tr("%1 were over already.", "a count").arg(text::count(over));
  return words;
}

}  // namespace

AlertDeeds::AlertDeeds(const style::Theme& theme, session::Session* session, QObject* parent)
    : QObject(parent), m_theme(theme), m_session(session) {}

void AlertDeeds::takeOn(const Alerts& alerts, QWidget* where) {
  if (m_session == nullptr || alerts.empty()) return;
  m_session->perform<operate::AlertReport>(
      where,
      [ids = idsOf(alerts)](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::AlertCommands(desk).acknowledge(caller, ids, {});
      },
      [this, where](const Result<operate::AlertReport>& report) {
        if (report)
          widgets::Toast::show(m_theme, where, QStringLiteral("check"),
                               outcome(tr("%1 of %2 taken on. Nothing more is sent.", "counts"), *report));
        else
          Q_EMIT failed(tr("Not taken on: %1", "why").arg(text::fromUtf8(report.error().message)));
        Q_EMIT done();
      });
}

void AlertDeeds::askForOwners(deadletters::OwnerSheet* sheet, const QString& present) {
  const session::Attendance& attendance = m_session->attendance();
  if (!attendance.may(access::Permission::assignOwner)) {
    // Whoever may not ask for teams still sees the people, as on the sign-in page.
    std::vector<operate::OwnerChoice> people;
    for (const operate::SignInName& one : attendance.names()) people.push_back({one.name, false});
    sheet->present(people, present);
    return;
  }
  m_session->perform<std::vector<operate::OwnerChoice>>(
      sheet,
      [](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::LetterCommands(desk).owners(caller);
      },
      [sheet, present](const Result<std::vector<operate::OwnerChoice>>& owners) {
        if (owners)
          sheet->present(*owners, present);
        else
          sheet->fail(text::fromUtf8(owners.error().message));
      });
}

void AlertDeeds::assign(const Alerts& alerts, QWidget* opener) {
  if (m_session == nullptr || alerts.empty()) return;
  widgets::Question question;
  question.title = tr("Who sees to %n alert(s)?", nullptr, countOf(alerts));
  question.icon = QStringLiteral("user");
  question.body = tr("Only they are told of it in the window from now on. Nothing runs, and nothing is lost.");
  question.verb = tr("Assign %1", "a count").arg(text::count(countOf(alerts)));
  question.reasonNeeded = false;
  auto* sheet = new deadletters::OwnerSheet(m_theme, opener, question);
  // Shared between the deed, which runs on another thread, and what is told of it afterwards.
  auto report = std::make_shared<operate::AlertReport>();
  commands::performWhenConfirmed(
      *m_session, sheet,
      [sheet, ids = idsOf(alerts), report]() -> commands::Deed {
        return [ids, report, owner = sheet->owner().toStdString()](
                   const operate::Desk& desk, const operate::Caller& caller, const std::string&) -> Result<void> {
          auto assigned = operate::AlertCommands(desk).assign(caller, ids, owner);
          if (!assigned) return std::move(assigned).error();
          *report = std::move(*assigned);
          return {};
        };
      },
      [this, alerts, report, window = opener->window()] {
        Alerts changed;
        for (std::size_t i = 0; i < report->alerts.size() && i < alerts.size(); ++i)
          if (report->alerts[i].result == operate::AlertResult::changed) changed.push_back(alerts[i]);
        const QString words = outcome(tr("%1 of %2 have an owner now.", "counts"), *report);
        if (changed.empty())
          widgets::Toast::show(m_theme, window, QStringLiteral("user"), words);
        else
          widgets::Toast::showWithUndo(m_theme, window, QStringLiteral("user"), words,
                                       [this, changed] { giveBack(changed); });
        Q_EMIT done();
      });
  const bool sameOwner = std::all_of(alerts.begin(), alerts.end(),
                                     [&alerts](const auto& one) { return one.owner == alerts.front().owner; });
  askForOwners(sheet, sameOwner ? text::fromUtf8(alerts.front().owner) : QString());
}

void AlertDeeds::giveBack(const Alerts& before) {
  std::map<std::string, Ids> byOwner;
  for (const query::AlertView& alert : before) byOwner[alert.owner].push_back(alert.id);
  for (const auto& [owner, ids] : byOwner)
    m_session->perform<operate::AlertReport>(
        this,
        [owner = owner, ids = ids](const operate::Desk& desk, const operate::Caller& caller) {
          return operate::AlertCommands(desk).assign(caller, ids, owner);
        },
        [this](const Result<operate::AlertReport>& report) {
          if (!report) Q_EMIT failed(tr("Not given back: %1", "why").arg(text::fromUtf8(report.error().message)));
          Q_EMIT done();
        });
}

void AlertDeeds::resolve(const Alerts& alerts, QWidget* opener) {
  if (m_session == nullptr || alerts.empty()) return;
  widgets::Question question;
  question.title = tr("Resolve %n alert(s)?", nullptr, countOf(alerts));
  question.icon = QStringLiteral("check");
  question.body = tr("They are over, and stay in the list with your reason. The same thing again is a new alert.");
  question.verb = tr("Resolve %1", "a count").arg(text::count(countOf(alerts)));
  auto report = std::make_shared<operate::AlertReport>();
  commands::confirmAndPerform(
      m_theme, *m_session, opener, question,
      [ids = idsOf(alerts), report](const operate::Desk& desk, const operate::Caller& caller,
                                    const std::string& reason) -> Result<void> {
        auto resolved = operate::AlertCommands(desk).resolve(caller, ids, reason);
        if (!resolved) return std::move(resolved).error();
        *report = std::move(*resolved);
        return {};
      },
      [this, report, window = opener->window()] {
        widgets::Toast::show(m_theme, window, QStringLiteral("check"),
                             outcome(tr("%1 of %2 are resolved.", "counts"), *report));
        Q_EMIT done();
      });
}

}  // namespace ack::ui::alerts
