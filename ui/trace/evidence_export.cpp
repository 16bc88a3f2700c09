#include "ui/trace/evidence_export.h"

#include "core/base/time_text.h"
#include "core/operate/deed_frame.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/trace/evidence_files.h"
#include "ui/trace/zip_file.h"

#include <QFileDialog>
#include <QFileInfo>

namespace ack::ui::trace {
namespace {

constexpr std::size_t kEventsAtOnce = 20;

}  // namespace

/// The file that grows, and the manifest of what is in it.
struct EvidenceExport::Package {
  std::unique_ptr<ZipFile> zip;
  std::string manifest;
  UtcTime at{};

  Result<void> add(const EvidenceFile& file) {
    manifest += manifestLine(file);
    return zip->add(file.name, file.bytes, std::chrono::system_clock::to_time_t(at));
  }
  Result<void> addAll(query::Reader& reader, const std::vector<DeliveryId>& some) {
    if (auto may = reader.mayExport(); !may) return may;
    for (const DeliveryId id : some) {
      auto story = reader.story(id);
      if (!story) return std::move(story).error();
      for (const EvidenceFile& file : evidenceFiles(*story, at))
        if (auto added = add(file); !added) return added;
    }
    return {};
  }
  Result<void> finish() {
    if (auto added = zip->add(kManifestName, manifest, std::chrono::system_clock::to_time_t(at)); !added)
      return added;
    return zip->finish();
  }
};

QString askForEvidenceFile(QWidget* parent, const QString& proposed) {
  return QFileDialog::getSaveFileName(parent, EvidenceExport::tr("Export the evidence"), proposed,
                                      EvidenceExport::tr("Zip files (*.zip)"));
}

EvidenceExport::EvidenceExport(session::Session* session, const Clock& clock, QObject* parent)
    : QObject(parent), m_session(session), m_clock(clock) {}

EvidenceExport::~EvidenceExport() = default;

void EvidenceExport::ask(const std::vector<DeliveryId>& deliveries, const QString& proposed, const AskForFile& ask,
                         QWidget* where) {
  if (m_session == nullptr || deliveries.empty() || isRunning()) return;
  const QString day = text::fromUtf8(base::toRfc3339Millis(m_clock.now())).left(10);
  QString path = ask(where, proposed + QLatin1Char('-') + day + QStringLiteral(".zip"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".zip");
  m_deliveries = deliveries;
  m_at = 0;
  m_where = where->window();
  m_running = true;
  m_session->perform<void>(
      this,
      [deliveries](const operate::Desk& desk, const operate::Caller& caller) {
        ack::audit::Deed deed;
        deed.action = "evidence.export";
        for (const DeliveryId id : deliveries) deed.targets.push_back(domain::toText(id));
        return operate::perform(
            desk, caller, access::Permission::exportEvidence, std::move(deed),
            [](const access::Actor&, UtcTime) -> Result<operate::Change> { return operate::Change{}; });
      },
      [this, path](const Result<void>& allowed) {
        if (allowed) return begin(path);
        fail(text::fromUtf8(allowed.error().message));
      });
}

void EvidenceExport::begin(const QString& path) {
  auto zip = ZipFile::create(path.toStdString());
  if (!zip) return fail(text::fromUtf8(zip.error().message));
  m_package = std::make_shared<Package>(Package{std::move(*zip), {}, m_clock.now()});
  if (auto begun = m_package->add(evidenceGuide(m_deliveries.size(), m_package->at)); !begun)
    return fail(text::fromUtf8(begun.error().message));
  askNext();
}

void EvidenceExport::askNext() {
  const auto begin = m_deliveries.begin() + static_cast<std::ptrdiff_t>(m_at);
  const std::size_t count = std::min(kEventsAtOnce, m_deliveries.size() - m_at);
  std::vector<DeliveryId> some(begin, begin + static_cast<std::ptrdiff_t>(count));
  m_at += count;
  const bool last = m_at == m_deliveries.size();
  // A void answer has no value to travel with.
  m_session->ask<bool>(
      this, QStringLiteral("evidence"),
      [package = m_package, some = std::move(some), last](query::Reader& reader) -> Result<bool> {
        auto added = package->addAll(reader, some);
        if (added && last) added = package->finish();
        if (!added) return std::move(added).error();
        return last;
      },
      [this](const Result<bool>& over) {
        if (!isRunning()) return;
        if (!over) return fail(text::fromUtf8(over.error().message));
        if (!*over) return askNext();
        const QString path = QString::fromStdString(m_package->zip->path().string());
        m_package.reset();
        m_running = false;
        Q_EMIT finished(static_cast<qsizetype>(m_deliveries.size()), path);
      });
}

void EvidenceExport::fail(const QString& why) {
  m_package.reset();
  m_running = false;
  Q_EMIT failed(why);
}

}  // namespace ack::ui::trace
