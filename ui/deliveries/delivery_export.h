#pragma once
// Writes the deliveries of a filter as a CSV file, whole or not at all: page by page, so that the reader answers
// other questions in between and the list stays live. Each page is a snapshot of its own; by its key no delivery
// comes twice.
#include "core/query/delivery_csv.h"
#include "core/query/views.h"

#include <QObject>
#include <QSaveFile>

#include <memory>
#include <string>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deliveries {

/// Thread: gui.
class DeliveryExport final : public QObject {
  Q_OBJECT
 public:
  explicit DeliveryExport(session::Session* session, QObject* parent = nullptr);

  /// Newest first. Nothing where one is under way, or without a session. Ends in finished() or failed(), or in
  /// neither after cancel().
  void start(const query::DeliveryFilter& filter, std::vector<query::DeliveryColumn> columns, const QString& path);
  /// A file that was there before stays as it was.
  void cancel();
  [[nodiscard]] bool isRunning() const { return m_file != nullptr; }

 Q_SIGNALS:
  void progressed(qint64 rows);
  void finished(qint64 rows, const QString& path);
  void failed(const QString& reason);

 private:
  struct Chunk {
    std::string text, next;
    qint64 rows{0};
  };
  void askNext();
  void take(const Chunk& chunk);
  void fail(const QString& reason);
  bool put(const std::string& text);

  session::Session* m_session;
  query::DeliveryFilter m_filter;
  std::vector<query::DeliveryColumn> m_columns;
  std::unique_ptr<QSaveFile> m_file;
  std::string m_token;
  qint64 m_rows{0};
  int m_run{0};  ///< an answer of a cancelled export is dropped
};

}  // namespace ack::ui::deliveries
