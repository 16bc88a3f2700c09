#include "ui/deadletters/evidence_export.h"

#include "core/base/time_text.h"
#include "core/query/json_views.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"

namespace ack::ui::deadletters {
namespace {

constexpr std::size_t kLettersAtOnce = 20;

}  // namespace

EvidenceExport::EvidenceExport(session::Session* session, const Clock& clock, QObject* parent)
    : QObject(parent), m_session(session), m_clock(clock) {}

void EvidenceExport::start(std::vector<DeliveryId> letters, const QString& path, QWidget* where) {
  if (m_session == nullptr || isRunning()) return;
  m_letters = std::move(letters);
  m_at = 0;
  m_where = where;
  m_file = std::make_unique<QSaveFile>(path);
  if (!m_file->open(QIODevice::WriteOnly) ||
      !put("{\"exported_at\":\"" + base::toRfc3339Millis(m_clock.now()) +
           "\",\"count\":" + std::to_string(m_letters.size()) + ",\"letters\":[\n"))
    return fail(m_file->errorString());
  askNext();
}

void EvidenceExport::askNext() {
  const auto begin = m_letters.begin() + static_cast<std::ptrdiff_t>(m_at);
  const std::size_t count = std::min(kLettersAtOnce, m_letters.size() - m_at);
  std::vector<DeliveryId> some(begin, begin + static_cast<std::ptrdiff_t>(count));
  const bool first = m_at == 0;
  m_at += count;
  m_session->ask<std::string>(
      this, QStringLiteral("evidence"),
      [some = std::move(some), first](query::Reader& reader) -> Result<std::string> {
        if (auto may = reader.mayExport(); !may) return std::move(may).error();
        std::string text;
        for (const DeliveryId id : some) {
          auto answer = reader.trace(domain::toText(id));
          if (!answer) return std::move(answer).error();
          text += (first && text.empty() ? "" : ",\n") + query::toJson(*answer);
        }
        return text;
      },
      [this](const Result<std::string>& text) {
        if (!isRunning()) return;
        if (!text) return fail(text::fromUtf8(text.error().message));
        take(*text);
      });
}

void EvidenceExport::take(const std::string& text) {
  if (!put(text)) return fail(m_file->errorString());
  if (m_at < m_letters.size()) return askNext();
  if (!put("\n]}\n") || !m_file->commit()) return fail(m_file->errorString());
  const QString path = m_file->fileName();
  m_file.reset();
  Q_EMIT finished(static_cast<qsizetype>(m_letters.size()), path);
}

void EvidenceExport::fail(const QString& why) {
  const QString path = m_file->fileName();
  m_file->cancelWriting();
  m_file.reset();
  Q_EMIT failed(path + QStringLiteral(": ") + why);
}

bool EvidenceExport::put(const std::string& text) {
  return m_file->write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

}  // namespace ack::ui::deadletters
