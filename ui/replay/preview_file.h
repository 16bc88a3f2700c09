#pragma once
// Writes the whole manifest of a replay as a CSV file, whole or not at all: page by page, so that the reader answers
// other questions in between. Predictions and identities only, never payload.
#include "core/query/replay_views.h"

#include <QObject>
#include <QSaveFile>

#include <memory>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::replay {

/// Thread: gui.
class PreviewFile final : public QObject {
  Q_OBJECT
 public:
  PreviewFile(session::Session& session, QObject* parent);
  /// Nothing where one is under way. Ends in finished() or failed().
  void start(ReplayId id, const QString& path);

 Q_SIGNALS:
  void finished(qint64 deliveries, const QString& path);
  void failed(const QString& sentence);

 private:
  void askNext();
  void fail(const QString& why);
  bool put(const std::string& text);
  session::Session& m_session;
  std::unique_ptr<QSaveFile> m_file;
  ReplayId m_id;
  std::string m_token;
  qint64 m_rows{0};
};

}  // namespace ack::ui::replay
