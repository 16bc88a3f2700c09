#include "ui/deadletters/letter_deeds.h"

#include "core/base/time_text.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/deadletters/evidence_export.h"
#include "ui/deadletters/owner_sheet.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/toast.h"

#include <QFileDialog>
#include <QFileInfo>

namespace ack::ui::deadletters {
namespace {

QString systemDialog(QWidget* parent, const QString& proposed) {
  return QFileDialog::getSaveFileName(parent, LetterDeeds::tr("Export the evidence"), proposed,
                                      LetterDeeds::tr("JSON files (*.json)"));
}

}  // namespace

LetterDeeds::LetterDeeds(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile ask,
                         QObject* parent)
    : QObject(parent), m_theme(theme), m_session(session), m_clock(clock),
      m_ask(ask ? std::move(ask) : AskForFile(systemDialog)), m_export(new EvidenceExport(session, clock, this)) {
  connect(m_export, &EvidenceExport::failed, this, &LetterDeeds::failed);
  connect(m_export, &EvidenceExport::finished, this, [this](qsizetype letters, const QString& path) {
    if (auto* where = m_export->where())
      widgets::Toast::show(m_theme, where, QStringLiteral("check"),
                           tr("Evidence of %1 dead letters written to %2", "a count, a file")
                               .arg(text::count(letters), QFileInfo(path).fileName()));
  });
}

LetterDeeds::~LetterDeeds() = default;

void LetterDeeds::tell(QWidget* where, const QString& icon, const QString& what,
                       const operate::LetterReport& report) {
  std::size_t asBefore = 0;
  for (const operate::LetterOutcome& letter : report.letters)
    asBefore += letter.result == operate::LetterResult::asBefore ? 1U : 0U;
  const auto total = static_cast<std::int64_t>(report.letters.size());
  const std::int64_t gone = total - report.changed - static_cast<std::int64_t>(asBefore);
  QString words = what.arg(text::count(report.changed), text::count(total));
  if (gone > 0) words += QLatin1Char(' ') + tr("%1 were no longer set aside.", "a count").arg(text::count(gone));
  widgets::Toast::show(m_theme, where, icon, words);
  Q_EMIT done();
}

void LetterDeeds::assign(const Ids& ids, const QString& present, QWidget* opener) {
  if (m_session == nullptr || ids.empty()) return;
  auto* sheet = new OwnerSheet(m_theme, opener, ids.size());
  auto report = std::make_shared<operate::LetterReport>();
  commands::performWhenConfirmed(
      *m_session, sheet,
      [sheet, ids, report]() -> commands::Deed {
        return [ids, report, owner = sheet->owner().toStdString()](
                   const operate::Desk& desk, const operate::Caller& caller, const std::string&) -> Result<void> {
          auto assigned = operate::LetterCommands(desk).assign(caller, ids, owner);
          if (!assigned) return std::move(assigned).error();
          *report = std::move(*assigned);
          return {};
        };
      },
      [this, report, window = opener->window()] {
        tell(window, QStringLiteral("user"), tr("%1 of %2 have their owner.", "counts"), *report);
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

void LetterDeeds::close(const Ids& ids, QWidget* opener) {
  if (m_session == nullptr || ids.empty()) return;
  const int n = static_cast<int>(ids.size());
  widgets::Question question;
  question.title = tr("Close %n dead letter(s) without a replay?", nullptr, n);
  question.icon = QStringLiteral("close");
  question.body = tr("What they lack is never done, unless somebody opens them again. Their history stays.");
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
        tell(window, QStringLiteral("check"), tr("%1 of %2 are closed.", "counts"), *report);
      });
}

void LetterDeeds::exportEvidence(const Ids& ids, QWidget* opener) {
  if (m_session == nullptr || ids.empty() || m_export->isRunning()) return;
  const QString day = text::fromUtf8(base::toRfc3339Millis(m_clock.now())).left(10);
  QString path = m_ask(opener, QStringLiteral("dead-letters-%1.json").arg(day));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".json");
  m_export->start(ids, path, opener->window());
}

}  // namespace ack::ui::deadletters
