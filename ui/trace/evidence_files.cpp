#include "ui/trace/evidence_files.h"

#include "core/base/time_text.h"
#include "core/query/csv_cell.h"
#include "core/query/ledger_csv.h"
#include "ui/models/story_entries.h"
#include "ui/models/timeline_model.h"
#include "ui/trace/verdict.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace ack::ui::trace {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Evidence)
};

std::string cell(const QString& text) { return query::csvCell(text.toStdString()); }

std::string line(std::initializer_list<std::string> cells) {
  std::string out;
  for (const std::string& one : cells) out += (out.empty() ? "" : ",") + one;
  return out + "\r\n";
}

/// Columns have the store's own words, whatever the window's language.
std::string timelineCsv(const query::DeliveryStory& story, UtcTime now) {
  std::string out = "at_utc,side,what,more,reference\r\n";
  for (const models::StoryEntry& entry : models::storyEntries(story, now)) {
    if (entry.dueAt) continue;  // what may happen next is no evidence
    out += line({base::toRfc3339Millis(entry.at), entry.side == models::StorySide::cameIn ? "came_in" : "did",
                 cell(models::entryTitle(entry, now)), cell(entry.caption), cell(entry.reference)});
  }
  return out;
}

std::string ledgerCsv(const query::DeliveryStory& story) {
  std::string out = query::csvHeader();
  for (const query::LedgerView& charge : story.ledger) out += query::csvLine(charge);
  return out;
}

std::string auditCsv(const query::DeliveryStory& story) {
  std::string out = "entry,at_utc,who,role,via,action,outcome,reason,why_not,about,entry_sha256\r\n";
  for (const query::AuditView& entry : story.audit)
    out += line({std::to_string(entry.sequence), base::toRfc3339Millis(entry.at), query::csvCell(entry.actor),
                 query::csvCell(entry.role), query::csvCell(entry.via), query::csvCell(entry.action),
                 entry.refused ? "refused" : "done", query::csvCell(entry.reason), query::csvCell(entry.whyNot),
                 std::to_string(entry.count), entry.hashHex});
  return out;
}

std::string summary(const query::DeliveryStory& story, UtcTime now) {
  QString text = summaryOf(story, now) + QLatin1Char('\n');
  for (const query::ArrivalView& arrival : story.arrivals)
    if (!arrival.bodySha256Hex.empty()) {
      text += Words::tr("SHA-256 of the body that came: %1").arg(QString::fromStdString(arrival.bodySha256Hex)) +
              QLatin1Char('\n');
      break;
    }
  return text.toStdString();
}

}  // namespace

std::vector<EvidenceFile> evidenceFiles(const query::DeliveryStory& story, UtcTime now) {
  const std::string folder = domain::toText(story.delivery.id) + "/";
  return {{folder + "summary.txt", summary(story, now)},
          {folder + "timeline.csv", timelineCsv(story, now)},
          {folder + "ledger.csv", ledgerCsv(story)},
          {folder + "audit.csv", auditCsv(story)}};
}

std::string manifestLine(const EvidenceFile& file) {
  const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(file.bytes), QCryptographicHash::Sha256);
  return hash.toHex().toStdString() + "  " + file.name + "\n";
}

EvidenceFile evidenceGuide(std::size_t events, UtcTime now) {
  QStringList lines;
  lines << Words::tr("Evidence of %n event(s), exported %1", nullptr, static_cast<int>(events))
               .arg(QString::fromStdString(base::toRfc3339Millis(now)))
        << QString() << Words::tr("A folder for each event, named after our delivery:")
        << QStringLiteral("  summary.txt   ") + Words::tr("what became of it, in words")
        << QStringLiteral("  timeline.csv  ") + Words::tr("what came in and what we did, oldest first, UTC")
        << QStringLiteral("  ledger.csv    ") +
               Words::tr("its charge and refund lines; the header alone where it has none")
        << QStringLiteral("  audit.csv     ") + Words::tr("what people did with it, also what they were refused; "
                                                          "entry_sha256 is the entry's hash in the audit trail")
        << QString() << Words::tr("It holds no payloads.")
        << Words::tr("Prove that nothing was changed: sha256sum --check %1").arg(QLatin1String(kManifestName));
  return {"README.txt", (lines.join(QLatin1Char('\n')) + QLatin1Char('\n')).toStdString()};
}

}  // namespace ack::ui::trace
