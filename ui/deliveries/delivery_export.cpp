#include "ui/deliveries/delivery_export.h"

#include "ui/session/session.h"
#include "ui/text/formats.h"

namespace ack::ui::deliveries {
namespace {

constexpr int kRowsAtOnce = 1'000;

}  // namespace

DeliveryExport::DeliveryExport(session::Session* session, QObject* parent) : QObject(parent), m_session(session) {}

void DeliveryExport::start(const query::DeliveryFilter& filter, std::vector<query::DeliveryColumn> columns,
                           const QString& path) {
  if (m_session == nullptr || isRunning()) return;
  m_filter = filter;
  m_columns = std::move(columns);
  m_token.clear();
  m_rows = 0;
  ++m_run;
  m_file = std::make_unique<QSaveFile>(path);
  if (!m_file->open(QIODevice::WriteOnly) || !put(query::deliveryCsvHeader(m_columns)))
    return fail(m_file->errorString());
  askNext();
}

void DeliveryExport::cancel() {
  if (!isRunning()) return;
  ++m_run;
  m_file->cancelWriting();
  m_file.reset();
}

void DeliveryExport::askNext() {
  m_session->ask<Chunk>(
      this, QStringLiteral("export"),
      [filter = m_filter, columns = m_columns, token = m_token](query::Reader& reader) -> Result<Chunk> {
        if (auto may = reader.mayExport(); !may) return std::move(may).error();
        auto page = reader.deliveries(filter, token, kRowsAtOnce);
        if (!page) return std::move(page).error();
        Chunk chunk;
        for (const query::DeliveryRow& row : page->rows) chunk.text += query::deliveryCsvLine(row, columns);
        chunk.rows = static_cast<qint64>(page->rows.size());
        chunk.next = std::move(page->next);
        return chunk;
      },
      [this, run = m_run](const Result<Chunk>& chunk) {
        if (run != m_run || !isRunning()) return;
        if (!chunk) return fail(text::fromUtf8(chunk.error().message));
        take(*chunk);
      });
}

void DeliveryExport::take(const Chunk& chunk) {
  if (!put(chunk.text)) return fail(m_file->errorString());
  m_rows += chunk.rows;
  m_token = chunk.next;
  if (!m_token.empty()) {
    Q_EMIT progressed(m_rows);
    return askNext();
  }
  if (!m_file->commit()) return fail(m_file->errorString());
  const QString path = m_file->fileName();
  m_file.reset();
  Q_EMIT finished(m_rows, path);
}

void DeliveryExport::fail(const QString& reason) {
  const QString path = m_file->fileName();
  cancel();
  Q_EMIT failed(path + QStringLiteral(": ") + reason);
}

bool DeliveryExport::put(const std::string& text) {
  return m_file->write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

}  // namespace ack::ui::deliveries
