#pragma once
// Writes what is known of chosen dead letters as one JSON file, whole or not at all: identity, cause, attempts,
// effects, ledger lines, audit entries and hashes as `trace` tells them; never payload. One letter at a time, so that
// the reader answers other questions in between.
#include "core/base/clock.h"
#include "core/query/views.h"

#include <QObject>
#include <QPointer>
#include <QSaveFile>
#include <QWidget>

#include <memory>
#include <vector>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deadletters {

/// Thread: gui.
class EvidenceExport final : public QObject {
  Q_OBJECT
 public:
  EvidenceExport(session::Session* session, const Clock& clock, QObject* parent);

  /// Nothing where one is under way. Ends in finished() or failed(); a file that was there before stays as it was on
  /// failure. `where`: the window to tell.
  void start(std::vector<DeliveryId> letters, const QString& path, QWidget* where);
  [[nodiscard]] bool isRunning() const { return m_file != nullptr; }
  [[nodiscard]] QWidget* where() const { return m_where; }

 Q_SIGNALS:
  void finished(qsizetype letters, const QString& path);
  void failed(const QString& sentence);

 private:
  void askNext();
  void take(const std::string& text);
  void fail(const QString& why);
  bool put(const std::string& text);

  session::Session* m_session;
  const Clock& m_clock;
  std::vector<DeliveryId> m_letters;
  std::size_t m_at{0};
  std::unique_ptr<QSaveFile> m_file;
  QPointer<QWidget> m_where;
};

}  // namespace ack::ui::deadletters
