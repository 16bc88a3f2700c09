#include "ui/deadletters/letter_deeds.h"

#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/deadletters/owner_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/toast.h"

#include <QFileInfo>
#include <QPointer>
#include <QWidget>

namespace ack::ui::deadletters {
namespace {

/// `what` with how many were changed, of how many.
QString counted(const QString& what, const operate::LetterReport& report) {
  return what.arg(text::count(report.changed), text::count(static_cast<std::int64_t>(report.letters.size())));
}

}  // namespace

LetterDeeds::LetterDeeds(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile ask,
                         QObject* parent)
    : QObject(parent), m_theme(theme), m_session(session),
      m_ask(ask ? std::move(ask) : AskForFile(trace::askForEvidenceFile)),
      m_export(new trace::EvidenceExport(session, clock, this)) {
  connect(m_export, &trace::EvidenceExport::failed, this,
          [this](const QString& why) { Q_EMIT failed(tr("The evidence could not be written."), why); });
  connect(m_export, &trace::EvidenceExport::finished, this, [this](qsizetype letters, const QString& path) {
    if (auto* where = m_export->where())
      widgets::Toast::show(m_theme, where, QStringLiteral("check"),
                           tr("Evidence of %n dead letter(s) written to %1", "a file", static_cast<int>(letters))
                               .arg(QFileInfo(path).fileName()));
  });
}

LetterDeeds::~LetterDeeds() = default;

void LetterDeeds::tell(QWidget* where, const QString& icon, const QString& what, const operate::LetterReport& report,
                       std::function<void()> undo) {
  std::size_t asBefore = 0;
  for (const operate::LetterOutcome& letter : report.letters)
    asBefore += letter.result == operate::LetterResult::asBefore ? 1U : 0U;
  const auto total = static_cast<std::int64_t>(report.letters.size());
  const std::int64_t gone = total - report.changed - static_cast<std::int64_t>(asBefore);
  QString words = what;
  if (gone > 0)
    words += QLatin1Char(' ') +
             tr("Nothing was done to %1: they have changed meanwhile.", "a count").arg(text::count(gone));
  if (undo)
    widgets::Toast::showWithUndo(m_theme, where, icon, words, std::move(undo));
  else
    widgets::Toast::show(m_theme, where, icon, words);
  Q_EMIT done();
}

void LetterDeeds::assign(const Ids& ids, const QString& present, QWidget* opener) {
  if (m_session == nullptr || ids.empty()) return;
  auto* sheet = new OwnerSheet(m_theme, opener, ids.size());
  auto report = std::make_shared<operate::LetterReport>();
  auto given = std::make_shared<std::string>();
  commands::performWhenConfirmed(
      *m_session, sheet,
      [sheet, ids, report, given]() -> commands::Deed {
        *given = sheet->owner().toStdString();
        return [ids, report, owner = *given](const operate::Desk& desk, const operate::Caller& caller,
                                             const std::string&) -> Result<void> {
          auto assigned = operate::LetterCommands(desk).assign(caller, ids, owner);
          if (!assigned) return std::move(assigned).error();
          *report = std::move(*assigned);
          return {};
        };
      },
      [this, report, given, window = QPointer<QWidget>(opener->window())] {
        const auto undo = [this, report, given, window] {
          if (window) giveBack(*report, *given, window);
        };
        tell(window, QStringLiteral("user"),
             tr("Assigned %1 to %2.", "a count, a person or team")
                 .arg(text::count(report->changed), text::fromUtf8(*given)),
             *report, report->changed > 0 ? std::function<void()>(undo) : std::function<void()>());
      });
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

void LetterDeeds::giveBack(const operate::LetterReport& assigned, const std::string& owner, QWidget* where) {
  std::vector<operate::FormerOwner> former;
  for (const operate::LetterOutcome& letter : assigned.letters)
    if (letter.result == operate::LetterResult::changed) former.push_back({letter.id, letter.ownerBefore});
  m_session->perform<operate::LetterReport>(
      this,
      [former, owner](const operate::Desk& desk, const operate::Caller& caller) {
        return operate::LetterCommands(desk).giveBack(caller, former, owner);
      },
      [this, window = QPointer<QWidget>(where)](const Result<operate::LetterReport>& report) {
        if (!report) {
          Q_EMIT failed(tr("The assignment could not be undone."), text::fromUtf8(report.error().message));
          return;
        }
        if (window)
          tell(window, QStringLiteral("user"),
               counted(tr("%1 of %2 have their previous owner again.", "counts"), *report), *report);
      });
}

void LetterDeeds::close(const Ids& ids, QWidget* opener) {
  if (m_session == nullptr || ids.empty()) return;
  const int n = static_cast<int>(ids.size());
  widgets::Question question;
  question.title = tr("Close %n dead letter(s) without a replay?", nullptr, n);
  question.icon = QStringLiteral("close");
  question.body = tr("What is missing is never done, unless somebody reopens and replays them. Their history stays.");
  question.verb = tr("Close %1", "a count").arg(text::count(n));
  question.danger = true;
  auto report = std::make_shared<operate::LetterReport>();
  commands::confirmAndPerform(
      m_theme, *m_session, opener, question,
      [ids, report](const operate::Desk& desk, const operate::Caller& caller,
                    const std::string& reason) -> Result<void> {
        auto closed = operate::LetterCommands(desk).close(caller, ids, reason);
        if (!closed) return std::move(closed).error();
        *report = std::move(*closed);
        return {};
      },
      [this, report, window = opener->window()] {
        tell(window, QStringLiteral("check"), counted(tr("%1 of %2 are closed.", "counts"), *report), *report);
      });
}

void LetterDeeds::reopen(const Ids& ids, QWidget* opener) {
  if (m_session == nullptr || ids.empty()) return;
  const int n = static_cast<int>(ids.size());
  widgets::Question question;
  question.title = tr("Reopen %n closed dead letter(s)?", nullptr, n);
  question.icon = QStringLiteral("dead-letters");
  question.body = tr("They wait as dead letters again, due anew, with all their history. Nothing runs by itself.");
  question.verb = tr("Reopen %1", "a count").arg(text::count(n));
  auto report = std::make_shared<operate::LetterReport>();
  commands::confirmAndPerform(
      m_theme, *m_session, opener, question,
      [ids, report](const operate::Desk& desk, const operate::Caller& caller,
                    const std::string& reason) -> Result<void> {
        auto reopened = operate::LetterCommands(desk).reopen(caller, ids, reason);
        if (!reopened) return std::move(reopened).error();
        *report = std::move(*reopened);
        return {};
      },
      [this, report, window = opener->window()] {
        tell(window, QStringLiteral("dead-letters"),
             counted(tr("%1 of %2 are dead letters again.", "counts"), *report), *report);
      });
}

void LetterDeeds::exportEvidence(const Ids& ids, QWidget* opener) {
  m_export->ask(ids, QStringLiteral("dead-letters"), m_ask, opener);
}

}  // namespace ack::ui::deadletters
