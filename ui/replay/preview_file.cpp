#include "ui/replay/preview_file.h"

#include "core/query/csv_cell.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"

namespace ack::ui::replay {
namespace {

constexpr int kItemsAtOnce = 200;
constexpr const char* kHeader = "delivery,event_id,source,type,cause,attempts,next_attempt,state,note,effect,"
                                "destination,key,on_replay,risk,why\r\n";

std::string linesOf(const query::ReplayItemView& item) {
  using query::csvCell;
  const std::string head = domain::toText(item.delivery) + ',' + csvCell(item.eventId) + ',' + csvCell(item.source) +
                           ',' + csvCell(item.type) + ',' + std::string(domain::toText(item.cause)) + ',' +
                           std::to_string(item.attempts) + ',' + std::to_string(item.attempts + 1) + ',' +
                           std::string(domain::toText(item.state)) + ',' +
                           csvCell(item.why ? domain::sentence(*item.why) : std::string_view(item.note)) + ',';
  if (item.effects.empty()) return head + ",,,,,\r\n";
  std::string lines;
  for (const query::ReplayEffectView& effect : item.effects)
    lines += head + std::string(domain::toText(effect.kind)) + ',' + csvCell(effect.destination) + ',' +
             csvCell(effect.key) + ',' + std::string(domain::toText(effect.prediction)) + ',' +
             std::string(domain::toText(effect.risk)) + ',' + csvCell(domain::sentence(effect.why)) + "\r\n";
  return lines;
}

}  // namespace

PreviewFile::PreviewFile(session::Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void PreviewFile::start(ReplayId id, const QString& path) {
  if (m_file != nullptr) return;
  m_id = id;
  m_token.clear();
  m_rows = 0;
  m_file = std::make_unique<QSaveFile>(path);
  if (!m_file->open(QIODevice::WriteOnly) || !put(kHeader)) return fail(m_file->errorString());
  askNext();
}

void PreviewFile::askNext() {
  m_session.ask<query::ReplayItemPage>(
      this, QStringLiteral("preview file"),
      [id = m_id, token = m_token](query::Reader& reader) -> Result<query::ReplayItemPage> {
        if (auto may = reader.mayExport(); !may) return std::move(may).error();
        return reader.replayItems(id, std::nullopt, token, kItemsAtOnce);
      },
      [this](const Result<query::ReplayItemPage>& page) {
        if (m_file == nullptr) return;
        if (!page) return fail(text::fromUtf8(page.error().message));
        std::string text;
        for (const query::ReplayItemView& item : page->rows) text += linesOf(item);
        if (!put(text)) return fail(m_file->errorString());
        m_rows += static_cast<qint64>(page->rows.size());
        m_token = page->next;
        if (!m_token.empty()) return askNext();
        if (!m_file->commit()) return fail(m_file->errorString());
        const QString path = m_file->fileName();
        m_file.reset();
        Q_EMIT finished(m_rows, path);
      });
}

void PreviewFile::fail(const QString& why) {
  const QString path = m_file->fileName();
  m_file->cancelWriting();
  m_file.reset();
  Q_EMIT failed(path + QStringLiteral(": ") + why);
}

bool PreviewFile::put(const std::string& text) {
  return m_file->write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

}  // namespace ack::ui::replay
